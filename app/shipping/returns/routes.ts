import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { calls, pages } from '#start/route_groups'

const { returns } = controllers.shipping

pages('shipping', 'signedIn', () => {
  router.get('/base/returns', [returns.ReturnsPage, 'render']).as('returns')
  router.get('/base/returns/:id', [returns.ReturnPage, 'render']).as('return')
  router
    .get('/base/shipments/:trackingNumber/return', [returns.ReturnShipmentPage, 'render'])
    .as('return_shipment')
})
  .where('id', number)
  .where('trackingNumber', number)

calls('shipping', 'signedIn', () => {
  router.get('/shipment/:id/return', [returns.ShipmentReturns, 'show'])
  router.post('/shipment/:id/return', [returns.ShipmentReturns, 'store'])
  router.post('/shipment/:id/return/price', [returns.ReturnPrices, 'store'])
  router.get('/returns', [returns.Returns, 'index'])
  router.get('/returns/:id', [returns.Returns, 'show'])
  router.post('/returns/:id/price', [returns.ReturnPrices, 'update'])
  router.post('/returns/:id/approve', [returns.ReturnDecisions, 'approve'])
  router.post('/returns/:id/refuse', [returns.ReturnDecisions, 'refuse'])
}).where('id', number)

calls('shipping', 'bookAsStaff', () => {
  router.post('/returns/:id/fault', [returns.ReturnFaults, 'store'])
}).where('id', number)
