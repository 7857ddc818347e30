import { counted } from '#shared/languages/rules/counted'
import { type HeadedRows, plainHeader, type ReadColumns } from '#shared/sheets/columns'
import type { Sheet } from '#shared/sheets/sheet'
import { ORDER_FIELD, type ShopExport, type ShopField } from '#shared/sheets/shop_exports'

/** The lines of a sheet that are one parcel, or one address; the first one says where it goes. */
export interface SheetRecord {
  /** Of the first line, as a spreadsheet numbers it. */
  row: number
  lines: string[][]
  /** The shop says that it was sent already, or is not to be sent. */
  isLeftOut: boolean
}

export interface SheetRecords {
  records: SheetRecord[]
  /** Sentences on what was passed over, put together or left out. */
  notes: string[]
}

const WHERE = ['fullname', 'firstName', 'lastName', 'phoneNumber', 'address', 'address2', 'city']
const RECEIVER = [...WHERE, 'address3', 'email', 'state', 'country', 'postalCode']
const GOODS = ['description', 'quantity', 'value', 'weight']
const SIZES = ['length', 'width', 'height', 'size']

/** Other names for an order number are used for much else. */
const NO_ORDER = /^(?:reference|ref|invoice)$/

/**
 * Puts the lines of an order together, where its number and its receiver are the same or not said again. Passes over
 * lines that say nothing, such as those at the end of a list, and items that the shop says are not to be sent.
 */
export function recordsOf<Field extends string>(
  { headers, rows }: HeadedRows & Sheet,
  { columns, shop }: Pick<ReadColumns<Field>, 'columns' | 'shop'>
): SheetRecords {
  const plain = headers.map(plainHeader)
  const indexOf = (field: string) => columns.findIndex((column) => column.field === field)
  const placesOf = (fields: readonly string[]) => fields.map(indexOf).filter((at) => at >= 0)
  const [where, receiver, goods, sizes] = [WHERE, RECEIVER, GOODS, SIZES].map(placesOf) as [
    ...[number[], number[], number[], number[]],
  ]
  const ordersAt = shop
    ? plain.findIndex((header) => shop.columns[header] === ORDER_FIELD)
    : columns.findIndex(({ field }, at) => field === ORDER_FIELD && !NO_ORDER.test(plain[at]!))
  const says = (cells: readonly string[], places: readonly number[]) =>
    places.some((at) => cells[at])
  const isOfSame = (cells: string[], { lines: [first] }: SheetRecord) =>
    receiver.every((at) => !cells[at] || cells[at] === first![at]) &&
    // What has a size of its own is a parcel of its own.
    !(says(cells, sizes) && says(first!, sizes))
  const records: SheetRecord[] = []
  const passed: Sheet['rows'] = []
  const byOrder = new Map<string, SheetRecord[]>()
  for (const { row, cells: given } of rows) {
    const cells = shop ? filled(given, { plain, columns, shop }) : given
    const lines = shop?.itemColumns ? itemLines(cells, plain, shop.itemColumns) : [cells]
    const order = ordersAt < 0 ? '' : cells[ordersAt]!
    const isBare = !says(cells, receiver)
    const before = order
      ? byOrder.get(order)
      : isBare && shop?.hasBareLines
        ? records.slice(-1)
        : undefined
    const home = before?.findLast((record) => isOfSame(cells, record))
    if (home) {
      home.lines.push(...lines)
    } else if (where.length > 0 && !says(cells, where) && !says(cells, goods)) {
      passed.push({ row, cells })
    } else {
      const record = { row, lines, isLeftOut: false }
      records.push(record)
      if (order) byOrder.set(order, [...(before ?? []), record])
    }
  }
  // A sheet in which no line says anything is shown as it is.
  if (records.length === 0) {
    return { notes: [], records: passed.map(one) }
  }
  return { records, notes: passedNotes(passed) }
}

const one = ({ row, cells }: Sheet['rows'][number]): SheetRecord => ({
  ...{ row, lines: [cells], isLeftOut: false },
})

type ShopColumns = { plain: string[]; columns: ReadColumns<string>['columns']; shop: ShopExport }

/** Cells that the shop leaves empty, filled from other columns that hold the same. */
function filled(given: readonly string[], { plain, columns, shop }: ShopColumns): string[] {
  const cells = [...given]
  const atOf = (field: ShopField | null) => columns.findIndex((column) => column.field === field)
  const fill = (headers: Record<string, ShopField | null>) => {
    for (const [header, field] of Object.entries(headers)) {
      const [from, to] = [plain.indexOf(header), field === null ? -1 : atOf(field)]
      if (from >= 0 && to >= 0 && !cells[to]) cells[to] = given[from]!
    }
  }
  fill(shop.columns)
  const buyer = Object.values(shop.buyer ?? {})
  const places = buyer.map(atOf).filter((at) => at >= 0)
  const isNowhere = WHERE.filter((field) => field !== 'phoneNumber').every(
    (field) => !cells[atOf(field as ShopField)]
  )
  if (shop.buyer && isNowhere) {
    for (const at of places) cells[at] = ''
    fill(shop.buyer)
  }
  return cells
}

/** A line for each of the items that stand beside each other; the first has all else. */
function itemLines(cells: string[], plain: string[], itemColumns: RegExp): string[][] {
  const numberOf = (header: string) => Number(itemColumns.exec(header)?.[1] ?? 0)
  const most = Math.max(1, ...plain.map(numberOf))
  const lines = [cells]
  for (let number = 2; number <= most; number++) {
    const line = cells.map((_, at) => {
      if (numberOf(plain[at]!) !== 1) return ''
      return cells[plain.indexOf(plain[at]!.replace(' 1 ', ` ${number} `))] ?? ''
    })
    if (line.some(Boolean)) lines.push(line)
  }
  return lines
}

/** Leaves out orders, and items of them, that the shop says are not to be sent. */
export function withoutDone(
  records: SheetRecord[],
  headers: readonly string[],
  { passedOver = {}, leftOut = {}, columns }: ShopExport
): SheetRecords {
  const plain = headers.map(plainHeader)
  const hits = (line: string[], rules: Record<string, RegExp>) =>
    Object.entries(rules).some(([header, rule]) => rule.test(line[plain.indexOf(header)] ?? ''))
  let passed = 0
  const kept = records.map((record): SheetRecord => {
    const lines = record.lines.filter((line) => !hits(line, passedOver))
    const isLeftOut = lines.length === 0 || hits(record.lines[0]!, leftOut)
    if (isLeftOut) return { ...record, isLeftOut }
    passed += record.lines.length - lines.length
    // Some shops say only in the first line where an order goes.
    const [first] = record.lines
    const [head, ...rest] = lines
    return { ...record, lines: [head!.map((cell, at) => cell || first![at]!), ...rest] }
  })
  const ordersAt = plain.findIndex((header) => columns[header] === ORDER_FIELD)
  const out = kept.filter(({ isLeftOut }) => isLeftOut)
  const names = out.map(({ row, lines: [line] }) => line![ordersAt] || `row ${row}`)
  return {
    records: kept,
    notes: [
      ...(passed
        ? [
            `${counted(passed, 'item')} that the shop says need no shipping or were sent already were passed over.`,
          ]
        : []),
      ...(out.length
        ? [
            `Left out, because the shop says that they are cancelled, refunded or sent already: ${listed(names)}.`,
          ]
        : []),
    ],
  }
}

function passedNotes(passed: Sheet['rows']): string[] {
  if (passed.length === 0) return []
  const [first] = passed
  const said = first!.cells.filter(Boolean).join(' ').slice(0, 60)
  const rows = listed(passed.map(({ row }) => String(row)))
  return passed.length === 1
    ? [`Row ${rows} ("${said}") names no receiver and was passed over.`]
    : [`Rows ${rows} ("${said}" and so on) name no receiver and were passed over.`]
}

const MOST_LISTED = 10

function listed(names: string[]): string {
  const more = names.length - MOST_LISTED
  return more > 0 ? `${names.slice(0, MOST_LISTED).join(', ')} and ${more} more` : names.join(', ')
}
