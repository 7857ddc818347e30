import type { Caller } from '#identity/sessions/caller'
import { noteByStaff } from '#shipping/reweighing/by_staff'
import type { CarrierWord, Noted } from '#shipping/reweighing/proposals'
import { shipmentsByNumber } from '#shipping/shipment/shipments_by_number'
import { InvoiceRefused } from '#admin/reconciliation/refusals'
import { decimal, decimalProblem, readCsv } from '#admin/tariffs/files/csv_file'
import { type Faults, faultsOf } from '#admin/tariffs/files/faults'

const COLUMNS = ['waybill', 'weight_kg', 'charge_naira'] as const
const NAME = 'File'
const MOST_LINES = 5_000
const MOST_GRAMS = 10_000_000
const MOST_KOBO = 100_000_000_000

export type InvoiceOutcome = Record<Noted, number>

type Line = { row: number; waybill: string; grams: number | null; chargeKobo: number | null }

/**
 * Takes in the lines of a courier's invoice: waybill, weight, charge, of which one of the last two may be empty. All of
 * them or, with every bad line named, none. Throws InvoiceRefused.
 */
export async function noteInvoice(
  by: Caller,
  bytes: Buffer,
  source: string
): Promise<InvoiceOutcome> {
  const faults = faultsOf(true)
  const lines = await linesOf(textOf(bytes), faults)
  const words = await wordsOf(lines, source, faults)
  if (!faults.sentences.length && !lines.length) faults.add(NAME, null, 'it has no lines')
  if (lines.length > MOST_LINES) faults.add(NAME, null, `it has more than ${MOST_LINES} lines`)
  if (faults.sentences.length) throw new InvoiceRefused(faults.sentences)
  const noted = await noteByStaff(by, words)
  const count = (wanted: Noted) => noted.filter((one) => one === wanted).length
  return { proposed: count('proposed'), noted: count('noted'), nothing: count('nothing') }
}

function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new InvoiceRefused([`${NAME}: it is not text in UTF-8. Save it as "CSV UTF-8".`])
  }
}

function linesOf(text: string, faults: Faults): Promise<Line[]> {
  return readCsv({ name: NAME, text }, COLUMNS, faults, ({ row, cells, notation }) => {
    const { waybill, weight_kg: weight, charge_naira: charge } = cells
    const grams = weight ? decimal(weight, 3, notation) : null
    const chargeKobo = charge ? decimal(charge, 2, notation) : null
    const problems = [
      ...(waybill ? [] : ['waybill is empty']),
      ...(grams === null || (grams > 0 && grams <= MOST_GRAMS)
        ? []
        : [
            decimalProblem(weight, 3, {
              column: 'weight_kg',
              notation,
              otherwise: 'is not a weight with at most three decimals',
            }),
          ]),
      ...(chargeKobo === null || (chargeKobo > 0 && chargeKobo <= MOST_KOBO)
        ? []
        : [
            decimalProblem(charge, 2, {
              column: 'charge_naira',
              notation,
              otherwise: 'is not an amount with at most two decimals',
            }),
          ]),
      ...(weight || charge ? [] : ['it has neither a weight nor a charge']),
    ]
    for (const problem of problems) faults.add(NAME, row, problem)
    return problems.length ? null : { row, waybill, grams, chargeKobo }
  })
}

async function wordsOf(lines: Line[], source: string, faults: Faults): Promise<CarrierWord[]> {
  const shipments = await shipmentsByNumber(lines.map(({ waybill }) => waybill))
  const rows = new Map<number, number>()
  return lines.flatMap(({ row, waybill, grams, chargeKobo }, at) => {
    const found = shipments[at]!
    const [shipmentId] = found
    const problem = problemOf(waybill, found, rows.get(shipmentId ?? 0))
    if (problem !== null || shipmentId === undefined) {
      faults.add(NAME, row, problem!)
      return []
    }
    rows.set(shipmentId, row)
    return [{ shipmentId, grams, chargeKobo, source }]
  })
}

function problemOf(waybill: string, found: number[], earlier: number | undefined): string | null {
  if (found.length === 0) return `we have no shipment with waybill ${waybill}`
  if (found.length > 1) return `several shipments have waybill ${waybill}. Enter it manually.`
  return earlier === undefined ? null : `row ${earlier} is for the same shipment`
}
