import { readKeysetPage, type KeysetQuery } from '#shared/http/keyset_page'
import { currentLagosDay } from '#shipping/invoicing/billing_periods'
import { LATEST_INVOICE_FIRST, filterInvoices } from '#shipping/invoicing/invoice_lists'
import BillingInvoice from '#shipping/invoicing/models/billing_invoice'
import type { BillingInvoiceQuery } from '#admin/billing_runs/billing_validator'

/** The last overdue day of each age group, by its first. */
const LAST_OVERDUE_DAYS = { 1: 30, 31: 60, 61: 90, 91: null } as const

/** Throws InvalidCursor and PageTooFar. */
export async function listBillingInvoices(listQuery: BillingInvoiceQuery & KeysetQuery) {
  const { show = 'all', age = 'any', organization = 'all', run = 'all' } = listQuery
  return readKeysetPage(
    queryBillingInvoices(listQuery).preload('organization').preload('balance').preload('credited'),
    listQuery,
    {
      list: `billing invoices ${show} ${age} ${organization} ${run}`,
      order: LATEST_INVOICE_FIRST,
    }
  )
}

function queryBillingInvoices({ show, age, organization, run }: BillingInvoiceQuery) {
  const query = filterInvoices(BillingInvoice.query(), show)
  if (organization) query.where('billing_invoices.organization_id', organization)
  if (run) query.where('run_id', run)
  if (age) {
    query.whereHas('balance', (balance) => {
      balance.where('openKobo', '>', 0)
      const day = currentLagosDay()
      if (age === '0') return balance.where('dueOn', '>=', day.toISODate()!)
      const last = LAST_OVERDUE_DAYS[age]
      balance.where('dueOn', '<=', day.minus({ days: Number(age) }).toISODate()!)
      if (last !== null) balance.where('dueOn', '>=', day.minus({ days: last }).toISODate()!)
    })
  }
  return query
}
