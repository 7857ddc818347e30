import type { OperationGroup } from '#admin/developers/openapi/operation'

export const staffMessageCosts: OperationGroup = {
  tag: 'Message costs',
  description: 'What messages to receivers cost us. For staff alone.',
  operations: {
    'api.admin.message_costs.index': {
      summary: 'List what messages cost in a month, by organization',
      description: 'This month where none is named, by the prices of the day they left.',
    },
    'api.admin.message_cost_exports.show': {
      summary: 'Download what messages cost in a month',
      file: 'text/csv',
    },
  },
}
