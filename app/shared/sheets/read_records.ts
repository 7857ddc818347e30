import { columnNotes, type ReadColumns } from '#shared/sheets/columns'
import type { Sheet } from '#shared/sheets/sheet'
import { recordsOf, type SheetRecords } from '#shared/sheets/sheet_records'
import { SheetRefused } from '#shared/sheets/sheet_refused'

interface ReadSheet<Read> extends SheetRecords {
  read: Read
}

/** The records of a sheet, whichever shop or program has written it. Throws SheetRefused. */
export async function readRecords<Field extends string, Read extends ReadColumns<Field>>(
  sheet: Sheet,
  columnsOf: (sheet: Sheet) => Promise<Read>
): Promise<ReadSheet<Read>> {
  const read = await columnsOf(sheet)
  const { columns, shop, doubts } = read
  if (shop?.refusal) throw new SheetRefused(shop.refusal)
  const found = recordsOf(sheet, read)
  return {
    ...{ read, records: found.records },
    notes: [
      ...(shop ? [`Read as orders of ${shop.name}.`] : []),
      ...[...sheet.notes, ...found.notes, ...columnNotes(columns, doubts)],
    ],
  }
}
