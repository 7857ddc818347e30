import type { Caller } from '#identity/sessions/caller'
import type { BookingFacts } from '#shipping/booking/booking_facts'
import { adviseOnRows, type CheckedRow, checkRows } from '#shipping/batches/checked_rows'
import type ShipmentBatch from '#shipping/batches/models/shipment_batch'
import type { SheetField, SheetTexts } from '#shipping/batches/rules/sheet_fields'
import type { BatchRow, RowProblem } from '#shipping/batches/rows'
import { readCells } from '#shipping/batches/sheet/cell_words'
import { rowPayload } from '#shipping/batches/sheet/row_payload'

/** A row as it came: the cells of a sheet, or a booking that a program would submit. */
export type GivenRow = Pick<BatchRow, 'cells'> & { submission: unknown }

export type BatchTerms = Pick<
  ShipmentBatch,
  'wish' | 'origin' | 'pickup' | 'pickupDay' | 'columns' | 'defaults'
>

/** Checks, prices and advises on rows, whichever way they came, with what their batch says for all of them. */
export async function checkGiven(
  caller: Caller,
  rows: readonly GivenRow[],
  { terms, facts }: { terms: BatchTerms; facts: BookingFacts }
): Promise<CheckedRow[]> {
  const read = rows.map((row) => readGiven(row, terms, facts))
  const payloads = read.map(({ payload }) => payload)
  const checked = await checkRows(payloads, { caller, facts, wish: terms.wish })
  checked.forEach((row, at) => {
    const { texts, problems, notes } = read[at]!
    row.notes.push(...notes)
    if (texts) row.problems = atCells(row.problems, problems, texts)
  })
  await adviseOnRows(checked, caller, facts)
  return checked
}

interface ReadRow {
  payload: unknown
  problems: RowProblem[]
  notes: string[]
  texts: SheetTexts | null
}

function readGiven(row: GivenRow, terms: BatchTerms, facts: BookingFacts): ReadRow {
  if (!row.cells) return { payload: row.submission, problems: [], notes: [], texts: null }
  const { texts: said, problems: unclear } = readCells(row.cells, terms.columns)
  // What is empty says what stands for all rows; what is not clear is not priced.
  const left = Object.fromEntries(unclear.map(({ field }) => [field, '']))
  const texts = { ...terms.defaults, ...said, ...left }
  const { origin, pickup } = terms
  const pickupDay = terms.pickupDay?.toISODate() ?? null
  const { payload, problems, notes } = rowPayload(texts, { origin, pickup, pickupDay }, facts)
  return { payload, problems: [...unclear, ...problems], notes, texts }
}

const CELLS: Record<string, SheetField> = {
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

/** Where one of these was not understood, what follows from it is not wrong as well. */
const FOLLOWS: Record<string, string[]> = { country: ['state', 'city'], state: ['city'] }

/** The problems of a booking at the cells that they come from; what was not understood there is said first. */
function atCells(found: RowProblem[], understood: RowProblem[], texts: SheetTexts): RowProblem[] {
  const told = new Set(understood.flatMap(({ field }) => [field, ...(FOLLOWS[field!] ?? [])]))
  const others = new Map<string | null, RowProblem>()
  for (const problem of found) {
    const field = cellOf(problem.field, texts)
    const message = field === 'origin' ? SENDER_MISSING : problem.message
    if (!told.has(field) && !others.has(field)) others.set(field, { ...problem, field, message })
  }
  return [...understood, ...others.values()]
}

const SENDER_MISSING = 'Choose the sender of these parcels first.'

function cellOf(path: string | null, { size }: SheetTexts): string | null {
  if (!path) return null
  if (path.startsWith('origin')) return 'origin'
  const side = /packageDimension\.(length|width|height)$/.exec(path)?.[1]
  if (side) return size ? 'size' : side
  return CELLS[path] ?? path
}
