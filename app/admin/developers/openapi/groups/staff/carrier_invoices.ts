import { COUNTED_PAGES, type OperationGroup } from '#admin/developers/openapi/operation'

const HEAD =
  'The file is the part `file` of `multipart/form-data`, a CSV of at most 16 MB; what the invoice says of itself stands in the address: `carrier`, `number`, `day`, `currency` and its stated `total`.'

const SETTLED = 'A line that is settled otherwise in the meantime answers 409.'

export const staffCarrierInvoices: OperationGroup = {
  tag: 'Courier invoices',
  description:
    'What couriers bill us, line by line, beside what they estimated and what we charged. For staff alone.',
  operations: {
    'api.admin.invoices.index': {
      summary: 'List the invoices of couriers',
      description: `The newest first. ${COUNTED_PAGES}`,
    },
    'api.admin.invoices.show': { summary: 'Read an invoice of a courier', failures: [404] },
    'api.admin.invoice_previews.store': {
      summary: 'See what the lines of an invoice say',
      description: `${HEAD} Nothing is kept. A cell that cannot be read is named in \`problems\`; \`base\` stands for what was seen.`,
      failures: [422],
    },
    'api.admin.invoices.store': {
      summary: 'Import an invoice of a courier',
      description: `${HEAD} With \`base\`, that of the preview. All of it or nothing, and once: the same number of a courier, or the same file, answers 409 \`E_INVOICE_TAKEN\`.`,
      failures: [409, 422],
    },
    'api.admin.invoice_columns.update': {
      summary: 'Say which columns of a courier’s files hold what',
      description:
        'By their headers; an amount may be spread over several. It is remembered for the courier.',
    },
    'api.admin.invoice_lines.index': {
      summary: 'List the lines of an invoice',
      description: `As they stand in the file. ${COUNTED_PAGES}`,
      failures: [404],
    },
    'api.admin.invoice_line_exports.show': {
      summary: 'Download the lines of an invoice',
      file: 'text/csv',
      failures: [404],
    },
    'api.admin.invoice_line_exports.disputed': {
      summary: 'Download the disputed lines of an invoice, for its courier',
      description: 'With the reasons, and without our own prices.',
      file: 'text/csv',
      failures: [404],
    },
    'api.admin.invoice_acceptances.update': {
      summary: 'Accept the open lines of an invoice',
      description: 'All of them, or those with one `finding`.',
      failures: [404],
    },
    'api.admin.invoice_line_decisions.accept': {
      summary: 'Accept a line',
      description: SETTLED,
      failures: [404, 409],
    },
    'api.admin.invoice_line_decisions.dispute': {
      summary: 'Dispute a line',
      description: `It counts as a cost until the courier credits it. ${SETTLED}`,
      failures: [404, 409],
    },
    'api.admin.invoice_line_decisions.credit': {
      summary: 'Record what a courier credits of a line',
      description:
        'In the currency of the invoice, at most what is left of the line. It is kept as a charge with the opposite sign, at the rate of the invoice.',
      failures: [404],
    },
    'api.admin.invoice_line_decisions.reweigh': {
      summary: 'Propose the weight of a line as a reweigh',
      description: '`outcome` is as in `POST /reweigh`.',
      failures: [404, 409],
    },
  },
}
