import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { pages } from '#start/route_groups'

const { courierOrders } = controllers.admin

pages('admin', 'openConsole', () => {
  router
    .get('/admin/courier_orders', [courierOrders.CourierOrdersPage, 'render'])
    .as('courier_orders')
  router
    .get('/admin/courier_orders/:id', [courierOrders.ParcelOrdersPage, 'render'])
    .as('parcel_orders')
}).where('id', number)
