import vine from '@vinejs/vine'
import type { LucidModel, LucidRow, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { countUpTo, type LimitedCount } from '#shared/database/limited_count'
import { readInChunks } from '#shared/database/chunked_reads'
import { DomainError } from '#shared/errors/domain_error'
import { wholeNumberField } from '#shared/http/checked_fields'
import { blankToUndefined } from '#shared/http/list_query_validator'
import { InvalidCursor, signCursor, readSignedCursor } from '#shared/http/signed_cursor'

class PageTooFar extends DomainError {
  constructor(readonly counted: LimitedCount) {
    super(
      'E_PAGE_TOO_FAR',
      `Page numbers work up to row ${counted.total.toLocaleString('en-NG')}. Please go from one page to the next, or choose fewer days.`,
      'page'
    )
  }
}

export const pageCursor = () => ({
  cursor: vine.string().parse(blankToUndefined).maxLength(1000).optional(),
})

export const cursorFields = () => ({
  limit: wholeNumberField().range([1, 100]).optional(),
  cursor: vine.string().parse(blankToUndefined).optional(),
})

/** `by`: a column that is never null, or an expression exactly as in its index. */
interface OrderColumn {
  by: string
  type: 'bigint' | 'text' | 'date' | 'timestamptz'
}

export interface PageOrder extends OrderColumn {
  /** A second column, in the same direction, for rows with equal values. The id comes last. */
  then?: OrderColumn
  isDescending: boolean
  /** The id column at the end of the index. Default: the id of the model's table. */
  id?: string
}

export interface KeysetQuery {
  page?: number
  perPage?: number
  cursor?: string
}

interface KeysetList {
  /** Names list, order and owner (`shipments of 7 by -date`). No other list accepts its cursors. */
  list: string
  order: PageOrder
  count?: LimitedCount
  columns?: string
}

/**
 * The metadata of Lucid's paginator, with absolute URLs, and cursors, which reach rows beyond the
 * counted ones.
 */
export type PageMetadata = {
  total: number
  perPage: number
  currentPage: number
  lastPage: number
  firstPage: number
  firstPageUrl: string
  lastPageUrl: string
  nextPageUrl: string | null
  previousPageUrl: string | null
  /** True if there are more than `total` rows, of which only `total` were counted. */
  hasMoreThanTotal?: boolean
  nextCursor?: string | null
  previousCursor?: string | null
}

interface PageCursors {
  next: string | null
  previous?: string | null
}

/** The URLs have only a page number: `ApiSerializer` completes them. */
function pageMetadata(
  { total, hasMore }: LimitedCount,
  { page, perPage, cursors }: { page: number; perPage: number; cursors: PageCursors }
): PageMetadata {
  const addressOf = (number: number) => `?page=${number}`
  const lastPage = Math.max(Math.ceil(total / perPage), 1)
  const hasNext = hasMore ? cursors.next !== null : page < lastPage
  return {
    total,
    perPage,
    currentPage: page,
    lastPage,
    firstPage: 1,
    firstPageUrl: addressOf(1),
    lastPageUrl: addressOf(lastPage),
    nextPageUrl: hasNext ? addressOf(page + 1) : null,
    previousPageUrl: page > 1 ? addressOf(page - 1) : null,
    hasMoreThanTotal: hasMore,
    nextCursor: cursors.next,
    previousCursor: cursors.previous ?? null,
  }
}

export interface KeysetPage<Row> {
  rows: Row[]
  metadata: PageMetadata
}

type Direction = 'next' | 'previous'

/** The sort values of a row, ending with its id. */
type Place = string[]

/**
 * Reads one page. A cursor reaches any row; a page number beyond the counted rows throws
 * PageTooFar. Pass the query without columns, order and limit.
 */
export async function readKeysetPage<Model extends LucidModel, Row extends LucidRow>(
  query: ModelQueryBuilderContract<Model, Row>,
  { page = 1, perPage = 25, cursor }: KeysetQuery,
  { list, order, count, columns }: KeysetList
): Promise<KeysetPage<Row>> {
  const place = cursor === undefined ? null : parseKeysetCursor(cursor, list)
  const skipped = (page - 1) * perPage
  const counted =
    count ?? (await countUpTo(query, { order: orderText(order, columnsOf(query, order)) }))
  const metadata = (cursors: PageCursors) => pageMetadata(counted, { page, perPage, cursors })
  if (!place && skipped > 0 && counted.hasMore && skipped >= counted.total)
    throw new PageTooFar(counted)
  if (!place && skipped >= counted.total) return { rows: [], metadata: metadata({ next: null }) }

  const [direction = 'next', ...from] = place ?? []
  const isBackwards = direction === 'previous'
  if (!place) query.offset(skipped)
  const turned = { ...order, isDescending: order.isDescending !== isBackwards }
  const found: Row[] = await orderByKeyset(query, turned, from, columns).limit(perPage + 1)
  const hasMore = found.length > perPage
  const rows = found.slice(0, perPage)
  if (isBackwards) rows.reverse()
  const at = (towards: Direction, row: Row | undefined) =>
    row ? signCursor(JSON.stringify([towards, ...readKeysetPosition(row)]), list) : null
  return {
    rows,
    metadata: metadata({
      next: isBackwards || hasMore ? at('next', rows.at(-1)) : null,
      previous: (isBackwards ? hasMore : place || page > 1) ? at('previous', rows[0]) : null,
    }),
  }
}

export function cutPage<Row>(
  all: Row[],
  { page = 1, perPage = 25 }: Pick<KeysetQuery, 'page' | 'perPage'>
): KeysetPage<Row> {
  const count = { total: all.length, hasMore: false }
  return {
    rows: all.slice((page - 1) * perPage, page * perPage),
    metadata: pageMetadata(count, { page, perPage, cursors: { next: null } }),
  }
}

/** The API sends this beside `data`, in the field names that other APIs use. */
export interface CursorPlace {
  has_more: boolean
  next_cursor: string | null
}

interface CursorList extends Pick<KeysetList, 'list' | 'columns'> {
  id?: string
}

/**
 * Reads the next rows of an API list, newest first by id, unaffected by rows added meanwhile. Pass
 * the query without columns, order and limit. Throws InvalidCursor.
 *
 *     const list = `shipments of ${…}`
 *     const { rows, place } = await cursorPage(Shipment.visibleTo(caller), listQuery, { list })
 *     return { ...(await ctx.serialize(RowTransformer.transform(rows))), ...place }
 */
export async function cursorPage<Model extends LucidModel, Row extends LucidRow>(
  query: ModelQueryBuilderContract<Model, Row>,
  { limit = 25, cursor }: { limit?: number; cursor?: string },
  { list, id = `${query.model.table}.id`, columns }: CursorList
): Promise<{ rows: Row[]; place: CursorPlace }> {
  const order: PageOrder = { by: id, type: 'bigint', isDescending: true, id }
  const after = cursor === undefined ? [] : [readSignedCursor(cursor, list)]
  const found: Row[] = await orderByKeyset(query, order, after, columns).limit(limit + 1)
  const rows = found.slice(0, limit)
  const hasMore = found.length > limit
  const [last] = readKeysetPosition(rows.at(-1) ?? null)
  return {
    rows,
    place: {
      has_more: hasMore,
      next_cursor: hasMore && last !== undefined ? signCursor(last, list) : null,
    },
  }
}

/** For web pages, whose URL anyone may alter: an invalid cursor shows the first page. */
export async function pageFrom<Found>(
  cursor: string | undefined,
  read: (cursor?: string) => Promise<Found>
): Promise<Found & { isContinued: boolean }> {
  try {
    return { ...(await read(cursor)), isContinued: cursor !== undefined }
  } catch (error) {
    if (!(error instanceof InvalidCursor)) throw error
    return { ...(await read()), isContinued: false }
  }
}

/** Like `pageFrom`, for lists with page numbers: too high a number gives no rows and `isTooFar`. */
export async function readPageOrFirst<Query extends KeysetQuery, Row>(
  listQuery: Query,
  read: (listQuery: Query) => Promise<KeysetPage<Row>>
): Promise<KeysetPage<Row> & { metadata: { isTooFar?: boolean } }> {
  try {
    return await pageFrom(listQuery.cursor, (cursor) => read({ ...listQuery, cursor }))
  } catch (error) {
    if (!(error instanceof PageTooFar)) throw error
    const { page = 1, perPage = 25 } = listQuery
    const metadata = pageMetadata(error.counted, { page, perPage, cursors: { next: null } })
    return { rows: [], metadata: { ...metadata, isTooFar: true } }
  }
}

function columnsOf(
  query: { model: LucidModel },
  { by, type, then, id = `${query.model.table}.id` }: PageOrder
): OrderColumn[] {
  const columns: OrderColumn[] = [{ by, type }, ...(then ? [then] : [])]
  return by === id ? columns : [...columns, { by: id, type: 'bigint' }]
}

function orderText({ isDescending }: PageOrder, columns: OrderColumn[]): string {
  return columns.map(({ by }) => `${by} ${isDescending ? 'desc' : 'asc'}`).join(', ')
}

export function orderByKeyset<Model extends LucidModel, Row extends LucidRow>(
  query: ModelQueryBuilderContract<Model, Row>,
  order: PageOrder,
  after: Place = [],
  columns = `${query.model.table}.*`
) {
  const sorted = columnsOf(query, order)
  const values = sorted.map(({ by }) => `(${by})::text`).join(', ')
  query
    .select(query.client.raw(`${columns}, array[${values}] as place`))
    .orderByRaw(orderText(order, sorted))
  if (after.length === 0) return query
  const names = sorted.map(({ by }) => by).join(', ')
  const places = sorted.map(({ type }) => `?::${type}`).join(', ')
  return query.whereRaw(`(${names}) ${order.isDescending ? '<' : '>'} (${places})`, after)
}

/** Yields all rows in order, chunk by chunk; `read` must create a new query each time. */
export function allInOrder<Model extends LucidModel, Row extends LucidRow>(
  read: () => ModelQueryBuilderContract<Model, Row>,
  order: PageOrder
): AsyncGenerator<Row> {
  return readInChunks<Row>((after, limit) =>
    orderByKeyset(read(), order, readKeysetPosition(after)).limit(limit).exec()
  )
}

/** Returns the position of a row selected by `orderByKeyset`. Null gives the start: no values. */
export function readKeysetPosition(row: LucidRow | null): Place {
  return row?.$extras.place ?? []
}

function parseKeysetCursor(cursor: string, list: string): [Direction, ...Place] {
  return JSON.parse(readSignedCursor(cursor, list))
}
