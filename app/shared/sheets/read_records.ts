import { columnNotes, type ReadColumns } from '#shared/sheets/columns'
import type { Sheet } from '#shared/sheets/sheet'
import { fromHeadings, recordsOf, type SheetRecords } from '#shared/sheets/sheet_records'
import { SheetRefused } from '#shared/sheets/sheet_refused'

interface ReadSheet<Read> extends SheetRecords {
  /** From its headings on. */
  sheet: Sheet
  read: Read
}

/** The records of a sheet, whichever shop or program has written it. Throws SheetRefused. */
export async function readRecords<Field extends string, Read extends ReadColumns<Field>>(
  whole: Sheet,
  meanings: ReadonlyMap<string, Field>,
  columnsOf: (sheet: Sheet) => Promise<Read>
): Promise<ReadSheet<Read>> {
  const { sheet, notes } = fromHeadings(whole, meanings)
  const read = await columnsOf(sheet)
  const { columns, shop, doubts } = read
  if (shop?.refusal) throw new SheetRefused(shop.refusal)
  const found = recordsOf(sheet, read)
  return {
    ...{ sheet, read, records: found.records },
    notes: [
      ...(shop ? [`Read as orders of ${shop.name}.`] : []),
      ...[...notes, ...found.notes, ...columnNotes(columns, doubts)],
    ],
  }
}
