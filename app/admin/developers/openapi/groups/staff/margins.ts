import type { OperationGroup } from '#admin/developers/openapi/operation'

const LIST =
  'Those with a margin below the share that staff have set (`low`, unless told), with an invoice further off the estimate than is set (`differs`; `above` it, `below` it), that cost so much more than we charged (`loss`) or less (`gain`), without a known cost (`unknown`), carried more than 45 days ago and on no invoice, though an invoice of the courier from the 45 days after has been imported (`unbilled`), or `all`.'

export const staffMargins: OperationGroup = {
  tag: 'Margins',
  description: 'What we charged for carriage beside what couriers charge us. For staff alone.',
  operations: {
    'api.admin.margins.index': { summary: 'List the margins of shipments', description: LIST },
    'api.admin.margin_exports.show': {
      summary: 'Download the margins of shipments',
      description: `${LIST} In naira; a cost that is not known is empty.`,
      file: 'text/csv',
    },
    'api.admin.exchange_rates.store': {
      summary: 'Set what a unit of a currency is worth',
      description:
        'In naira, from a day on. What has a worth in naira already keeps it; `filledIn` charges since that day which had none got theirs.',
    },
  },
}
