import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { type DayFigure, EVERYBODY, figuresSince } from '#shared/figures/figures'
import { queueToBook } from '#shipping/carriers/by_hand/hand_parcels'
import { type ReweighCounts, reweighCounts } from '#shipping/reweighing/reweigh_list'
import { ordersToDecide } from '#shipping/carriers/attempts/staff_list'
import { pickupsToArrange } from '#shipping/carriers/pickups/staff_list'
import Shipment from '#shipping/shipment/models/shipment'
import { moneyUnderway, type MoneyUnderway } from '#wallet/ledger/money_underway'

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
export interface Day {
  start: DateTime
  booked: number
  paid: number
  /** By the ledger, and what of that or of earlier days was given back. */
  earnedKobo: number
  refundedKobo: number
}

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
  const figures = await figuresSince(
    EVERYBODY,
    ['booked', 'paid', 'voided', 'earned', 'refunded'],
    starts[0]!
  )
  return starts.map((start) => {
    const of = (name: DayFigure) =>
      figures.find(({ day, figure }) => day === start.toISODate() && figure === name)
    return {
      start,
      booked: of('booked')?.count ?? 0,
      paid: (of('paid')?.count ?? 0) + (of('voided')?.count ?? 0),
      earnedKobo: of('earned')?.kobo ?? 0,
      refundedKobo: of('refunded')?.kobo ?? 0,
    }
  })
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
  return row?.$extras.total ?? 0
}
