import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { parcelWith } from '#shared/audit/shown'
import { pages } from '#start/route_groups'

const { courierOrders } = controllers.admin

pages('admin', () => {
  router
    .get('/admin/courier_orders', [courierOrders.CourierOrdersPage, 'render'])
    .page({ by: 'openConsole' })
    .as('courier_orders')
  router
    .get('/admin/courier_orders/:id', [courierOrders.ParcelOrdersPage, 'render'])
    .page({ by: 'openConsole', shows: parcelWith('id') })
    .as('parcel_orders')
}).where('id', number)
