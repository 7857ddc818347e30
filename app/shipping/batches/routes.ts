import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { calls, pages } from '#start/route_groups'

const { batches } = controllers.shipping

pages('shipping', 'signedIn', () => {
  router.get('/base/shipment/batches', [batches.BatchesPage, 'render']).as('batches')
  router.get('/base/shipment/batches/:id', [batches.BatchPage, 'render']).as('batch')
}).where('id', number)

calls('shipping', 'signedIn', () => {
  router.get('/shipment/batch', [batches.Batches, 'index'])
  router.post('/shipment/batch', [batches.Batches, 'store'])
  router.post('/shipment/batch/sheet', [batches.BatchSheets, 'store'])
  router.post('/shipment/batch/paste', [batches.BatchSheets, 'paste'])
  router.post('/shipment/batch/again', [batches.BatchSheets, 'again'])
  router.get('/shipment/batch/template', [batches.BatchSheets, 'template'])
  router.get('/shipment/batch/:id', [batches.Batches, 'show'])
  router.put('/shipment/batch/:id', [batches.Batches, 'update'])
  router.delete('/shipment/batch/:id', [batches.Batches, 'destroy'])
  router.put('/shipment/batch/:id/prices', [batches.BatchPrices, 'update'])
  router.put('/shipment/batch/:id/row/:number', [batches.BatchRows, 'update'])
  router.post('/shipment/batch/:id/pay', [batches.BatchPayments, 'store'])
  router.get('/shipment/batch/:id/waybills', [batches.BatchWaybills, 'show'])
  router.get('/shipment/batch/:id/sheet', [batches.BatchSheets, 'show'])
})
  .where('id', number)
  .where('number', number)
