import {
  type EventPayload,
  eventPayload,
  idSchema,
  timestampSchema,
  moneySchema,
  nullableSchema,
  textSchema,
} from '#identity/webhooks/event_payload'
import type { EventType } from '#identity/webhooks/rules/event_types'
import { SHIPMENT_KINDS } from '#shipping/pricing/shipment_kind'
import { SHIPMENT_STATUSES } from '#shipping/shipment/parcel_progress'
import { TRACKING_CODES } from '#shipping/shipment/tracking_codes'

export type ShipmentEventType = Extract<EventType, `shipment.${string}`>

export const SHIPMENT_PROPERTIES = {
  id: idSchema,
  trackingNumber: { type: 'integer' },
  transactionReference: textSchema(),
  reference: nullableSchema(textSchema('Your reference from the booking, such as an order number')),
  metadata: {
    type: 'object',
    additionalProperties: textSchema(),
    description: 'Your metadata from the booking',
  },
  waybillNumber: nullableSchema(
    textSchema('The courier’s number; null until it has accepted the booking')
  ),
  status: { enum: SHIPMENT_STATUSES },
  trackingState: {
    enum: [...TRACKING_CODES, null],
    description: 'The state after all scans; null before the first scan',
  },
  kind: { enum: SHIPMENT_KINDS },
  courier: textSchema('The courier code'),
  serviceType: textSchema(),
  price: moneySchema,
  recipient: textSchema(),
  destinationCountry: textSchema(),
}

export const SHIPMENT_EXAMPLE = {
  id: 4211,
  trackingNumber: 482_915_663_027,
  transactionReference: 'SND7KQ2M4XT9B',
  reference: 'ORDER-1001',
  metadata: { channel: 'Instagram' },
  waybillNumber: '4821907763',
  status: 'BOOKED',
  trackingState: null as string | null,
  kind: 'export',
  courier: 'DHL',
  serviceType: 'DHL Express Worldwide',
  price: 68_450.5,
  recipient: 'Grace Miller',
  destinationCountry: 'United Kingdom',
}

const shipmentPayload = (changes: Partial<typeof SHIPMENT_EXAMPLE> = {}): EventPayload =>
  eventPayload(SHIPMENT_PROPERTIES, { ...SHIPMENT_EXAMPLE, ...changes })

const SCAN = {
  type: 'object',
  properties: {
    code: { enum: TRACKING_CODES },
    text: textSchema('The courier’s text'),
    place: nullableSchema(textSchema()),
    country: nullableSchema(textSchema('ISO 3166 alpha-2')),
    occurredAt: timestampSchema,
  },
  required: ['code', 'text', 'place', 'country', 'occurredAt'],
  additionalProperties: false,
}

type ScanExample = { code: string; text: string; status?: string }

function scanPayload({ code, text: said, status = 'COURIER_ASSIGNED' }: ScanExample): EventPayload {
  const event = {
    code,
    text: said,
    place: 'London',
    country: 'GB',
    occurredAt: '2026-11-25T09:14:00.000Z',
  }
  const shipment = { ...SHIPMENT_EXAMPLE, status, trackingState: code }
  return eventPayload({ ...SHIPMENT_PROPERTIES, event: SCAN }, { ...shipment, event })
}

const CHARGE = {
  type: 'object',
  description: 'A charge to pay or dispute before it is due',
  properties: {
    id: idSchema,
    amount: moneySchema,
    reason: nullableSchema(textSchema()),
    billedWeight: { type: 'number', description: 'kg' },
    carrierWeight: { type: ['number', 'null'], description: 'kg; null if not about weight' },
    dueAt: timestampSchema,
  },
  required: ['id', 'amount', 'reason', 'billedWeight', 'carrierWeight', 'dueAt'],
  additionalProperties: false,
}

const CHARGE_EXAMPLE = {
  id: 73,
  amount: 12_400,
  reason: null,
  billedWeight: 1.5,
  carrierWeight: 2.3,
  dueAt: '2026-12-02T08:00:00.000Z',
}

const LABEL = {
  type: 'object',
  properties: { format: { enum: ['pdf', 'png', 'gif', 'zpl'] } },
  required: ['format'],
  additionalProperties: false,
}

export const SHIPMENT_PAYLOADS: Record<ShipmentEventType, EventPayload> = {
  'shipment.booked': shipmentPayload(),
  'shipment.paid': shipmentPayload({ status: 'PENDING' }),
  'shipment.label_ready': eventPayload(
    { ...SHIPMENT_PROPERTIES, label: LABEL },
    { ...SHIPMENT_EXAMPLE, label: { format: 'pdf' } }
  ),
  'shipment.picked_up': scanPayload({ code: 'PICKED_UP', text: 'Package picked up' }),
  'shipment.in_transit': scanPayload({ code: 'ON_THE_WAY', text: 'In transit' }),
  'shipment.customs_hold': scanPayload({ code: 'HELD', text: 'Clearance event: on hold' }),
  'shipment.out_for_delivery': scanPayload({ code: 'OUT_FOR_DELIVERY', text: 'Out for delivery' }),
  'shipment.delivery_failed': scanPayload({ code: 'DELIVERY_FAILED', text: 'Nobody at home' }),
  'shipment.held': scanPayload({ code: 'READY_FOR_COLLECTION', text: 'At a service point' }),
  'shipment.delivered': scanPayload({ code: 'DELIVERED', text: 'Delivered', status: 'DELIVERED' }),
  'shipment.returned': scanPayload({ code: 'RETURNED', text: 'Returned to the shipper' }),
  'shipment.cancelled': shipmentPayload({ status: 'VOIDED' }),
  'shipment.charge_added': eventPayload(
    { ...SHIPMENT_PROPERTIES, charge: CHARGE },
    { ...SHIPMENT_EXAMPLE, status: 'COURIER_ASSIGNED', charge: CHARGE_EXAMPLE }
  ),
}
