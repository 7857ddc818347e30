import type { workbookBytes } from '#shared/sheets/workbook_bytes'
import type { boundedRows, readTable, readTextTable } from '#shared/sheets/sheet_table'
import { runInWorkerThread } from '#shared/threads/worker_thread'

const module = '#shared/sheets/sheet_table'

/** Reads the first visible sheet of a workbook (.xlsx), or a CSV. Throws UnreadableSheet. */
export const readSheet = runInWorkerThread<typeof readTable>({ module, name: 'readTable' })

export const readText = runInWorkerThread<typeof readTextTable>({ module, name: 'readTextTable' })

export const readCsvRows = runInWorkerThread<typeof boundedRows>({
  module,
  name: 'boundedRows',
  seconds: 20,
})

export const writeWorkbook = runInWorkerThread<typeof workbookBytes>({
  module: '#shared/sheets/workbook_bytes',
  name: 'workbookBytes',
  seconds: 30,
  remedy: 'Download the CSV instead.',
})
