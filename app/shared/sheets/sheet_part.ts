import { type CellFormat, numberText } from '#shared/sheets/cell_formats'
import { UnreadableSheet, TooManyColumns } from '#shared/sheets/unreadable_sheet'
import {
  BrokenWorkbook,
  isTrue,
  LargeWorkbook,
  type PartHandlers,
} from '#shared/sheets/workbook_archive'

/** The last cell of a spreadsheet is XFD1048576. */
const LAST_COLUMN = 16_384
const LAST_ROW = 1_048_576
const MAX_CELLS = 1_000_000
const MAX_MERGES = 10_000
const MAX_HIDDEN_RANGES = 1_000

class BeyondBounds extends UnreadableSheet {
  constructor() {
    super(
      'This workbook has a cell outside the limits of a spreadsheet. Save it again and try again.'
    )
  }
}

export interface Merge {
  column: number
  from: number
  to: number
  value: string
}

interface Dictionary {
  texts: readonly string[]
  formats: readonly CellFormat[]
  is1904: boolean
}

type SheetRow = { row: number; cells: Map<number, string>; isHidden: boolean }
type Attributes = Readonly<Record<string, string>>

export class SheetPart implements PartHandlers {
  readonly #rows: SheetRow[] = []
  readonly #merges: Omit<Merge, 'value'>[] = []
  readonly #hidden: { from: number; to: number }[] = []
  #row: SheetRow = { row: 0, cells: new Map(), isHidden: false }
  #column = -1
  #cell: Attributes = {}
  #value = ''
  #isSpoken = false
  #cells = 0
  #visibleRows = 0

  constructor(
    private readonly bounds: { rows: number; columns: number },
    private readonly dictionary: Dictionary
  ) {}

  open = (name: string, attributes: Attributes) => {
    if (name === 'row') this.#openRow(attributes)
    if (name === 'c') this.#openCell(attributes)
    if (name === 'rPh') this.#isSpoken = true
    if (name === 'col' && isTrue(attributes.hidden)) {
      const [from, to] = [Number(attributes.min) - 1, Number(attributes.max) - 1]
      if (this.#hidden.push({ from, to }) > MAX_HIDDEN_RANGES) throw new LargeWorkbook()
    }
    if (name === 'mergeCell') this.#merge(attributes.ref ?? '')
  }

  close = (name: string, text: string) => {
    if (name === 'v' || (name === 't' && !this.#isSpoken)) this.#value += text
    if (name === 'rPh') this.#isSpoken = false
    if (name === 'c') this.#closeCell()
    if (name === 'row' && this.#row.cells.size > 0) {
      this.#rows.push(this.#row)
      if (!this.#row.isHidden) this.#visibleRows += 1
    }
  }

  isDone = () => this.#visibleRows > this.bounds.rows

  #openRow({ r, hidden }: Attributes) {
    const row = r === undefined ? this.#row.row + 1 : Number(r)
    if (!Number.isInteger(row) || row <= this.#row.row) throw new BrokenWorkbook()
    if (row > LAST_ROW) throw new BeyondBounds()
    this.#row = { row, cells: new Map(), isHidden: isTrue(hidden) }
    this.#column = -1
  }

  #openCell(attributes: Attributes) {
    this.#column = attributes.r === undefined ? this.#column + 1 : columnOf(attributes.r)
    if (this.#column >= LAST_COLUMN) throw new BeyondBounds()
    this.#cell = attributes
    this.#value = ''
  }

  #closeCell() {
    const text = this.#text()
    if (!text.trim()) return
    if (++this.#cells > MAX_CELLS) throw new LargeWorkbook()
    this.#row.cells.set(this.#column, text)
  }

  #text(): string {
    const { t: type = 'n', s: style } = this.#cell
    const { texts, formats, is1904 } = this.dictionary
    if (type === 'n') return numberText(this.#value, formats[Number(style)] ?? null, is1904)
    if (type === 's') return plain(texts[Number(this.#value)] ?? '')
    if (type === 'b') return this.#value === '1' ? 'TRUE' : 'FALSE'
    return type === 'd' ? this.#value.slice(0, 10) : plain(this.#value)
  }

  #merge(ref: string) {
    const [first = '', last = first] = ref.split(':')
    const [column, from, to] = [columnOf(first), rowOf(first), rowOf(last)]
    if (to <= from) return
    if (this.#merges.push({ column, from, to }) > MAX_MERGES) throw new LargeWorkbook()
  }

  /** Returns visible cells, and counts hidden rows and columns. Throws TooManyColumns. */
  visible() {
    const shown = this.#rows.filter(({ isHidden }) => !isHidden)
    const used = new Set(shown.flatMap(({ cells }) => [...cells.keys()]))
    const places = this.#visiblePlaces(Math.max(-1, ...used) + 1)
    const width = Math.max(-1, ...[...used].map((at) => places[at]!)) + 1
    if (width > this.bounds.columns) throw new TooManyColumns(width, this.bounds.columns)
    const rows = shown.map(({ row, cells }) => {
      const dense = Array.from({ length: width }, () => '')
      for (const [at, text] of cells) if (places[at]! >= 0) dense[places[at]!] = text
      return { row, cells: dense }
    })
    return {
      rows,
      merges: this.#visibleMerges(places),
      hiddenRows: this.#rows.length - shown.length,
      hiddenColumns: [...used].filter((at) => places[at]! < 0).length,
    }
  }

  /** Maps each column to its position among visible ones; -1 if hidden. */
  #visiblePlaces(width: number): number[] {
    const places = Array.from({ length: width }, () => 0)
    for (const { from, to } of this.#hidden) places.fill(-1, from, to + 1)
    let next = 0
    return places.map((place) => (place < 0 ? place : next++))
  }

  #visibleMerges(places: number[]): Merge[] {
    const byNumber = new Map(this.#rows.map((row) => [row.row, row]))
    return this.#merges.flatMap(({ column, from, to }) => {
      const value = byNumber.get(from)?.cells.get(column)
      const place = places[column] ?? -1
      return value === undefined || place < 0 ? [] : [{ column: place, from, to, value }]
    })
  }
}

/** Column `A` is 0. Throws BrokenWorkbook for an invalid reference. */
function columnOf(reference: string): number {
  const letters = /^([A-Z]+)[1-9]\d*$/.exec(reference)?.[1]
  if (letters === undefined) throw new BrokenWorkbook()
  if (letters.length > 3) throw new BeyondBounds()
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function rowOf(reference: string): number {
  return Number(/\d+$/.exec(reference)?.[0])
}

/** Decodes line breaks and tabs that a workbook escapes as `_x000A_`. */
function plain(text: string): string {
  return text.replace(/_x00(09|0A|0D)_/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16))
  )
}
