import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import Shipment from '#shipping/models/shipment'

const LONGEST_LIST = 10

/** When a shipment became what it is now: a retry makes it wait anew. */
const SINCE = `(select max(created_at) from shipment_status_changes
  where shipment_id = shipments.id and to_status = shipments.status)`

/** A waybill is made within minutes, so whoever waits an hour waits for us. */
const STANDS_STILL = `(status = 'PENDING_ISSUE'
  or status = 'PENDING' and ${SINCE} < now() - interval '1 hour')`

export interface ConsoleFigures {
  /** Booked since midnight in Lagos, given-up ones left out. */
  bookedToday: number
  paidToday: number
  /** Paid, and the courier has refused it or does not answer. */
  needsAttention: number
  /** Those that wait longest. */
  waiting: { shipment: Shipment; since: DateTime }[]
}

/** What staff look at first in the morning. */
export async function consoleFigures(): Promise<ConsoleFigures> {
  const today = DateTime.now().setZone('Africa/Lagos').startOf('day').toJSDate()
  const [bookedToday, paidToday, needsAttention, waiting] = await Promise.all([
    count(Shipment.query().where('createdAt', '>=', today).whereNot('status', 'CANCELED')),
    count(Shipment.query().where('paidAt', '>=', today)),
    count(Shipment.query().whereRaw(STANDS_STILL)),
    longestWaiting(),
  ])
  return { bookedToday, paidToday, needsAttention, waiting }
}

async function longestWaiting() {
  const shipments = await Shipment.query()
    .select('shipments.*', db.raw(`${SINCE} as since`))
    .whereRaw(STANDS_STILL)
    .preload('addresses', (query) => query.preload('country'))
    .orderBy('since')
    .limit(LONGEST_LIST)
  return shipments.map((shipment) => ({
    shipment,
    since: DateTime.fromJSDate(shipment.$extras.since),
  }))
}

async function count(query: ModelQueryBuilderContract<typeof Shipment>): Promise<number> {
  const [row] = await query.count('* as total')
  return Number(row?.$extras.total ?? 0)
}
