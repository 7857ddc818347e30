import vine from '@vinejs/vine'
import { wholeNumber } from '#shared/http/checked_fields'
import type { LucidModel, LucidRow, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { blankIsAbsent } from '#shared/http/list_question_validator'
import { BadCursor, cursorAt, placeIn } from '#shared/http/signed_cursor'

const USUAL = 25
const MOST = 100

/** How much of a list, and after which row: to be spread into the validator of its question. */
export const cursorQuestion = () => ({
  limit: wholeNumber().range([1, MOST]).optional(),
  cursor: vine.string().parse(blankIsAbsent).optional(),
})

/** Beside `data` in the answer, in the names that programs know from others. */
export interface CursorPlace {
  has_more: boolean
  /** What to ask with for the rows after these; null at the end. */
  next_cursor: string | null
}

/**
 * The next rows of a list for programs, the latest first by their number: what is added while somebody reads
 * moves nothing, as it does between numbered pages. The query is without order and limit; `list` names it and
 * whose it is (`shipments of 7`), so that a cursor of another list, or of somebody else's, throws BadCursor. `id` is its number
 * where an index has it from a table beside.
 *
 *     const { rows, place } = await cursorPage(Shipment.visibleTo(caller), `shipments of ${…}`, question)
 *     return { ...(await ctx.serialize(RowTransformer.transform(rows))), ...place }
 */
export async function cursorPage<Model extends LucidModel, Row extends LucidRow & { id: number }>(
  query: ModelQueryBuilderContract<Model, Row>,
  list: string,
  { limit = USUAL, cursor }: { limit?: number; cursor?: string },
  id = `${query.model.table}.id`
): Promise<{ rows: Row[]; place: CursorPlace }> {
  if (cursor !== undefined) query.where(id, '<', Number(placeIn(cursor, list)))
  const found: Row[] = await query.orderBy(id, 'desc').limit(limit + 1)
  const rows = found.slice(0, limit)
  const hasMore = found.length > limit
  const last = rows.at(-1)
  return {
    rows,
    place: {
      has_more: hasMore,
      next_cursor: hasMore && last ? cursorAt(String(last.id), list) : null,
    },
  }
}

/** For a page, whose address somebody may have cut off or changed: a cursor that is not of its list begins at the start. */
export async function pageFrom<Found>(
  cursor: string | undefined,
  read: (cursor?: string) => Promise<Found>
): Promise<Found & { isContinued: boolean }> {
  try {
    return { ...(await read(cursor)), isContinued: cursor !== undefined }
  } catch (error) {
    if (!(error instanceof BadCursor)) throw error
    return { ...(await read()), isContinued: false }
  }
}
