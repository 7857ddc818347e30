import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import ParcelOrdersTransformer from '#shipping/carriers/attempts/parcel_orders_transformer'
import { loadParcelOrders } from '#shipping/carriers/attempts/unfinished_orders'

export default class ParcelOrdersPageController {
  async render(ctx: HttpContext) {
    const orders = await loadParcelOrders(callerOf(ctx), ctx.params.id)
    return ctx.inertia.render('admin/courier_orders/parcel_orders', {
      parcel: ParcelOrdersTransformer.transform(orders),
    })
  }
}
