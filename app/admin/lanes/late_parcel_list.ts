import { DateTime } from 'luxon'
import { whereContainsWords } from '#shared/database/sql_condition'
import { countRows, countUpTo } from '#shared/database/limited_count'
import { readKeysetPage } from '#shared/http/keyset_page'
import { LAGOS_ZONE } from '#shared/time/lagos_time'
import ParcelDue from '#shipping/tracking/lanes/parcel_due'
import type { LateParcelQuery } from '#admin/lanes/lane_validator'

/** Parcels in these states will not arrive, or nobody waits for them. */
const NOT_EXPECTED_STATES = ['DELIVERED', 'RETURNING', 'RETURNED', 'LOST', 'WITHDRAWN']

/** Lists parcels slower than 90% of their lane. Throws InvalidCursor and PageTooFar. */
export async function loadLateParcelPage(listQuery: LateParcelQuery) {
  const { sort = '-late' } = listQuery
  const order = {
    ...({ by: 'parcel_dues.late_from', type: 'date' } as const),
    isDescending: sort === 'late',
    id: 'parcel_dues.shipment_id',
  }
  const query = queryLateParcels(listQuery)
  const count = await countUpTo(query)
  return readKeysetPage(preloadParts(query), listQuery, {
    list: `late parcels by ${sort}`,
    order,
    count,
  })
}

export function listLongestLate(limit: number): Promise<ParcelDue[]> {
  return preloadParts(queryLateParcels({}))
    .orderBy('parcel_dues.late_from')
    .orderBy('parcel_dues.shipment_id')
    .limit(limit)
    .exec()
}

function preloadParts(query: ReturnType<typeof queryLateParcels>) {
  return query
    .preload('customer')
    .preload('shipment', (shipment) =>
      shipment
        .preload('courier')
        .preload('addresses', (address) => address.preload('country').preload('state'))
    )
}

export function countLateParcels(): Promise<number> {
  return countRows(queryLateParcels({}))
}

/** Parcels on the way whose lane has enough deliveries to compare them. */
export function countComparedParcels(): Promise<number> {
  return countRows(queryComparedParcels())
}

const SEARCHED_NUMBERS = `concat_ws(' ', tracking_number, waybill_number, transaction_reference)`

function queryComparedParcels() {
  return ParcelDue.query().whereHas('shipment', (shipment) =>
    shipment
      .where('status', 'COURIER_ASSIGNED')
      .whereRaw(`coalesce(tracking_state, '') <> all(?)`, [NOT_EXPECTED_STATES])
  )
}

function queryLateParcels({ search, courier }: LateParcelQuery) {
  const today = DateTime.now().setZone(LAGOS_ZONE).toISODate()!
  const query = queryComparedParcels().where('parcel_dues.late_from', '<=', today)
  if (courier) query.where('parcel_dues.courier_code', courier)
  if (search) {
    query.where((found) =>
      found
        .whereHas('shipment', (shipment) => whereContainsWords(shipment, SEARCHED_NUMBERS, search))
        .orWhereHas('customer', (customer) => whereContainsWords(customer, 'name', search))
    )
  }
  return query
}
