import db from '@adonisjs/lucid/services/db'
import { rowsOf } from '#shared/database/rows'
import { allInOrder, keysetPage, type PageQuestion } from '#shared/http/keyset_page'
import { shipmentsByNumber } from '#shipping/shipment/shipments_by_number'
import CarrierInvoiceLine from '#admin/reconciliation/models/carrier_invoice_line'
import type { Finding, LineState } from '#admin/reconciliation/rules/invoice_words'

export interface LineQuestion {
  finding?: Finding
  status?: LineState
  /** A waybill, our reference or a tracking number. */
  search?: string
}

const ORDER = { by: 'row_number', type: 'bigint', isDescending: false } as const

/** The parcels that a search names, to be asked once. */
async function searched(search: string | undefined): Promise<number[]> {
  const [ids = []] = search ? await shipmentsByNumber([search]) : []
  return ids
}

function linesOf(invoiceId: number, { finding, status, search }: LineQuestion, ids: number[]) {
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

/** As they stand in the file. Throws BadCursor and PageTooFar. */
export async function linePage(invoiceId: number, question: LineQuestion & PageQuestion) {
  const query = linesOf(invoiceId, question, await searched(question.search))
  return keysetPage(query, question, { list: `lines of invoice ${invoiceId}`, order: ORDER })
}

/** All of them. */
export async function* invoiceLines(
  invoiceId: number,
  question: LineQuestion
): AsyncGenerator<CarrierInvoiceLine> {
  const ids = await searched(question.search)
  yield* allInOrder(() => linesOf(invoiceId, question, ids), ORDER)
}

/** Of the lines of an invoice: how many have each finding, how many are in each state, and what was given back. */
export async function lineCounts(invoiceId: number) {
  const found = await rowsOf<{ finding: Finding; lines: number; open: number }>(
    db,
    `select finding, count(*)::int as lines, count(*) filter (where status = 'open')::int as open
     from carrier_invoice_lines, unnest(findings) as finding where invoice_id = ? group by 1`,
    [invoiceId]
  )
  const states = await rowsOf<{
    status: LineState
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
