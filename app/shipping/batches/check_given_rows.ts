import type { Caller } from '#identity/sessions/caller'
import type { BookingFacts } from '#shipping/booking/booking_facts'
import { addRowAdvice, type CheckedRow, checkRows } from '#shipping/batches/check_rows'
import type ShipmentBatch from '#shipping/batches/models/shipment_batch'
import {
  ITEM_FIELDS,
  countItemLines,
  type SheetField,
  type SheetTexts,
} from '#shipping/batches/rules/sheet_fields'
import type { BatchRow, RowProblem } from '#shipping/batches/batch_rows'
import { readCells } from '#shipping/batches/sheet/read_cells'
import { problemOfItem, buildRowPayload } from '#shipping/batches/sheet/row_payload'

export type IncomingRow = Pick<BatchRow, 'lines'> & { submission: unknown }

export type BatchTermColumns = Pick<
  ShipmentBatch,
  'wish' | 'origin' | 'pickup' | 'pickupDay' | 'columns' | 'defaults'
>

export async function checkIncomingRows(
  caller: Caller,
  rows: readonly IncomingRow[],
  { terms, facts }: { terms: BatchTermColumns; facts: BookingFacts }
): Promise<CheckedRow[]> {
  const read = rows.map((row) => readIncomingRow(row, terms, facts))
  const payloads = read.map(({ payload }) => payload)
  const checked = await checkRows(payloads, { caller, facts, wish: terms.wish })
  checked.forEach((row, at) => {
    const { texts, problems, notes } = read[at]!
    row.notes.push(...notes)
    if (texts) row.problems = mapProblemsToCells(row.problems, problems, texts)
  })
  await addRowAdvice(checked, caller, facts)
  return checked
}

interface ReadIncomingRow {
  payload: unknown
  problems: RowProblem[]
  notes: string[]
  texts: SheetTexts | null
}

function readIncomingRow(
  row: IncomingRow,
  terms: BatchTermColumns,
  facts: BookingFacts
): ReadIncomingRow {
  if (!row.lines) return { payload: row.submission, problems: [], notes: [], texts: null }
  const { texts: cellTexts, problems: cellProblems } = readCells(row.lines, terms.columns)
  // An unreadable cell is left empty and gets no default, so that its row stays unpriced.
  const left = Object.fromEntries(cellProblems.map(({ field }) => [field, '']))
  const texts = { ...applyDefaults(cellTexts, terms.defaults), ...left }
  const { origin, pickup } = terms
  const pickupDay = terms.pickupDay?.toISODate() ?? null
  const unread = terms.columns.find(
    ({ field, header }) => field === null && QUANTITY_HEADER.test(header)
  )
  const isUnread = unread && !terms.columns.some(({ field }) => field === 'quantity')
  const shared = { origin, pickup, pickupDay, pieces: isUnread ? null : (1 as const) }
  const { payload, problems, notes } = buildRowPayload(texts, shared, facts)
  if (isUnread && !texts.quantity) problems.push(unreadQuantityProblem(unread.header))
  return { payload, problems: [...cellProblems, ...problems], notes, texts }
}

const QUANTITY_HEADER = /quant|qty|pieces|pcs/i

function unreadQuantityProblem(header: string): RowProblem {
  const message = `We do not read the column "${header}", which may hold the quantity. Choose it under "Match the columns", or write the quantity.`
  return { field: 'quantity', message }
}

function applyDefaults(cellTexts: SheetTexts, defaults: SheetTexts): SheetTexts {
  const length = countItemLines(cellTexts)
  const ofGoods = ITEM_FIELDS.map((field) => {
    const lines = (cellTexts[field] ?? '').split('\n')
    const filled = Array.from({ length }, (_, at) => lines[at]?.trim() || defaults[field] || '')
    return [field, filled.some(Boolean) ? filled.join('\n') : '']
  })
  return { ...defaults, ...cellTexts, ...Object.fromEntries(ofGoods) }
}

const CELL_OF_PATH: Record<string, SheetField> = {
  'destination.fullname': 'fullname',
  'destination.phoneNumber': 'phoneNumber',
  'destination.email': 'email',
  'destination.address': 'address',
  'destination.city': 'city',
  'destination.cityName': 'city',
  'destination.state': 'state',
  'destination.country': 'country',
  'destination.postalCode': 'postalCode',
  'items.0.weight': 'weight',
  'items.0.itemUnits.0.description': 'description',
  'items.0.itemUnits.0.category': 'category',
  'items.0.itemUnits.0.quantity': 'quantity',
  'items.0.itemUnits.0.value': 'value',
  'signatureRequired': 'signature',
  'preferredCourier': 'courier',
  'insurance': 'insurance',
}

/** If we did not understand a field, we hide errors in the fields that depend on it. */
const DEPENDENT_FIELDS: Record<string, string[]> = { country: ['state', 'city'], state: ['city'] }

/** Lists problems with reading a cell before those found by validation. */
function mapProblemsToCells(
  found: RowProblem[],
  understood: RowProblem[],
  texts: SheetTexts
): RowProblem[] {
  const reported = new Set(
    understood.flatMap(({ field }) => [field, ...(DEPENDENT_FIELDS[field!] ?? [])])
  )
  const others = new Map<string | null, RowProblem>()
  for (const problem of found) {
    const field = cellOfPath(problem.field, texts)
    const at = Number(/itemUnits\.(\d+)/.exec(problem.field ?? '')?.[1] ?? -1)
    const cellProblem = {
      ...problem,
      field,
      message: field === 'origin' ? SENDER_MISSING : problem.message,
    }
    const length = at < 0 ? 1 : countItemLines(texts)
    if (!reported.has(field) && !others.has(field))
      others.set(field, problemOfItem(cellProblem, { at, length }))
  }
  return [...understood, ...others.values()]
}

const SENDER_MISSING = 'Choose the sender of these parcels first.'

function cellOfPath(path: string | null, { size }: SheetTexts): string | null {
  if (!path) return null
  if (path.startsWith('origin')) return 'origin'
  const side = /packageDimension\.(length|width|height)$/.exec(path)?.[1]
  if (side) return size ? 'size' : side
  const ofFirst = path.replace(/itemUnits\.\d+/, 'itemUnits.0')
  return CELL_OF_PATH[ofFirst] ?? path
}
