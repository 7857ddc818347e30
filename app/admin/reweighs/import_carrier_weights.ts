import type { Caller } from '#identity/sessions/caller'
import { recordStaffMessages } from '#shipping/reweighing/staff_carrier_messages'
import type { CarrierMessage, Recorded } from '#shipping/reweighing/save_reweigh_proposal'
import { findShipmentsByNumber } from '#shipping/shipment/find_shipments_by_number'
import { InvalidInvoiceFile } from '#admin/reconciliation/reconciliation_errors'
import { parseDecimal, describeDecimalProblem, readTariffCsv } from '#admin/tariffs/files/csv_file'
import { type ImportProblems, createImportProblems } from '#admin/tariffs/files/import_problems'

const WEIGHT_FILE_COLUMNS = ['waybill', 'weight_kg', 'charge_naira'] as const
const FILE_LABEL = 'File'
const MAX_WEIGHT_LINES = 5_000
const MAX_CARRIER_GRAMS = 10_000_000
const MAX_CHARGE_KOBO = 100_000_000_000

export type WeightImportResult = Record<Recorded, number>

type CarrierWeightLine = {
  row: number
  waybill: string
  grams: number | null
  chargeKobo: number | null
}

/**
 * Imports lines with waybill, weight and charge, of which either of the last two may be empty; all
 * lines or none. Throws InvalidInvoiceFile with every bad line.
 */
export async function importCarrierWeights(
  by: Caller,
  bytes: Buffer,
  source: string
): Promise<WeightImportResult> {
  const faults = createImportProblems(true)
  const lines = await readWeightLines(decodeWeightFile(bytes), faults)
  const words = await toCarrierMessages(lines, source, faults)
  if (!faults.sentences.length && !lines.length) faults.add(FILE_LABEL, null, 'it has no lines')
  if (lines.length > MAX_WEIGHT_LINES)
    faults.add(FILE_LABEL, null, `it has more than ${MAX_WEIGHT_LINES} lines`)
  if (faults.sentences.length) throw new InvalidInvoiceFile(faults.sentences)
  const noted = await recordStaffMessages(by, words)
  const count = (wanted: Recorded) => noted.filter((one) => one === wanted).length
  return { proposed: count('proposed'), noted: count('noted'), nothing: count('nothing') }
}

function decodeWeightFile(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new InvalidInvoiceFile([
      `${FILE_LABEL}: it is not text in UTF-8. Save it as "CSV UTF-8".`,
    ])
  }
}

function readWeightLines(text: string, faults: ImportProblems): Promise<CarrierWeightLine[]> {
  return readTariffCsv(
    { name: FILE_LABEL, text },
    WEIGHT_FILE_COLUMNS,
    faults,
    ({ row, cells, notation }) => {
      const { waybill, weight_kg: weight, charge_naira: charge } = cells
      const grams = weight ? parseDecimal(weight, 3, notation) : null
      const chargeKobo = charge ? parseDecimal(charge, 2, notation) : null
      const problems = [
        ...(waybill ? [] : ['waybill is empty']),
        ...(grams === null || (grams > 0 && grams <= MAX_CARRIER_GRAMS)
          ? []
          : [
              describeDecimalProblem(weight, 3, {
                column: 'weight_kg',
                notation,
                otherwise: 'is not a weight with at most three decimals',
              }),
            ]),
        ...(chargeKobo === null || (chargeKobo > 0 && chargeKobo <= MAX_CHARGE_KOBO)
          ? []
          : [
              describeDecimalProblem(charge, 2, {
                column: 'charge_naira',
                notation,
                otherwise: 'is not an amount with at most two decimals',
              }),
            ]),
        ...(weight || charge ? [] : ['it has neither a weight nor a charge']),
      ]
      for (const problem of problems) faults.add(FILE_LABEL, row, problem)
      return problems.length ? null : { row, waybill, grams, chargeKobo }
    }
  )
}

async function toCarrierMessages(
  lines: CarrierWeightLine[],
  source: string,
  faults: ImportProblems
): Promise<CarrierMessage[]> {
  const shipments = await findShipmentsByNumber(lines.map(({ waybill }) => waybill))
  const rows = new Map<number, number>()
  return lines.flatMap(({ row, waybill, grams, chargeKobo }, at) => {
    const found = shipments[at]!
    const [shipmentId] = found
    const problem = findLineProblem(waybill, found, rows.get(shipmentId ?? 0))
    if (problem !== null || shipmentId === undefined) {
      faults.add(FILE_LABEL, row, problem!)
      return []
    }
    rows.set(shipmentId, row)
    return [{ shipmentId, grams, chargeKobo, source }]
  })
}

function findLineProblem(
  waybill: string,
  found: number[],
  earlier: number | undefined
): string | null {
  if (found.length === 0) return `we have no shipment with waybill ${waybill}`
  if (found.length > 1) return `several shipments have waybill ${waybill}. Enter it manually.`
  return earlier === undefined ? null : `row ${earlier} is for the same shipment`
}
