import type { OperationGroup } from '#admin/developers/openapi/operation'

export const staffReturns: OperationGroup = {
  tag: 'Refunds of returns',
  description: 'Returns that a courier caused.',
  operations: {
    'api.shipping.return_faults.store': {
      summary: 'Refund a return that its courier caused',
      description:
        'Once, after it was delivered back: what it cost returns to the balance that paid, and what the first shipment cost as well where staff have set so.',
      mayAsk: true,
      failures: [409],
    },
  },
}
