import db from '@adonisjs/lucid/services/db'
import type { CourierDriverName } from '#shipping/pricing/rules/carriers'
import { CourierUnavailable, type CourierUnresponsive } from '#shipping/carriers/courier_driver'

const MAX_REASON_LENGTH = 300

/** Minutes. The pause doubles with each further failure. */
const FIRST_PAUSE = 1
const MAX_PAUSE_MINUTES = 30

const PAUSE = `
insert into courier_connections as kept (driver, paused_until, pause_reason, silent_in_a_row)
values (:driver, coalesce(:until::timestamptz, clock_timestamp() + interval '${FIRST_PAUSE} minutes'), :reason, 1)
on conflict (driver) do update set pause_reason = excluded.pause_reason,
  silent_in_a_row = least(kept.silent_in_a_row + 1, 20),
  paused_until = greatest(kept.paused_until, coalesce(:until::timestamptz, clock_timestamp()
    + least(interval '${FIRST_PAUSE} minutes' * (2 ^ least(kept.silent_in_a_row, 10)),
      interval '${MAX_PAUSE_MINUTES} minutes')))`

/** Stops polling in all processes until the courier's `retryAt`, or for a growing pause. */
export async function pauseCourier(driver: CourierDriverName, silence: CourierUnresponsive) {
  const until = silence instanceof CourierUnavailable ? silence.retryAt : null
  const reason = silence.message.slice(0, MAX_REASON_LENGTH)
  await db.rawQuery(PAUSE, { driver, until: until?.toISOString() ?? null, reason } as object)
}

/** Call it when the courier responds. Keeps a pause that the courier asked for. */
export async function clearSilence(driver: CourierDriverName) {
  await db
    .from('courier_connections')
    .where('driver', driver)
    .where('silent_in_a_row', '>', 0)
    .update({ silent_in_a_row: 0 })
}
