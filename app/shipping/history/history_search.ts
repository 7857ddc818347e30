import type { Caller } from '#identity/sessions/caller'
import { type KeysetPage, readKeysetPage, type PageOrder } from '#shared/http/keyset_page'
import { countUpTo, type LimitedCount } from '#shared/database/limited_count'
import { joinWithAnd, joinWithOr } from '#shared/database/sql_condition'
import type { FoundIds } from '#shared/database/text_search'
import { findShipmentIds } from '#shipping/history/find_shipment_ids'
import {
  historyFilterConditions,
  searchConditions,
  historyScope,
  type HistoryQuery,
  type HistoryOrder,
} from '#shipping/history/history_conditions'
import { type ShipmentListItem, loadShipmentListItems } from '#shipping/shipment/shipment_list_item'
import Shipment from '#shipping/shipment/models/shipment'
import { SHIPMENT_STATUSES } from '#shipping/shipment/parcel_progress'

type PageTurn = { page?: number; perPage?: number; cursor?: string }

export const STATUS_SORT_COLUMN = 'shipments.status'

/**
 * Sort columns with matching indexes. Names sort case-insensitively; equal statuses sort by date.
 */
const HISTORY_ORDERS: Record<
  HistoryOrder,
  Omit<PageOrder, 'isDescending'> & { isOfSearch?: true }
> = {
  date: { by: 'shipments.created_at', type: 'timestamptz' },
  trackingNumber: { ...searchColumn('tracking_number'), type: 'bigint' },
  sender: searchColumn('sender'),
  recipient: searchColumn('recipient'),
  status: {
    by: STATUS_SORT_COLUMN,
    type: 'text',
    then: { by: 'shipments.created_at', type: 'timestamptz' },
  },
}

const SEARCH_DATE_ORDER = { ...searchColumn('created_at'), type: 'timestamptz' } as const

function searchColumn(column: string) {
  return {
    by: `search.${column}`,
    type: 'text',
    id: 'search.shipment_id',
    isOfSearch: true,
  } as const
}

export const HISTORY_SORTS = Object.keys(HISTORY_ORDERS).flatMap(
  (order) => [order, `-${order}`] as (HistoryOrder | `-${HistoryOrder}`)[]
)

export interface HistoryList {
  query: ReturnType<typeof Shipment.visibleTo>
  order: PageOrder
  /** The matching ids, if they had to be searched first. */
  found?: FoundIds
}

/** Uses the sort order's index, unless a search for ids comes first and finds few. */
export async function buildHistoryList(
  caller: Caller,
  listQuery: HistoryQuery,
  known?: FoundIds
): Promise<HistoryList> {
  const { sort = '-date', search } = listQuery
  const isDescending = sort.startsWith('-')
  const requested = HISTORY_ORDERS[sort.replace('-', '') as HistoryOrder]
  const found =
    known ?? (shouldSearchFirst(listQuery) ? await findShipmentIds(caller, listQuery) : undefined)
  const isFew = found && !found.hasMore
  const isDate = requested === HISTORY_ORDERS.date
  const { isOfSearch, ...order } = isDate && search && !isFew ? SEARCH_DATE_ORDER : requested

  const query: HistoryList['query'] = Shipment.query()
  if (isOfSearch || (search && !isFew)) {
    query.joinRaw('join shipment_searches search on search.shipment_id = shipments.id')
  }
  if (isFew) query.whereRaw('shipments.id = any(?)', [found.ids])
  else {
    const scope = historyScope(
      Shipment.visibilityOf(caller),
      listQuery,
      isOfSearch ? 'search' : 'shipments'
    )
    const conditions = search ? searchConditions(search, caller.isBookingStaff) : null
    const holds = conditions ? [joinWithOr([...conditions.content, ...conditions.status])] : []
    const { sql, values } = joinWithAnd([scope, ...historyFilterConditions(listQuery), ...holds])
    query.whereRaw(sql, values as string[])
  }
  return { query, order: { ...order, isDescending }, found }
}

/** By date, an index serves all filters except tracking states and missing documents. */
function shouldSearchFirst({ search, sort = '-date', ...listQuery }: HistoryQuery): boolean {
  if (search) return true
  const { startDate, endDate, kind, status, parcelState } = listQuery
  const isStep = SHIPMENT_STATUSES.some((step) => step === status)
  if (sort.endsWith('date')) return Boolean(parcelState ?? (status && !isStep))
  return [startDate, endDate, kind, status, parcelState].some(Boolean)
}

/** Throws InvalidCursor and PageTooFar. */
export async function loadHistoryPage(
  caller: Caller,
  listQuery: HistoryQuery & PageTurn,
  known?: FoundIds
): Promise<KeysetPage<ShipmentListItem>> {
  const { sort = '-date' } = listQuery
  const { query, order, found } = await buildHistoryList(caller, listQuery, known)
  const { organizationId, userId } = Shipment.visibilityOf(caller)
  const { rows, metadata } = await readKeysetPage(query, listQuery, {
    list: `past shipments of ${organizationId}, ${userId} by ${sort}`,
    order,
    count: await countHistory(caller, listQuery, found),
    columns: 'shipments.id',
  })
  return { rows: await loadShipmentListItems(rows.map(({ id }) => id)), metadata }
}

/** Counts in date order whatever the sort, because that index needs no join. */
async function countHistory(
  caller: Caller,
  listQuery: HistoryQuery,
  found?: FoundIds
): Promise<LimitedCount | undefined> {
  if (found && (listQuery.search || !found.hasMore)) {
    return { total: found.ids.length, hasMore: found.hasMore }
  }
  if (!found && (listQuery.sort ?? '-date').endsWith('date')) return undefined
  const { query } = await buildHistoryList(caller, { ...listQuery, sort: '-date' }, found)
  return countUpTo(query, { order: 'shipments.created_at desc, shipments.id desc' })
}
