import { keysetPage, type PageQuestion } from '#shared/http/keyset_page'
import { today } from '#shipping/invoicing/billing_periods'
import { INVOICE_ORDER, narrowTo } from '#shipping/invoicing/invoice_lists'
import BillingInvoice from '#shipping/invoicing/models/billing_invoice'
import type { InvoiceQuestion } from '#admin/billing_runs/billing_validator'

/** The last day of each age that is overdue. */
const LAST_DAYS = { 1: 30, 31: 60, 61: 90, 91: null } as const

/** Throws BadCursor and PageTooFar. */
export async function invoicePage(question: InvoiceQuestion & PageQuestion) {
  const { show = 'all', age = 'any', organization = 'all', run = 'all' } = question
  return keysetPage(
    invoices(question).preload('organization').preload('balance').preload('credited'),
    question,
    {
      list: `billing invoices ${show} ${age} ${organization} ${run}`,
      order: INVOICE_ORDER,
    }
  )
}

function invoices({ show, age, organization, run }: InvoiceQuestion) {
  const query = narrowTo(BillingInvoice.query(), show)
  if (organization) query.where('billing_invoices.organization_id', organization)
  if (run) query.where('run_id', run)
  if (age) {
    query.whereHas('balance', (balance) => {
      balance.where('openKobo', '>', 0)
      const day = today()
      if (age === '0') return balance.where('dueOn', '>=', day.toISODate()!)
      const last = LAST_DAYS[age]
      balance.where('dueOn', '<=', day.minus({ days: Number(age) }).toISODate()!)
      if (last !== null) balance.where('dueOn', '>=', day.minus({ days: last }).toISODate()!)
    })
  }
  return query
}
