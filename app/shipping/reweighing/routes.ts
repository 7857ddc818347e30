import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { calls, pages } from '#start/route_groups'

const { reweighing } = controllers.shipping

pages('shipping', () => {
  router
    .get('/base/shipment/reweighs', [reweighing.ReweighsPage, 'render'])
    .page({ by: 'signedIn' })
    .as('reweighs')
})

calls('shipping', () => {
  router
    .get('/reweigh', [reweighing.Reweighs, 'index'])
    .call({ by: 'signedIn', key: 'shipments:read' })
  router
    .post('/reweigh/:id/pay/:balance', [reweighing.ReweighPayments, 'store'])
    .call({ by: 'signedIn', team: 'pay', key: 'wallet:pay', once: 'money' })
  router
    .post('/reweigh/:id/dispute', [reweighing.ReweighDisputes, 'store'])
    .call({ by: 'signedIn', team: 'book', key: 'shipments:write' })
}).where('id', number)

calls('shipping', () => {
  router.post('/reweigh', [reweighing.Reweighs, 'store']).call({ by: 'openConsole' })
  router
    .put('/reweigh/:id/approve', [reweighing.ReweighDecisions, 'approve'])
    .call({ by: 'openConsole' })
  router.put('/reweigh/:id/drop', [reweighing.ReweighDecisions, 'drop']).call({ by: 'openConsole' })
  router
    .put('/reweigh/:id/uphold', [reweighing.ReweighDecisions, 'uphold'])
    .call({ by: 'openConsole' })
  router
    .put('/reweigh/:id/waive', [reweighing.ReweighDecisions, 'waive'])
    .call({ by: 'openConsole' })
}).where('id', number)
