import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import { DomainError } from '#shared/errors/domain_error'
import { databaseTime } from '#shipping/carriers/attempts/attempt_claims'
import TendPickupJob from '#shipping/carriers/pickups/jobs/tend_pickup_job'
import {
  lockPickup,
  reorderMissedPickup,
  reschedulePickup,
  endPickup,
} from '#shipping/carriers/pickups/join_pickup'
import {
  isDayWithoutPickup,
  loadPickupRules,
  type PickupSlot,
  pickupSlotOn,
} from '#shipping/carriers/pickups/pickup_days'
import type { PickupHours } from '#shipping/carriers/pickups/pickup_settings'
import Pickup from '#shipping/shipment/models/pickup'
import { latestPickupDay, PICKUP_DAYS_AHEAD } from '#shipping/shipment/rules/pickup_day_rules'
import { hasPickupDayPassed, canChangePickup } from '#shipping/shipment/pickup_arrangement'
import Shipment from '#shipping/shipment/models/shipment'
import { auditPickup } from '#shipping/carriers/pickups/audit_pickup'

class PickupConflict extends DomainError {
  constructor(sentence: string, field?: string) {
    super('E_CONFLICT', sentence, field)
  }
}

export type RequestedPickup = PickupHours & { day: string }

const PICKUP_DONE = 'This pickup is done.'
const PICKUP_UNDERWAY =
  'We are arranging this pickup with the courier. Please try again in a minute.'
const PICKUP_UNKNOWN =
  'The courier has not answered us about this pickup yet. Please call us to change it.'
const TOO_LATE = 'It is too late to change this pickup: the courier is on its way.'
const NO_PARCEL = 'No parcel is waiting for this pickup any more.'

/**
 * Cancels a booked pickup with the courier before it orders the new one, so that there are never
 * two. Returns a message for the customer. Throws E_ROW_NOT_FOUND and PickupConflict.
 */
export async function changePickup(caller: Caller, id: number, requested: RequestedPickup) {
  const slot = await requireSlot(
    await Pickup.visibleTo(caller).where({ id }).firstOrFail(),
    requested
  )
  const changedId = await db.transaction(async (trx) => {
    const pickup = await lockPickup(trx, id)
    if (isAlreadyPlanned(pickup, requested)) return null
    requireChangeable(pickup)
    await requireParcels(trx, id)
    await auditPickupChange(trx, caller, pickup, 'pickup.update', requested)
    if (hasPickupDayPassed(pickup)) return reorderMissedPickup(trx, pickup, slot)
    if (pickup.state !== 'booked') return reschedulePickup(trx, pickup, slot)
    await startCanceling(trx, pickup, requested)
    return id
  })
  if (changedId !== null) await TendPickupJob.dispatch({ pickupId: changedId })
  return 'The pickup has been moved. We are telling the courier.'
}

/** Returns a message for the customer. Throws E_ROW_NOT_FOUND and PickupConflict. Idempotent. */
export async function cancelPickup(caller: Caller, id: number): Promise<string> {
  await Pickup.visibleTo(caller).where({ id }).firstOrFail()
  await db.transaction(async (trx) => {
    const pickup = await lockPickup(trx, id)
    const isCancelling = pickup.state === 'canceling' && !pickup.nextDay
    if (pickup.state === 'canceled' || isCancelling) return
    if (pickup.state === 'done') throw new PickupConflict(PICKUP_DONE)
    requireChangeable(pickup)
    await auditPickupChange(trx, caller, pickup, 'pickup.cancel', { state: 'canceled' })
    await withdrawPickup(trx, pickup)
  })
  await TendPickupJob.dispatch({ pickupId: id })
  return 'The pickup has been cancelled. Bring the parcel to one of our offices, or choose another day.'
}

/** Cancels a pickup without parcels. Idempotent. */
export async function cancelIfUnneeded(pickupId: number) {
  await db.transaction(async (trx) => {
    const pickup = await lockPickup(trx, pickupId)
    const left = await Shipment.query({ client: trx })
      .where({ pickupId })
      .whereIn('status', ['BOOKED', 'COURIER_ASSIGNED', 'DELIVERED'])
      .first()
    if (left) return
    if (pickup.state === 'canceling') await pickup.merge({ nextDay: null }).save()
    if (['wanted', 'booked', 'by_hand', 'refused'].includes(pickup.state)) {
      await withdrawPickup(trx, pickup)
    }
  })
  await TendPickupJob.dispatch({ pickupId })
}

/** Ends the pickup at once, unless a courier expects it: then first cancels it with the courier. */
async function withdrawPickup(trx: TransactionClientContract, pickup: Pickup) {
  if (pickup.state === 'booked' && !hasPickupDayPassed(pickup))
    return startCanceling(trx, pickup, null)
  await endPickup(pickup, 'canceled')
}

/** If staff ordered the pickup themselves, they must also cancel it themselves. */
async function startCanceling(
  trx: TransactionClientContract,
  pickup: Pickup,
  requested: RequestedPickup | null
) {
  const isByStaff = pickup.arrangedBy !== null
  await pickup
    .merge({
      state: 'canceling',
      tries: 0,
      nextTryAt: isByStaff ? null : await databaseTime(trx),
      problem: isByStaff ? `Tell the courier that pickup ${pickup.number} is cancelled.` : null,
      nextDay: requested && DateTime.fromISO(requested.day),
      nextReadyAt: requested?.readyAt ?? null,
      nextCloseAt: requested?.closeAt ?? null,
    })
    .save()
}

/** Throws PickupConflict. A pickup more than fourteen days ahead may keep its day. */
async function requireSlot(
  { carrier, day }: Pickup,
  requested: RequestedPickup
): Promise<PickupSlot> {
  const rules = await loadPickupRules(carrier)
  const { readyAt, closeAt } = rules.hours
  if (requested.readyAt < readyAt || requested.closeAt > closeAt) {
    throw new PickupConflict(
      `Couriers come between ${readyAt} and ${closeAt}. Please choose hours within that time.`,
      requested.readyAt < readyAt ? 'readyAt' : 'closeAt'
    )
  }
  const latest = latestPickupDay(rules.now.toISODate()!)
  if (requested.day > latest && requested.day !== day.toISODate()) {
    throw new PickupConflict(
      `You can move a pickup up to ${PICKUP_DAYS_AHEAD} days ahead. Please choose an earlier day.`,
      'day'
    )
  }
  const slot = pickupSlotOn(rules, requested.day, requested)
  if (slot) return slot
  if (isDayWithoutPickup(rules, requested.day)) {
    throw new PickupConflict('There are no pickups on that day. Please choose another day.', 'day')
  }
  throw new PickupConflict(
    `It is too late for that day. Order a same-day pickup by ${rules.cutOff}, and leave the courier at least two hours. Please choose a later day.`,
    'day'
  )
}

function isAlreadyPlanned(pickup: Pickup, requested: RequestedPickup): boolean {
  const { state, nextDay, nextReadyAt, nextCloseAt } = pickup
  if (state === 'canceled' || state === 'done') return false
  const planned = nextDay
    ? { day: nextDay, readyAt: nextReadyAt, closeAt: nextCloseAt }
    : { day: pickup.day, readyAt: pickup.readyAt, closeAt: pickup.closeAt }
  if (state === 'canceling' && !nextDay) return false
  return (
    planned.day.toISODate() === requested.day &&
    planned.readyAt === requested.readyAt &&
    planned.closeAt === requested.closeAt
  )
}

function requireChangeable(pickup: Pickup) {
  if (canChangePickup(pickup)) return
  const { state } = pickup
  if (state === 'done') throw new PickupConflict(PICKUP_DONE)
  if (state === 'unknown') throw new PickupConflict(PICKUP_UNKNOWN)
  if (state === 'calling' || state === 'canceling') throw new PickupConflict(PICKUP_UNDERWAY)
  throw new PickupConflict(TOO_LATE)
}

async function requireParcels(trx: TransactionClientContract, pickupId: number) {
  const parcel = await Shipment.query({ client: trx }).where({ pickupId, status: 'BOOKED' }).first()
  if (!parcel) throw new PickupConflict(NO_PARCEL)
}

/** Audits changes that staff make for a customer. */
async function auditPickupChange(
  trx: TransactionClientContract,
  caller: Caller,
  pickup: Pickup,
  action: 'pickup.update' | 'pickup.cancel',
  after: object
) {
  const { state, readyAt, closeAt } = pickup
  const before = { day: pickup.day.toISODate(), readyAt, closeAt, state }
  if (caller.isAdmin) await auditPickup(trx, caller, pickup, { action, before, after })
}
