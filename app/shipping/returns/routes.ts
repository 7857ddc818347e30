import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { parcelWith, parcel } from '#shared/audit/shown'
import { calls, pages } from '#start/route_groups'

const { returns } = controllers.shipping

pages('shipping', () => {
  router
    .get('/base/returns', [returns.ReturnsPage, 'render'])
    .page({ by: 'signedIn' })
    .as('returns')
  router
    .get('/base/returns/:id', [returns.ReturnPage, 'render'])
    .page({ by: 'signedIn', shows: parcelWith('return') })
    .as('return')
  router
    .get('/base/shipments/:trackingNumber/return', [returns.ReturnShipmentPage, 'render'])
    .page({ by: 'signedIn', shows: ({ params }) => parcel(params.trackingNumber) })
    .as('return_shipment')
})
  .where('id', number)
  .where('trackingNumber', number)

calls('shipping', () => {
  router
    .get('/shipment/:id/return', [returns.ShipmentReturns, 'show'])
    .call({ by: 'signedIn', key: 'shipments:read', shows: parcelWith('id') })
  router
    .post('/shipment/:id/return', [returns.ShipmentReturns, 'store'])
    .call({ by: 'signedIn', team: 'pay', key: 'wallet:pay', once: 'money' })
  router
    .post('/shipment/:id/return/price', [returns.ReturnPrices, 'store'])
    .call({ by: 'signedIn', team: 'nothing', key: 'rates:read' })
  router.get('/returns', [returns.Returns, 'index']).call({ by: 'signedIn', key: 'shipments:read' })
  router
    .get('/returns/:id', [returns.Returns, 'show'])
    .call({ by: 'signedIn', key: 'shipments:read', shows: parcelWith('return') })
  router
    .post('/returns/:id/price', [returns.ReturnPrices, 'update'])
    .call({ by: 'signedIn', team: 'nothing', key: 'rates:read' })
  router
    .post('/returns/:id/approve', [returns.ReturnDecisions, 'approve'])
    .call({ by: 'signedIn', team: 'pay', key: 'wallet:pay', once: 'money' })
  router
    .post('/returns/:id/refuse', [returns.ReturnDecisions, 'refuse'])
    .call({ by: 'signedIn', team: 'book', key: 'shipments:write' })
}).where('id', number)

calls('shipping', () => {
  router.post('/returns/:id/fault', [returns.ReturnFaults, 'store']).call({ by: 'bookAsStaff' })
}).where('id', number)
