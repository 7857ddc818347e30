import db from '@adonisjs/lucid/services/db'
import { cancelIfUnneeded } from '#shipping/carriers/pickups/change_pickup'
import Pickup from '#shipping/shipment/models/pickup'
import Shipment from '#shipping/shipment/models/shipment'

const BATCH = 100

/** Booked and to be fetched, and the job that asks for somebody was lost. What is older was arranged long ago. */
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

/** Those whose time has come, and those whose caller has died. */
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

/** A process died between the void of the last parcel and the word to the courier. */
export async function pickupsWithoutParcels(): Promise<number[]> {
  const rows = await Pickup.query()
    .select('id')
    .whereIn('state', ['wanted', 'booked', 'by_hand', 'refused'])
    .whereRaw(`not exists (${PARCELS} and status in ('BOOKED', 'COURIER_ASSIGNED', 'DELIVERED'))`)
    .orderBy('id')
    .limit(BATCH)
  return rows.map(({ id }) => id)
}

export async function leaveEmptyPickups() {
  for (const pickupId of await pickupsWithoutParcels()) await cancelIfUnneeded(pickupId)
}

/** The courier has all that it was to fetch: whoever came for it has been there. */
export async function finishPickups() {
  await db
    .from('pickups')
    .whereIn('state', ['wanted', 'booked', 'by_hand', 'refused', 'unknown'])
    .whereRaw(`exists (${PARCELS} and status in ('COURIER_ASSIGNED', 'DELIVERED'))`)
    .whereRaw(`not exists (${PARCELS} and status = 'BOOKED')`)
    .update({ state: 'done', ended_at: db.raw('now()'), next_try_at: null, problem: null })
}
