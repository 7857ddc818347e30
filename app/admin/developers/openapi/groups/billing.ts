import type { OperationGroup } from '#admin/developers/openapi/operation'

const PERIOD =
  '`from` is the first day of a week, a fortnight or a month of Lagos that is over; fortnights are counted from 5 January 2026.'

export const billing: OperationGroup = {
  tag: 'Invoices',
  description:
    'What a business on credit is invoiced at the end of each billing cycle. Whoever shares its wallet reads them.',
  operations: {
    'api.shipping.invoices.index': {
      summary: 'List the invoices of your business',
      description:
        'The latest first, credit notes among them. Ask with `next_cursor` of the answer for the rows after it, until `has_more` is false. `from` and `to` are days in Lagos on which they were issued, both included; `show` leaves those that are open, overdue (these are open, too) or settled, or credit notes. `open` of an invoice is what is still to be paid, in naira: money that arrives in the wallet pays the oldest invoices first.',
    },
    'api.shipping.invoices.show': {
      summary: 'Read an invoice with its lines and statement',
      description:
        'Amounts are naira. `lines` are what is charged, `movements` what else moved the wallet since the invoice before, `statement` how its balance came to be.',
      failures: [404],
    },
    'api.shipping.invoice_exports.show': {
      summary: 'Download an invoice as a table',
      description: 'Its lines, totals and statement, in naira.',
      file: 'text/csv',
      failures: [404],
    },
    'api.shipping.invoice_tokens.show': {
      summary: 'Get a token for the paper of an invoice',
      description:
        'For one download of the PDF within five minutes: `GET /files/download?token=`. `message` is the token.',
      failures: [404],
    },
  },
}

export const staffBilling: OperationGroup = {
  tag: 'Billing runs',
  description: 'Invoices of businesses with a billing cycle and a credit limit. For staff alone.',
  operations: {
    'api.admin.billing_runs.index': {
      summary: 'List the billing runs',
      description: 'The latest first, with how many businesses each has invoiced.',
    },
    'api.admin.billing_runs.show': {
      summary: 'Read a billing run with its failures',
      description: 'A business that could not be invoiced is tried again when the run is.',
      failures: [404],
    },
    'api.admin.billing_runs.store': {
      summary: 'Run a period, or go on with its run',
      description: `${PERIOD} Businesses that have their invoice are left alone. The worker does it after the answer.`,
      failures: [409],
    },
    'api.admin.billing_runs.check': {
      summary: 'Try a run',
      description: `Answers what would be invoiced now. Nothing is kept and no number is drawn, so it works while billing runs are off. ${PERIOD}`,
    },
    'api.admin.billing_invoices.index': {
      summary: 'List invoices of all businesses',
      description:
        '`age` names the days overdue: `0` not due, `1` to 30, `31` to 60, `61` to 90, `91` and more. `run` and `organization` are numbers.',
    },
    'api.admin.billing_invoices.ageing': {
      summary: 'Read what is open by age',
      description: 'For each business, the largest debts first, by the days since it was due.',
    },
    'api.admin.invoice_decisions.match': {
      summary: 'Let a payment pay this invoice',
      description:
        'Instead of those that it has paid by itself; the oldest invoices get from other payments what there is. No money moves.',
      failures: [404, 409],
    },
    'api.admin.invoice_decisions.credit': {
      mayAsk: true,
      summary: 'Issue a credit note',
      description:
        'The amount goes to the wallet of the business and pays what is open of the invoice first. All credit notes of an invoice together are at most its total.',
      failures: [404],
    },
    'api.admin.invoice_decisions.write_off': {
      mayAsk: true,
      summary: 'Write off what is open of an invoice',
      description: 'For root users. The business gets it from our own account for write-offs.',
      failures: [404, 409],
    },
  },
}
