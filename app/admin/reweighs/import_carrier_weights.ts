import type { Caller } from '#identity/sessions/caller'
import { recordStaffMessages } from '#shipping/reweighing/staff_carrier_messages'
import type { CarrierMessage, Recorded } from '#shipping/reweighing/save_reweigh_proposal'
import { findShipmentsByNumber } from '#shipping/shipment/find_shipments_by_number'
import { readInvoiceInThread } from '#admin/reconciliation/preview_invoice'
import type { CarrierInvoiceFileLine } from '#admin/reconciliation/reading/invoice_file'
import type { InvoiceColumns } from '#admin/reconciliation/reading/match_columns'
import { InvalidInvoiceFile } from '#admin/reconciliation/reconciliation_errors'
import { type ImportProblems, createImportProblems } from '#admin/tariffs/files/import_problems'

const WEIGHT_FILE_HEADER = 'waybill,weight_kg,charge_naira'
const WEIGHT_FILE_COLUMNS: InvoiceColumns = {
  fields: {
    waybill: ['waybill'],
    reference: [],
    freight: ['charge_naira'],
    fuel: [],
    duty: [],
    other: [],
    weight: ['weight_kg'],
  },
  unit: 'kg',
}
const FILE_LABEL = 'File'
const MAX_WEIGHT_LINES = 5_000
const MAX_CHARGE_KOBO = 100_000_000_000

export type WeightImportResult = Record<Recorded, number>

/**
 * Imports lines with a waybill and with a weight, a charge or both; all lines or none. Throws
 * InvalidInvoiceFile with every bad line.
 */
export async function importCarrierWeights(
  by: Caller,
  bytes: Buffer,
  source: string
): Promise<WeightImportResult> {
  const faults = createImportProblems(true)
  const { headers, lines, problems } = await readInvoiceInThread(bytes, {
    carrier: null,
    digits: 2,
    remembered: WEIGHT_FILE_COLUMNS,
  })
  if (headers.join() !== WEIGHT_FILE_HEADER)
    faults.add(FILE_LABEL, 1, `the columns must be ${WEIGHT_FILE_HEADER}`)
  else if (lines.length + problems.length === 0) faults.add(FILE_LABEL, null, 'it has no lines')
  if (lines.length > MAX_WEIGHT_LINES)
    faults.add(FILE_LABEL, null, `it has more than ${MAX_WEIGHT_LINES} lines`)
  for (const { row, column, message } of problems)
    faults.add(FILE_LABEL, row, `${column} ${message}`)
  const messages = await toCarrierMessages(lines, source, faults)
  if (faults.sentences.length) throw new InvalidInvoiceFile(faults.sentences)
  const noted = await recordStaffMessages(by, messages)
  const count = (wanted: Recorded) => noted.filter((one) => one === wanted).length
  return { proposed: count('proposed'), noted: count('noted'), nothing: count('nothing') }
}

async function toCarrierMessages(
  lines: CarrierInvoiceFileLine[],
  source: string,
  faults: ImportProblems
): Promise<CarrierMessage[]> {
  const shipments = await findShipmentsByNumber(lines.map(({ waybill }) => waybill!))
  const rows = new Map<number, number>()
  return lines.flatMap((line, at) => {
    const found = shipments[at]!
    const [shipmentId] = found
    const problem = findLineProblem(line, found, rows.get(shipmentId ?? 0))
    if (problem !== null || shipmentId === undefined) {
      faults.add(FILE_LABEL, line.row, problem!)
      return []
    }
    rows.set(shipmentId, line.row)
    return [{ shipmentId, grams: line.grams, chargeKobo: line.freight || null, source }]
  })
}

function findLineProblem(
  { waybill, grams, freight }: CarrierInvoiceFileLine,
  found: number[],
  earlier: number | undefined
): string | null {
  if (freight < 0 || freight > MAX_CHARGE_KOBO)
    return 'charge_naira is not an amount that can be charged'
  if (grams === null && freight === 0) return 'it has neither a weight nor a charge'
  if (found.length === 0) return `we have no shipment with waybill ${waybill}`
  if (found.length > 1) return `several shipments have waybill ${waybill}. Enter it manually.`
  return earlier === undefined ? null : `row ${earlier} is for the same shipment`
}
