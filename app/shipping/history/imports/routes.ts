import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { openedShipmentRead, shipmentListRead } from '#shared/audit/audited_reads'
import { defineCalls, definePages } from '#start/route_groups'

const { imports } = controllers.shipping.history

definePages('shipping', () => {
  router
    .get('/base/import/history', [imports.ImportHistoryPage, 'render'])
    .page({ by: 'openConsole', auditedRead: openedShipmentRead })
    .as('import_history')
})

defineCalls('shipping', 'Imports', () => {
  router
    .get('/shipment/import/history', [imports.ImportHistories, 'index'])
    .call({
      by: 'openConsole',
      auditedRead: shipmentListRead,
      summary: 'List the imports between two dates',
      description: 'Dates are in Lagos time, both included.',
    })
    .as('import_history.index')
  router
    .get('/shipment/import/history/recent', [imports.ImportHistories, 'recent'])
    .call({
      id: 'listRecentImports',
      by: 'openConsole',
      auditedRead: shipmentListRead,
      summary: 'List the latest imports',
    })
    .as('import_history.recent')
  router
    .put('/shipment/import/tracking', [imports.ImportTracking, 'update'])
    .call({ by: 'openConsole', summary: 'Update the location of an import' })
})
