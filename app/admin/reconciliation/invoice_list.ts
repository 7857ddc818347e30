import { whereHolds } from '#shared/database/condition'
import { keysetPage, type PageQuestion } from '#shared/http/keyset_page'
import type { Carrier } from '#shipping/pricing/rules/carriers'
import CarrierInvoice, { type InvoiceState } from '#admin/reconciliation/models/carrier_invoice'

interface InvoiceQuestion {
  carrier?: Carrier
  state?: InvoiceState
  search?: string
}

const STATES: Record<InvoiceState, string> = {
  open: 'open_lines > 0',
  disputed: 'open_lines = 0 and disputed_lines > 0',
  settled: 'open_lines = 0 and disputed_lines = 0',
}

/** The newest first. Throws BadCursor and PageTooFar. */
export function invoicePage({ carrier, state, search, ...turn }: InvoiceQuestion & PageQuestion) {
  const query = CarrierInvoice.query().preload('creator')
  if (carrier) query.where({ carrier })
  if (state) query.whereRaw(STATES[state])
  if (search) whereHolds(query, 'number', search)
  const order = { by: 'carrier_invoices.id', type: 'bigint', isDescending: true } as const
  return keysetPage(query, turn, { list: 'carrier invoices', order })
}

/** Throws E_ROW_NOT_FOUND. */
export function requireInvoice(id: number): Promise<CarrierInvoice> {
  return CarrierInvoice.query().where({ id }).preload('creator').firstOrFail()
}
