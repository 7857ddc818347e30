import writeXlsxFile from 'write-excel-file/node'

export type SheetLines = (string | number)[][]

/** Runs in a worker thread. Text cells keep the leading 0 of a phone number and run no formula. */
export function workbookBytes(headers: string[], lines: SheetLines): Promise<Buffer> {
  const head = headers.map((value) => ({ value, type: String, fontWeight: 'bold' as const }))
  const body = lines.map((line) =>
    line.map((value) =>
      typeof value === 'number' ? { value, type: Number } : { value, type: String }
    )
  )
  return writeXlsxFile([head, ...body] as never, { stickyRowsCount: 1 }).toBuffer()
}
