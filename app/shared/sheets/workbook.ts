import { unzipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'
import { turns } from '#shared/uploads/turns'
import type { Row } from '#shared/sheets/sheet'
import { SheetRefused } from '#shared/sheets/sheet_refused'

const ZIP = Buffer.from('504b0304', 'hex')

/** What a thousand rows of two hundred columns do not reach, and a bomb does. */
const MOST_UNPACKED_BYTES = 33_554_432
const MOST_FILES = 500

/** Reading one takes the process for some hundred milliseconds, and much memory. */
const inWorkbookTurn = turns({ atOnce: 1, waiting: 20 })

export function isWorkbook(bytes: Buffer): boolean {
  return bytes.subarray(0, ZIP.length).equals(ZIP)
}

/** The rows of the first sheet as texts. Throws SheetRefused. */
export function workbookRows(bytes: Buffer): Promise<Row[]> {
  return inWorkbookTurn(async () => {
    requireHarmless(bytes)
    const cells = await sheetOf(bytes)
    return cells.map((row, at) => ({ row: at + 1, cells: row.map(textOf) }))
  })
}

/** Looks at what the archive says of itself: nothing of it is unpacked beyond that. */
function requireHarmless(bytes: Buffer) {
  let unpacked = 0
  let files = 0
  try {
    unzipSync(bytes, {
      filter: ({ originalSize }) => {
        unpacked += originalSize
        files += 1
        return false
      },
    })
  } catch {
    throw new SheetRefused(BROKEN)
  }
  if (unpacked > MOST_UNPACKED_BYTES || files > MOST_FILES) {
    throw new SheetRefused(
      'This workbook is too large. Copy the rows that you want to send into a new one and try again.'
    )
  }
}

const BROKEN =
  'This workbook cannot be read. Open it, save it as "Excel Workbook (.xlsx)" and try again.'

async function sheetOf(bytes: Buffer) {
  const { buffer, byteOffset, byteLength } = bytes
  try {
    return await readSheet(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer)
  } catch {
    throw new SheetRefused(BROKEN)
  }
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  if (typeof cell === 'boolean') return cell ? 'Yes' : 'No'
  return String(cell)
}
