import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { resolveWaybill, waybillsForAttention } from '#shipping/carriers/waybill_returns'
import WaybillReturnTransformer from '#shipping/carriers/waybill_return_transformer'
import { waybillReturnValidator } from '#shipping/carriers/waybill_return_validator'

export default class WaybillReturnsController {
  async index(ctx: HttpContext) {
    return ctx.serialize(WaybillReturnTransformer.transform(await waybillsForAttention()))
  }

  async update(ctx: HttpContext) {
    const { comment } = await ctx.request.validateUsing(waybillReturnValidator)
    return resolveWaybill(callerOf(ctx), ctx.params.id, comment)
  }
}
