import { type SqlClient, queryRows } from '#shared/database/query_rows'
import { readSettings } from '#shared/settings/setting'
import { minimumDifferenceKobo, marginThresholds } from '#shipping/costs/margin_settings'
import { type Carrier, courierCodesOf } from '#shipping/pricing/rules/carriers'
import { reweighTolerance } from '#shipping/reweighing/reweigh_settings'
import type { CarrierInvoiceFileLine } from '#admin/reconciliation/reading/invoice_file'
import type { InvoiceFinding } from '#admin/reconciliation/rules/invoice_labels'

export interface CarrierInvoiceHeader {
  carrier: Carrier
  number: string
  /** The date of the invoice, YYYY-MM-DD; it selects the exchange rate. */
  day: string
  currency: string
  digits: number
  totalMinor: number
}

/** An invoice line with our own data, in kobo. */
export interface ComparedInvoiceLine {
  rowNumber: number
  waybill: string | null
  reference: string | null
  freightMinor: number
  fuelMinor: number
  dutyMinor: number
  otherMinor: number
  grams: number | null
  shipmentId: number | null
  ourGrams: number | null
  costKobo: number | null
  estimateKobo: number | null
  chargedKobo: number | null
  billedOn: string | null
  findings: InvoiceFinding[]
  trackingNumber: number | null
}

export async function readComparisonStandards() {
  const { shares, leastKobo, tolerance } = await readSettings({
    shares: marginThresholds,
    leastKobo: minimumDifferenceKobo,
    tolerance: reweighTolerance,
  })
  const { grams, basisPoints: weightShare } = tolerance
  return { differenceShare: shares.differenceBasisPoints, leastKobo, grams, weightShare }
}

export type ComparisonStandards = Awaited<ReturnType<typeof readComparisonStandards>>

/** Builds the first parameter of the SQL function `carrier_invoice_lines_of`. */
export function toComparisonJson(
  { carrier, ...head }: CarrierInvoiceHeader,
  standards: ComparisonStandards
): string {
  return JSON.stringify({ ...head, ...standards, codes: courierCodesOf(carrier) })
}

const MINOR_COLUMNS = ['freight', 'fuel', 'duty', 'other'].map(
  (part) => `${part}_minor as "${part}Minor"`
)
const KOBO_COLUMNS = ['cost', 'estimate', 'charged'].map((name) => `${name}_kobo as "${name}Kobo"`)

/** Compares the lines with our data. Lines with findings come first. */
export function compareInvoiceLines(
  client: SqlClient,
  comparison: string,
  lines: readonly CarrierInvoiceFileLine[]
): Promise<ComparedInvoiceLine[]> {
  return queryRows<ComparedInvoiceLine>(
    client,
    `select row_number as "rowNumber", waybill, reference, ${[...MINOR_COLUMNS, ...KOBO_COLUMNS].join(', ')}, grams,
       shipment_id as "shipmentId", our_grams as "ourGrams", billed_on as "billedOn", findings,
       tracking_number as "trackingNumber"
     from carrier_invoice_lines_of(:comparison::jsonb, :lines::jsonb) order by findings = '{}', row_number`,
    // One parameter for all lines, because PostgreSQL limits their number.
    { comparison, lines: JSON.stringify(lines) }
  )
}
