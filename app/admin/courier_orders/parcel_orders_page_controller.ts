import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import ParcelOrdersTransformer from '#shipping/carriers/attempts/parcel_orders_transformer'
import { ordersOf } from '#shipping/carriers/attempts/staff_list'

export default class ParcelOrdersPageController {
  async render(ctx: HttpContext) {
    const orders = await ordersOf(callerOf(ctx), ctx.params.id)
    return ctx.inertia.render('admin/courier_orders/parcel_orders', {
      parcel: ParcelOrdersTransformer.transform(orders),
    })
  }
}
