import db from '@adonisjs/lucid/services/db'
import { countRows } from '#shared/database/limited_count'
import Pickup from '#shipping/shipment/models/pickup'
import { lagosToday } from '#shared/time/lagos_time'

const MAX_LISTED_PICKUPS = 500

/** Staff must act on a booked pickup if its day is over and the courier left parcels behind. */
const NEEDS_STAFF = `(state in ('unknown', 'refused', 'by_hand')
  or (state = 'canceling' and next_try_at is null)
  or (state = 'booked' and day < cast(:today as date)
    and exists (select from shipments where pickup_id = pickups.id and status = 'BOOKED')))`

/** Lists the pickups of a day. The list of today includes earlier ones that staff must settle. */
export function listPickups(day: string) {
  const today = lagosToday()
  return listForStaff((query) => {
    query.where({ day })
    if (day === today) query.orWhereRaw(`day < cast(:today as date) and ${NEEDS_STAFF}`, { today })
  })
}

/** Lists pickups up to today that staff must order, settle or cancel. */
export function listPickupsToArrange() {
  const today = lagosToday()
  return listForStaff((query) =>
    query.whereRaw(`day <= cast(:today as date) and ${NEEDS_STAFF}`, { today })
  )
}

export function countPickupsToArrange(): Promise<number> {
  return countRows(listPickupsToArrange())
}

function listForStaff(condition: (query: ReturnType<typeof Pickup.query>) => void) {
  return Pickup.live()
    .select('*', db.raw(`${NEEDS_STAFF} as "needsStaff"`, { today: lagosToday() }))
    .where(condition)
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
