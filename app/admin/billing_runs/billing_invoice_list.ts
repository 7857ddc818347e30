import { readKeysetPage, type KeysetQuery } from '#shared/http/keyset_page'
import { currentLagosDay } from '#shipping/invoicing/billing_periods'
import { LATEST_INVOICE_FIRST, filterInvoices } from '#shipping/invoicing/invoice_lists'
import BillingInvoice from '#shipping/invoicing/models/billing_invoice'
import { OVERDUE_DAYS } from '#admin/billing_runs/receivables_ageing'
import type { BillingInvoiceQuery } from '#admin/billing_runs/billing_validator'

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
    const [first, last] = OVERDUE_DAYS[age]
    const dueDay = (daysOverdue: number) =>
      currentLagosDay().minus({ days: daysOverdue }).toISODate()!
    query.whereHas('balance', (balance) =>
      balance.where('openKobo', '>', 0).whereBetween('dueOn', [dueDay(last), dueDay(first)])
    )
  }
  return query
}
