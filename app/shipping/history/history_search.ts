import type { Caller } from '#identity/sessions/caller'
import { type KeysetPage, keysetPage, type PageOrder } from '#shared/http/keyset_page'
import { countUpTo, type LimitedCount } from '#shared/database/limited_count'
import { allOf, anyOf } from '#shared/database/condition'
import type { FoundIds } from '#shared/database/text_search'
import { foundIds } from '#shipping/history/found_ids'
import { filtersOf, holding, scopeOf } from '#shipping/history/history_conditions'
import { type ShipmentLine, shipmentLines } from '#shipping/shipment/shipment_line'
import type { ListedStatus } from '#shipping/history/listed_status'
import type { ShipmentKind } from '#shipping/pricing/kind'
import Shipment from '#shipping/shipment/models/shipment'
import { SHIPMENT_STATUSES } from '#shipping/shipment/moving'
import type { ParcelState } from '#shipping/shipment/rules/parcel_states'

export type HistoryOrder = 'date' | 'trackingNumber' | 'sender' | 'recipient' | 'status'

export type HistoryQuestion = {
  /** Days in Lagos, both included; all of them where none is told. */
  startDate?: Date
  endDate?: Date
  kind?: ShipmentKind
  search?: string
  parcelState?: ParcelState
  status?: ListedStatus
  /** A minus in front: the last first. */
  sort?: HistoryOrder | `-${HistoryOrder}`
}

type Turn = { page?: number; perPage?: number; cursor?: string }

/** The one by which a row moves. */
export const ORDER_OF_STATUS = 'shipments.status'

/**
 * What each column sorts by, as its index has it. Names as people look them up, whatever their case; where shipments
 * stand, then when they were asked for.
 */
const ORDERS: Record<HistoryOrder, Omit<PageOrder, 'isDescending'> & { isOfSearch?: true }> = {
  date: { by: 'shipments.created_at', type: 'timestamptz' },
  trackingNumber: { ...ofSearch('tracking_number'), type: 'bigint' },
  sender: ofSearch('sender'),
  recipient: ofSearch('recipient'),
  status: {
    by: ORDER_OF_STATUS,
    type: 'text',
    then: { by: 'shipments.created_at', type: 'timestamptz' },
  },
}

const DATE_OF_SEARCH = { ...ofSearch('created_at'), type: 'timestamptz' } as const

function ofSearch(column: string) {
  return {
    by: `search.${column}`,
    type: 'text',
    id: 'search.shipment_id',
    isOfSearch: true,
  } as const
}

export const HISTORY_SORTS = Object.keys(ORDERS).flatMap(
  (order) => [order, `-${order}`] as (HistoryOrder | `-${HistoryOrder}`)[]
)

export interface HistoryList {
  query: ReturnType<typeof Shipment.visibleTo>
  order: PageOrder
  /** Where they had to be found first. */
  found?: FoundIds
}

/**
 * The shipments of some days that hold a text somewhere in their row, and the order to read them in. Where they are
 * few they are found first; else the order's index is read until a page is full, which is soon, as they are many.
 */
export async function historyList(
  caller: Caller,
  question: HistoryQuestion,
  known?: FoundIds
): Promise<HistoryList> {
  const { sort = '-date', search } = question
  const isDescending = sort.startsWith('-')
  const asked = ORDERS[sort.replace('-', '') as HistoryOrder]
  const found = known ?? (isFoundFirst(question) ? await foundIds(caller, question) : undefined)
  const isFew = found && !found.hasMore
  const isDate = asked === ORDERS.date
  const { isOfSearch, ...order } = isDate && search && !isFew ? DATE_OF_SEARCH : asked

  const query: HistoryList['query'] = Shipment.query()
  if (isOfSearch || (search && !isFew)) {
    query.joinRaw('join shipment_searches search on search.shipment_id = shipments.id')
  }
  if (isFew) query.whereRaw('shipments.id = any(?)', [found.ids])
  else {
    const scope = scopeOf(
      Shipment.visibilityOf(caller),
      question,
      isOfSearch ? 'search' : 'shipments'
    )
    const held = search ? holding(search, caller.isBookingStaff) : null
    const holds = held ? [anyOf([...held.content, ...held.status])] : []
    const { sql, values } = allOf([scope, ...filtersOf(question), ...holds])
    query.whereRaw(sql, values as string[])
  }
  return { query, order: { ...order, isDescending }, found }
}

/** By date the index has all that is asked in its order, but for what is rare. */
function isFoundFirst({ search, sort = '-date', ...question }: HistoryQuestion): boolean {
  if (search) return true
  const { startDate, endDate, kind, status, parcelState } = question
  const isStep = SHIPMENT_STATUSES.some((step) => step === status)
  if (sort.endsWith('date')) return Boolean(parcelState ?? (status && !isStep))
  return [startDate, endDate, kind, status, parcelState].some(Boolean)
}

/** One page with everything that a row shows. Throws BadCursor and PageTooFar. */
export async function historyPage(
  caller: Caller,
  question: HistoryQuestion & Turn,
  known?: FoundIds
): Promise<KeysetPage<ShipmentLine>> {
  const { sort = '-date' } = question
  const { query, order, found } = await historyList(caller, question, known)
  const { organizationId, userId } = Shipment.visibilityOf(caller)
  const { rows, metadata } = await keysetPage(query, question, {
    list: `past shipments of ${organizationId}, ${userId} by ${sort}`,
    order,
    count: await countOf(caller, question, found),
    columns: 'shipments.id',
  })
  return { rows: await shipmentLines(rows.map(({ id }) => id)), metadata }
}

/** What is found is counted; else it is counted by date, in whatever order it is read: that index has no other table. */
async function countOf(
  caller: Caller,
  question: HistoryQuestion,
  found?: FoundIds
): Promise<LimitedCount | undefined> {
  if (found && (question.search || !found.hasMore)) {
    return { total: found.ids.length, hasMore: found.hasMore }
  }
  if (!found && (question.sort ?? '-date').endsWith('date')) return undefined
  const { query } = await historyList(caller, { ...question, sort: '-date' }, found)
  return countUpTo(query, { order: 'shipments.created_at desc, shipments.id desc' })
}
