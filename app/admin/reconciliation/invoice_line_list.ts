import db from '@adonisjs/lucid/services/db'
import { queryRows } from '#shared/database/query_rows'
import { allInOrder, readKeysetPage } from '#shared/http/keyset_page'
import { findShipmentsByNumber } from '#shipping/shipment/find_shipments_by_number'
import CarrierInvoiceLine from '#admin/reconciliation/models/carrier_invoice_line'
import type { InvoiceFinding, InvoiceLineState } from '#admin/reconciliation/rules/invoice_labels'
import type { InvoiceLineQuery } from '#admin/reconciliation/reconciliation_validators'

const LINE_ORDER = { by: 'row_number', type: 'bigint', isDescending: false } as const

/** Resolves the searched number once, before the query. */
async function findSearchedShipments(search: string | undefined): Promise<number[]> {
  const [ids = []] = search ? await findShipmentsByNumber([search]) : []
  return ids
}

function queryInvoiceLines(
  invoiceId: number,
  { finding, status, search }: InvoiceLineQuery,
  ids: number[]
) {
  const query = CarrierInvoiceLine.query().where({ invoiceId })
  if (finding) query.whereRaw('? = any(findings)', [finding])
  if (status) query.where({ status })
  if (search) {
    const text = search.replaceAll(/\s/g, '').toUpperCase()
    query.where((either) =>
      either.where('waybill', text).orWhere('reference', text).orWhereIn('shipmentId', ids)
    )
  }
  return query.preload('shipment').preload('decision', (decision) => decision.preload('decider'))
}

/** Lists lines in file order. Throws InvalidCursor and PageTooFar. */
export async function listInvoiceLines(invoiceId: number, listQuery: InvoiceLineQuery) {
  const ids = await findSearchedShipments(listQuery.search)
  const list = `lines of invoice ${invoiceId}`
  const query = queryInvoiceLines(invoiceId, listQuery, ids)
  return readKeysetPage(query, listQuery, { list, order: LINE_ORDER })
}

export async function* exportInvoiceLines(invoiceId: number, listQuery: InvoiceLineQuery) {
  const ids = await findSearchedShipments(listQuery.search)
  yield* allInOrder(() => queryInvoiceLines(invoiceId, listQuery, ids), LINE_ORDER)
}

/** Counts lines by finding and state, and sums credits. */
export async function countInvoiceLines(invoiceId: number) {
  const found = await queryRows<{ finding: InvoiceFinding; lines: number; open: number }>(
    db,
    `select finding, count(*)::int as lines, count(*) filter (where status = 'open')::int as open
     from carrier_invoice_lines, unnest(findings) as finding where invoice_id = ? group by 1`,
    [invoiceId]
  )
  const states = await queryRows<{
    status: InvoiceLineState
    lines: number
    minor: number
    credited: number
  }>(
    db,
    `select status, count(*)::int as lines, sum(credited_minor) as credited,
       sum(freight_minor + fuel_minor + duty_minor + other_minor) as minor
     from carrier_invoice_lines where invoice_id = ? group by 1`,
    [invoiceId]
  )
  return { found, states, creditedMinor: states.reduce((sum, { credited }) => sum + credited, 0) }
}
