import Pickup, { type PickupState } from '#shipping/shipment/models/pickup'
import { todayInLagos } from '#shipping/carriers/pickups/pickup_days'
import { hasPickupDayPassed } from '#shipping/shipment/pickup_arrangement'

const MAX_LISTED_PICKUPS = 500

const MISSED = `state = 'booked' and day < ?
  and exists (select from shipments where pickup_id = pickups.id and status = 'BOOKED')`

const FOR_STAFF: PickupState[] = ['unknown', 'refused', 'by_hand']

export function needsStaff(pickup: Pickup): boolean {
  const { state, nextTryAt } = pickup
  if (FOR_STAFF.includes(state) || wasPickupMissed(pickup)) return true
  return state === 'canceling' && nextTryAt === null
}

/** Needs the preloaded shipments. */
export function wasPickupMissed(pickup: Pickup): boolean {
  const isLeft = pickup.shipments.some(({ status }) => status === 'BOOKED')
  return pickup.state === 'booked' && hasPickupDayPassed(pickup) && isLeft
}

/** Today's list also has earlier pickups that staff must settle. */
export function listPickups(day: string) {
  const isToday = day === todayInLagos()
  return Pickup.live()
    .where((query) => {
      query.where({ day })
      if (isToday) query.orWhere((earlier) => whereStaffNeeded(earlier.where('day', '<', day)))
    })
    .preload('shipments', (query) =>
      query
        .preload('addresses', (addresses) => addresses.preload('country').preload('state'))
        .preload('packages')
        .orderBy('id')
    )
    .orderBy('carrier')
    .orderBy('day')
    .orderByRaw(`state in ('canceled', 'done')`)
    .orderBy('readyAt')
    .orderBy('id')
    .limit(MAX_LISTED_PICKUPS)
}

export async function countPickupsToArrange(): Promise<number> {
  const row = await whereStaffNeeded(Pickup.live().where('day', '<=', todayInLagos()))
    .count('* as total')
    .firstOrFail()
  return row.$extras.total
}

function whereStaffNeeded<Query extends ReturnType<typeof Pickup.query>>(query: Query) {
  return query.where((either) => {
    either.whereIn('state', FOR_STAFF)
    either.orWhereRaw(`state = 'canceling' and next_try_at is null`)
    either.orWhereRaw(MISSED, [todayInLagos()])
  })
}
