import { errors } from '@vinejs/vine'
import { readCount, readNaira } from '#shared/numbers/rules/units'
import {
  SHEET_FIELDS,
  type SheetColumn,
  type SheetField,
  type SheetTexts,
} from '#shipping/batches/rules/sheet_fields'
import { typedToCell, isItemField, nairaSign, readCells } from '#shipping/batches/sheet/read_cells'

export interface SheetRowLines {
  columns: SheetColumn[]
  lines: string[][]
}

/** Adds a column for each changed field that the sheet lacks. Throws E_VALIDATION_ERROR. */
export function editSheetLines(given: SheetRowLines, changes: SheetTexts): SheetRowLines {
  const columns = [...given.columns]
  const lines = given.lines.map((line) => [...line])
  const shown = readCells(lines, columns).texts
  // Keeps the original cells of fields whose text has not changed.
  const changed = (Object.entries(changes) as [SheetField, string][]).filter(
    ([field, text]) => text !== (shown[field] ?? '')
  )
  const count = countGoods({ ...shown, ...changes })
  for (const [field, text] of changed) {
    const found = columns.findIndex((column) => column.field === field)
    const at =
      found < 0 ? columns.push({ header: SHEET_FIELDS[field], field, isAdded: true }) - 1 : found
    const texts = isItemField(field) ? itemTexts(field, text, count) : [text]
    while (lines.length < texts.length) lines.push([])
    lines.forEach((line, number) => {
      line[at] = typedToCell(texts[number] ?? '', columns[at]!)
    })
    if (field === 'address') clear(['address2', 'address3'])
  }
  if (changed.some(([field]) => isItemField(field))) lines.length = count
  if (changed.some(([field]) => field === 'value' || field === 'quantity')) {
    writeLineTotals({ columns, lines }, { ...shown, ...Object.fromEntries(changed) })
  }
  return { columns, lines: lines.map((line) => columns.map((_, at) => line[at] ?? '')) }

  function clear(fields: SheetField[]) {
    columns.forEach(({ field }, at) => {
      if (field && fields.includes(field)) for (const line of lines) line[at] = ''
    })
  }
}

function countGoods({ description = '', quantity = '', value = '' }: SheetTexts): number {
  return Math.max(...[description, quantity, value].map((text) => text.split('\n').length))
}

/** One category applies to all items. Other fields throw E_VALIDATION_ERROR if lines are absent. */
function itemTexts(field: SheetField, text: string, count: number): string[] {
  const texts = text.split('\n')
  if (texts.length === count || text === '') return texts
  if (field === 'category' && texts.length === 1) return Array.from({ length: count }, () => text)
  const message = `Write a line for each of the ${count} items under ${SHEET_FIELDS[field]}.`
  throw new errors.E_VALIDATION_ERROR([{ field: `cells.${field}`, message, rule: 'value' }])
}

/** Our form shows the value of one piece; this sheet has the total of each line. */
function writeLineTotals(
  { columns, lines }: SheetRowLines,
  { value = '', quantity = '' }: SheetTexts
) {
  const at = columns.findIndex(({ field, isLineTotal }) => field === 'value' && isLineTotal)
  if (at < 0) return
  const [values, pieces] = [value.split('\n'), quantity.split('\n')]
  lines.forEach((line, number) => {
    const text = values[number] ?? ''
    const each = readNaira(text)
    const count = readCount(pieces[number] || '1')
    if (each.problem !== undefined || count.problem !== undefined) return
    const total = Math.round(each.value * count.value * 100) / 100
    if (Number.isFinite(total)) line[at] = typedToCell(`${nairaSign(text)}${total}`, columns[at]!)
  })
}
