import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idParam } from '#shared/http/route_params'
import { defineCalls } from '#start/route_groups'

const { attempts } = controllers.shipping.carriers

defineCalls('shipping', 'Manual bookings', () => {
  router.get('/courier_order', [attempts.CourierOrders, 'index']).call({
    by: 'openConsole',
    summary: 'List unfinished courier orders',
    description:
      'Couriers do not recognize a repeated order, so an order without an answer is looked up by its reference and never sent again automatically.',
  })
  router.put('/courier_order/:id', [attempts.CourierOrders, 'update']).call({
    by: 'openConsole',
    summary: 'Resolve an unfinished courier order',
    description:
      '`adopt` uses the `waybillNumber` that the courier issued. `ask` looks the order up now. `book_again` orders again under another reference and cancels the waybill of the first order, if there is one. `give_up` sets the parcel aside for a retry or a void. `settle` marks an unused waybill as settled with the courier.',
    failures: [404, 409],
  })
}).where('id', idParam)
