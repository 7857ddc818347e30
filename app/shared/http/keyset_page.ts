import vine from '@vinejs/vine'
import type { LucidModel, LucidRow, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { COUNTED, countUpTo, type LimitedCount } from '#shared/database/limited_count'
import { DomainError } from '#shared/errors/domain_error'
import { blankIsAbsent } from '#shared/http/list_question_validator'
import { type PagePlaces, type PageMetadata, pageMetadata } from '#shared/http/page_metadata'
import { BadCursor, cursorAt, placeIn } from '#shared/http/signed_cursor'

export class PageTooFar extends DomainError {
  constructor() {
    super(
      'E_PAGE_TOO_FAR',
      `Pages are found by their number up to row ${COUNTED.toLocaleString('en-NG')}. Please read on from one page to the next, or ask for fewer days.`,
      'page'
    )
  }
}

/** From which row on a page is read: to be spread into the validator beside `listQuestion`. */
export const pageCursor = () => ({
  cursor: vine.string().parse(blankIsAbsent).maxLength(1000).optional(),
})

export interface PageOrder {
  /** A column, or an expression that an index is on: the same text, and never null. */
  by: string
  type: 'bigint' | 'text' | 'timestamptz'
  isDescending: boolean
}

interface PageQuestion {
  page?: number
  perPage?: number
  cursor?: string
}

interface ListOf {
  /** Names it, its order, and whose it is (`shipments of 7 by -date`): a cursor of another one throws BadCursor. */
  list: string
  order: PageOrder
  /** Where somebody has counted them already. */
  count?: LimitedCount
}

export interface KeysetPage<Row> {
  rows: Row[]
  metadata: PageMetadata
}

type Direction = 'next' | 'previous'

/** A row, and that it is before or after it that is read on. */
type Place = [direction: Direction, value: string, id: number]

/**
 * A page of a list, for people: rows of the same value follow by their number, in the same direction. With a cursor it
 * begins at a row, however far that is; without one it is found by its number, within the rows that are counted,
 * and throws PageTooFar beyond. The query is without columns, order and limit.
 */
export async function keysetPage<Model extends LucidModel, Row extends LucidRow & { id: number }>(
  query: ModelQueryBuilderContract<Model, Row>,
  { page = 1, perPage = 25, cursor }: PageQuestion,
  { list, order, count }: ListOf
): Promise<KeysetPage<Row>> {
  const place = cursor === undefined ? null : placeOf(cursor, list)
  const skipped = (page - 1) * perPage
  const counted = count ?? (await countUpTo(query))
  if (!place && counted.hasMore && skipped >= COUNTED) throw new PageTooFar()
  const metadata = (places: PagePlaces) => pageMetadata(counted, { page, perPage, places })
  if (!place && skipped >= counted.total) return { rows: [], metadata: metadata({ next: null }) }

  const isBackwards = place?.[0] === 'previous'
  orderFrom(query, order, place)
  if (!place) query.offset(skipped)
  const found: Row[] = await query.limit(perPage + 1)
  const hasMore = found.length > perPage
  const rows = found.slice(0, perPage)
  if (isBackwards) rows.reverse()
  const at = (direction: Direction, row: Row | undefined) =>
    row ? cursorAt(JSON.stringify([direction, row.$extras.pageplace, row.id]), list) : null
  return {
    rows,
    metadata: metadata({
      next: isBackwards || hasMore ? at('next', rows.at(-1)) : null,
      previous: (isBackwards ? hasMore : place || page > 1) ? at('previous', rows[0]) : null,
    }),
  }
}

/**
 * For a page whose address somebody may have cut off or changed: with a cursor that is not of its list it is found by
 * its number, and where that is too far there are no rows, and it is said.
 */
export async function pageAt<Row>(
  question: PageQuestion,
  read: (question: PageQuestion) => Promise<KeysetPage<Row>>
): Promise<KeysetPage<Row>> {
  try {
    return await read(question)
  } catch (error) {
    if (error instanceof BadCursor) return pageAt({ ...question, cursor: undefined }, read)
    if (!(error instanceof PageTooFar)) throw error
    const { page = 1, perPage = 25 } = question
    const metadata = pageMetadata(
      { total: COUNTED, hasMore: true },
      { page, perPage, places: { next: null } }
    )
    return { rows: [], metadata: { ...metadata, isTooFar: true } }
  }
}

function orderFrom<Model extends LucidModel, Row extends LucidRow>(
  query: ModelQueryBuilderContract<Model, Row>,
  { by, type, isDescending }: PageOrder,
  place: Place | null
) {
  const { table } = query.model
  const isFalling = isDescending !== (place?.[0] === 'previous')
  const direction = isFalling ? 'desc' : 'asc'
  query
    .select(`${table}.*`)
    .select(query.client.raw(`(${by})::text as pageplace`))
    .orderByRaw(`${by} ${direction}, ${table}.id ${direction}`)
  if (!place) return
  const [, value, id] = place
  query.whereRaw(`(${by}, ${table}.id) ${isFalling ? '<' : '>'} (?::${type}, ?::bigint)`, [
    value,
    id,
  ])
}

function placeOf(cursor: string, list: string): Place {
  return JSON.parse(placeIn(cursor, list))
}
