import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { calls, pages } from '#start/route_groups'

const { imports } = controllers.shipping.history

pages('shipping', 'openConsole', () => {
  router.get('/base/import/history', [imports.ImportHistoryPage, 'render']).as('import_history')
})

calls('shipping', 'openConsole', () => {
  router
    .get('/shipment/import/history', [imports.ImportHistories, 'index'])
    .as('import_history.index')
  router
    .get('/shipment/import/history/recent', [imports.ImportHistories, 'recent'])
    .as('import_history.recent')
  router.put('/shipment/import/tracking', [imports.ImportTracking, 'update'])
})
