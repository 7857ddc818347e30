import type { HttpContext } from '@adonisjs/core/http'
import { bookedWithoutLabel, ordersForStaff } from '#shipping/carriers/attempts/staff_list'
import UnfinishedOrderTransformer from '#shipping/carriers/attempts/unfinished_order_transformer'
import UnderwayParcelTransformer from '#shipping/carriers/by_hand/underway_parcel_transformer'

export default class CourierOrdersPageController {
  async render({ inertia }: HttpContext) {
    const [orders, unlabelled] = await Promise.all([ordersForStaff(), bookedWithoutLabel()])
    return inertia.render('admin/courier_orders/courier_orders', {
      orders: UnfinishedOrderTransformer.transform(orders),
      unlabelled: UnderwayParcelTransformer.transform(unlabelled),
    })
  }
}
