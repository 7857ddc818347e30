import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isUniqueViolation } from '#shared/database/violations'
import { saveCarrierDocuments } from '#shipping/carriers/attempts/carrier_documents'
import BookingAttempt, {
  type AttemptState,
  OPEN_ATTEMPT_STATES,
} from '#shipping/carriers/attempts/booking_attempt'
import { databaseTime } from '#shipping/carriers/attempts/attempt_claims'
import { markBooked, flagIssue } from '#shipping/carriers/mark_booked'
import { voidAndRefund } from '#shipping/carriers/void_and_refund'
import type {
  CourierBooking,
  CourierDocument,
  CourierRefused,
} from '#shipping/carriers/courier_driver'
import { recordBookingCharge } from '#shipping/costs/record_booking_charge'
import { publishShipmentEvent } from '#shipping/shipment/webhook_events/publish_shipment_event'
import Shipment from '#shipping/shipment/models/shipment'

/** Width of the column `problem`. */
const MAX_PROBLEM_LENGTH = 500

/** Minutes to wait before each lookup. The last value applies to all later ones. */
const LOOKUP_DELAYS_MINUTES = [1, 5, 15, 60]
const LOOKUP_HOURS = 24
const LOOKUPS_PER_DAY = LOOKUP_DELAYS_MINUTES.length - 1 + LOOKUP_HOURS

/** The fate of the waybill: the shipment took it, does not need it, or already had it. */
type BookingOutcome = 'booked' | 'surplus' | 'known'

export interface ReceivedBooking {
  booking: CourierBooking
  documents: CourierDocument[]
  by?: number
}

/**
 * Saves waybill number, documents and status in one transaction. If the shipment no longer needs
 * the waybill, the attempt becomes `surplus`, and a later job voids the waybill.
 */
export async function recordBooking(
  attemptId: number,
  made: ReceivedBooking
): Promise<BookingOutcome> {
  try {
    return await db.transaction((trx) => recordBookingIn(trx, attemptId, made))
  } catch (error) {
    if (!isUniqueViolation(error, 'shipments_waybill')) throw error
    const { waybillNumber } = made.booking
    const problem = `The courier answered with waybill ${waybillNumber}, which another shipment has.`
    await escalateAttempt(attemptId, problem)
    return 'known'
  }
}

/** Throws a unique violation if another shipment has the waybill number. */
export async function recordBookingIn(
  trx: TransactionClientContract,
  attemptId: number,
  { booking, documents, by }: ReceivedBooking
): Promise<BookingOutcome> {
  const { shipment, attempt } = await lockAttempt(trx, attemptId)
  if (attempt.state === 'booked' || attempt.state === 'settled') return 'known'
  const { waybillNumber } = booking
  if (shipment.waybillNumber === waybillNumber) {
    await settleAttempt(attempt).merge({ waybillNumber }).save()
    return 'known'
  }
  const isWanted = shipment.status === 'PENDING' && OPEN_ATTEMPT_STATES.includes(attempt.state)
  attempt.merge({
    state: isWanted ? 'booked' : 'surplus',
    waybillNumber,
    handles: booking.handles ?? {},
    alerts: booking.alerts ?? [],
    chargedAmount: booking.charge?.amount ?? null,
    chargedCurrency: booking.charge?.currency ?? null,
    leaseUntil: null,
    nextLookAt: isWanted ? null : await databaseTime(trx),
    endedAt: isWanted ? DateTime.now() : null,
    problem: isWanted ? null : attempt.problem,
    settledBy: by ?? attempt.settledBy,
  })
  await attempt.save()
  if (!isWanted) return 'surplus'
  await recordBookingCharge(trx, { shipment, attemptId, charge: booking.charge ?? null })
  await saveCarrierDocuments(trx, shipment.id, documents)
  await markBooked(trx, shipment, booking, { by, reason: 'Accepted by the courier' })
  await publishLabelReady(trx, shipment, documents)
  return 'booked'
}

/** For the sandbox, which returns no label, our own waybill serves as the label. */
async function publishLabelReady(
  trx: TransactionClientContract,
  shipment: Shipment,
  documents: CourierDocument[]
) {
  const isSimulated = shipment.courierDriver === 'sandbox'
  const format =
    documents.find(({ kind }) => kind === 'label')?.format ?? (isSimulated ? 'pdf' : null)
  if (!format) return
  const more = { label: { format } }
  await publishShipmentEvent(trx, shipment, { type: 'shipment.label_ready', more })
}

interface AttemptCall {
  attemptId: number
  isSent: boolean
}

/** An outcome of a process that did not send the order is void once another process has sent it. */
function isSuperseded({ state, sentAt }: BookingAttempt, { isSent }: AttemptCall): boolean {
  return !OPEN_ATTEMPT_STATES.includes(state) || (!isSent && sentAt !== null)
}

/** Hands the refused shipment to staff; voids and refunds a test shipment at once. */
export async function recordRefusal(call: AttemptCall, refusal: CourierRefused) {
  await db.transaction(async (trx) => {
    const { shipment, attempt } = await lockAttempt(trx, call.attemptId)
    if (isSuperseded(attempt, call)) return
    const problem = refusal.theirWords ?? refusal.message
    await saveOutcome(attempt, 'refused', problem, { endedAt: DateTime.now() })
    if (shipment.status !== 'PENDING') return
    await flagIssue(trx, shipment, refusal.message)
    if (shipment.isTest) await voidAndRefund(trx, shipment, { reason: refusal.message })
  })
}

/** Call it if the courier created no waybill. The next order is not sent before `retryAt`. */
export async function scheduleRetry(call: AttemptCall, problem: string, retryAt: Date | null) {
  await db.transaction(async (trx) => {
    const { attempt } = await lockAttempt(trx, call.attemptId)
    if (isSuperseded(attempt, call)) return
    const now = await databaseTime(trx)
    const soonest = now.plus({ minutes: lookupDelayMinutes(attempt.looks) })
    const requestedRetry = retryAt ? DateTime.fromJSDate(retryAt) : soonest
    await saveOutcome(attempt, 'waiting', problem, {
      sentAt: null,
      looks: attempt.looks + 1,
      nextLookAt: DateTime.max(requestedRetry, soonest),
    })
  })
}

export async function scheduleImmediateLookup(attemptId: number, problem: string) {
  await db.transaction(async (trx) => {
    const { attempt } = await lockAttempt(trx, attemptId)
    if (!OPEN_ATTEMPT_STATES.includes(attempt.state)) return
    const nextLookAt = await databaseTime(trx)
    await saveOutcome(attempt, 'unknown', problem, { looks: 0, nextLookAt })
  })
}

/** After a day without a result, staff decide. An abandoned attempt gets another day of lookups. */
export async function scheduleNextLookup(attemptId: number, problem: string | null) {
  await db.transaction(async (trx) => {
    const { attempt } = await lockAttempt(trx, attemptId)
    if (attempt.state !== 'unknown' && attempt.state !== 'abandoned') return
    const now = await databaseTime(trx)
    const isGivenUp = attempt.state === 'abandoned'
    const hours = now.diff(attempt.sentAt ?? attempt.createdAt).as('hours')
    const isOver = isGivenUp ? attempt.looks >= LOOKUPS_PER_DAY : hours > LOOKUP_HOURS
    attempt.merge({ leaseUntil: null, looks: attempt.looks + 1 })
    attempt.problem = truncateProblem(problem ?? 'The courier has no record of it so far.')
    attempt.nextLookAt = isOver
      ? null
      : now.plus({ minutes: lookupDelayMinutes(attempt.looks - 1) })
    if (isOver && isGivenUp) settleAttempt(attempt)
    else if (isOver) attempt.state = 'unresolved'
    await attempt.save()
  })
}

function saveOutcome(
  attempt: BookingAttempt,
  state: AttemptState,
  problem: string,
  more: Partial<Pick<BookingAttempt, 'sentAt' | 'endedAt' | 'looks' | 'nextLookAt'>> = {}
) {
  const outcome = { state, problem: truncateProblem(problem), leaseUntil: null, nextLookAt: null }
  return attempt.merge({ ...outcome, ...more }).save()
}

function settleAttempt(attempt: BookingAttempt): BookingAttempt {
  const ends = { state: 'settled', leaseUntil: null, nextLookAt: null } as const
  return attempt.merge({ ...ends, endedAt: DateTime.now() })
}

async function escalateAttempt(attemptId: number, problem: string) {
  await db.transaction(async (trx) => {
    const { attempt } = await lockAttempt(trx, attemptId)
    if (!OPEN_ATTEMPT_STATES.includes(attempt.state)) return
    await saveOutcome(attempt, 'unresolved', problem)
  })
}

/** Locks the shipment before the attempt. Payments and voids do so too, to prevent deadlocks. */
export async function lockAttempt(trx: TransactionClientContract, attemptId: number) {
  const { shipmentId } = await BookingAttempt.findOrFail(attemptId, { client: trx })
  const shipment = await Shipment.locked(trx, shipmentId)
  const attempt = await BookingAttempt.query({ client: trx })
    .where({ id: attemptId })
    .forUpdate()
    .firstOrFail()
  return { shipment, attempt }
}

function lookupDelayMinutes(looks: number): number {
  return LOOKUP_DELAYS_MINUTES[Math.min(looks, LOOKUP_DELAYS_MINUTES.length - 1)]!
}

export function truncateProblem(problem: string): string {
  return problem.slice(0, MAX_PROBLEM_LENGTH)
}
