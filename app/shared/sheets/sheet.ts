import type { workbookBytes } from '#shared/sheets/workbook_bytes'
import type { boundedRows, readTable, readTextTable } from '#shared/sheets/sheet_table'
import { runInReadingThread } from '#shared/uploads/reading_thread'

const module = '#shared/sheets/sheet_table'

/** Reads the first visible sheet of a workbook (.xlsx), or a CSV. Throws UnreadableSheet. */
export const readSheet = runInReadingThread<typeof readTable>({ module, name: 'readTable' })

export const readText = runInReadingThread<typeof readTextTable>({ module, name: 'readTextTable' })

export const readCsvRows = runInReadingThread<typeof boundedRows>({
  module,
  name: 'boundedRows',
  seconds: 20,
})

const writeInThread = runInReadingThread<typeof workbookBytes>({
  module: '#shared/sheets/workbook_bytes',
  name: 'workbookBytes',
  seconds: 30,
  remedy: 'Download the CSV instead.',
})

export async function writeWorkbook(...given: Parameters<typeof workbookBytes>): Promise<Buffer> {
  return Buffer.from(await writeInThread(...given))
}
