import { DateTime } from 'luxon'
import { errors } from '@adonisjs/lucid'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import { type AuditAction, recordAudit } from '#shared/audit/audit'
import { DomainError } from '#shared/errors/domain_error'
import { type Decision, DECISIONS } from '#shipping/carriers/attempts/attempt_words'
import BookingAttempt from '#shipping/carriers/attempts/booking_attempt'
import type { AttemptState } from '#shipping/carriers/attempts/booking_attempt'
import { databaseTime } from '#shipping/carriers/attempts/claiming'
import { acceptBooking, cut, lockedBoth } from '#shipping/carriers/attempts/outcomes'
import { setAside } from '#shipping/carriers/booked'
import {
  type EnteredNumbers,
  numbersOf,
  requireFreeNumbers,
} from '#shipping/carriers/by_hand/waybill_numbers'
import BookWithCourierJob from '#shipping/carriers/jobs/book_with_courier_job'
import ShipmentBooked from '#shipping/shipment/events/shipment_booked'
import ShipmentMoved from '#shipping/shipment/events/shipment_moved'
import type Shipment from '#shipping/shipment/models/shipment'
import ShipmentPackage from '#shipping/shipment/models/shipment_package'

class DecidedAlready extends DomainError {
  constructor(state: AttemptState) {
    const happened = { booked: 'The courier has booked it', calling: 'It was ordered again' }
    const sentence = (happened as Partial<Record<AttemptState, string>>)[state] ?? 'It was settled'
    super('E_CONFLICT', `${sentence} in the meantime. Please reload the list.`)
  }
}

class GivenBack extends DomainError {
  constructor(number: string) {
    const sentence = `Waybill ${number} is going back to the courier, or has gone back.`
    super('E_CONFLICT', `${sentence} Please order the parcel again.`, 'waybillNumber')
  }
}

type Decided =
  | { decision: 'adopt'; waybillNumber: string }
  | { decision: 'ask' | 'book_again' }
  | { decision: 'give_up' | 'settle'; comment: string }

/** Carries out what staff have decided. Answers a sentence. Throws what each decision throws. */
export async function decide(caller: Caller, attemptId: number, decided: Decided): Promise<string> {
  switch (decided.decision) {
    case 'adopt': {
      const entered = numbersOf(decided)
      await adoptNumber(caller, attemptId, entered)
      return `The parcel is booked with waybill ${entered.waybillNumber}.`
    }
    case 'ask':
      await askNow(caller, attemptId)
      return 'We are asking the courier. Check again in a minute.'
    case 'book_again':
      await bookAgain(caller, attemptId)
      return 'We are ordering the parcel again. Check again in a minute.'
    case 'give_up':
      await giveUp(caller, attemptId, decided.comment)
      return 'The order is given up. Retry or void the parcel in Past Shipments.'
    case 'settle':
      await settleSurplus(caller, attemptId, decided.comment)
      return 'The waybill has been settled with the courier.'
  }
}

/**
 * The courier made it after all, and staff know the number. What follows is as with any booking. Throws
 * E_ROW_NOT_FOUND, DecidedAlready, GivenBack, and what `requireFreeNumbers` throws.
 */
export async function adoptNumber(caller: Caller, attemptId: number, entered: EnteredNumbers) {
  const { shipmentId } = await db.transaction(async (trx) => {
    const { shipment, attempt } = await undecided(trx, attemptId, 'adopt')
    const packages = await ShipmentPackage.query({ client: trx }).where({ shipmentId: shipment.id })
    await requireFreeNumbers(trx, shipment, entered, packages.length)
    await requireNotGivenBack(trx, shipment, entered)
    const booking = { ...entered, papers: [] }
    await acceptBooking(trx, attemptId, { booking, papers: [], by: caller.user.id })
    await recorded(trx, caller, shipment, 'shipment.adopt', { ...entered })
    return attempt
  })
  await ShipmentMoved.dispatch(shipmentId)
  await ShipmentBooked.dispatch(shipmentId)
}

/** What is or was given back carries nothing. */
async function requireNotGivenBack(
  trx: TransactionClientContract,
  { id: shipmentId }: Shipment,
  { waybillNumber }: EnteredNumbers
) {
  const given = await BookingAttempt.query({ client: trx })
    .where({ shipmentId, waybillNumber })
    .whereIn('state', ['surplus', 'settled'])
    .first()
  if (given) throw new GivenBack(waybillNumber)
}

/** The courier is asked now, not when its time comes. Throws E_ROW_NOT_FOUND and DecidedAlready. */
export async function askNow(caller: Caller, attemptId: number) {
  const { shipmentId } = await db.transaction(async (trx) => {
    const { shipment, attempt } = await undecided(trx, attemptId, 'ask')
    const nextLookAt = await databaseTime(trx)
    if (attempt.state === 'unresolved') attempt.state = 'unknown'
    await attempt.merge({ nextLookAt }).save()
    await recorded(trx, caller, shipment, 'shipment.ask', { reference: attempt.reference })
    return attempt
  })
  await BookWithCourierJob.dispatch({ shipmentId })
}

/**
 * A second order, under another reference: staff have made sure, and what the first one may still bring is looked
 * for and given back. Throws E_ROW_NOT_FOUND and DecidedAlready.
 */
export async function bookAgain(caller: Caller, attemptId: number) {
  const { shipmentId } = await db.transaction(async (trx) => {
    const { shipment, attempt } = await undecided(trx, attemptId, 'book_again')
    await abandon(trx, attempt, caller, 'Staff have ordered it again')
    await recorded(trx, caller, shipment, 'shipment.book_again', { reference: attempt.reference })
    return attempt
  })
  await BookWithCourierJob.dispatch({ shipmentId })
}

/** Nobody orders it for now: it stands among the refused, where it can be retried or voided. Throws the same. */
export async function giveUp(caller: Caller, attemptId: number, reason: string) {
  await db.transaction(async (trx) => {
    const { shipment, attempt } = await undecided(trx, attemptId, 'give_up')
    await abandon(trx, attempt, caller, reason)
    await setAside(trx, shipment, reason, caller.user.id)
    await recorded(trx, caller, shipment, 'shipment.refuse', { reason })
  })
}

/** Staff have settled with the courier what nobody wanted. Throws E_ROW_NOT_FOUND and DecidedAlready. */
export async function settleSurplus(caller: Caller, attemptId: number, comment: string) {
  await db.transaction(async (trx) => {
    const { shipment, attempt } = await undecided(trx, attemptId, 'settle')
    attempt.merge({ state: 'settled', nextLookAt: null, endedAt: DateTime.now() })
    await attempt.merge({ problem: cut(comment), settledBy: caller.user.id }).save()
    const { waybillNumber } = attempt
    await recorded(trx, caller, shipment, 'waybill.resolve', { waybillNumber, comment })
  })
}

async function undecided(trx: TransactionClientContract, attemptId: number, decision: Decision) {
  const both = await lockedBoth(trx, attemptId)
  if (both.shipment.isTest) throw new errors.E_ROW_NOT_FOUND()
  if (!DECISIONS[both.attempt.state].includes(decision))
    throw new DecidedAlready(both.attempt.state)
  return both
}

/** What was certainly never sent is looked for by nobody. */
async function abandon(
  trx: TransactionClientContract,
  attempt: BookingAttempt,
  { user }: Caller,
  problem: string
) {
  const wasSent = attempt.state !== 'waiting'
  attempt.merge({ problem: cut(problem), settledBy: user.id, leaseUntil: null, looks: 0 })
  await attempt
    .merge({
      state: wasSent ? 'abandoned' : 'settled',
      nextLookAt: wasSent ? await databaseTime(trx) : null,
      endedAt: wasSent ? null : DateTime.now(),
    })
    .save()
}

async function recorded(
  trx: TransactionClientContract,
  { user }: Caller,
  shipment: Shipment,
  action: AuditAction,
  after: Record<string, unknown>
) {
  const subject = { kind: 'shipment', id: shipment.trackingNumber } as const
  await recordAudit(trx, { actorId: user.id, action, subject, after })
}
