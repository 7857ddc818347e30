import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { decideAttempt } from '#shipping/carriers/attempts/decide_attempt'
import { courierOrderValidator } from '#shipping/carriers/attempts/courier_order_validator'
import { listUnfinishedOrders } from '#shipping/carriers/attempts/unfinished_orders'
import UnfinishedOrderTransformer from '#shipping/carriers/attempts/unfinished_order_transformer'

export default class CourierOrdersController {
  async index(ctx: HttpContext) {
    return ctx.serialize(UnfinishedOrderTransformer.transform(await listUnfinishedOrders()))
  }

  async update(ctx: HttpContext) {
    const decided = await ctx.request.validateUsing(courierOrderValidator)
    return { message: await decideAttempt(callerOf(ctx), ctx.params.id, decided) }
  }
}
