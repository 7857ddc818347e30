import type { HttpContext } from '@adonisjs/core/http'
import {
  countUnfinishedOrders,
  listBookedWithoutLabel,
  listUnfinishedOrders,
} from '#shipping/carriers/attempts/unfinished_orders'
import UnfinishedOrderTransformer from '#shipping/carriers/attempts/unfinished_order_transformer'
import UnderwayParcelTransformer from '#shipping/carriers/by_hand/underway_parcel_transformer'
import { findShipmentsByNumber } from '#shipping/shipment/find_shipments_by_number'

export default class CourierOrdersPageController {
  /** Redirects `?number=` to the orders of that parcel. */
  async render({ inertia, request, response }: HttpContext) {
    const number = String(request.input('number') ?? '').trim()
    const [[id] = []] = await findShipmentsByNumber([number])
    if (id) return response.redirect().toRoute('admin.parcel_orders', { id })
    const [orders, counts, unlabelled] = await Promise.all([
      listUnfinishedOrders(),
      countUnfinishedOrders(),
      listBookedWithoutLabel(),
    ])
    return inertia.render('admin/courier_orders/courier_orders', {
      orders: UnfinishedOrderTransformer.transform(orders),
      orderCount: counts.all,
      unlabelled: UnderwayParcelTransformer.transform(unlabelled),
      unknownNumber: number.slice(0, 60) || null,
    })
  }
}
