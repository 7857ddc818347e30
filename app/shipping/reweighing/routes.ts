import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idParam } from '#shared/http/route_params'
import { BALANCE_PROPERTIES } from '#shipping/reference_schemas'
import { defineCalls, definePages } from '#start/route_groups'

const { reweighing } = controllers.shipping

const ALREADY_DECIDED_ERROR =
  'One that is not in the right state any more answers 409, and nothing is changed. The customer is told by mail.'

definePages('shipping', () => {
  router
    .get('/base/shipment/reweighs', [reweighing.ReweighsPage, 'render'])
    .page({ by: 'signedIn' })
    .as('reweighs')
})

defineCalls('shipping', 'Shipments', () => {
  router.get('/reweigh', [reweighing.Reweighs, 'index']).call({
    by: 'signedIn',
    key: 'shipments:read',
    summary: 'List what couriers weighed differently from the booking',
    description:
      'Your own, with what is to be paid first; with `shipmentId` those of one shipment. `billedWeight` is what you paid for, `carrierWeight` what the courier weighed, both in kg.',
  })
  router.post('/reweigh/:id/pay/:balance', [reweighing.ReweighPayments, 'store']).call({
    by: 'signedIn',
    team: 'pay',
    key: 'wallet:pay',
    once: 'money',
    summary: 'Pay the difference of a reweigh',
    description: 'One that is paid is never paid twice: it answers the same again.',
    params: BALANCE_PROPERTIES,
    failures: [402, 409],
  })
  router.post('/reweigh/:id/dispute', [reweighing.ReweighDisputes, 'store']).call({
    by: 'signedIn',
    team: 'book',
    key: 'shipments:write',
    summary: 'Dispute a reweigh',
    description:
      'Once, within seven days of its approval. Nothing is debited until staff have decided.',
    failures: [409],
  })
}).where('id', idParam)

defineCalls('shipping', 'Reweighs', () => {
  router.post('/reweigh', [reweighing.Reweighs, 'store']).call({
    by: 'openConsole',
    summary: 'Enter what a courier weighed or charged',
    description:
      'Of the shipment with this tracking or waybill number; kg and naira, one of the two or both. `outcome` is `proposed` where there is something to decide, `noted` where nothing is owed, `nothing` where it is within the tolerance or known already.',
  })
  router.put('/reweigh/:id/approve', [reweighing.ReweighDecisions, 'approve']).call({
    by: 'openConsole',
    summary: 'Ask the customer for the difference',
    description: `With \`amount\` for less than the difference, which takes a \`reason\`. It may be paid or disputed for seven days, and is debited then. ${ALREADY_DECIDED_ERROR}`,
    failures: [404, 409],
  })
  router.put('/reweigh/:id/drop', [reweighing.ReweighDecisions, 'drop']).call({
    by: 'openConsole',
    summary: 'Ask nobody for the difference',
    description: 'The same weight is not proposed again.',
    failures: [404, 409],
  })
  router.put('/reweigh/:id/uphold', [reweighing.ReweighDecisions, 'uphold']).call({
    by: 'openConsole',
    summary: 'Decide against a dispute',
    description: `It may be paid for three days more, and is debited then. ${ALREADY_DECIDED_ERROR}`,
    failures: [404, 409],
  })
  router.put('/reweigh/:id/waive', [reweighing.ReweighDecisions, 'waive']).call({
    by: 'openConsole',
    summary: 'Waive a reweigh that is not paid',
    description: ALREADY_DECIDED_ERROR,
    failures: [404, 409],
  })
}).where('id', idParam)
