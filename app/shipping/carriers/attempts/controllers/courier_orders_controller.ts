import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { decide } from '#shipping/carriers/attempts/decisions'
import { courierOrderValidator } from '#shipping/carriers/attempts/courier_order_validator'
import { ordersForStaff } from '#shipping/carriers/attempts/staff_list'
import UnfinishedOrderTransformer from '#shipping/carriers/attempts/unfinished_order_transformer'

export default class CourierOrdersController {
  async index(ctx: HttpContext) {
    return ctx.serialize(UnfinishedOrderTransformer.transform(await ordersForStaff()))
  }

  async update(ctx: HttpContext) {
    const decided = await ctx.request.validateUsing(courierOrderValidator)
    return { message: await decide(callerOf(ctx), ctx.params.id, decided) }
  }
}
