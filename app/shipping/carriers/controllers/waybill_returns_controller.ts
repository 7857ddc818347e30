import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import {
  settleWaybillCancellation,
  listOpenWaybillCancellations,
} from '#shipping/carriers/waybill_cancellations'
import WaybillCancellationTransformer from '#shipping/carriers/waybill_cancellation_transformer'
import { waybillCancellationValidator } from '#shipping/carriers/attempts/courier_order_validator'

export default class WaybillReturnsController {
  async index(ctx: HttpContext) {
    return ctx.serialize(
      WaybillCancellationTransformer.transform(await listOpenWaybillCancellations())
    )
  }

  async update(ctx: HttpContext) {
    const { comment } = await ctx.request.validateUsing(waybillCancellationValidator)
    return settleWaybillCancellation(callerOf(ctx), ctx.params.id, comment)
  }
}
