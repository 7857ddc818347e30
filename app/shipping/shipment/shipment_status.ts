import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DomainError } from '#shared/errors/domain_error'
import { prepared } from '#shared/database/prepared'
import { broadcastChange } from '#shared/live/live_updates'
import { publishShipmentEvent } from '#shipping/shipment/webhook_events/publish_shipment_event'
import GiftCodeRedemption from '#shipping/shipment/models/gift_code_redemption'
import type { ShipmentEventType } from '#shipping/shipment/webhook_events/shipment_payloads'
import type Shipment from '#shipping/shipment/models/shipment'
import type { ShipmentStatus } from '#shipping/shipment/parcel_progress'

/** All allowed transitions. */
const TRANSITIONS: Record<ShipmentStatus, readonly ShipmentStatus[]> = {
  AWAITING_PAYMENT_CONFIRMATION: ['PENDING', 'CANCELED'],
  PENDING: ['BOOKED', 'PENDING_ISSUE'],
  PENDING_ISSUE: ['PENDING', 'VOIDED'],
  BOOKED: ['COURIER_ASSIGNED', 'VOIDED'],
  COURIER_ASSIGNED: ['DELIVERED', 'VOIDED'],
  DELIVERED: [],
  CANCELED: [],
  VOIDED: [],
}

/** Webhook events of status changes. Tracking and payment publish their own. */
const STATUS_EVENT_TYPES: Partial<Record<ShipmentStatus, ShipmentEventType>> = {
  BOOKED: 'shipment.booked',
  CANCELED: 'shipment.cancelled',
  VOIDED: 'shipment.cancelled',
}

export class ForbiddenTransition extends DomainError {
  constructor(from: ShipmentStatus, to: ShipmentStatus) {
    super('E_FORBIDDEN_MOVE', transitionRefusal(from, to))
  }
}

/**
 * The caller holds the shipment's row lock in `trx`. Throws ForbiddenTransition and then changes
 * nothing.
 */
export async function changeStatus(
  trx: TransactionClientContract,
  shipment: Shipment,
  to: ShipmentStatus,
  { by = null, reason = null }: { by?: number | null; reason?: string | null } = {}
) {
  const from = shipment.status
  requireTransition(from, to)
  shipment.useTransaction(trx)
  shipment.status = to
  await shipment.save()
  await recordTransition(trx, shipment.id, { from, to, by, reason })
  // The booking no longer needs its gift code, so the customer may use it again.
  if (to === 'CANCELED') await GiftCodeRedemption.release(trx, shipment.id, 'canceled')
  if (to === 'VOIDED') await GiftCodeRedemption.release(trx, shipment.id, 'voided')
  const type = STATUS_EVENT_TYPES[to]
  if (type) await publishShipmentEvent(trx, shipment, { type })
}

/** Only a status that a withdrawn event caused can be reverted. */
const REVERSIONS: Partial<Record<ShipmentStatus, ShipmentStatus>> = {
  DELIVERED: 'COURIER_ASSIGNED',
  COURIER_ASSIGNED: 'BOOKED',
}

/**
 * The history shows it as a further transition. The caller holds the shipment's row lock in `trx`.
 * Throws ForbiddenTransition.
 */
export async function revertStatus(
  trx: TransactionClientContract,
  shipment: Shipment,
  { by = null, reason = null }: { by?: number | null; reason?: string | null } = {}
) {
  const from = shipment.status
  const to = REVERSIONS[from]
  if (!to) throw new ForbiddenTransition(from, from)
  shipment.useTransaction(trx)
  shipment.status = to
  await shipment.save()
  await recordTransition(trx, shipment.id, { from, to, by, reason })
}

/** Throws ForbiddenTransition. */
export function requireTransition(from: ShipmentStatus, to: ShipmentStatus) {
  if (!TRANSITIONS[from].includes(to)) throw new ForbiddenTransition(from, to)
}

/** All shipments must have the same status. */
export async function recordCreations(
  trx: TransactionClientContract,
  shipments: Shipment[],
  by: number | null
) {
  if (shipments.length === 0) return
  const ids = shipments.map(({ id }) => id)
  await prepared(trx, RECORD_CREATIONS, { ids, to: shipments[0]!.status, by })
  for (const id of ids) broadcastChange(trx, 'shipment', id)
}

const RECORD_CREATIONS = {
  name: 'record_creations',
  sql: `insert into shipment_status_changes (shipment_id, to_status, user_id)
    select id, :to::text, :by::bigint from unnest(:ids::bigint[]) as id`,
}

async function recordTransition(
  trx: TransactionClientContract,
  shipmentId: number,
  move: {
    from: ShipmentStatus
    to: ShipmentStatus
    by: number | null
    reason: string | null
  }
) {
  await prepared(trx, RECORD_TRANSITION, { shipmentId, ...move })
  broadcastChange(trx, 'shipment', shipmentId)
}

const RECORD_TRANSITION = {
  name: 'record_move',
  sql: `insert into shipment_status_changes (shipment_id, from_status, to_status, reason, user_id)
    values (:shipmentId, :from, :to, :reason, :by)`,
}

const STATUS_REFUSALS: Record<ShipmentStatus, string> = {
  AWAITING_PAYMENT_CONFIRMATION: 'This booking is not paid for yet. Pay for it or cancel it.',
  PENDING: 'This shipment is already paid for, and we are booking it with the courier.',
  BOOKED: 'This shipment is already paid for and booked with the courier.',
  COURIER_ASSIGNED: 'The courier already has this shipment.',
  DELIVERED: 'This shipment has already been delivered.',
  PENDING_ISSUE:
    'The courier could not take this shipment. Correct the address or take the refund, or call us.',
  CANCELED: 'This booking was cancelled. Book it again to send it.',
  VOIDED: 'This shipment was voided. Book it again to send it.',
}

function transitionRefusal(from: ShipmentStatus, to: ShipmentStatus): string {
  const canBeStopped = ['PENDING', 'BOOKED', 'COURIER_ASSIGNED'].includes(from)
  return to === 'CANCELED' && canBeStopped
    ? `${STATUS_REFUSALS[from]} Please call us to cancel it.`
    : STATUS_REFUSALS[from]
}
