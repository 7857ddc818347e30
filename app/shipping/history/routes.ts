import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import {
  openedShipmentRead,
  describeShipmentRead,
  shipmentListRead,
  describeListRead,
} from '#shared/audit/audited_reads'
import { defineCalls, definePages } from '#start/route_groups'

const { history } = controllers.shipping

definePages('shipping', () => {
  router
    .get('/base/shipment/history', [history.HistoryPage, 'render'])
    .page({ by: 'signedIn', shows: openedShipmentRead })
    .as('history')
  router
    .get('/base/shipments/:number', [history.opened.ShipmentPage, 'render'])
    .page({ by: 'signedIn', shows: ({ params }) => describeShipmentRead(params.number) })
    .where('number', /^[A-Za-z0-9]{1,40}$/)
    .as('shipment')
})

defineCalls('shipping', 'Shipments', () => {
  router
    .get('/shipment', [history.ShipmentLists, 'index'])
    .call({
      by: 'signedIn',
      key: 'shipments:read',
      shows: shipmentListRead,
      summary: 'List shipments, page by page',
      description:
        'The latest first. Ask with `next_cursor` of the answer for the rows after it, until `has_more` is false: what is booked meanwhile moves nothing. `from` and `to` are days in Lagos, both included; `reference` is that of the booking, or its transactionReference. A cursor belongs to this list and to you: another one answers 422 `E_BAD_CURSOR`.',
    })
    .as('shipments.index')
  router
    .get('/shipment/history', [history.ShipmentHistories, 'index'])
    .call({
      by: 'signedIn',
      key: 'shipments:read',
      shows: shipmentListRead,
      summary: 'List the shipments between two days',
      description:
        'Both days are included, as days in Lagos. `parcelState` is what has befallen a parcel beside its way, such as HELD or RETURNED, while a courier has it; the status stays what it is. Without a page all come at once, 2,000 at most. Pages are counted up to 10,000 shipments, of a search up to 2,000; where there are more `hasMoreThanTotal` says so, and `nextPageUrl` carries a `cursor` to read on with. A page that lies beyond, asked for without one, answers 422 `E_PAGE_TOO_FAR`. One or two letters are looked for among the newest 10,000.',
    })
    .as('history.index')
  router
    .get('/shipment/history.csv', [history.ShipmentHistories, 'export'])
    .call({
      by: 'signedIn',
      key: 'shipments:read',
      shows: () => describeListRead('shipments', 'export'),
      summary: 'Download the shipments between two days as CSV',
      file: 'text/csv',
    })
    .as('history.export')
  router
    .get('/shipment/history/recent', [history.ShipmentHistories, 'recent'])
    .call({
      by: 'signedIn',
      key: 'shipments:read',
      shows: shipmentListRead,
      summary: 'List the latest shipments',
    })
    .as('history.recent')
})
