import { describeColumnProblems, type ReadColumns } from '#shared/sheets/columns'
import type { Sheet } from '#shared/sheets/sheet_table'
import { groupSheetRecords, type SheetRecords } from '#shared/sheets/sheet_records'
import { UnreadableSheet } from '#shared/sheets/unreadable_sheet'

interface ReadSheetRecords<Read> extends SheetRecords {
  read: Read
}

export async function readRecords<Field extends string, Read extends ReadColumns<Field>>(
  sheet: Sheet,
  columnsOf: (sheet: Sheet) => Promise<Read>
): Promise<ReadSheetRecords<Read>> {
  const read = await columnsOf(sheet)
  const { columns, shop, doubts } = read
  if (shop?.refusal) throw new UnreadableSheet(shop.refusal)
  const found = groupSheetRecords(sheet, read)
  return {
    read,
    records: found.records,
    notes: [
      ...(shop ? [`Read as orders of ${shop.name}.`] : []),
      ...[...sheet.notes, ...found.notes, ...describeColumnProblems(columns, doubts)],
    ],
  }
}
