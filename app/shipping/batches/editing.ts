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
  sentHeaders,
  type SheetColumn,
  type SheetTexts,
} from '#shipping/batches/rules/sheet_fields'
import { eachOnce, plainHeader } from '#shared/sheets/columns'
import { JOINING, regrouped } from '#shared/sheets/sheet_records'
import { shopOf } from '#shared/sheets/shop_exports'
import { latinProposal } from '#shared/text/latin'
import type { BatchRow } from '#shipping/batches/rows'
import { isTemplate } from '#shipping/batches/sheet/column_names'
import { readCells } from '#shipping/batches/sheet/cell_words'
import { editedLines, type SheetLines } from '#shipping/batches/sheet/edited_lines'
import { rememberColumns } from '#shipping/addresses/sheet/remembered_columns'
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
  let chosen: SheetColumn[] = []
  let before: SheetColumn[] = []
  await changeBatch(caller, id, async (now) => {
    const changed: Partial<BatchTerms> = { ...terms }
    if (sender) changed.origin = originOf(sender, now)
    if (columns) {
      before = now.batch.columns
      changed.columns = columnsAs(columns, now)
      chosen = changed.columns.filter(({ field }, at) => field !== before[at]!.field)
    }
    const rows = chosen.length > 0 ? rowsAs(changed.columns!, now) : now.rows
    const numbers = new Set(rows.map(({ number }) => number))
    const removed = now.rows.flatMap(({ number }) => (numbers.has(number) ? [] : [number]))
    return { ...(await repriced(caller, { ...now, rows }, changed)), removed }
  })
  const headers = before.flatMap(({ header, isAdded }) => (isAdded ? [] : [header]))
  if (isTemplate(headers)) return
  await rememberColumns(caller, { use: 'parcels', headers: sentHeaders(headers), chosen })
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

/** The rows of the batch, where the columns say anew which lines are one parcel. */
function rowsAs(columns: SheetColumn[], { batch, rows }: BatchNow) {
  const isMoved = batch.columns.some(({ field }, at) => {
    const next = columns[at]!.field
    return field !== next && [field, next].some((one) => one && JOINING.includes(one))
  })
  if (!isMoved) return rows
  const headers = columns.map(({ header }) => header)
  const records = rows.map(({ number, isLeftOut, lines }) => {
    return { row: number, isLeftOut, lines: lines! }
  })
  const shop = shopOf(headers.map(plainHeader))
  return regrouped(records, { headers, columns, shop }).map(({ row, lines, isLeftOut }) => {
    return { number: row, lines, isLeftOut, submission: null }
  })
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
    const numbers = now.rows.map((one) => one.number)
    await noteDuplicates(caller, beside, numbers)
    const { isLeftOut = row.isLeftOut } = edit
    return { terms, rows: [{ ...edited, isLeftOut, row: checked! }] }
  })
}

function withEdit(row: BatchRow, { cells, courier }: RowEdit, terms: BatchTerms) {
  if (!row.lines) {
    const submission = row.submission && { ...row.submission }
    if (submission && courier !== undefined) submission.preferredCourier = courier
    return { terms, row: { ...row, submission } }
  }
  const given = { columns: terms.columns, lines: row.lines }
  const changes = {
    ...cells,
    ...replacedScript(given, cells),
    ...(courier !== undefined && { courier: courier ?? '' }),
  }
  const { columns, lines } = editedLines(given, changes)
  return { terms: { ...terms, columns }, row: { ...row, lines } }
}

/** The original script of those cells whose proposed Latin letters this edit takes. */
function replacedScript({ columns, lines }: SheetLines, cells: SheetTexts = {}): SheetTexts {
  const { texts } = readCells(lines, columns)
  const replaced = (['fullname', 'address', 'city'] as const).flatMap((field) => {
    const before = texts[field] ?? ''
    const proposal = latinProposal(before)?.proposal
    return proposal && proposal === cells[field] ? [before] : []
  })
  if (replaced.length === 0) return {}
  return { originalScript: [texts.originalScript, ...replaced].filter(Boolean).join(', ') }
}
