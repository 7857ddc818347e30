import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { ATTEMPT_DECISIONS } from '#shipping/carriers/attempts/attempt_labels'
import ParcelOrdersTransformer from '#shipping/carriers/attempts/parcel_orders_transformer'
import UnfinishedOrderTransformer from '#shipping/carriers/attempts/unfinished_order_transformer'
import { loadParcelOrders } from '#shipping/carriers/attempts/unfinished_orders'

export default class ParcelOrdersPageController {
  async render(ctx: HttpContext) {
    const orders = await loadParcelOrders(callerOf(ctx), ctx.params.id)
    const undecided = orders.attempts.filter(({ state }) => ATTEMPT_DECISIONS[state].length > 0)
    return ctx.inertia.render('admin/courier_orders/parcel_orders', {
      parcel: ParcelOrdersTransformer.transform(orders),
      undecided: UnfinishedOrderTransformer.transform(undecided),
    })
  }
}
