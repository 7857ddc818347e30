import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { parcel, parcelWith, list } from '#shared/audit/shown'
import { calls } from '#start/route_groups'

const { documents } = controllers.shipping

calls('shipping', () => {
  router
    .get('/files/label/:trackingNumber', [documents.CourierLabels, 'show'])
    .call({
      by: 'signedIn',
      key: 'shipments:read',
      shows: ({ params }) => parcel(params.trackingNumber, 'shipment.read_papers'),
    })
  router
    .get('/files/token/:document/:trackingNumber', [documents.DocumentTokens, 'show'])
    .call({
      by: 'signedIn',
      key: 'shipments:read',
      shows: ({ params }) => parcel(params.trackingNumber, 'shipment.read_papers'),
    })
})
  .where('document', /^(waybill|invoice|commercial_invoice|packing_list)$/)
  .where('trackingNumber', number)

calls('shipping', () => {
  router
    .get('/shipment/shipping_document_type/all', [documents.ClearanceDocumentTypes, 'index'])
    .call({ by: 'bookAsStaff' })
  router
    .put('/shipment/clearance_document/initiated', [documents.ClearanceInitiations, 'update'])
    .call({ by: 'bookAsStaff' })
  router
    .post('/shipment/clearance_document/upload/:shipmentId/:documentType', [
      documents.ClearanceUploads,
      'store',
    ])
    .call({ by: 'bookAsStaff' })
  router
    .get('/shipment/clearance_document/:id/file', [documents.ClearanceFiles, 'show'])
    .call({ by: 'bookAsStaff', shows: parcelWith('clearance_document', 'shipment.read_papers') })
})
  .where('shipmentId', number)
  .where('id', number)

calls('shipping', () => {
  router
    .get('/manifest', [documents.Manifests, 'show'])
    .call({ by: 'openConsole', shows: () => list('a manifest', 'export') })
  router
    .get('/courier_paper/:id', [documents.CourierPapers, 'show'])
    .call({ by: 'openConsole', shows: parcelWith('carrier_paper', 'shipment.read_papers') })
}).where('id', number)
