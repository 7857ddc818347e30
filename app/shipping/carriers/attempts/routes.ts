import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idParam } from '#shared/http/route_params'
import { defineCalls } from '#start/route_groups'

const { attempts } = controllers.shipping.carriers

defineCalls('shipping', 'By hand', () => {
  router.get('/courier_order', [attempts.CourierOrders, 'index']).call({
    by: 'openConsole',
    summary: 'List the orders to couriers that are not finished',
    description:
      'No courier knows a repeated order, so one whose answer was lost is looked for by its reference and never sent again by itself.',
  })
  router.put('/courier_order/:id', [attempts.CourierOrders, 'update']).call({
    by: 'openConsole',
    summary: 'Decide on such an order',
    description:
      '`adopt` takes the `waybillNumber` that the courier has made; `ask` looks for it now; `book_again` orders it under another reference, and what the first order made is given back; `give_up` sets the parcel aside, for a retry or a void; `settle` says that a waybill nobody wants is settled with the courier.',
    failures: [404, 409],
  })
}).where('id', idParam)
