import { DateTime } from 'luxon'
import { whereHolds } from '#shared/database/condition'
import { countUpTo } from '#shared/database/limited_count'
import { keysetPage } from '#shared/http/keyset_page'
import { LAGOS } from '#shared/time/lagos_time'
import ParcelDue from '#shipping/tracking/lanes/parcel_due'
import type { LateQuestion } from '#admin/lanes/lane_question'

/** They do not come any more, or nobody waits for them at the receiver's door. */
const NOT_COMING = ['DELIVERED', 'RETURNING', 'RETURNED', 'LOST', 'WITHDRAWN']

/** Parcels that are under way for longer than nine in ten of their lane, the latest first. Throws BadCursor, PageTooFar. */
export async function latePage(question: LateQuestion) {
  const { sort = '-late' } = question
  const order = {
    ...({ by: 'parcel_dues.late_from', type: 'date' } as const),
    isDescending: sort === 'late',
    id: 'parcel_dues.shipment_id',
  }
  const query = lateParcels(question)
  const count = await countUpTo(query)
  const parts = query
    .preload('customer')
    .preload('shipment', (shipment) =>
      shipment
        .preload('courier')
        .preload('addresses', (address) => address.preload('country').preload('state'))
    )
  return keysetPage(parts, question, { list: `late parcels by ${sort}`, order, count })
}

const NUMBERS = `concat_ws(' ', tracking_number, waybill_number, transaction_reference)`

function lateParcels({ search, courier }: LateQuestion) {
  const today = DateTime.now().setZone(LAGOS).toISODate()!
  const query = ParcelDue.query()
    .where('parcel_dues.late_from', '<=', today)
    .whereHas('shipment', (shipment) =>
      shipment
        .where('status', 'COURIER_ASSIGNED')
        .whereRaw(`coalesce(tracking_state, '') <> all(?)`, [NOT_COMING])
    )
  if (courier) query.where('parcel_dues.courier_code', courier)
  if (search) {
    query.where((found) =>
      found
        .whereHas('shipment', (shipment) => whereHolds(shipment, NUMBERS, search))
        .orWhereHas('customer', (customer) => whereHolds(customer, 'name', search))
    )
  }
  return query
}
