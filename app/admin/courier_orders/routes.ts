import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idParam } from '#shared/http/route_params'
import { shipmentReadBy } from '#shared/audit/audited_reads'
import { definePages } from '#start/route_groups'

const { courierOrders } = controllers.admin

definePages('admin', () => {
  router
    .get('/admin/courier_orders', [courierOrders.CourierOrdersPage, 'render'])
    .page({ by: 'openConsole' })
    .as('courier_orders')
  router
    .get('/admin/courier_orders/:id', [courierOrders.ParcelOrdersPage, 'render'])
    .page({ by: 'openConsole', auditedRead: shipmentReadBy('id') })
    .as('parcel_orders')
}).where('id', idParam)
