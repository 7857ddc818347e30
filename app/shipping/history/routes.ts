import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { openedParcel, parcel, shownShipments, list } from '#shared/audit/shown'
import { calls, pages } from '#start/route_groups'

const { history } = controllers.shipping

pages('shipping', () => {
  router
    .get('/base/shipment/history', [history.HistoryPage, 'render'])
    .page({ by: 'signedIn', shows: openedParcel })
    .as('history')
  router
    .get('/base/shipments/:number', [history.opened.ShipmentPage, 'render'])
    .page({ by: 'signedIn', shows: ({ params }) => parcel(params.number) })
    .where('number', /^[A-Za-z0-9]{1,40}$/)
    .as('shipment')
})

calls('shipping', () => {
  router
    .get('/shipment', [history.ShipmentLists, 'index'])
    .call({ by: 'signedIn', key: 'shipments:read', shows: shownShipments })
    .as('shipments.index')
  router
    .get('/shipment/history', [history.ShipmentHistories, 'index'])
    .call({ by: 'signedIn', key: 'shipments:read', shows: shownShipments })
    .as('history.index')
  router
    .get('/shipment/history.csv', [history.ShipmentExports, 'show'])
    .call({ by: 'signedIn', key: 'shipments:read', shows: () => list('shipments', 'export') })
    .as('history.export')
  router
    .get('/shipment/history/recent', [history.ShipmentHistories, 'recent'])
    .call({ by: 'signedIn', key: 'shipments:read', shows: shownShipments })
    .as('history.recent')
})
