import type { Caller } from '#identity/sessions/caller'
import { allOf, anyOf, condition, type Condition } from '#shared/database/condition'
import { FEW, few, type FoundIds, readIds, textIds } from '#shared/database/text_search'
import { filtersOf, holding, newestFirst, scopeOf } from '#shipping/history/history_conditions'
import type { HistoryQuestion } from '#shipping/history/history_search'
import Shipment, { type Visibility } from '#shipping/shipment/models/shipment'

/**
 * Those that answer a question in no order, whatever there is: few are found by an index, of many the newest are
 * enough. Nothing here reads more than some ten thousand rows.
 */
export async function foundIds(caller: Caller, question: HistoryQuestion): Promise<FoundIds> {
  const visibility = Shipment.visibilityOf(caller)
  const filters = filtersOf(question)
  const inSteps = (conditions: Condition[]) => {
    const where = allOf([scopeOf(visibility, question, 'shipments'), ...conditions])
    return condition(
      `select id from shipments where ${where.sql} ${newestFirst(question)} limit ${FEW + 1}`,
      ...where.values
    )
  }
  if (!question.search) return few(await readIds(inSteps(filters)))
  const held = holding(question.search, caller.isBookingStaff)
  return heldBy({
    ...{ text: question.search, filters },
    scope: scopeOf(visibility, question, 'search'),
    ways: held.content,
    others: held.status.map((status) => ({ status, found: inSteps([status, ...filters]) })),
  })
}

/** What has one of the ways in its row, for the palette. */
export async function heldIds(visibility: Visibility, text: string, ways: Condition[]) {
  const scope = scopeOf(visibility, {}, 'search')
  const { ids } = await heldBy({ text, scope, ways, filters: [], others: [] })
  return ids
}

interface Wanted {
  text: string
  scope: Condition
  filters: Condition[]
  /** Conditions on the row of the search, each of which its index can be asked for. */
  ways: Condition[]
  /** What is said by where a shipment stands, with the statement that finds those. */
  others: { status: Condition; found: Condition }[]
}

function heldBy({ text, scope, filters, ways, others }: Wanted): Promise<FoundIds> {
  const holds = allOf([anyOf([...ways, ...others.map(({ status }) => status)]), ...filters])
  const indexed = ways.map((way) => {
    const where = allOf([scope, way, ...filters])
    const from = filters.length > 0 ? BOTH : SEARCHES
    const sql = `select search.shipment_id as id from ${from} where ${where.sql}`
    return condition(sql, ...where.values)
  })
  return textIds({
    ...{ text, scope, holds },
    from: holds.sql.includes('shipments.') ? BOTH : SEARCHES,
    id: 'search.shipment_id',
    newestFirst: 'search.created_at desc, search.shipment_id desc',
    indexed: [...indexed, ...others.map(({ found }) => found)],
    // A long number.
    isRare: /^\+?[\d\s()-]{6,}$/.test(text),
  })
}

const SEARCHES = 'shipment_searches search'
const BOTH = `${SEARCHES} join shipments on shipments.id = search.shipment_id`
