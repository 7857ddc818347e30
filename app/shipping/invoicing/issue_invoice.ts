import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import brand from '#config/brand'
import Organization from '#identity/organizations/models/organization'
import { findHeadOfficeAddress } from '#shared/brand/brand'
import { insertRows } from '#shared/database/insert_rows'
import { queryRows } from '#shared/database/query_rows'
import type { DraftInvoice, DraftInvoiceLine } from '#shipping/invoicing/draft_invoice'
import { type BillingPeriod, currentLagosDay } from '#shipping/invoicing/billing_periods'
import { isFaultRefundComment } from '#shipping/invoicing/ledger_entries'
import BillingInvoice, {
  type InvoiceParty,
  type InvoiceSeries,
} from '#shipping/invoicing/models/billing_invoice'
import type { InvoiceTerms } from '#shipping/invoicing/invoicing_settings'

export interface InvoiceToIssue {
  series: InvoiceSeries
  organizationId: number
  bill: DraftInvoice
  period: Pick<BillingPeriod, 'from' | 'to'>
  terms: InvoiceTerms
  runId?: number
  creditsId?: number
  reason?: string
  createdBy?: number
}

/** Saves the document with its lines and draws its number in the same transaction. */
export async function issueInvoice(
  trx: TransactionClientContract,
  { series, organizationId, bill, period, terms, ...about }: InvoiceToIssue
): Promise<BillingInvoice> {
  const { lines, ...sums } = bill
  const described = await describeLines(trx, lines)
  const organization = await Organization.findOrFail(organizationId, { client: trx })
  const issuedOn = currentLagosDay()
  const invoice = await BillingInvoice.create(
    {
      series,
      organizationId,
      issuedOn,
      year: issuedOn.year,
      ...about,
      ...sums,
      dueOn: issuedOn.plus({ days: series === 'INV' ? terms.dueDays : 0 }),
      periodFrom: period.from,
      periodTo: period.to,
      issuer: invoiceIssuer(terms),
      customer: invoiceCustomer(organization),
      sequence: await nextInvoiceNumber(trx, series, issuedOn.year),
    },
    { client: trx }
  )
  const rows = described.map((line) => ({ ...line, invoice_id: invoice.id }))
  await insertRows(trx, 'billing_invoice_lines', rows)
  return invoice
}

function invoiceIssuer({ tin, rcNumber }: InvoiceTerms): InvoiceParty {
  const address = findHeadOfficeAddress(brand)
  return { name: brand.legalName, address, tin: tin || null, rcNumber: rcNumber || null }
}

function invoiceCustomer({ name, address, tin, rcNumber }: Organization): InvoiceParty {
  return { name, address, tin, rcNumber }
}

type LineShipment = {
  id: number
  number: string
  courier: string
  lane: string
  town: string | null
  grams: number
}

/** Copies shipment details into the lines, so that later changes do not alter the invoice. */
async function describeLines(trx: TransactionClientContract, lines: DraftInvoiceLine[]) {
  const ids = [...new Set(lines.map(({ shipmentId }) => shipmentId).filter((id) => id !== null))]
  const shipments = await queryRows<LineShipment>(
    trx,
    `select shipments.id, tracking_number::text as number, couriers.name as courier,
       billable_grams as grams, route.lane, route.town
     from shipments join couriers on couriers.code = courier_code cross join lateral (
       select string_agg(country_code, '-' order by side desc) as lane,
         max(city_name) filter (where side = 'destination') as town
       from shipment_addresses where shipment_id = shipments.id
     ) as route where shipments.id = any(:ids)`,
    { ids }
  )
  const byId = new Map(shipments.map((shipment) => [shipment.id, shipment]))
  return lines.map(({ kind, entryId, shipmentId, amountKobo, at, comment }) => {
    const shipment = shipmentId === null ? undefined : byId.get(shipmentId)
    return {
      kind,
      entry_id: entryId,
      shipment_id: shipmentId,
      amount_kobo: amountKobo,
      occurred_at: at,
      description: lineDescription(kind, comment, shipment),
      tracking_number: shipment?.number ?? null,
      courier: shipment?.courier ?? null,
      lane: shipment?.lane ?? null,
      grams: shipment?.grams ?? null,
    }
  })
}

function lineDescription(
  kind: DraftInvoiceLine['kind'],
  comment: string | null,
  line?: LineShipment
): string {
  const number = line?.number
  const shipment = number ? `shipment ${number}` : 'a shipment'
  switch (kind) {
    case 'shipment':
      return `S${shipment.slice(1)}${line?.town ? ` to ${line.town}` : ''}`
    case 'reweigh':
      return `Reweigh of ${shipment}`
    case 'void':
      return isFaultRefundComment(comment) ? comment : `Void of ${shipment}`
    case 'debit':
      return comment ?? 'Debited by our staff'
    case 'brought_forward':
      return 'Balance brought forward'
    case 'credit':
      return number ? `Credit for ${shipment}` : (comment ?? 'Credit')
  }
}

/**
 * Draws the next number of a series and year, without gaps: the lock lasts until the commit, and a
 * rollback returns the number. Draw it last, because all other invoices wait.
 */
async function nextInvoiceNumber(
  trx: TransactionClientContract,
  series: InvoiceSeries,
  year: number
) {
  await trx.rawQuery(`select pg_advisory_xact_lock(hashtextextended('billing numbers', 0))`)
  const [drawn] = await queryRows<{ last: number }>(
    trx,
    `insert into billing_series as kept (series, year, last) values (:series, :year, 1)
     on conflict (series, year) do update set last = kept.last + 1 returning last`,
    { series, year }
  )
  return drawn!.last
}
