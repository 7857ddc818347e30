import { pluralize } from '#shared/languages/rules/pluralize'
import { builtInFormat, type CellFormat, parseCellFormat } from '#shared/sheets/cell_formats'
import type { CsvRecord } from '#shared/sheets/parse_csv'
import { type Merge, SheetPart } from '#shared/sheets/sheet_part'
import {
  BrokenWorkbook,
  isTrue,
  LargeWorkbook,
  WorkbookArchive,
} from '#shared/sheets/workbook_archive'

export type { Merge } from '#shared/sheets/sheet_part'

const ZIP = Buffer.from('504b0304', 'hex')

const MAX_TEXTS = 500_000

/** Excel's limit of cell styles. */
const MAX_STYLES = 65_536

export function isWorkbook(bytes: Buffer): boolean {
  return bytes.subarray(0, ZIP.length).equals(ZIP)
}

interface WorkbookRows {
  rows: CsvRecord[]
  merges: Merge[]
  notes: string[]
}

/** Reads the visible cells of the first visible sheet as text. Throws UnreadableSheet. */
export async function readWorkbook(
  bytes: Buffer,
  bounds: { rows: number; columns: number }
): Promise<WorkbookRows> {
  const archive = await WorkbookArchive.open(bytes)
  const roots = await archive.related('')
  const workbook = roots.find(({ kind }) => kind === 'officeDocument')?.part ?? 'xl/workbook.xml'
  const { id, is1904 } = await findFirstSheet(archive, workbook)
  const parts = await archive.related(workbook)
  const partOf = (kind: string) => parts.find((part) => part.kind === kind)?.part
  const [texts, styles] = [partOf('sharedStrings'), partOf('styles')]
  const sheet = new SheetPart(bounds, {
    texts: texts ? await readSharedTexts(archive, texts) : [],
    formats: styles ? await readCellFormats(archive, styles) : [],
    is1904,
  })
  const part = parts.find((one) => one.id === id)?.part ?? 'xl/worksheets/sheet1.xml'
  await archive.read(part, sheet)
  const { rows, merges, hiddenRows, hiddenColumns } = sheet.visible()
  return {
    rows,
    merges,
    notes: [...describeHidden(hiddenRows, 'row'), ...describeHidden(hiddenColumns, 'column')],
  }
}

function describeHidden(count: number, what: string): string[] {
  if (count === 0) return []
  return [`${pluralize(count, `hidden ${what}`)} ${count === 1 ? 'was' : 'were'} left out.`]
}

async function findFirstSheet(archive: WorkbookArchive, part: string) {
  let id: string | undefined
  let is1904 = false
  await archive.read(part, {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = isTrue(attributes.date1904)
      const isVisible = !/hidden/i.test(attributes.state ?? '')
      if (name === 'sheet' && isVisible) id ??= attributes['r:id'] ?? idIn(attributes)
    },
  })
  if (id === undefined) throw new BrokenWorkbook()
  return { id, is1904 }
}

function idIn(attributes: Readonly<Record<string, string>>): string {
  const name = Object.keys(attributes).find((one) => one.endsWith(':id'))
  return name ? attributes[name]! : ''
}

async function readSharedTexts(archive: WorkbookArchive, part: string): Promise<string[]> {
  const texts: string[] = []
  let whole = ''
  let isSpoken = false
  await archive.read(part, {
    open(name) {
      if (name === 'si') whole = ''
      if (name === 'rPh') isSpoken = true
    },
    close(name, text) {
      if (name === 't' && !isSpoken) whole += text
      if (name === 'rPh') isSpoken = false
      if (name === 'si' && texts.push(whole) > MAX_TEXTS) throw new LargeWorkbook()
    },
  })
  return texts
}

async function readCellFormats(archive: WorkbookArchive, part: string): Promise<CellFormat[]> {
  const own = new Map<string, CellFormat>()
  const formats: CellFormat[] = []
  let isOfCells = false
  await archive.read(part, {
    open(name, { numFmtId = '0', formatCode = '' }) {
      if (name === 'numFmt') own.set(numFmtId, parseCellFormat(formatCode))
      if (name === 'cellXfs') isOfCells = true
      if (name !== 'xf' || !isOfCells) return
      formats.push(own.get(numFmtId) ?? builtInFormat(Number(numFmtId)))
      if (formats.length > MAX_STYLES) throw new LargeWorkbook()
    },
    close(name) {
      if (name === 'cellXfs') isOfCells = false
    },
  })
  return formats
}
