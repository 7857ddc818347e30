import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import { recordAudit } from '#shared/audit/audit'
import { queryRows } from '#shared/database/query_rows'
import {
  type CarrierInvoiceHeader,
  type ComparisonStandards,
  readComparisonStandards,
  toComparisonJson,
} from '#admin/reconciliation/compare_invoice_lines'
import CarrierInvoice from '#admin/reconciliation/models/carrier_invoice'
import { findEarlierImport, readInvoiceWithBase } from '#admin/reconciliation/preview_invoice'
import type { CarrierInvoiceFileLine } from '#admin/reconciliation/reading/invoice_file'
import {
  InvalidInvoiceFile,
  InvoiceAlreadyImported,
  InvoicePreviewOutdated,
} from '#admin/reconciliation/reconciliation_errors'

/** Saves the compared lines; those without findings are accepted. */
const INSERT_LINES = `insert into carrier_invoice_lines (invoice_id, row_number, waybill, reference, freight_minor,
    fuel_minor, duty_minor, other_minor, grams, shipment_id, our_grams, cost_kobo, estimate_kobo, charged_kobo,
    billed_on, findings, status)
  select :id, row_number, waybill, reference, freight_minor, fuel_minor, duty_minor, other_minor, grams, shipment_id,
    our_grams, cost_kobo, estimate_kobo, charged_kobo, billed_on, findings,
    case when findings = '{}' then 'accepted' else 'open' end
  from carrier_invoice_lines_of(:comparison::jsonb, :lines::jsonb)`

/** Adds one charge per part of a line; its freight replaces the estimate. */
const INSERT_CHARGES = `insert into carrier_charges (shipment_id, organization_id, source, carrier, kind, amount_minor,
    currency, minor_digits, charged_on, rate_id, rate_micros, kobo, invoice_line_id, noted_by)
  select shipments.id, organization_id, 'invoice', invoice.carrier, part.kind, part.amount, invoice.currency,
    invoice.minor_digits, invoiced_on, worth.rate_id, worth.rate_micros,
    in_kobo(part.amount, worth.rate_micros, invoice.minor_digits), line.id, invoice.created_by
  from carrier_invoices as invoice
    left join lateral naira_worth(currency, 0::bigint, minor_digits, invoiced_on) as worth on true
    join carrier_invoice_lines as line on line.invoice_id = invoice.id
    join shipments on shipments.id = line.shipment_id
    cross join lateral (values ('freight', freight_minor), ('fuel', fuel_minor), ('duty', duty_minor),
      ('other', other_minor)) as part (kind, amount)
  where invoice.id = ? and part.amount <> 0`

/** Rows whose exchange rate is known, but whose amount exceeds the limit of `in_kobo`. */
const ROWS_ABOVE_LIMIT = `select row_number as row from carrier_invoice_lines as line
    join carrier_invoices as invoice on invoice.id = line.invoice_id
  where invoice.id = ? and cost_kobo is null
    and exists (select from naira_worth(currency, 0::bigint, minor_digits, invoiced_on))
  order by row_number limit 20`

/**
 * Imports a previewed invoice with its lines and charges in one transaction, only once. Throws
 * InvalidInvoiceFile, InvoicePreviewOutdated and InvoiceAlreadyImported.
 */
export async function importCarrierInvoice(
  by: Caller,
  head: CarrierInvoiceHeader,
  { bytes, base }: { bytes: Buffer; base: string }
): Promise<CarrierInvoice> {
  const read = await readInvoiceWithBase(head, bytes)
  const { lines, lacking, problems } = read.file
  const wrong = problems.map(({ row, column, message }) => `Row ${row}, ${column}: ${message}`)
  if (lacking.length + wrong.length) throw new InvalidInvoiceFile([...lacking, ...wrong])
  if (lines.length === 0) throw new InvalidInvoiceFile(['This file has no lines.'])
  const earlier = await findEarlierImport(head, read.fileHash)
  if (earlier) throw new InvoiceAlreadyImported(earlier, head)
  if (read.base !== base) throw new InvoicePreviewOutdated()
  const standards = await readComparisonStandards()
  const id = await db.transaction(async (trx) => {
    const invoice = { ...read, lines, head, standards }
    const kept = await saveInvoice(trx, by.user.id, invoice)
    if (kept === null) return null
    const { carrier, number, day, currency } = head
    await recordAudit(trx, {
      actorId: by.user.id,
      action: 'carrier_invoice.import',
      subject: { kind: 'carrier_invoice', id: kept },
      after: { carrier, number, day, currency, lines: lines.length },
    })
    return kept
  })
  if (id === null) {
    throw new InvoiceAlreadyImported((await findEarlierImport(head, read.fileHash))!, head)
  }
  return CarrierInvoice.findOrFail(id)
}

interface InvoiceToSave {
  head: CarrierInvoiceHeader
  standards: ComparisonStandards
  fileHash: string
  linesMinor: number
  lines: CarrierInvoiceFileLine[]
}

/** Waits for a concurrent import; returns null if that saved the invoice. */
async function saveInvoice(trx: TransactionClientContract, by: number, invoice: InvoiceToSave) {
  // Takes this lock before it locks any parcel, as rate changes do, to avoid a deadlock.
  await trx.rawQuery(`select pg_advisory_xact_lock(hashtextextended('exchange_rates', 0))`)
  const { head, standards, fileHash, linesMinor, lines } = invoice
  const [row] = await queryRows<{ id: number }>(
    trx,
    `insert into carrier_invoices (carrier, number, invoiced_on, currency, minor_digits, total_minor, lines_minor,
       file_hash, lines, difference_share, least_kobo, created_by)
     values (:carrier, :number, :day, :currency, :digits, :totalMinor, :linesMinor, :fileHash, :count,
       :differenceShare, :leastKobo, :by)
     on conflict do nothing returning id`,
    { ...head, ...standards, linesMinor, fileHash, count: lines.length, by }
  )
  if (!row) return null
  const { id } = row
  await trx.rawQuery(INSERT_LINES, {
    id,
    comparison: toComparisonJson(head, standards),
    lines: JSON.stringify(lines),
  })
  const mistaken = await queryRows<{ row: number }>(trx, ROWS_ABOVE_LIMIT, [id])
  if (mistaken.length) throw new InvalidInvoiceFile(mistaken.map(aboveLimitProblem))
  await trx.rawQuery(INSERT_CHARGES, [id])
  return id
}

function aboveLimitProblem({ row }: { row: number }): string {
  return `Row ${row}: a charge is worth more than ₦1,000,000,000. Please check it and the exchange rate.`
}
