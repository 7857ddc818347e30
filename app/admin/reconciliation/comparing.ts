import { type Client, rowsOf } from '#shared/database/rows'
import { readSettings } from '#shared/settings/setting'
import { marginLeast, marginShares } from '#shipping/costs/settings'
import { type Carrier, codesOf } from '#shipping/pricing/rules/carriers'
import { reweighTolerance } from '#shipping/reweighing/settings'
import type { InvoiceLine } from '#admin/reconciliation/reading/invoice_file'
import type { Finding } from '#admin/reconciliation/rules/invoice_words'

/** What an invoice says of itself. */
export interface InvoiceHead {
  carrier: Carrier
  number: string
  /** YYYY-MM-DD, whose rate counts. */
  day: string
  currency: string
  digits: number
  totalMinor: number
}

/** A line beside what we know of it, in kobo. */
export interface ComparedLine {
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
  findings: Finding[]
  trackingNumber: string | null
}

/** By what lines are compared, as staff have set it. */
export async function standardsNow() {
  const { shares, leastKobo, tolerance } = await readSettings({
    ...{ shares: marginShares, leastKobo: marginLeast, tolerance: reweighTolerance },
  })
  const { grams, basisPoints: weightShare } = tolerance
  return { differenceShare: shares.differenceBasisPoints, leastKobo, grams, weightShare }
}

export type Standards = Awaited<ReturnType<typeof standardsNow>>

/** The parameter `told` of `carrier_invoice_lines_of`. */
export function toldOf({ carrier, ...head }: InvoiceHead, standards: Standards): string {
  return JSON.stringify({ ...head, ...standards, codes: codesOf(carrier) })
}

/** Parameters are two, however many lines there are. */
export function linesJson(lines: readonly InvoiceLine[]): string {
  return JSON.stringify(lines)
}

const MINOR = ['freight', 'fuel', 'duty', 'other'].map((part) => `${part}_minor as "${part}Minor"`)
const KOBO = ['cost', 'estimate', 'charged'].map((name) => `${name}_kobo as "${name}Kobo"`)

/** Those that somebody should look at first. */
export function compared(
  client: Client,
  told: string,
  lines: readonly InvoiceLine[]
): Promise<ComparedLine[]> {
  return rowsOf<ComparedLine>(
    client,
    `select row_number as "rowNumber", waybill, reference, ${[...MINOR, ...KOBO].join(', ')}, grams,
       shipment_id as "shipmentId", our_grams as "ourGrams", billed_on as "billedOn", findings,
       tracking_number::text as "trackingNumber"
     from carrier_invoice_lines_of(:told::jsonb, :lines::jsonb) order by findings = '{}', row_number`,
    { told, lines: linesJson(lines) }
  )
}
