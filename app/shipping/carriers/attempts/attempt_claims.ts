import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queryRows } from '#shared/database/query_rows'
import BookingAttempt, { OPEN_ATTEMPT_STATES } from '#shipping/carriers/attempts/booking_attempt'
import type { CourierDriverName } from '#shipping/pricing/rules/carriers'
import Shipment from '#shipping/shipment/models/shipment'

/** Longer than a carrier is given for its answer, with its token before and its papers after. */
const LEASE_MINUTES = 5

/** Somebody's turn at a parcel: to call its carrier, or to look for what became of an earlier call. */
export interface AttemptClaim {
  attempt: BookingAttempt
  turn: 'book' | 'look'
}

/**
 * Takes the turn at a paid parcel and commits that, before anybody calls. Null where there is nothing to do now:
 * it waits for nothing, another process is at it, or its time has not come.
 */
export async function claimAttempt(
  shipmentId: number,
  driver: CourierDriverName
): Promise<AttemptClaim | null> {
  return db.transaction(async (trx) => {
    const shipment = await Shipment.locked(trx, shipmentId)
    if (shipment.status !== 'PENDING') return null
    const open = await lockOpenAttempt(trx, shipmentId)
    if (!open) return { turn: 'book', attempt: await createAttempt(trx, shipment, driver) }
    const now = await databaseTime(trx)
    if (isAttemptClaimed(open, now)) return null
    return { turn: nextTurn(open), attempt: await renewClaim(open, now) }
  })
}

/**
 * Before the call leaves: what was never sent may be sent by whoever comes later. Answers whether it may leave: of two
 * that were both at it, because one of them stood still, one alone is told so.
 */
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

/** A turn at what staff gave up, and at what nobody wants: it is looked for, and given back. */
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

function isAttemptClaimed(
  { state, leaseUntil, nextLookAt }: BookingAttempt,
  now: DateTime
): boolean {
  if (state === 'unresolved') return true
  return (leaseUntil !== null && leaseUntil > now) || (nextLookAt !== null && nextLookAt > now)
}

/** What was never sent may be sent: the row says so before the call leaves. */
function nextTurn({ state, sentAt }: BookingAttempt): AttemptClaim['turn'] {
  const isUnsent = state === 'calling' && sentAt === null
  return state === 'waiting' || isUnsent ? 'book' : 'look'
}

async function renewClaim(attempt: BookingAttempt, now: DateTime) {
  const isCall = nextTurn(attempt) === 'book'
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

/** Leases are of the one clock that all processes share. */
export async function databaseTime(trx: TransactionClientContract): Promise<DateTime> {
  const [row] = await queryRows<{ now: Date }>(trx, 'select now()')
  return DateTime.fromJSDate(row!.now)
}
