import { pluralize } from '#shared/languages/rules/pluralize'
import { type HeadedRows, normalizeHeader, type ReadColumns } from '#shared/sheets/columns'
import type { Sheet } from '#shared/sheets/sheet_table'
import { OTHER_SHOPS } from '#shared/sheets/shop_exports'
import { ORDER_FIELD, type ShopExport, type ShopField } from '#shared/sheets/shop_fields'

export interface SheetRecord {
  row: number
  lines: string[][]
  /** True if the shop marks the order as already sent, or as not to be sent. */
  isLeftOut: boolean
}

export interface SheetRecords {
  records: SheetRecord[]
  notes: string[]
}

const WHERE = ['fullname', 'firstName', 'lastName', 'phoneNumber', 'address', 'address2', 'city']
const RECEIVER = [...WHERE, 'address3', 'email', 'state', 'country', 'postalCode']
const GOODS = ['description', 'quantity', 'value', 'weight']
const SIZES = ['length', 'width', 'height', 'size']

/** Only in a shop's export do these headers reliably mean an order number. */
const AMBIGUOUS_ORDER_HEADERS = /^(?:reference|ref|invoice)$/

type OrderColumns = Pick<HeadedRows, 'headers'> & Pick<ReadColumns<string>, 'columns' | 'shop'>

/** Finds the column of the order number: the chosen one, else the shop's own; -1 if none. */
function ordersColumn({ headers, columns, shop }: OrderColumns): number {
  const plain = headers.map(normalizeHeader)
  const read = columns.findIndex(
    ({ field }, at) => field === ORDER_FIELD && (shop || !AMBIGUOUS_ORDER_HEADERS.test(plain[at]!))
  )
  // The address book has no order field, but still joins the rows of a shop's order.
  return read < 0 && shop ? plain.findIndex((header) => shop.columns[header] === ORDER_FIELD) : read
}

/** Joins the rows of each order. Skips rows without receiver and goods, such as totals. */
export function groupSheetRecords<Field extends string>(
  { headers, rows }: Pick<Sheet, 'headers' | 'rows'>,
  { columns, shop }: Pick<ReadColumns<Field>, 'columns' | 'shop'>
): SheetRecords {
  const plain = headers.map(normalizeHeader)
  const given = rows.map(({ row, cells: original }) => {
    const cells = shop ? fillFromAlternatives(original, { plain, columns, shop }) : original
    const lines = shop?.itemColumns ? itemLines(cells, plain, shop.itemColumns) : [cells]
    return { row, lines, isLeftOut: false }
  })
  const skipped: Sheet['rows'] = []
  const records = joinOrderRows(given, {
    headers,
    columns,
    shop,
    skipRow: ({ row, lines }) => void skipped.push({ row, cells: lines[0]! }),
  })
  // If every row would be skipped, keep all of them, so that the person sees the sheet.
  if (records.length === 0) {
    return { notes: [], records: skipped.map(toSheetRecord) }
  }
  return { records, notes: describeSkippedRows(skipped) }
}

export const GROUPING_FIELDS: readonly string[] = [ORDER_FIELD, ...RECEIVER, ...SIZES]

/** Regroups records when columns change. A row that is split off gets the next free number. */
export function regroupRecords(records: readonly SheetRecord[], read: OrderColumns): SheetRecord[] {
  const places = placesIn(read.columns)
  const ordersAt = ordersColumn(read)
  const rows = new Set(records.map(({ row }) => row))
  const parts = records.flatMap((record) => {
    const apart: SheetRecord[] = []
    let { row } = record
    for (const line of record.lines) {
      const isPart = !hasAnyCell(line, places.receiver) || (ordersAt >= 0 && !line[ordersAt])
      if (apart.length > 0 && isPart) {
        apart.at(-1)!.lines.push(line)
        continue
      }
      if (apart.length > 0) while (rows.has(row)) row++
      rows.add(row)
      apart.push({ ...record, row, lines: [line] })
    }
    return apart
  })
  return joinOrderRows(
    parts.toSorted((one, other) => one.row - other.row),
    read
  )
}

const hasAnyCell = (cells: readonly string[], places: readonly number[]) =>
  places.some((at) => cells[at])

function placesIn(columns: OrderColumns['columns']) {
  const of = (fields: readonly string[]) =>
    fields
      .map((field) => columns.findIndex((column) => column.field === field))
      .filter((at) => at >= 0)
  return { where: of(WHERE), receiver: of(RECEIVER), goods: of(GOODS), sizes: of(SIZES) }
}

interface OrderJoin extends OrderColumns {
  skipRow?: (record: SheetRecord) => void
}

function joinOrderRows(
  given: readonly SheetRecord[],
  { skipRow, ...read }: OrderJoin
): SheetRecord[] {
  const { where, receiver, goods, sizes } = placesIn(read.columns)
  const ordersAt = ordersColumn(read)
  const isOfSame = ({ lines: [cells], isLeftOut }: SheetRecord, other: SheetRecord) =>
    isLeftOut === other.isLeftOut &&
    receiver.every((at) => !cells![at] || cells![at] === other.lines[0]![at]) &&
    // Two rows that both have a size are separate parcels, even in one order.
    !(hasAnyCell(cells!, sizes) && hasAnyCell(other.lines[0]!, sizes))
  const records: SheetRecord[] = []
  const byOrder = new Map<string, SheetRecord[]>()
  for (const one of given) {
    const [cells] = one.lines
    const order = ordersAt < 0 ? '' : cells![ordersAt]!
    const isBare = !hasAnyCell(cells!, receiver)
    const before = order
      ? byOrder.get(order)
      : isBare && read.shop?.hasBareLines
        ? records.slice(-1)
        : undefined
    const home = before?.findLast((record) => isOfSame(one, record))
    if (home) {
      home.lines.push(...one.lines)
    } else if (
      skipRow &&
      where.length > 0 &&
      !hasAnyCell(cells!, where) &&
      !hasAnyCell(cells!, goods)
    ) {
      skipRow(one)
    } else {
      records.push(one)
      if (order) byOrder.set(order, [...(before ?? []), one])
    }
  }
  return records
}

const toSheetRecord = ({ row, cells }: Sheet['rows'][number]): SheetRecord => ({
  row,
  lines: [cells],
  isLeftOut: false,
})

type ShopColumns = { plain: string[]; columns: ReadColumns<string>['columns']; shop: ShopExport }

function fillFromAlternatives(
  given: readonly string[],
  { plain, columns, shop }: ShopColumns
): string[] {
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

/** Gives items in adjacent columns a row each. The first row keeps all other cells. */
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

type DoneRules = Pick<ShopExport, 'passedOver' | 'leftOut' | 'unpaid'>

export function withoutCompletedOrders(
  records: SheetRecord[],
  { headers, columns }: Pick<HeadedRows, 'headers'> & Pick<ReadColumns<string>, 'columns'>,
  shop: ShopExport | null
): SheetRecords {
  const { passedOver = {}, leftOut = {}, unpaid = {} }: DoneRules = shop ?? OTHER_SHOPS
  const plain = headers.map(normalizeHeader)
  const cellUnder = (lines: string[][], header: string) => {
    const at = plain.indexOf(header)
    return at < 0 ? null : (lines.map((line) => line[at]!).find(Boolean) ?? '')
  }
  const found = (lines: string[][], rules: Record<string, RegExp>) =>
    Object.entries(rules).flatMap(([header, rule]) => {
      const cell = cellUnder(lines, header)
      if (cell === null || !rule.test(cell)) return []
      return [/\d/.test(cell) ? `${headers[plain.indexOf(header)]} ${cell}` : cell || 'not paid']
    })[0]
  const isPaidOnDelivery = (lines: string[][]) =>
    PAYMENT_METHODS.some((header) => ON_DELIVERY.test(cellUnder(lines, header) ?? ''))
  const ordersAt = ordersColumn({ headers, columns, shop })
  const out: string[] = []
  let passed = 0
  const kept = records.map((record): SheetRecord => {
    const lines = record.lines.filter((line) => !found([line], passedOver))
    const reason =
      found(record.lines, leftOut) ??
      (isPaidOnDelivery(record.lines) ? undefined : found(record.lines, unpaid)) ??
      (lines.length === 0 ? 'nothing to ship' : undefined)
    if (reason) {
      out.push(`${record.lines[0]![ordersAt] || `row ${record.row}`} (${reason})`)
      return { ...record, isLeftOut: true }
    }
    passed += record.lines.length - lines.length
    // The order's first row may be left out, although only it names the receiver.
    const [first] = record.lines
    const [head, ...rest] = lines
    return { ...record, lines: [head!.map((cell, at) => cell || first![at]!), ...rest] }
  })
  return {
    records: kept,
    notes: [
      ...(passed
        ? [
            `We skipped ${pluralize(passed, 'item')}. The shop says that they need no shipping or were already sent.`,
          ]
        : []),
      ...(out.length
        ? [`Skipped, because the shop says not to send them: ${joinLimited(out)}.`]
        : []),
    ],
  }
}

const PAYMENT_METHODS = ['payment method', 'payment method title']
const ON_DELIVERY = /\bcod\b|cash on delivery|(pay|payment) on delivery/i

function describeSkippedRows(skipped: Sheet['rows']): string[] {
  if (skipped.length === 0) return []
  const [first] = skipped
  const text = first!.cells.filter(Boolean).join(' ').slice(0, 60)
  const rows = joinLimited(skipped.map(({ row }) => String(row)))
  return skipped.length === 1
    ? [`Row ${rows} ("${text}") has no receiver and was skipped.`]
    : [`Rows ${rows} ("${text}" and so on) have no receiver and were skipped.`]
}

const MAX_LISTED = 10

function joinLimited(names: string[]): string {
  const more = names.length - MAX_LISTED
  return more > 0 ? `${names.slice(0, MAX_LISTED).join(', ')} and ${more} more` : names.join(', ')
}
