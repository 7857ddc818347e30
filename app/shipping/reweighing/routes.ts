import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { calls, pages } from '#start/route_groups'

const { reweighing } = controllers.shipping

pages('shipping', 'signedIn', () => {
  router.get('/base/shipment/reweighs', [reweighing.ReweighsPage, 'render']).as('reweighs')
})

calls('shipping', 'signedIn', () => {
  router.get('/reweigh', [reweighing.Reweighs, 'index'])
  router.post('/reweigh/:id/pay/:balance', [reweighing.ReweighPayments, 'store'])
  router.post('/reweigh/:id/dispute', [reweighing.ReweighDisputes, 'store'])
}).where('id', number)

calls('shipping', 'openConsole', () => {
  router.post('/reweigh', [reweighing.Reweighs, 'store'])
  router.put('/reweigh/:id/approve', [reweighing.ReweighDecisions, 'approve'])
  router.put('/reweigh/:id/drop', [reweighing.ReweighDecisions, 'drop'])
  router.put('/reweigh/:id/uphold', [reweighing.ReweighDecisions, 'uphold'])
  router.put('/reweigh/:id/waive', [reweighing.ReweighDecisions, 'waive'])
}).where('id', number)
