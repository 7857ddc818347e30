import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { whereHolds } from '#shared/database/condition'
import type { Caller } from '#identity/sessions/caller'
import { cursorPage, keysetPage, type PageOrder, type PageQuestion } from '#shared/http/keyset_page'
import { lagosMidnight, lagosToday } from '#shared/time/lagos_time'
import { ownInvoices } from '#shipping/invoicing/invoices'
import type BillingInvoice from '#shipping/invoicing/models/billing_invoice'
import BillingInvoiceLine from '#shipping/invoicing/models/billing_invoice_line'

export const INVOICES_SHOWN = ['open', 'overdue', 'settled', 'credit_notes'] as const

export type InvoicesShown = (typeof INVOICES_SHOWN)[number]

type InvoiceQuery = ModelQueryBuilderContract<typeof BillingInvoice, BillingInvoice>

/** The latest first. */
export const INVOICE_ORDER: PageOrder = {
  by: 'billing_invoices.id',
  type: 'bigint',
  isDescending: true,
}

export function narrowTo(query: InvoiceQuery, show?: InvoicesShown): InvoiceQuery {
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

type Shown = { show?: InvoicesShown }

/** A business's own, as its people turn the pages. Throws BadCursor and PageTooFar. */
export function ownInvoicePage(caller: Caller, question: Shown & PageQuestion) {
  const { show } = question
  return keysetPage(narrowTo(ownInvoices(caller), show).preload('balance'), question, {
    list: `billing invoices of ${caller.organization.id} ${show ?? 'all'}`,
    order: INVOICE_ORDER,
  })
}

type ListQuestion = Shown & { limit?: number; cursor?: string; from?: Date; to?: Date }

/** A business's own, as its programs read them on, by the days on which they were issued. Throws BadCursor. */
export function ownInvoicesAfter(caller: Caller, question: ListQuestion) {
  const { show, from, to } = question
  const query = narrowTo(ownInvoices(caller), show).preload('balance')
  if (from) query.where('issuedOn', '>=', lagosMidnight(from).toISODate()!)
  if (to) query.where('issuedOn', '<=', lagosMidnight(to).toISODate()!)
  return cursorPage(query, question, { list: `billing invoices of ${caller.organization.id}` })
}

/** The lines of an invoice as they stand on it, or those that say what is searched. Throws BadCursor and PageTooFar. */
export function invoiceLinePage(
  invoiceId: number,
  { search, ...turn }: { search?: string } & PageQuestion
) {
  const query = BillingInvoiceLine.query().where({ invoiceId })
  if (search) whereHolds(query, 'description', search)
  const list = `lines of billing invoice ${invoiceId}`
  const order = { by: 'billing_invoice_lines.id', type: 'bigint', isDescending: false } as const
  return keysetPage(query, turn, { list, order })
}
