import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { modeOf } from '#identity/test_mode/rules/mode'
import { publishWebhookEvent } from '#identity/webhooks/publish_webhook_event'
import {
  type EventPayload,
  eventPayload,
  idSchema,
  nullableSchema,
  textSchema,
} from '#identity/webhooks/event_payload'
import { hasSubscribers } from '#identity/webhooks/subscribers'
import type Pickup from '#shipping/shipment/models/pickup'
import Shipment from '#shipping/shipment/models/shipment'
import { isoDay } from '#shared/time/rules/api_dates'

const FAILURE_REASONS = ['refused', 'missed', 'cancelled'] as const

const PICKUP_PROPERTIES = {
  id: idSchema,
  number: nullableSchema(textSchema('The courier’s pickup number, if it gave one')),
  carrier: textSchema(),
  day: { type: 'string', format: 'date' },
  readyAt: textSchema('Lagos time, such as 10:00'),
  closeAt: textSchema(),
  trackingNumbers: { type: 'array', items: { type: 'integer' }, description: 'Its parcels' },
}

const PICKUP_EXAMPLE = {
  id: 88,
  number: 'PRG2611250017',
  carrier: 'dhl',
  day: '2026-11-25',
  readyAt: '10:00',
  closeAt: '17:00',
  trackingNumbers: [482_915_663_027],
}

export const PICKUP_PAYLOADS: Record<'pickup.booked' | 'pickup.failed', EventPayload> = {
  'pickup.booked': eventPayload(PICKUP_PROPERTIES, PICKUP_EXAMPLE),
  'pickup.failed': eventPayload(
    { ...PICKUP_PROPERTIES, reason: { enum: FAILURE_REASONS } },
    { ...PICKUP_EXAMPLE, number: null, reason: 'refused' }
  ),
}

/** Call it after saving the locked pickup. */
export function publishPickupBooked(trx: TransactionClientContract, pickup: Pickup) {
  return publishPickupEvent(trx, pickup, 'pickup.booked')
}

/** Call it before moving the waiting parcels to another pickup. */
export function publishPickupFailed(
  trx: TransactionClientContract,
  pickup: Pickup,
  reason: (typeof FAILURE_REASONS)[number]
) {
  return publishPickupEvent(trx, pickup, 'pickup.failed', { reason })
}

async function publishPickupEvent(
  trx: TransactionClientContract,
  pickup: Pickup,
  type: keyof typeof PICKUP_PAYLOADS,
  more: object = {}
) {
  const { organizationId, userId } = pickup
  const owner = { organizationId, userId }
  if (!(await hasSubscribers(trx, owner))) return
  const waiting = await Shipment.query({ client: trx })
    .where({ pickupId: pickup.id, status: 'BOOKED' })
    .orderBy('id')
  await publishWebhookEvent(trx, {
    type,
    owner,
    subject: `pickup:${pickup.id}`,
    occurredAt: DateTime.utc(),
    data: {
      mode: modeOf(owner),
      id: pickup.id,
      number: pickup.number,
      carrier: pickup.carrier,
      day: isoDay(pickup.day),
      readyAt: pickup.readyAt,
      closeAt: pickup.closeAt,
      trackingNumbers: waiting.slice(0, MAX_NUMBERS).map(({ trackingNumber }) => trackingNumber),
      ...more,
    },
  })
}

const MAX_NUMBERS = 500
