import { DateTime } from 'luxon'
import { errors } from '@adonisjs/lucid'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import { DomainError } from '#shared/errors/domain_error'
import { type AttemptDecision, ATTEMPT_DECISIONS } from '#shipping/carriers/attempts/attempt_labels'
import BookingAttempt from '#shipping/carriers/attempts/booking_attempt'
import type { AttemptState } from '#shipping/carriers/attempts/booking_attempt'
import { databaseTime } from '#shipping/carriers/attempts/attempt_claims'
import {
  recordBookingIn,
  truncateProblem,
  lockAttempt,
} from '#shipping/carriers/attempts/attempt_outcomes'
import { flagIssue } from '#shipping/carriers/mark_booked'
import {
  type EnteredNumbers,
  normalizeWaybillNumbers,
  requireUnusedWaybillNumbers,
} from '#shipping/carriers/by_hand/waybill_numbers'
import BookWithCourierJob from '#shipping/carriers/jobs/book_with_courier_job'
import ShipmentBooked from '#shipping/shipment/events/shipment_booked'
import ShipmentUpdated from '#shipping/shipment/events/shipment_updated'
import type Shipment from '#shipping/shipment/models/shipment'
import ShipmentPackage from '#shipping/shipment/models/shipment_package'
import { auditShipment } from '#shipping/shipment/audit_shipment'

class AttemptAlreadyDecided extends DomainError {
  constructor(state: AttemptState) {
    const happened = { booked: 'The courier has booked it', calling: 'It was ordered again' }
    const sentence = (happened as Partial<Record<AttemptState, string>>)[state] ?? 'It was settled'
    super('E_CONFLICT', `${sentence} in the meantime. Please reload the list.`)
  }
}

class WaybillAlreadyVoided extends DomainError {
  constructor(number: string) {
    const sentence = `Waybill ${number} is being cancelled with the courier, or was cancelled.`
    super('E_CONFLICT', `${sentence} Please order the parcel again.`, 'waybillNumber')
  }
}

type AttemptDecisionInput =
  | { decision: 'adopt'; waybillNumber: string }
  | { decision: 'ask' | 'book_again' }
  | { decision: 'give_up' | 'settle'; comment: string }

export async function decideAttempt(
  caller: Caller,
  attemptId: number,
  decided: AttemptDecisionInput
): Promise<string> {
  switch (decided.decision) {
    case 'adopt': {
      const entered = normalizeWaybillNumbers(decided)
      await adoptWaybillNumber(caller, attemptId, entered)
      return `The parcel is booked with waybill ${entered.waybillNumber}.`
    }
    case 'ask':
      await requestLookupNow(caller, attemptId)
      return 'We are asking the courier. Check again in a minute.'
    case 'book_again':
      await rebookAttempt(caller, attemptId)
      return 'We are ordering the parcel again. Check again in a minute.'
    case 'give_up':
      await abandonAttempt(caller, attemptId, decided.comment)
      return 'The order is given up. Retry or void the parcel in Past Shipments.'
    case 'settle':
      await settleOrphanWaybill(caller, attemptId, decided.comment)
      return 'The waybill has been settled with the courier.'
  }
}

/**
 * Throws E_ROW_NOT_FOUND, AttemptAlreadyDecided, WaybillAlreadyVoided, and what
 * `requireUnusedWaybillNumbers` throws.
 */
export async function adoptWaybillNumber(
  caller: Caller,
  attemptId: number,
  entered: EnteredNumbers
) {
  const shipmentId = await changeUndecided(attemptId, 'adopt', async (trx, shipment) => {
    const packages = await ShipmentPackage.query({ client: trx }).where({ shipmentId: shipment.id })
    await requireUnusedWaybillNumbers(trx, shipment, entered, packages.length)
    await requireWaybillNotVoided(trx, shipment, entered)
    const booking = { ...entered, documents: [] }
    await recordBookingIn(trx, attemptId, { booking, documents: [], by: caller.user.id })
    await auditShipment(trx, caller, shipment, 'shipment.adopt', { after: entered })
  })
  await ShipmentUpdated.dispatch(shipmentId)
  await ShipmentBooked.dispatch(shipmentId)
}

async function requireWaybillNotVoided(
  trx: TransactionClientContract,
  { id: shipmentId }: Shipment,
  { waybillNumber }: EnteredNumbers
) {
  const given = await BookingAttempt.query({ client: trx })
    .where({ shipmentId, waybillNumber })
    .whereIn('state', ['surplus', 'settled'])
    .first()
  if (given) throw new WaybillAlreadyVoided(waybillNumber)
}

/** Throws E_ROW_NOT_FOUND and AttemptAlreadyDecided. */
export async function requestLookupNow(caller: Caller, attemptId: number) {
  const shipmentId = await changeUndecided(attemptId, 'ask', async (trx, shipment, attempt) => {
    const nextLookAt = await databaseTime(trx)
    if (attempt.state === 'unresolved') attempt.state = 'unknown'
    await attempt.merge({ nextLookAt }).save()
    await auditShipment(trx, caller, shipment, 'shipment.ask', {
      after: { reference: attempt.reference },
    })
  })
  await BookWithCourierJob.dispatch({ shipmentId })
}

/**
 * Orders the shipment again. If the courier did create a waybill for the first order, we void it.
 * Throws E_ROW_NOT_FOUND and AttemptAlreadyDecided.
 */
export async function rebookAttempt(caller: Caller, attemptId: number) {
  const shipmentId = await changeUndecided(
    attemptId,
    'book_again',
    async (trx, shipment, attempt) => {
      await markAbandoned(trx, attempt, caller, 'Staff have ordered it again')
      await auditShipment(trx, caller, shipment, 'shipment.book_again', {
        after: { reference: attempt.reference },
      })
    }
  )
  await BookWithCourierJob.dispatch({ shipmentId })
}

/** Lets staff retry or void the shipment. Throws E_ROW_NOT_FOUND and AttemptAlreadyDecided. */
export async function abandonAttempt(caller: Caller, attemptId: number, reason: string) {
  await changeUndecided(attemptId, 'give_up', async (trx, shipment, attempt) => {
    await markAbandoned(trx, attempt, caller, reason)
    await flagIssue(trx, shipment, reason, caller.user.id)
    await auditShipment(trx, caller, shipment, 'shipment.refuse', { after: { reason } })
  })
}

/** Throws E_ROW_NOT_FOUND and AttemptAlreadyDecided. */
export async function settleOrphanWaybill(caller: Caller, attemptId: number, comment: string) {
  await changeUndecided(attemptId, 'settle', async (trx, shipment, attempt) => {
    attempt.merge({ state: 'settled', nextLookAt: null, endedAt: DateTime.now() })
    await attempt.merge({ problem: truncateProblem(comment), settledBy: caller.user.id }).save()
    const { waybillNumber } = attempt
    await auditShipment(trx, caller, shipment, 'waybill.resolve', {
      after: { waybillNumber, comment },
    })
  })
}

/** Returns the id of the shipment. */
function changeUndecided(
  attemptId: number,
  decision: AttemptDecision,
  change: (trx: TransactionClientContract, of: Shipment, attempt: BookingAttempt) => Promise<void>
): Promise<number> {
  return db.transaction(async (trx) => {
    const { shipment, attempt } = await lockAttempt(trx, attemptId)
    if (shipment.isTest) throw new errors.E_ROW_NOT_FOUND()
    if (!ATTEMPT_DECISIONS[attempt.state].includes(decision))
      throw new AttemptAlreadyDecided(attempt.state)
    await change(trx, shipment, attempt)
    return shipment.id
  })
}

async function markAbandoned(
  trx: TransactionClientContract,
  attempt: BookingAttempt,
  { user }: Caller,
  problem: string
) {
  const wasSent = attempt.state !== 'waiting'
  await attempt
    .merge({
      problem: truncateProblem(problem),
      settledBy: user.id,
      leaseUntil: null,
      looks: 0,
      state: wasSent ? 'abandoned' : 'settled',
      nextLookAt: wasSent ? await databaseTime(trx) : null,
      endedAt: wasSent ? null : DateTime.now(),
    })
    .save()
}
