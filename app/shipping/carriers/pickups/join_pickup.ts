import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { carrierOfCourier } from '#shipping/pricing/rules/carriers'
import { databaseTime } from '#shipping/carriers/attempts/attempt_claims'
import { publishPickupFailed } from '#shipping/carriers/pickups/pickup_events'
import {
  nextPickupSlot,
  type PickupRules,
  loadPickupRules,
  type PickupSlot,
  pickupSlotOn,
} from '#shipping/carriers/pickups/pickup_days'
import Pickup, { type PickupState } from '#shipping/shipment/models/pickup'
import Shipment from '#shipping/shipment/models/shipment'
import { createHash } from 'node:crypto'
import Organization from '#identity/organizations/models/organization'

const OPEN_PICKUP_STATES: PickupState[] = [
  'wanted',
  'calling',
  'booked',
  'unknown',
  'refused',
  'by_hand',
]

/** Adds the parcel to a pickup and returns its id; null if it needs none. Idempotent. */
export async function joinPickup(shipmentId: number): Promise<number | null> {
  const whole = await Shipment.findWithDetails(shipmentId)
  if (!needsPickup(whole)) return whole.pickupId
  const rules = await loadPickupRules(carrierOfCourier(whole.courierCode))
  const placeKey = await pickupPlaceKey(whole)
  return db.transaction(async (trx) => {
    await lockPickupPlace(trx, placeKey)
    const shipment = await Shipment.locked(trx, shipmentId)
    if (!needsPickup(shipment)) return shipment.pickupId
    const slot = nextPickupSlot(rules, shipment.preferredPickupDate?.toISODate() ?? null)
    const point = pickupPointOf(shipment, placeKey)
    const pickup = await findOrCreatePickup(trx, point, rules, slot)
    await trx.from('shipments').where({ id: shipmentId }).update({ pickup_id: pickup.id })
    return pickup.id
  })
}

function needsPickup({ pickup, pickupId, status }: Shipment): boolean {
  return pickup && pickupId === null && status === 'BOOKED'
}

type PickupPoint = Pick<Pickup, 'placeKey' | 'carrier' | 'driver' | 'organizationId' | 'userId'>

function pickupPointOf(
  { courierCode, courierDriver, organizationId, userId }: Shipment,
  placeKey: string
) {
  const driver = courierDriver ?? 'sandbox'
  return { placeKey, carrier: carrierOfCourier(courierCode), driver, organizationId, userId }
}

/** If today's pickup closes too soon to prepare the parcel, takes a pickup of the next day. */
async function findOrCreatePickup(
  trx: TransactionClientContract,
  point: PickupPoint,
  rules: PickupRules,
  slot: PickupSlot
): Promise<Pickup> {
  const open = await lockOpenPickup(trx, point, slot.day)
  if (open && pickupSlotOn(rules, slot.day, open)) return open
  if (!open) return createPickup(trx, point, slot)
  const later = nextPickupSlot(rules, DateTime.fromISO(slot.day).plus({ days: 1 }).toISODate())
  return (await lockOpenPickup(trx, point, later.day)) ?? createPickup(trx, point, later)
}

/** Call `lockPickupPlace` first. */
function lockOpenPickup(
  trx: TransactionClientContract,
  { placeKey, carrier, driver }: Pick<PickupPoint, 'placeKey' | 'carrier' | 'driver'>,
  day: string
) {
  return Pickup.query({ client: trx })
    .where({ placeKey, carrier, driver, day })
    .whereIn('state', OPEN_PICKUP_STATES)
    .forUpdate()
    .first()
}

async function createPickup(trx: TransactionClientContract, point: PickupPoint, slot: PickupSlot) {
  const nextTryAt = await databaseTime(trx)
  return Pickup.create({ ...point, ...fieldsOf(slot), state: 'wanted', nextTryAt }, { client: trx })
}

function fieldsOf({ day, ...slot }: PickupSlot) {
  return { ...slot, day: DateTime.fromISO(day) }
}

/**
 * Moves the pickup to `slot`, or its parcels to another pickup of the address on that day. Returns
 * the id of the pickup that then has the parcels. Call `lockPickup` first.
 */
export async function reschedulePickup(
  trx: TransactionClientContract,
  pickup: Pickup,
  slot: PickupSlot
): Promise<number> {
  const other = await lockOpenPickup(trx, pickup, slot.day)
  if (other && other.id !== pickup.id) {
    await trx.from('shipments').where({ pickup_id: pickup.id }).update({ pickup_id: other.id })
    await endPickup(pickup, 'canceled')
    return other.id
  }
  await pickup
    .merge({
      ...CLEARED_PICKUP_FIELDS,
      ...fieldsOf(slot),
      state: 'wanted',
      endedAt: null,
      tries: 0,
      number: null,
      handles: {},
      alerts: [],
      packagesTold: null,
      arrangedBy: null,
      sentAt: null,
      nextTryAt: await databaseTime(trx),
    })
    .save()
  return pickup.id
}

/**
 * Moves the parcels that the courier did not collect to another pickup, and returns its id.
 * Collected parcels stay with the missed pickup. Call `lockPickup` first.
 */
export async function reorderMissedPickup(
  trx: TransactionClientContract,
  pickup: Pickup,
  slot: PickupSlot
): Promise<number> {
  const { id, placeKey, carrier, driver, organizationId, userId } = pickup
  if (pickup.state === 'booked') await publishPickupFailed(trx, pickup, 'missed')
  const point = { placeKey, carrier, driver, organizationId, userId }
  const next =
    (await lockOpenPickup(trx, point, slot.day)) ?? (await createPickup(trx, point, slot))
  await trx
    .from('shipments')
    .where({ pickup_id: id, status: 'BOOKED' })
    .update({ pickup_id: next.id })
  const fetched = await Shipment.query({ client: trx }).where({ pickupId: id }).first()
  await endPickup(pickup, fetched ? 'done' : 'canceled')
  return next.id
}

export const CLEARED_PICKUP_FIELDS = {
  leaseUntil: null,
  nextTryAt: null,
  problem: null,
  nextDay: null,
  nextReadyAt: null,
  nextCloseAt: null,
} as const

/** Call `lockPickup` first. */
export function endPickup(pickup: Pickup, state: 'canceled' | 'done') {
  return pickup.merge({ ...CLEARED_PICKUP_FIELDS, state, endedAt: DateTime.now() }).save()
}

/** Locks the pickup's place, then the pickup. Throws E_ROW_NOT_FOUND. */
export async function lockPickup(trx: TransactionClientContract, id: number): Promise<Pickup> {
  const { placeKey } = await Pickup.findOrFail(id, { client: trx })
  await lockPickupPlace(trx, placeKey)
  return Pickup.query({ client: trx }).where({ id }).forUpdate().firstOrFail()
}

/** Identifies sender and address. A hash, because an address may contain a name. */
async function pickupPlaceKey(shipment: Shipment): Promise<string> {
  const { isBusiness, isTest } = await Organization.findOrFail(shipment.organizationId)
  const { address, cityName, stateKey, countryCode } = shipment.address('origin')
  const parts = [
    isBusiness ? `organization ${shipment.organizationId}` : `user ${shipment.userId}`,
    ...(isTest ? ['test'] : []),
    ...[address, cityName ?? '', stateKey ?? '', countryCode].map(normalizeText),
  ]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

function normalizeText(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Makes other changes at this place wait until `trx` ends. Call it before locking a pickup. */
async function lockPickupPlace(trx: TransactionClientContract, placeKey: string) {
  await trx.rawQuery(`select pg_advisory_xact_lock(hashtextextended('pickup ' || ?, 0))`, [
    placeKey,
  ])
}
