import db from '@adonisjs/lucid/services/db'
import Pickup from '#shipping/shipment/models/pickup'
import Shipment from '#shipping/shipment/models/shipment'
import { listDueIds } from '#shared/database/due_ids'

/** Finds parcels whose job to arrange a pickup was lost, among those booked within a day. */
export function parcelsWithoutPickup(except: number[] = []) {
  const due = Shipment.query()
    .where({ status: 'BOOKED', pickup: true })
    .whereNull('pickupId')
    .whereRaw(`updated_at between now() - interval '1 day' and now() - interval '1 minute'`)
    .orderBy('updatedAt')
  return listDueIds(due, except)
}

/** Finds pickups to order or cancel now, and those whose process died. */
export function duePickups(except: number[] = []) {
  const due = Pickup.query()
    .whereRaw(
      `(state in ('wanted', 'canceling') and next_try_at <= now()
        and (lease_until is null or lease_until <= now())
        or state = 'calling' and lease_until <= now())`
    )
    .orderBy('id')
  return listDueIds(due, except)
}

const PARCELS = 'select from shipments where pickup_id = pickups.id'

/** Finds pickups whose last parcel was voided, in case the job to cancel them was lost. */
export function pickupsWithoutParcels(except: number[] = []) {
  const due = Pickup.query()
    .whereIn('state', ['wanted', 'booked', 'by_hand', 'refused'])
    .whereRaw(`not exists (${PARCELS} and status in ('BOOKED', 'COURIER_ASSIGNED', 'DELIVERED'))`)
    .orderBy('id')
  return listDueIds(due, except)
}

/** Marks pickups as done whose parcels are all with the courier: it must have collected them. */
export async function finishPickups() {
  await db
    .from('pickups')
    .whereIn('state', ['wanted', 'booked', 'by_hand', 'refused', 'unknown'])
    .whereRaw(`exists (${PARCELS} and status in ('COURIER_ASSIGNED', 'DELIVERED'))`)
    .whereRaw(`not exists (${PARCELS} and status = 'BOOKED')`)
    .update({ state: 'done', ended_at: db.raw('now()'), next_try_at: null, problem: null })
}
