import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { type DayFigure, ALL_OWNERS, readFiguresSince } from '#shared/figures/figures'
import { manualQueueStatus } from '#shipping/carriers/by_hand/manual_parcels'
import { type ReweighCounts, countReweighs } from '#shipping/reweighing/reweigh_list'
import { countOrdersToDecide } from '#shipping/carriers/attempts/unfinished_orders'
import { countPickupsToArrange } from '#shipping/carriers/pickups/daily_pickups'
import Shipment from '#shipping/shipment/models/shipment'
import { loadPendingMoney, type PendingMoney } from '#wallet/ledger/pending_money'

const MAX_LISTED_SHIPMENTS = 10
const DAYS_SHOWN = 7
const ZONE = 'Africa/Lagos'

/** The time of the latest status change; a retry restarts it. */
const STATUS_SINCE = `(select max(created_at) from shipment_status_changes
  where shipment_id = shipments.id and to_status = shipments.status)`

/** Waybills take minutes, so an hour means stuck. Manual bookings have their own queue. */
const IS_STUCK = `(status = 'PENDING_ISSUE' or status = 'PENDING'
  and courier_driver is distinct from 'manual' and ${STATUS_SINCE} < now() - interval '1 hour')`

/** Figures of a day in Lagos, without abandoned bookings. */
export interface DayFigures {
  start: DateTime
  booked: number
  paid: number
  /** From the ledger; refunds may concern earlier days. */
  earnedKobo: number
  refundedKobo: number
}

export interface ConsoleFigures {
  /** The latest seven days, today last. */
  days: DayFigures[]
  pendingMoney: PendingMoney
  toBook: { count: number; oldest: DateTime | null }
  /** Due pickups that staff must arrange. */
  pickupsToArrange: number
  /** Paid shipments that a courier refused, or that its API has not booked for an hour. */
  needsAttention: number
  ordersToDecide: number
  reweighs: ReweighCounts
  longestStuck: { shipment: Shipment; since: DateTime }[]
}

export async function loadConsoleFigures(): Promise<ConsoleFigures> {
  const [days, pendingMoney, toBook, undecided, needsAttention, reweighs, longestStuck, pickups] =
    await Promise.all([
      loadLatestDays(),
      loadPendingMoney(),
      manualQueueStatus(),
      countOrdersToDecide(),
      countStuckShipments(),
      countReweighs(),
      listLongestStuckShipments(),
      countPickupsToArrange(),
    ])
  return {
    days,
    pendingMoney,
    toBook,
    ordersToDecide: undecided,
    needsAttention,
    reweighs,
    longestStuck,
    pickupsToArrange: pickups,
  }
}

async function loadLatestDays(): Promise<DayFigures[]> {
  const today = DateTime.now().setZone(ZONE).startOf('day')
  const starts = Array.from({ length: DAYS_SHOWN }, (_, index) =>
    today.minus({ days: DAYS_SHOWN - 1 - index })
  )
  const figures = await readFiguresSince(
    ALL_OWNERS,
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

async function listLongestStuckShipments() {
  const shipments = await Shipment.live()
    .select('shipments.*', db.raw(`${STATUS_SINCE} as since`))
    .whereRaw(IS_STUCK)
    .preload('addresses', (query) => query.preload('country'))
    .orderBy('since')
    .limit(MAX_LISTED_SHIPMENTS)
  return shipments.map((shipment) => ({
    shipment,
    since: DateTime.fromJSDate(shipment.$extras.since),
  }))
}

async function countStuckShipments(): Promise<number> {
  const [row] = await Shipment.live().whereRaw(IS_STUCK).count('* as total')
  return row?.$extras.total ?? 0
}
