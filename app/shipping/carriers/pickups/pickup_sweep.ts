import db from '@adonisjs/lucid/services/db'
import Pickup from '#shipping/shipment/models/pickup'
import Shipment from '#shipping/shipment/models/shipment'

const BATCH = 100

/** The job that arranges a pickup was lost. Older bookings were arranged long ago. */
export async function parcelsWithoutPickup(except: number[] = []): Promise<number[]> {
  const rows = await Shipment.query()
    .select('id')
    .where({ status: 'BOOKED', pickup: true })
    .whereNull('pickupId')
    .whereNotIn('id', except)
    .whereRaw(`updated_at between now() - interval '1 day' and now() - interval '1 minute'`)
    .orderBy('updatedAt')
    .limit(BATCH)
  return rows.map(({ id }) => id)
}

/** Due for an order or a cancellation, or abandoned by a dead process. */
export async function duePickups(except: number[] = []): Promise<number[]> {
  const rows = await Pickup.query()
    .select('id')
    .whereNotIn('id', except)
    .whereRaw(
      `(state in ('wanted', 'canceling') and next_try_at <= now()
        and (lease_until is null or lease_until <= now())
        or state = 'calling' and lease_until <= now())`
    )
    .orderBy('id')
    .limit(BATCH)
  return rows.map(({ id }) => id)
}

const PARCELS = 'select from shipments where pickup_id = pickups.id'

/** A process died between voiding the last parcel and cancelling the pickup. */
export async function pickupsWithoutParcels(except: number[] = []): Promise<number[]> {
  const rows = await Pickup.query()
    .select('id')
    .whereIn('state', ['wanted', 'booked', 'by_hand', 'refused'])
    .whereNotIn('id', except)
    .whereRaw(`not exists (${PARCELS} and status in ('BOOKED', 'COURIER_ASSIGNED', 'DELIVERED'))`)
    .orderBy('id')
    .limit(BATCH)
  return rows.map(({ id }) => id)
}

/** The courier has all parcels, so it must have come. */
export async function finishPickups() {
  await db
    .from('pickups')
    .whereIn('state', ['wanted', 'booked', 'by_hand', 'refused', 'unknown'])
    .whereRaw(`exists (${PARCELS} and status in ('COURIER_ASSIGNED', 'DELIVERED'))`)
    .whereRaw(`not exists (${PARCELS} and status = 'BOOKED')`)
    .update({ state: 'done', ended_at: db.raw('now()'), next_try_at: null, problem: null })
}
