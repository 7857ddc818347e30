import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isUniqueViolation } from '#shared/database/violations'
import { saveCarrierDocuments } from '#shipping/carriers/attempts/carrier_documents'
import BookingAttempt, { OPEN_ATTEMPT_STATES } from '#shipping/carriers/attempts/booking_attempt'
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

/** The column is that wide. */
const LONGEST_PROBLEM = 500

/** Minutes from one look to the next, then every hour until staff must decide. */
const LOOKUP_DELAYS_MINUTES = [1, 5, 15, 60]
const LOOKUP_HOURS = 24
/** As many as that day holds. */
const LOOKUPS_PER_DAY = LOOKUP_DELAYS_MINUTES.length - 1 + LOOKUP_HOURS

/** Whether the parcel has its waybill now, has another one, or the attempt was settled before. */
type BookingOutcome = 'booked' | 'surplus' | 'known'

export interface ReceivedBooking {
  booking: CourierBooking
  /** As they are kept. */
  papers: CourierDocument[]
  by?: number
}

/**
 * The carrier has made it: number, papers and state together. An answer may be late: then the parcel has another
 * waybill or none is wanted any more, and this one is to be given back; unless staff have adopted it meanwhile.
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

/** The same within the caller's transaction. Throws a unique violation for a number that another parcel has. */
export async function recordBookingIn(
  trx: TransactionClientContract,
  attemptId: number,
  { booking, papers, by }: ReceivedBooking
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
    chargedAmount: booking.charged?.amount ?? null,
    chargedCurrency: booking.charged?.currency ?? null,
    leaseUntil: null,
    nextLookAt: isWanted ? null : await databaseTime(trx),
    endedAt: isWanted ? DateTime.now() : null,
    problem: isWanted ? null : attempt.problem,
    settledBy: by ?? attempt.settledBy,
  })
  await attempt.save()
  if (!isWanted) return 'surplus'
  await recordBookingCharge(trx, { shipment, attemptId, charged: booking.charged ?? null })
  await saveCarrierDocuments(trx, shipment.id, papers)
  await markBooked(trx, shipment, booking, { by, reason: 'Accepted by the courier' })
  await publishLabelReady(trx, shipment, papers)
  return 'booked'
}

/** The sandbox gives out none, because our own waybill is its label. */
async function publishLabelReady(
  trx: TransactionClientContract,
  shipment: Shipment,
  papers: CourierDocument[]
) {
  const isPlayed = shipment.courierDriver === 'sandbox'
  const format = papers.find(({ kind }) => kind === 'label')?.format ?? (isPlayed ? 'pdf' : null)
  if (!format) return
  const more = { label: { format } }
  await publishShipmentEvent(trx, shipment, { type: 'shipment.label_ready', more })
}

/** Somebody's call, and whether it has left. */
interface AttemptCall {
  attemptId: number
  isSent: boolean
}

/** Of a call that never left nothing is known once somebody else has sent it. */
function isSuperseded({ state, sentAt }: BookingAttempt, { isSent }: AttemptCall): boolean {
  return !OPEN_ATTEMPT_STATES.includes(state) || (!isSent && sentAt !== null)
}

/** It will not, and nothing was made: staff decide. Of what is tried there is nothing to decide. */
export async function recordRefusal(call: AttemptCall, refusal: CourierRefused) {
  await db.transaction(async (trx) => {
    const { shipment, attempt } = await lockAttempt(trx, call.attemptId)
    if (isSuperseded(attempt, call)) return
    const problem = refusal.theirWords ?? refusal.message
    await attempt
      .merge({
        state: 'refused',
        problem: truncateProblem(problem),
        leaseUntil: null,
        nextLookAt: null,
      })
      .merge({ endedAt: DateTime.now() })
      .save()
    if (shipment.status !== 'PENDING') return
    await flagIssue(trx, shipment, refusal.message)
    if (shipment.isTest) await voidAndRefund(trx, shipment, { reason: refusal.message })
  })
}

/** Nothing was made, and it is called again later: never sooner than `retryAt`. */
export async function scheduleRetry(call: AttemptCall, problem: string, retryAt: Date | null) {
  await db.transaction(async (trx) => {
    const { attempt } = await lockAttempt(trx, call.attemptId)
    if (isSuperseded(attempt, call)) return
    const now = await databaseTime(trx)
    const soonest = now.plus({ minutes: lookupDelayMinutes(attempt.looks) })
    const asked = retryAt ? DateTime.fromJSDate(retryAt) : soonest
    attempt.merge({
      state: 'waiting',
      problem: truncateProblem(problem),
      leaseUntil: null,
      sentAt: null,
    })
    await attempt
      .merge({ looks: attempt.looks + 1, nextLookAt: DateTime.max(asked, soonest) })
      .save()
  })
}

/** No answer came: the first look is at once. */
export async function scheduleImmediateLookup(attemptId: number, problem: string) {
  await db.transaction(async (trx) => {
    const { attempt } = await lockAttempt(trx, attemptId)
    if (!OPEN_ATTEMPT_STATES.includes(attempt.state)) return
    const nextLookAt = await databaseTime(trx)
    attempt.merge({
      state: 'unknown',
      problem: truncateProblem(problem),
      leaseUntil: null,
      looks: 0,
    })
    await attempt.merge({ nextLookAt }).save()
  })
}

/** It was not found so far. After a day staff decide; what they gave up is looked for a day longer. */
export async function scheduleNextLookup(attemptId: number, problem: string | null) {
  await db.transaction(async (trx) => {
    const { attempt } = await lockAttempt(trx, attemptId)
    if (attempt.state !== 'unknown' && attempt.state !== 'abandoned') return
    const now = await databaseTime(trx)
    const isGivenUp = attempt.state === 'abandoned'
    const hours = now.diff(attempt.sentAt ?? attempt.createdAt).as('hours')
    const isOver = isGivenUp ? attempt.looks >= LOOKUPS_PER_DAY : hours > LOOKUP_HOURS
    attempt.merge({ leaseUntil: null, looks: attempt.looks + 1 })
    attempt.problem = truncateProblem(problem ?? 'The courier does not know of it so far.')
    attempt.nextLookAt = isOver
      ? null
      : now.plus({ minutes: lookupDelayMinutes(attempt.looks - 1) })
    if (isOver && isGivenUp) settleAttempt(attempt)
    else if (isOver) attempt.state = 'unresolved'
    await attempt.save()
  })
}

function settleAttempt(attempt: BookingAttempt): BookingAttempt {
  const ends = { state: 'settled', leaseUntil: null, nextLookAt: null } as const
  return attempt.merge({ ...ends, endedAt: DateTime.now() })
}

/** Only a person can say what it is. */
async function escalateAttempt(attemptId: number, problem: string) {
  await db.transaction(async (trx) => {
    const { attempt } = await lockAttempt(trx, attemptId)
    if (!OPEN_ATTEMPT_STATES.includes(attempt.state)) return
    attempt.merge({ state: 'unresolved', problem: truncateProblem(problem), leaseUntil: null })
    await attempt.merge({ nextLookAt: null }).save()
  })
}

/** The shipment first: whoever pays, voids or moves it waits there too. */
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
  return problem.slice(0, LONGEST_PROBLEM)
}
