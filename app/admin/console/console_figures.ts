import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { rowsOf } from '#shared/database/rows'
import { queueToBook } from '#shipping/carriers/by_hand/hand_parcels'
import { type ReweighCounts, reweighCounts } from '#shipping/reweighing/reweigh_list'
import { ordersToDecide } from '#shipping/carriers/attempts/staff_list'
import { pickupsToArrange } from '#shipping/carriers/pickups/staff_list'
import Shipment from '#shipping/shipment/models/shipment'
import {
  moneyUnderway,
  revenueSince,
  type MoneyUnderway,
  type Revenue,
} from '#wallet/ledger/revenue'

const LONGEST_LIST = 10
const DAYS = 7
const ZONE = 'Africa/Lagos'

/** When a shipment became what it is now: a retry makes it wait anew. */
const SINCE = `(select max(created_at) from shipment_status_changes
  where shipment_id = shipments.id and to_status = shipments.status)`

/** A waybill is made within minutes, so whoever waits an hour waits for us. What staff book has its own queue. */
const STANDS_STILL = `(status = 'PENDING_ISSUE' or status = 'PENDING'
  and courier_driver is distinct from 'manual' and ${SINCE} < now() - interval '1 hour')`

/** What happened on a day of Lagos; what was given up is no booking. */
export type Day = { start: DateTime; booked: number; paid: number } & Omit<Revenue, 'day'>

export interface ConsoleFigures {
  /** The latest seven, today last. */
  days: Day[]
  underway: MoneyUnderway
  /** Paid, and staff are to book it with the courier. */
  toBook: { count: number; oldest: DateTime | null }
  /** Up to today, and only staff can arrange them. */
  pickupsToArrange: number
  /** Paid, and the courier has refused it or does not answer. */
  needsAttention: number
  /** Orders to couriers that only staff can finish. */
  ordersToDecide: number
  reweighs: ReweighCounts
  /** Those that wait longest. */
  waiting: { shipment: Shipment; since: DateTime }[]
}

/** What staff look at first in the morning. */
export async function consoleFigures(): Promise<ConsoleFigures> {
  const [days, underway, toBook, undecided, needsAttention, reweighs, waiting, pickups] =
    await Promise.all([
      latestDays(),
      moneyUnderway(),
      queueToBook(),
      ordersToDecide(),
      standingStill(),
      reweighCounts(),
      longestWaiting(),
      pickupsToArrange(),
    ])
  return {
    ...{ days, underway, toBook, ordersToDecide: undecided, needsAttention, reweighs, waiting },
    pickupsToArrange: pickups,
  }
}

async function latestDays(): Promise<Day[]> {
  const today = DateTime.now().setZone(ZONE).startOf('day')
  const starts = Array.from({ length: DAYS }, (_, index) => today.minus({ days: DAYS - 1 - index }))
  const [bookings, revenues] = await Promise.all([
    bookingsSince(starts[0]!),
    revenueSince(starts[0]!),
  ])
  return starts.map((start) => {
    const day = start.toISODate()!
    const { booked, paid } = bookings.find((row) => row.day === day) ?? { booked: 0, paid: 0 }
    const revenue = revenues.find((row) => row.day === day)
    const { earnedKobo, refundedKobo } = revenue ?? { earnedKobo: 0, refundedKobo: 0 }
    return { start, booked, paid, earnedKobo, refundedKobo }
  })
}

type Bookings = { day: string; booked: number; paid: number }

async function bookingsSince(start: DateTime): Promise<Bookings[]> {
  return rowsOf<Bookings>(
    db,
    `select to_char(moment at time zone '${ZONE}', 'YYYY-MM-DD') as day, sum(booked)::int as booked,
       sum(paid)::int as paid
     from (
       select created_at as moment, 1 as booked, 0 as paid from shipments
         where organization_id > 0 and created_at >= :start and status <> 'CANCELED'
       union all select paid_at, 0, 1 from shipments where organization_id > 0 and paid_at >= :start
     ) as moments group by 1`,
    { start: start.toJSDate() }
  )
}

async function longestWaiting() {
  const shipments = await Shipment.live()
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

async function standingStill(): Promise<number> {
  const [row] = await Shipment.live().whereRaw(STANDS_STILL).count('* as total')
  return Number(row?.$extras.total ?? 0)
}
