import { DateTime } from 'luxon'
import { whereContainsWords } from '#shared/database/sql_condition'
import { countUpTo } from '#shared/database/limited_count'
import {
  allInOrder,
  readKeysetPage,
  type PageOrder,
  type KeysetQuery,
} from '#shared/http/keyset_page'
import { lagosToday } from '#shared/time/lagos_time'
import { minimumDifferenceKobo, marginThresholds } from '#shipping/costs/margin_settings'
import { type Carrier, CARRIER_NAMES, courierCodesOf } from '#shipping/pricing/rules/carriers'
import { findShipmentsByNumber } from '#shipping/shipment/find_shipments_by_number'
import { readSettings } from '#shared/settings/setting'
import ShipmentMargin from '#shipping/costs/models/shipment_margin'
import type { MarginQuery, MarginFilter } from '#admin/margin/margin_validator'

const BY_DAY = { by: 'shipment_margins.paid_on', type: 'date' } as const
const BY_SHARE = { by: 'shipment_margins.margin_share', type: 'bigint' } as const
const BY_DIFFERENCE = { by: 'shipment_margins.difference_share', type: 'bigint' } as const

/** The default sorting of each filter: the largest deviation first, otherwise by date. */
const DEFAULT_SORTS: Record<MarginFilter, string> = {
  low: 'margin',
  differs: '-difference',
  above: '-difference',
  below: 'difference',
  loss: 'margin',
  gain: '-margin',
  unknown: '-date',
  unbilled: 'date',
  all: '-date',
}

function marginOrder({ show = 'low', sort }: MarginQuery): PageOrder & { name: string } {
  const hasMargin = show === 'low' || show === 'loss' || show === 'gain'
  const wanted = sort && (hasMargin || !sort.endsWith('margin')) ? sort : DEFAULT_SORTS[show]
  const column = wanted.endsWith('margin')
    ? BY_SHARE
    : wanted.endsWith('difference')
      ? BY_DIFFERENCE
      : BY_DAY
  const isDescending = wanted.startsWith('-')
  return { ...column, isDescending, id: 'shipment_margins.shipment_id', name: wanted }
}

interface MarginLimits {
  lowest: number
  difference: number
  leastKobo: number
  found: number[]
}

async function loadMarginLimits({ search }: MarginQuery): Promise<MarginLimits> {
  const { shares, leastKobo } = await readSettings({
    shares: marginThresholds,
    leastKobo: minimumDifferenceKobo,
  })
  const [found = []] = search ? await findShipmentsByNumber([search]) : []
  const { lowestBasisPoints: lowest, differenceBasisPoints: difference } = shares
  return { lowest, difference, leastKobo, found }
}

/** Couriers bill within this many days of handover, if ever. */
const DAYS_TO_BILL = 45

const CARRIERS = Object.keys(CARRIER_NAMES) as Carrier[]
const CARRIER_SQL = `case courier_code ${CARRIERS.flatMap((carrier) =>
  courierCodesOf(carrier).map((code) => `when '${code}' then '${carrier}'`)
).join(' ')} end`

/**
 * Parcels carried at least 45 days ago that no invoice bills, although an invoice of their courier
 * from those 45 days was imported. Assumes handover within 180 days of payment, to read fewer rows.
 */
const IS_UNBILLED = `invoiced_kobo is null
  and paid_on > (select min(invoiced_on) from carrier_invoices) - ${DAYS_TO_BILL + 180}
  and paid_on <= :today::date - ${DAYS_TO_BILL}
  and exists (
    select from shipments as parcel cross join lateral parcel_way(parcel.id, parcel.kind) as way
      cross join lateral (select coalesce(way.handed_over_on, lagos_day(parcel.delivered_at)) as day) as carried
    where parcel.id = shipment_margins.shipment_id and parcel.status in ('COURIER_ASSIGNED', 'DELIVERED')
      and carried.day <= :today::date - ${DAYS_TO_BILL}
      and exists (select from carrier_invoices where carrier = ${CARRIER_SQL}
        and invoiced_on between carried.day and carried.day + ${DAYS_TO_BILL})
  )
  and not exists (select from carrier_invoice_lines as line where line.shipment_id = shipment_margins.shipment_id)`

/** SQL conditions by filter. A deviation must exceed both a share and an amount. */
const CONDITIONS: Record<MarginFilter, string> = {
  low: 'margin_share < :lowest',
  differs:
    'abs(difference_share) > :difference and abs(invoiced_kobo - estimate_kobo) >= :leastKobo',
  above: 'difference_share > :difference and invoiced_kobo - estimate_kobo >= :leastKobo',
  below:
    'difference_share < 0 - :difference::bigint and estimate_kobo - invoiced_kobo >= :leastKobo',
  loss: 'margin_share < 0 - :difference::bigint and -margin_kobo >= :leastKobo',
  gain: 'margin_share > :difference and margin_kobo >= :leastKobo',
  unknown: 'cost_kobo is null',
  unbilled: IS_UNBILLED,
  all: 'true',
}

function queryMargins(listQuery: MarginQuery, { found, ...standards }: MarginLimits) {
  const { show = 'low', month, courier, lane, organization, group, search } = listQuery
  const values = { ...standards, today: lagosToday() }
  const query = ShipmentMargin.query().whereRaw(CONDITIONS[show], values)
  if (search) {
    query.where((either) =>
      either
        .whereIn('shipmentId', found)
        .orWhereHas('customer', (customer) => whereContainsWords(customer, 'name', search))
    )
  }
  if (month) {
    const first = DateTime.fromISO(month)
    query.where('paidOn', '>=', first.toISODate()!)
    query.where('paidOn', '<', first.plus({ months: 1 }).toISODate()!)
  }
  if (courier) query.where('courierCode', courier)
  if (lane) query.where('lane', lane)
  if (organization) query.where('organizationId', organization)
  if (group) query.where('billingGroupId', group)
  return query
}

function withMarginRelations(query: ReturnType<typeof queryMargins>) {
  return query.preload('shipment', (shipment) => shipment.preload('courier')).preload('customer')
}

/** Throws InvalidCursor and PageTooFar. */
export async function loadMarginPage(listQuery: MarginQuery & KeysetQuery) {
  const { name, ...order } = marginOrder(listQuery)
  const list = `margins ${listQuery.show ?? 'low'} by ${name}`
  const query = queryMargins(listQuery, await loadMarginLimits(listQuery))
  // Counts filtered rows without sorting, so that the filter's index is used.
  const count = listQuery.show === 'all' && !listQuery.search ? undefined : await countUpTo(query)
  return readKeysetPage(withMarginRelations(query), listQuery, { list, order, count })
}

export async function* streamMargins(listQuery: MarginQuery): AsyncGenerator<ShipmentMargin> {
  const { name, ...order } = marginOrder(listQuery)
  const standards = await loadMarginLimits(listQuery)
  yield* allInOrder(() => withMarginRelations(queryMargins(listQuery, standards)), order)
}
