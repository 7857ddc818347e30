import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queryRows } from '#shared/database/query_rows'
import BookingAttempt, { OPEN_ATTEMPT_STATES } from '#shipping/carriers/attempts/booking_attempt'
import type { CourierDriverName } from '#shipping/pricing/rules/carriers'
import Shipment from '#shipping/shipment/models/shipment'

/** The lease must outlast the requests for token, booking and documents together. */
const LEASE_MINUTES = 5

export interface AttemptClaim {
  attempt: BookingAttempt
  action: 'book' | 'look'
}

/** Commits a claim, so that the caller may call the courier. Null if taken or nothing is due. */
export async function claimAttempt(
  shipmentId: number,
  driver: CourierDriverName
): Promise<AttemptClaim | null> {
  return db.transaction(async (trx) => {
    const shipment = await Shipment.locked(trx, shipmentId)
    if (shipment.status !== 'PENDING') return null
    const open = await lockOpenAttempt(trx, shipmentId)
    if (!open) return { action: 'book', attempt: await createAttempt(trx, shipment, driver) }
    const now = await databaseTime(trx)
    if (isAttemptClaimed(open, now)) return null
    return { action: nextAction(open), attempt: await renewClaim(open, now) }
  })
}

/** Call it before sending. Only one process gets true, because an order must not be sent twice. */
export async function markSent({ id }: BookingAttempt): Promise<boolean> {
  const lease = db.raw(`now() + interval '${LEASE_MINUTES} minutes'`)
  const rows: unknown[] = await db
    .from('booking_attempts')
    .where({ id, state: 'calling' })
    .whereNull('sent_at')
    .whereRaw('lease_until > now()')
    .returning('id')
    .update({ sent_at: db.raw('now()'), lease_until: lease })
  return rows.length === 1
}

/** Claims an attempt whose state is `abandoned` for a lookup, or `surplus` for a void. */
export async function claimForLookup(attemptId: number): Promise<BookingAttempt | null> {
  return db.transaction(async (trx) => {
    const attempt = await BookingAttempt.query({ client: trx })
      .where({ id: attemptId })
      .whereIn('state', ['abandoned', 'surplus'])
      .forUpdate()
      .first()
    const now = await databaseTime(trx)
    if (!attempt || isAttemptClaimed(attempt, now)) return null
    attempt.leaseUntil = leaseFrom(now)
    return attempt.save()
  })
}

export function lockOpenAttempt(trx: TransactionClientContract, shipmentId: number) {
  return BookingAttempt.query({ client: trx })
    .where({ shipmentId })
    .whereIn('state', [...OPEN_ATTEMPT_STATES])
    .forUpdate()
    .first()
}

/** True if the courier may have a waybill for the shipment, or has one that we are still voiding. */
export async function mayHaveOrder(shipmentId: number, client?: TransactionClientContract) {
  const attempt = await BookingAttempt.query({ client })
    .where({ shipmentId })
    .whereNotIn('state', ['refused', 'settled'])
    .first()
  return attempt !== null
}

function isAttemptClaimed({ state, leaseUntil, nextLookAt }: BookingAttempt, now: DateTime) {
  if (state === 'unresolved') return true
  return (leaseUntil !== null && leaseUntil > now) || (nextLookAt !== null && nextLookAt > now)
}

function nextAction({ state, sentAt }: BookingAttempt): AttemptClaim['action'] {
  const isUnsent = state === 'calling' && sentAt === null
  return state === 'waiting' || isUnsent ? 'book' : 'look'
}

async function renewClaim(attempt: BookingAttempt, now: DateTime) {
  const isCall = nextAction(attempt) === 'book'
  return attempt
    .merge({
      state: isCall ? 'calling' : 'unknown',
      ...(isCall ? { sentAt: null } : {}),
      leaseUntil: leaseFrom(now),
      nextLookAt: null,
    })
    .save()
}

async function createAttempt(
  trx: TransactionClientContract,
  { id: shipmentId, transactionReference }: Shipment,
  driver: CourierDriverName
) {
  const earlier = await BookingAttempt.query({ client: trx })
    .where({ shipmentId })
    .count('* as total')
  const number = Number(earlier[0]!.$extras.total) + 1
  return BookingAttempt.create(
    {
      shipmentId,
      driver,
      reference: number === 1 ? transactionReference : `${transactionReference}-${number}`,
      state: 'calling',
      leaseUntil: leaseFrom(await databaseTime(trx)),
    },
    { client: trx }
  )
}

function leaseFrom(now: DateTime): DateTime {
  return now.plus({ minutes: LEASE_MINUTES })
}

/** Processes compare leases with the database's clock, because their own clocks may differ. */
export async function databaseTime(trx: TransactionClientContract): Promise<DateTime> {
  const [row] = await queryRows<{ now: Date }>(trx, 'select now()')
  return DateTime.fromJSDate(row!.now)
}
