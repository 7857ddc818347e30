import type { Caller } from '#identity/sessions/caller'
import { errors } from '@vinejs/vine'
import {
  type BatchUpdate,
  changeBatch,
  repriceRows,
  type CurrentBatch,
  batchTermsOf,
} from '#shipping/batches/change_batch'
import { type BatchTermColumns, checkIncomingRows } from '#shipping/batches/check_given_rows'
import { addDuplicateWarnings } from '#shipping/batches/duplicate_warnings'
import { UnknownBatchRows } from '#shipping/batches/batch_errors'
import {
  headersWithoutAnswers,
  type SheetColumn,
  type SheetTexts,
} from '#shipping/batches/rules/sheet_fields'
import { keepFirstColumns, normalizeHeader } from '#shared/sheets/columns'
import { GROUPING_FIELDS, regroupRecords } from '#shared/sheets/sheet_records'
import { detectShop } from '#shared/sheets/shop_exports'
import { proposeLatin } from '#shared/text/latin'
import type { BatchRow } from '#shipping/batches/batch_rows'
import { isTemplateSheet } from '#shipping/batches/sheet/detect_columns'
import { readCells } from '#shipping/batches/sheet/read_cells'
import { editSheetLines, type SheetRowLines } from '#shipping/batches/sheet/edit_sheet_lines'
import { saveColumns } from '#shipping/addresses/sheet/saved_columns'
import { parsePlace } from '#shipping/places/names/parse_place'
import type { Submission } from '#shipping/booking/submission_validator'
import type { batchEditValidator } from '#shipping/batches/batch_validators'
import type { Infer } from '@vinejs/vine/types'

type SenderTexts = NonNullable<Infer<typeof batchEditValidator>['sender']>

export interface BatchEdit {
  wish?: BatchTermColumns['wish']
  pickup?: boolean
  pickupDay?: BatchTermColumns['pickupDay']
  sender?: SenderTexts
  defaults?: SheetTexts
  columns?: SheetColumn[]
}

/** Reprices all rows. Throws E_VALIDATION_ERROR for an unknown place. */
export async function editBatch(caller: Caller, id: number, edit: BatchEdit) {
  const { sender, columns, ...terms } = edit
  let chosen: SheetColumn[] = []
  let before: SheetColumn[] = []
  await changeBatch(caller, id, async (now) => {
    const changed: Partial<BatchTermColumns> = { ...terms }
    if (sender) changed.origin = senderOrigin(sender, now)
    if (columns) {
      before = now.batch.columns
      changed.columns = withChosenColumns(columns, now)
      chosen = changed.columns.filter(({ field }, at) => field !== before[at]!.field)
    }
    const rows = chosen.length > 0 ? regroupRows(changed.columns!, now) : now.rows
    const numbers = new Set(rows.map(({ number }) => number))
    const removed = now.rows.flatMap(({ number }) => (numbers.has(number) ? [] : [number]))
    return { ...(await repriceRows(caller, { ...now, rows }, changed)), removed }
  })
  const headers = before.flatMap(({ header, isAdded }) => (isAdded ? [] : [header]))
  if (isTemplateSheet(headers)) return
  await saveColumns(caller, { use: 'parcels', headers: headersWithoutAnswers(headers), chosen })
}

function senderOrigin(sender: SenderTexts, { facts }: CurrentBatch): Submission['origin'] {
  const { problems, ...place } = parsePlace(facts.places, {
    city: sender.city,
    state: sender.state ?? '',
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
  const person = { fullname, phoneNumber, email, address, postalCode }
  return { ...person, ...place, saveInAddressBook: false }
}

function withChosenColumns(chosen: SheetColumn[], { batch }: CurrentBatch): SheetColumn[] {
  const fields = new Map(chosen.map(({ header, field }) => [header, field]))
  return keepFirstColumns(
    batch.columns.map((column) => {
      const { header, field } = column
      return { ...column, field: fields.has(header) ? fields.get(header)! : field }
    })
  )
}

function regroupRows(columns: SheetColumn[], { batch, rows }: CurrentBatch) {
  const isMoved = batch.columns.some(({ field }, at) => {
    const next = columns[at]!.field
    return field !== next && [field, next].some((one) => one && GROUPING_FIELDS.includes(one))
  })
  if (!isMoved) return rows
  const headers = columns.map(({ header }) => header)
  const records = rows.map(({ number, isLeftOut, lines }) => {
    return { row: number, isLeftOut, lines: lines! }
  })
  const shop = detectShop(headers.map(normalizeHeader))
  return regroupRecords(records, { headers, columns, shop }).map(({ row, lines, isLeftOut }) => {
    return { number: row, lines, isLeftOut, submission: null }
  })
}

export interface RowEdit {
  cells?: SheetTexts
  /** A courier code, `cheapest` or `fastest`; null applies the batch's preference. */
  courier?: string | null
  isLeftOut?: boolean
}

/** Changes and reprices one row. Throws UnknownBatchRows. */
export function editRow(
  caller: Caller,
  id: number,
  { number, ...edit }: RowEdit & { number: number }
) {
  return changeBatch(caller, id, async (now): Promise<BatchUpdate> => {
    const row = now.rows.find((one) => one.number === number)
    if (!row) throw new UnknownBatchRows([number])
    const { terms, row: edited } = applyRowEdit(row, edit, batchTermsOf(now.batch))
    const [checked] = await checkIncomingRows(caller, [edited], { terms, facts: now.facts })
    // Compares the edited row with all others to find duplicates.
    const allRows = now.rows.map((one) =>
      one === row ? checked! : { submission: one.submission, notes: [] }
    )
    const numbers = now.rows.map((one) => one.number)
    await addDuplicateWarnings(caller, allRows, numbers)
    const { isLeftOut = row.isLeftOut } = edit
    return { terms, rows: [{ ...edited, isLeftOut, row: checked! }] }
  })
}

function applyRowEdit(row: BatchRow, { cells, courier }: RowEdit, terms: BatchTermColumns) {
  if (!row.lines) {
    const submission = row.submission && { ...row.submission }
    if (submission && courier !== undefined) submission.preferredCourier = courier
    return { terms, row: { ...row, submission } }
  }
  const given = { columns: terms.columns, lines: row.lines }
  const changes = {
    ...cells,
    ...replacedOriginalScript(given, cells),
    ...(courier !== undefined && { courier: courier ?? '' }),
  }
  const { columns, lines } = editSheetLines(given, changes)
  return { terms: { ...terms, columns }, row: { ...row, lines } }
}

/** If the edit applies a proposed Latin text, returns the text it replaces as original script. */
function replacedOriginalScript(
  { columns, lines }: SheetRowLines,
  cells: SheetTexts = {}
): SheetTexts {
  const { texts } = readCells(lines, columns)
  const replaced = (['fullname', 'address', 'city'] as const).flatMap((field) => {
    const before = texts[field] ?? ''
    const proposal = proposeLatin(before)?.proposal
    return proposal && proposal === cells[field] ? [before] : []
  })
  if (replaced.length === 0) return {}
  return { originalScript: [texts.originalScript, ...replaced].filter(Boolean).join(', ') }
}
