import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idParam } from '#shared/http/route_params'
import { describeShipmentRead, shipmentReadBy, describeListRead } from '#shared/audit/audited_reads'
import { defineCalls } from '#start/route_groups'

const { documents } = controllers.shipping

defineCalls('shipping', 'Tracking and documents', () => {
  router.get('/files/label/:trackingNumber', [documents.CourierLabels, 'show']).call({
    id: 'downloadLabel',
    by: 'signedIn',
    scope: 'shipments:read',
    auditedRead: ({ params }) =>
      describeShipmentRead(params.trackingNumber, 'shipment.read_papers'),
    summary: 'Download the label of a shipment',
    description:
      'Returns the courier’s label as a PDF, or as ZPL text if the business prints on a thermal printer (`labelFormat` in its profile). If the courier has no label, returns our waybill as a PDF. Returns 422 until the courier has assigned a number, and once the shipment is voided.',
    file: 'application/pdf, text/plain',
    failures: [404],
  })
  router.get('/files/token/:document/:trackingNumber', [documents.DocumentTokens, 'show']).call({
    by: 'signedIn',
    scope: 'shipments:read',
    auditedRead: ({ params }) =>
      describeShipmentRead(params.trackingNumber, 'shipment.read_papers'),
    summary: 'Get a download token for a document',
    description: '`message` is the token, valid for one download within five minutes.',
  })
})
  .where('document', /^(waybill|invoice|commercial_invoice|packing_list)$/)
  .where('trackingNumber', idParam)

defineCalls('shipping', 'Staff bookings', () => {
  router
    .get('/shipment/shipping_document_type/all', [documents.ClearanceDocumentTypes, 'index'])
    .call({ by: 'bookAsStaff', summary: 'List the types of clearance documents' })
  router
    .put('/shipment/clearance_document/initiated', [documents.ClearanceInitiations, 'update'])
    .call({
      by: 'bookAsStaff',
      summary: 'Mark clearance documents as initiated',
      description:
        'Initiated is the state between needed and uploaded. Marks all given documents or none. Documents already initiated keep their time.',
    })
  router
    .post('/shipment/clearance_document/upload/:shipmentId/:documentType', [
      documents.ClearanceUploads,
      'store',
    ])
    .call({
      by: 'bookAsStaff',
      summary: 'Upload a clearance document',
      description: 'Takes a PDF as `multipart/form-data`.',
    })
  router.get('/shipment/clearance_document/:id/file', [documents.ClearanceFiles, 'show']).call({
    by: 'bookAsStaff',
    auditedRead: shipmentReadBy('clearance_document', 'shipment.read_papers'),
    summary: 'Download a clearance document',
    file: 'application/pdf',
  })
})
  .where('shipmentId', idParam)
  .where('id', idParam)

defineCalls('shipping', 'Pickups', () => {
  router.get('/manifest', [documents.Manifests, 'show']).call({
    by: 'openConsole',
    auditedRead: () => describeListRead('a manifest', 'export'),
    summary: 'Download the manifest of a day',
    description:
      'Lists the parcels that one courier collects on that day, and those that senders dropped off for it. A dropped-off parcel is listed on the day of booking until the courier receives it, and on the day of receipt from then on.',
    file: 'application/pdf',
  })
  router
    .get('/courier_paper/:id', [documents.CourierDocuments, 'show'])
    .call({
      by: 'openConsole',
      auditedRead: shipmentReadBy('carrier_paper', 'shipment.read_papers'),
      tag: 'Manual bookings',
      summary: 'Download a file that the courier sent with its waybill',
      description:
        'A PDF label of a voided shipment is stamped VOID. Its label in another format returns 422.',
      file: 'application/pdf',
    })
    .as('courier_papers.show')
}).where('id', idParam)
