import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { calls } from '#start/route_groups'

const { documents } = controllers.shipping

calls('shipping', 'signedIn', () => {
  router.get('/files/label/:trackingNumber', [documents.CourierLabels, 'show'])
  router.get('/files/token/:document/:trackingNumber', [documents.DocumentTokens, 'show'])
})
  .where('document', /^(waybill|invoice|commercial_invoice|packing_list)$/)
  .where('trackingNumber', number)

calls('shipping', 'bookAsStaff', () => {
  router.get('/shipment/shipping_document_type/all', [documents.ClearanceDocumentTypes, 'index'])
  router.put('/shipment/clearance_document/initiated', [documents.ClearanceInitiations, 'update'])
  router.post('/shipment/clearance_document/upload/:shipmentId/:documentType', [
    documents.ClearanceUploads,
    'store',
  ])
  router.get('/shipment/clearance_document/:id/file', [documents.ClearanceFiles, 'show'])
})
  .where('shipmentId', number)
  .where('id', number)

calls('shipping', 'openConsole', () => {
  router.get('/manifest', [documents.Manifests, 'show'])
  router.get('/courier_paper/:id', [documents.CourierPapers, 'show'])
}).where('id', number)
