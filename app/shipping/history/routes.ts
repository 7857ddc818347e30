import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { calls, pages } from '#start/route_groups'

const { history } = controllers.shipping

pages('shipping', 'signedIn', () => {
  router.get('/base/shipment/history', [history.HistoryPage, 'render']).as('history')
  router
    .get('/base/shipments/:number', [history.opened.ShipmentPage, 'render'])
    .where('number', /^[A-Za-z0-9]{1,40}$/)
    .as('shipment')
})

calls('shipping', 'signedIn', () => {
  router.get('/shipment', [history.ShipmentLists, 'index']).as('shipments.index')
  router.get('/shipment/history', [history.ShipmentHistories, 'index']).as('history.index')
  router.get('/shipment/history.csv', [history.ShipmentExports, 'show']).as('history.export')
  router.get('/shipment/history/recent', [history.ShipmentHistories, 'recent']).as('history.recent')
})
