import type { OperationGroup } from '#admin/developers/openapi/operation'

const MOVED =
  'One that is not in the right state any more answers 409, and nothing is changed. The customer is told by mail.'

export const staffReweighs: OperationGroup = {
  tag: 'Reweighs',
  description:
    'What couriers weighed or charged differently from us, before a customer is asked for the difference.',
  operations: {
    'api.shipping.reweighs.store': {
      summary: 'Enter what a courier weighed or charged',
      description:
        'Of the shipment with this tracking or waybill number; kg and naira, one of the two or both. `outcome` is `proposed` where there is something to decide, `noted` where nothing is owed, `nothing` where it is within the tolerance or known already.',
    },
    'api.admin.carrier_invoices.store': {
      summary: 'Upload the lines of a courier’s invoice',
      description:
        'A CSV with the columns `waybill,weight_kg,charge_naira`, as the part `file` of `multipart/form-data`. All its lines are imported or, with every bad one named, none.',
    },
    'api.shipping.reweigh_decisions.approve': {
      summary: 'Ask the customer for the difference',
      description: `With \`amount\` for less than the difference, which takes a \`reason\`. It may be paid or disputed for seven days, and is debited then. ${MOVED}`,
      failures: [404, 409],
    },
    'api.shipping.reweigh_decisions.drop': {
      summary: 'Ask nobody for the difference',
      description: 'The same weight is not proposed again.',
      failures: [404, 409],
    },
    'api.shipping.reweigh_decisions.uphold': {
      summary: 'Decide against a dispute',
      description: `It may be paid for three days more, and is debited then. ${MOVED}`,
      failures: [404, 409],
    },
    'api.shipping.reweigh_decisions.waive': {
      summary: 'Waive a reweigh that is not paid',
      description: MOVED,
      failures: [404, 409],
    },
  },
}
