import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import brand from '#config/brand'
import Organization from '#identity/organizations/models/organization'
import { headOffice } from '#shared/brand/brand'
import { insertRows } from '#shared/database/insert_rows'
import { rowsOf } from '#shared/database/rows'
import type { Bill, BillLine } from '#shipping/invoicing/bill'
import { type BillingPeriod, today } from '#shipping/invoicing/billing_periods'
import { isFaultComment } from '#shipping/invoicing/entries'
import BillingInvoice, { type Party, type Series } from '#shipping/invoicing/models/billing_invoice'
import { drawNumber } from '#shipping/invoicing/numbering'
import type { InvoiceTerms } from '#shipping/invoicing/settings'

export interface Issue {
  series: Series
  organizationId: number
  bill: Bill
  period: Pick<BillingPeriod, 'from' | 'to'>
  terms: InvoiceTerms
  runId?: number
  creditsId?: number
  reason?: string
  createdBy?: number
}

/** Writes an invoice or a credit note with its lines, and draws its number in the same transaction. */
export async function issue(
  trx: TransactionClientContract,
  { series, organizationId, bill, period, terms, ...about }: Issue
): Promise<BillingInvoice> {
  const { lines, ...sums } = bill
  const described = await describe(trx, lines)
  const organization = await Organization.findOrFail(organizationId, { client: trx })
  const issuedOn = today()
  const invoice = await BillingInvoice.create(
    {
      ...{ series, organizationId, issuedOn, year: issuedOn.year, ...about, ...sums },
      dueOn: issuedOn.plus({ days: series === 'INV' ? terms.dueDays : 0 }),
      periodFrom: period.from,
      periodTo: period.to,
      issuer: issuerOf(terms),
      customer: customerOf(organization),
      sequence: await drawNumber(trx, series, issuedOn.year),
    },
    { client: trx }
  )
  const rows = described.map((line) => ({ ...line, invoice_id: invoice.id }))
  await insertRows(trx, 'billing_invoice_lines', rows)
  return invoice
}

function issuerOf({ tin, rcNumber }: InvoiceTerms): Party {
  const address = headOffice(brand)
  return { name: brand.legalName, address, tin: tin || null, rcNumber: rcNumber || null }
}

function customerOf({ name, address, tin, rcNumber }: Organization): Party {
  return { name, address, tin, rcNumber }
}

type Described = { id: number; number: string; courier: string; lane: string; grams: number }

/** What the lines say of their shipments stays as it was on the day of the invoice. */
async function describe(trx: TransactionClientContract, lines: BillLine[]) {
  const ids = [...new Set(lines.map(({ shipmentId }) => shipmentId).filter((id) => id !== null))]
  const shipments = await rowsOf<Described>(
    trx,
    `select shipments.id, tracking_number::text as number, couriers.name as courier,
       billable_grams as grams, route.lane
     from shipments join couriers on couriers.code = courier_code cross join lateral (
       select string_agg(country_code, '-' order by side desc) as lane
       from shipment_addresses where shipment_id = shipments.id
     ) as route where shipments.id = any(:ids)`,
    { ids }
  )
  const byId = new Map(shipments.map((shipment) => [shipment.id, shipment]))
  return lines.map(({ kind, entryId, shipmentId, amountKobo, at, comment }) => {
    const shipment = shipmentId === null ? undefined : byId.get(shipmentId)
    return {
      ...{ kind, entry_id: entryId, shipment_id: shipmentId, amount_kobo: amountKobo },
      ...{ occurred_at: at, description: wordsOf(kind, comment, shipment?.number) },
      tracking_number: shipment?.number ?? null,
      courier: shipment?.courier ?? null,
      lane: shipment?.lane ?? null,
      grams: shipment?.grams ?? null,
    }
  })
}

function wordsOf(kind: BillLine['kind'], comment: string | null, number?: string): string {
  const shipment = number ? `shipment ${number}` : 'a shipment'
  switch (kind) {
    case 'shipment':
      return `S${shipment.slice(1)}`
    case 'reweigh':
      return `Reweigh of ${shipment}`
    case 'void':
      return isFaultComment(comment) ? comment : `Void of ${shipment}`
    case 'debit':
      return comment ?? 'Debited by our staff'
    case 'brought_forward':
      return 'Balance brought forward'
    case 'credit':
      return number ? `Credit for ${shipment}` : (comment ?? 'Credit')
  }
}
