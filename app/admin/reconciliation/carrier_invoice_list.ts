import { countRows } from '#shared/database/limited_count'
import { whereContainsWords } from '#shared/database/sql_condition'
import { readKeysetPage } from '#shared/http/keyset_page'
import type { CarrierInvoiceQuery } from '#admin/reconciliation/reconciliation_validators'
import CarrierInvoice, {
  type CarrierInvoiceState,
} from '#admin/reconciliation/models/carrier_invoice'

const INVOICE_STATE_SQL: Record<CarrierInvoiceState, string> = {
  open: 'open_lines > 0',
  disputed: 'open_lines = 0 and disputed_lines > 0',
  settled: 'open_lines = 0 and disputed_lines = 0',
}

/** Lists the newest first. Throws InvalidCursor and PageTooFar. */
export function listCarrierInvoices({ carrier, state, search, ...page }: CarrierInvoiceQuery) {
  const query = CarrierInvoice.query().preload('creator')
  if (carrier) query.where({ carrier })
  if (state) query.whereRaw(INVOICE_STATE_SQL[state])
  if (search) whereContainsWords(query, 'number', search)
  const order = { by: 'carrier_invoices.id', type: 'bigint', isDescending: true } as const
  return readKeysetPage(query, page, { list: 'carrier invoices', order })
}

export function countOpenCarrierInvoices(): Promise<number> {
  return countRows(queryOpenInvoices())
}

export function listOldestOpenInvoices(limit: number): Promise<CarrierInvoice[]> {
  return queryOpenInvoices().orderBy('id').limit(limit).exec()
}

function queryOpenInvoices() {
  return CarrierInvoice.query().whereRaw(INVOICE_STATE_SQL.open)
}

export function findCarrierInvoice(id: number): Promise<CarrierInvoice> {
  return CarrierInvoice.query().where({ id }).preload('creator').firstOrFail()
}
