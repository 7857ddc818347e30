import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { calls, pages } from '#start/route_groups'

const { batches } = controllers.shipping

pages('shipping', () => {
  router
    .get('/base/shipment/batches', [batches.BatchesPage, 'render'])
    .page({ by: 'signedIn' })
    .as('batches')
  router
    .get('/base/shipment/batches/:id', [batches.BatchPage, 'render'])
    .page({ by: 'signedIn' })
    .as('batch')
}).where('id', number)

calls('shipping', () => {
  router
    .get('/shipment/batch', [batches.Batches, 'index'])
    .call({ by: 'signedIn', key: 'shipments:read' })
  router
    .post('/shipment/batch', [batches.Batches, 'store'])
    .call({ by: 'signedIn', team: 'book', key: 'shipments:write' })
  router
    .post('/shipment/batch/sheet', [batches.BatchSheets, 'store'])
    .call({ by: 'signedIn', team: 'book', key: 'shipments:write' })
  router
    .post('/shipment/batch/paste', [batches.BatchSheets, 'paste'])
    .call({ by: 'signedIn', team: 'book', key: 'shipments:write' })
  router
    .post('/shipment/batch/again', [batches.BatchSheets, 'again'])
    .call({ by: 'signedIn', team: 'book', key: 'shipments:write' })
  router
    .get('/shipment/batch/template', [batches.BatchSheets, 'template'])
    .call({ by: 'signedIn', key: 'shipments:read' })
  router
    .get('/shipment/batch/:id', [batches.Batches, 'show'])
    .call({ by: 'signedIn', key: 'shipments:read' })
  router
    .put('/shipment/batch/:id', [batches.Batches, 'update'])
    .call({ by: 'signedIn', team: 'book', key: 'shipments:write' })
  router
    .delete('/shipment/batch/:id', [batches.Batches, 'destroy'])
    .call({ by: 'signedIn', team: 'book', key: 'shipments:write' })
  router
    .put('/shipment/batch/:id/prices', [batches.BatchPrices, 'update'])
    .call({ by: 'signedIn', team: 'book', key: 'shipments:write' })
  router
    .put('/shipment/batch/:id/row/:number', [batches.BatchRows, 'update'])
    .call({ by: 'signedIn', team: 'book', key: 'shipments:write' })
  router
    .post('/shipment/batch/:id/pay', [batches.BatchPayments, 'store'])
    .call({ by: 'signedIn', team: 'pay', key: 'wallet:pay', once: 'money' })
  router
    .get('/shipment/batch/:id/waybills', [batches.BatchWaybills, 'show'])
    .call({ by: 'signedIn', key: 'shipments:read' })
  router
    .get('/shipment/batch/:id/sheet', [batches.BatchSheets, 'show'])
    .call({ by: 'signedIn', key: 'shipments:read' })
})
  .where('id', number)
  .where('number', number)
