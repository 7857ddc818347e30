import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idParam } from '#shared/http/route_params'
import { BALANCE_PROPERTIES } from '#shipping/api_reference_schemas'
import { defineCalls, definePages } from '#start/route_groups'

const { reweighing } = controllers.shipping

const STATUS_CONFLICT_TEXT =
  'Returns 409 and changes nothing if the state of the reweigh does not allow it. On success, the customer gets an e-mail.'

definePages('shipping', () => {
  router
    .get('/base/shipment/reweighs', [reweighing.ReweighsPage, 'render'])
    .page({ by: 'signedIn' })
    .as('reweighs')
})

defineCalls('shipping', 'Shipments', () => {
  router.get('/reweigh', [reweighing.Reweighs, 'index']).call({
    by: 'signedIn',
    scope: 'shipments:read',
    summary: 'List reweighs',
    description:
      'Returns your own reweighs, unpaid ones first; `shipmentId` selects one shipment. `billedWeight` is the weight you paid for, `carrierWeight` the courier’s, both in kg.',
  })
  router.post('/reweigh/:id/pay/:balance', [reweighing.ReweighPayments, 'store']).call({
    id: 'payReweigh',
    by: 'signedIn',
    team: 'pay',
    scope: 'wallet:pay',
    idempotency: 'money',
    summary: 'Pay the difference of a reweigh',
    description: 'A reweigh is paid only once; repeated calls return the same response.',
    params: BALANCE_PROPERTIES,
    failures: [402, 409],
  })
  router.post('/reweigh/:id/dispute', [reweighing.ReweighDisputes, 'store']).call({
    id: 'disputeReweigh',
    by: 'signedIn',
    team: 'book',
    scope: 'shipments:write',
    summary: 'Dispute a reweigh',
    description:
      'You can dispute a reweigh once, within seven days of its approval. Nothing is debited until staff have decided.',
    failures: [409],
  })
}).where('id', idParam)

defineCalls('shipping', 'Reweighs', () => {
  router.post('/reweigh', [reweighing.Reweighs, 'store']).call({
    by: 'openConsole',
    summary: 'Record a courier’s weight or charge',
    description:
      'Takes a tracking or waybill number with a weight in kg, a charge in naira, or both. `outcome` is `proposed` if staff must decide, `noted` if nothing is owed, and `nothing` if the report is within the tolerance or already known, or the shipment is unpaid or voided.',
  })
  router.put('/reweigh/:id/approve', [reweighing.ReweighDecisions, 'approve']).call({
    by: 'openConsole',
    summary: 'Charge the customer the difference of a reweigh',
    description: `\`amount\` may be less than the difference, with a \`reason\`. If the tariff has no price for the weight, \`amount\` is required. The customer can pay or dispute the charge for seven days; then it is debited. ${STATUS_CONFLICT_TEXT}`,
    failures: [404, 409],
  })
  router.put('/reweigh/:id/drop', [reweighing.ReweighDecisions, 'drop']).call({
    by: 'openConsole',
    summary: 'Drop a reweigh',
    description: 'The customer is charged nothing. The same weight is not proposed again.',
    failures: [404, 409],
  })
  router.put('/reweigh/:id/uphold', [reweighing.ReweighDecisions, 'uphold']).call({
    by: 'openConsole',
    summary: 'Reject the dispute of a reweigh',
    description: `The customer has three more days to pay; then the difference is debited. ${STATUS_CONFLICT_TEXT}`,
    failures: [404, 409],
  })
  router.put('/reweigh/:id/waive', [reweighing.ReweighDecisions, 'waive']).call({
    by: 'openConsole',
    summary: 'Waive an unpaid reweigh',
    description: `The customer no longer owes the difference. ${STATUS_CONFLICT_TEXT}`,
    failures: [404, 409],
  })
}).where('id', idParam)
