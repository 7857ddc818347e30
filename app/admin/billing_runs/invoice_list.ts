import { keysetPage, type PageQuestion } from '#shared/http/keyset_page'
import { today } from '#shipping/invoicing/billing_periods'
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
      order: { by: 'billing_invoices.id', type: 'bigint', isDescending: true },
    }
  )
}

function invoices({ show, age, organization, run }: InvoiceQuestion) {
  const query = BillingInvoice.query()
  if (organization) query.where('billing_invoices.organization_id', organization)
  if (run) query.where('run_id', run)
  if (show === 'credit_notes') query.where('series', 'CN')
  if (show === 'settled') query.whereHas('balance', (balance) => balance.where('openKobo', 0))
  if (show === 'open' || show === 'overdue' || age) {
    query.whereHas('balance', (balance) => {
      balance.where('openKobo', '>', 0)
      const day = today()
      if (show === 'overdue') balance.where('dueOn', '<', day.toISODate()!)
      if (age === '0') balance.where('dueOn', '>=', day.toISODate()!)
      if (!age || age === '0') return
      const last = LAST_DAYS[age]
      balance.where('dueOn', '<=', day.minus({ days: Number(age) }).toISODate()!)
      if (last !== null) balance.where('dueOn', '>=', day.minus({ days: last }).toISODate()!)
    })
  }
  return query
}
