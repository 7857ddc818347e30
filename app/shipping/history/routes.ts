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
    .page({ by: 'signedIn', auditedRead: openedShipmentRead })
    .as('history')
  router
    .get('/base/shipments/:number', [history.shipmentPage.ShipmentPage, 'render'])
    .page({ by: 'signedIn', auditedRead: ({ params }) => describeShipmentRead(params.number) })
    .where('number', /^[A-Za-z0-9]{1,40}$/)
    .as('shipment')
})

defineCalls('shipping', 'Shipments', () => {
  router
    .get('/shipment', [history.ShipmentLists, 'index'])
    .call({
      id: 'listShipments',
      by: 'signedIn',
      scope: 'shipments:read',
      auditedRead: shipmentListRead,
      summary: 'List shipments with a cursor',
      description:
        'Returns the latest first. Pass `next_cursor` of the response to get the next rows until `has_more` is false; new bookings do not shift the pages. `from` and `to` are dates in Lagos time, both included; `reference` matches the `reference` or the `transactionReference` of a booking. Returns 422 `E_BAD_CURSOR` for the cursor of another list or account.',
    })
    .as('shipments.index')
  router
    .get('/shipment/history', [history.ShipmentHistories, 'index'])
    .call({
      id: 'listShipmentHistory',
      by: 'signedIn',
      scope: 'shipments:read',
      auditedRead: shipmentListRead,
      summary: 'List the shipments between two dates',
      description:
        'Dates are in Lagos time, both included. `parcelState` is an exception such as HELD or RETURNED while a courier has the parcel. It does not change the status. With the two dates only, returns all shipments, at most 2,000. With any other parameter, returns a page, whose `total` counts up to 10,000 shipments, or 2,000 of a search. If there are more, `hasMoreThanTotal` is true and `nextPageUrl` carries the `cursor` of the next page. Returns 422 `E_PAGE_TOO_FAR` for a page number beyond the counted rows, unless you pass a `cursor`. A search for one or two letters covers only the newest 10,000 shipments.',
    })
    .as('history.index')
  router
    .get('/shipment/history.csv', [history.ShipmentHistories, 'export'])
    .call({
      id: 'exportShipmentHistory',
      by: 'signedIn',
      scope: 'shipments:read',
      auditedRead: () => describeListRead('shipments', 'export'),
      summary: 'Download the shipments between two dates as CSV',
      file: 'text/csv',
    })
    .as('history.export')
  router
    .get('/shipment/history/recent', [history.ShipmentHistories, 'recent'])
    .call({
      id: 'listRecentShipments',
      by: 'signedIn',
      scope: 'shipments:read',
      auditedRead: shipmentListRead,
      summary: 'List the latest shipments',
    })
    .as('history.recent')
})
