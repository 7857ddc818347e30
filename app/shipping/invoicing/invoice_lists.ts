import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { whereContainsWords } from '#shared/database/sql_condition'
import type { Caller } from '#identity/sessions/caller'
import {
  cursorPage,
  readKeysetPage,
  type PageOrder,
  type KeysetQuery,
} from '#shared/http/keyset_page'
import { lagosMidnight, lagosToday } from '#shared/time/lagos_time'
import { ownInvoiceQuery } from '#shipping/invoicing/load_invoice'
import type BillingInvoice from '#shipping/invoicing/models/billing_invoice'
import BillingInvoiceLine from '#shipping/invoicing/models/billing_invoice_line'

export const INVOICE_FILTERS = ['open', 'overdue', 'settled', 'credit_notes'] as const

export type InvoiceFilter = (typeof INVOICE_FILTERS)[number]

type InvoiceQuery = ModelQueryBuilderContract<typeof BillingInvoice, BillingInvoice>

export const LATEST_INVOICE_FIRST: PageOrder = {
  by: 'billing_invoices.id',
  type: 'bigint',
  isDescending: true,
}

export function filterInvoices(query: InvoiceQuery, show?: InvoiceFilter): InvoiceQuery {
  switch (show) {
    case undefined:
      return query
    case 'credit_notes':
      return query.where('series', 'CN')
    case 'settled':
      return query.whereHas('balance', (balance) => balance.where('openKobo', 0))
    case 'open':
      return query.whereHas('balance', (balance) => balance.where('openKobo', '>', 0))
    case 'overdue':
      return query.whereHas('balance', (balance) =>
        balance.where('openKobo', '>', 0).where('dueOn', '<', lagosToday())
      )
  }
}

type InvoiceFilterQuery = { show?: InvoiceFilter }

/** Throws InvalidCursor and PageTooFar. */
export function listOwnInvoicePage(caller: Caller, listQuery: InvoiceFilterQuery & KeysetQuery) {
  const { show } = listQuery
  return readKeysetPage(
    filterInvoices(ownInvoiceQuery(caller), show).preload('balance'),
    listQuery,
    {
      list: `billing invoices of ${caller.organization.id} ${show ?? 'all'}`,
      order: LATEST_INVOICE_FIRST,
    }
  )
}

type InvoiceListQuery = InvoiceFilterQuery & {
  limit?: number
  cursor?: string
  from?: Date
  to?: Date
}

/** Cursor pagination for the API, by date of issue. Throws InvalidCursor. */
export function listOwnInvoicesAfter(caller: Caller, listQuery: InvoiceListQuery) {
  const { show, from, to } = listQuery
  const query = filterInvoices(ownInvoiceQuery(caller), show).preload('balance')
  if (from) query.where('issuedOn', '>=', lagosMidnight(from).toISODate()!)
  if (to) query.where('issuedOn', '<=', lagosMidnight(to).toISODate()!)
  return cursorPage(query, listQuery, { list: `billing invoices of ${caller.organization.id}` })
}

/** Lists lines in the order of the invoice. Throws InvalidCursor and PageTooFar. */
export function listInvoiceLinePage(
  invoiceId: number,
  { search, ...cursorQuery }: { search?: string } & KeysetQuery
) {
  const query = BillingInvoiceLine.query().where({ invoiceId })
  if (search) whereContainsWords(query, 'description', search)
  const list = `lines of billing invoice ${invoiceId}`
  const order = { by: 'billing_invoice_lines.id', type: 'bigint', isDescending: false } as const
  return readKeysetPage(query, cursorQuery, { list, order })
}
