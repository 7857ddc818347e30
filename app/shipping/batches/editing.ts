import type { Caller } from '#identity/sessions/caller'
import { errors } from '@vinejs/vine'
import {
  type Change,
  changeBatch,
  repriced,
  type BatchNow,
  termsOf,
} from '#shipping/batches/changing'
import { type BatchTerms, checkGiven } from '#shipping/batches/given_rows'
import { noteDuplicates } from '#shipping/batches/duplicates'
import { UnknownRows } from '#shipping/batches/refusals'
import {
  SHEET_FIELDS,
  type SheetColumn,
  type SheetField,
  type SheetTexts,
} from '#shipping/batches/rules/sheet_fields'
import { eachOnce } from '#shared/sheets/columns'
import type { BatchRow } from '#shipping/batches/rows'
import { cellOf, readCells } from '#shipping/batches/sheet/cell_words'
import { rememberColumns } from '#shipping/batches/sheet/known_columns'
import { writtenPlace } from '#shipping/places/words/written_place'
import type { Submission } from '#shipping/booking/submission_validator'

/** Where all parcels of a batch are sent from, in words. */
interface SenderTexts {
  fullname: string
  phoneNumber: string
  email: string
  address: string
  city: string
  state?: string | null
  postalCode: string
}

export interface BatchEdit {
  wish?: BatchTerms['wish']
  pickup?: boolean
  pickupDay?: BatchTerms['pickupDay']
  sender?: SenderTexts
  defaults?: SheetTexts
  columns?: SheetColumn[]
}

/** Changes what holds for all rows, and prices them anew. Throws E_VALIDATION_ERROR for a sender who is nowhere. */
export async function editBatch(caller: Caller, id: number, edit: BatchEdit) {
  const { sender, columns, ...terms } = edit
  let read: SheetColumn[] = []
  await changeBatch(caller, id, async (now) => {
    const changed: Partial<BatchTerms> = { ...terms }
    if (sender) changed.origin = originOf(sender, now)
    if (columns) changed.columns = read = columnsAs(columns, now)
    return repriced(caller, now, changed)
  })
  await rememberColumns(caller, read)
}

function originOf(sender: SenderTexts, { facts }: BatchNow): Submission['origin'] {
  const { problems, ...place } = writtenPlace(facts.places, {
    ...{ city: sender.city, state: sender.state ?? '' },
    country: 'Nigeria',
  })
  if (problems.length > 0) {
    const messages = problems.map(({ field, message }) => ({
      field: `sender.${field}`,
      message,
      rule: 'place',
    }))
    throw new errors.E_VALIDATION_ERROR(messages)
  }
  const { fullname, phoneNumber, email, address, postalCode } = sender
  const who = { fullname, phoneNumber, email, address, postalCode }
  return { ...who, ...place, saveInAddressBook: false }
}

/** The sheet's own columns in their order, each with the field that was chosen for it. */
function columnsAs(chosen: SheetColumn[], { batch }: BatchNow): SheetColumn[] {
  const fields = new Map(chosen.map(({ header, field }) => [header, field]))
  return eachOnce(
    batch.columns.map((column) => {
      const { header, field } = column
      return { ...column, field: fields.has(header) ? fields.get(header)! : field }
    })
  )
}

export interface RowEdit {
  cells?: SheetTexts
  /** A courier, or a wish; null for what the batch wishes. */
  courier?: string | null
  isLeftOut?: boolean
}

/** Changes one row, and prices it anew. Throws UnknownRows. */
export function editRow(
  caller: Caller,
  id: number,
  { number, ...edit }: RowEdit & { number: number }
) {
  return changeBatch(caller, id, async (now): Promise<Change> => {
    const row = now.rows.find((one) => one.number === number)
    if (!row) throw new UnknownRows([number])
    const { terms, row: edited } = withEdit(row, edit, termsOf(now.batch))
    const [checked] = await checkGiven(caller, [edited], { terms, facts: now.facts })
    // Whether it is one of twins the others say.
    const beside = now.rows.map((one) =>
      one === row ? checked! : { submission: one.submission, notes: [] }
    )
    await noteDuplicates(caller, beside)
    const { isLeftOut = row.isLeftOut } = edit
    return { terms, rows: [{ ...edited, isLeftOut, row: checked! }] }
  })
}

function withEdit(row: BatchRow, { cells, courier }: RowEdit, terms: BatchTerms) {
  if (!row.cells) {
    const submission = row.submission && { ...row.submission }
    if (submission && courier !== undefined) submission.preferredCourier = courier
    return { terms, row: { ...row, submission } }
  }
  const columns = [...terms.columns]
  const texts = [...row.cells]
  const shown = readCells(row.cells, columns).texts
  const changes = { ...cells, ...(courier !== undefined && { courier: courier ?? '' }) }
  for (const [field, text] of Object.entries(changes) as [SheetField, string][]) {
    let at = columns.findIndex((column) => column.field === field)
    if (at < 0) at = columns.push({ header: SHEET_FIELDS[field], field }) - 1
    // What was not touched says what the sheet said.
    if (text !== (shown[field] ?? '')) texts[at] = cellOf(text, columns[at]!)
  }
  const filled = columns.map((_, at) => texts[at] ?? '')
  return { terms: { ...terms, columns }, row: { ...row, cells: filled } }
}
