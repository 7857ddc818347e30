import logger from '@adonisjs/core/services/logger'
import couriers from '#config/couriers'
import db from '@adonisjs/lucid/services/db'
import { CourierRefused, CourierUnresponsive } from '#shipping/carriers/courier_driver'
import { driverFor, type DriverFinder } from '#shipping/carriers/courier_drivers'
import { reserveCall } from '#shipping/carriers/polling/call_budget'
import { sampleParcelOf } from '#shipping/carriers/poll_tracking'
import type { CourierConnection } from '#shipping/pricing/rules/carriers'

/** `refused`: the courier rejects our credentials. */
export type ConnectionStatus = 'answers' | 'refused' | 'silent'

const MAX_ERROR_LENGTH = 300

const SAVE_CONNECTION_CHECK = `
insert into courier_connections as kept (driver, greeted_at, greeting, greeting_since, greeting_failures, greeting_words)
values (:driver, clock_timestamp(), :status, clock_timestamp(), :failures, :message)
on conflict (driver) do update set greeted_at = excluded.greeted_at, greeting = excluded.greeting,
  greeting_words = excluded.greeting_words,
  greeting_since = case when kept.greeting = excluded.greeting then kept.greeting_since else excluded.greeting_since end,
  greeting_failures = case when excluded.greeting = 'answers' then 0 else kept.greeting_failures + 1 end`

/** Makes one call to each courier, except those whose daily budget is used up. */
export async function checkCourierConnections(
  driverOf: DriverFinder = driverFor,
  connections: readonly CourierConnection[] = couriers.connections
) {
  await Promise.all(connections.map((driver) => checkAndSaveConnection(driver, driverOf)))
}

async function checkAndSaveConnection(driver: CourierConnection, driverOf: DriverFinder) {
  if (!(await reserveCall(driver, null))) return
  const { status, message } = await testConnection(driver, driverOf)
  const failures = status === 'answers' ? 0 : 1
  await db.rawQuery(SAVE_CONNECTION_CHECK, { driver, status, message, failures } as object)
}

interface ConnectionCheck {
  status: ConnectionStatus
  message: string | null
}

export async function testConnection(
  driver: CourierConnection,
  driverOf: DriverFinder = driverFor
): Promise<ConnectionCheck> {
  try {
    await driverOf(sampleParcelOf(driver)).checkConnection()
    return { status: 'answers', message: null }
  } catch (error) {
    const isKnown = error instanceof CourierRefused || error instanceof CourierUnresponsive
    if (!isKnown)
      logger.error({ err: error, driver }, 'The connection to a courier could not be checked')
    const message = isKnown ? error.message.slice(0, MAX_ERROR_LENGTH) : null
    return { status: error instanceof CourierRefused ? 'refused' : 'silent', message }
  }
}
