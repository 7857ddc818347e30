import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { modeOf } from '#identity/test_mode/rules/mode'
import { publishWebhookEvent } from '#identity/webhooks/publish_webhook_event'
import { hasSubscribers } from '#identity/webhooks/subscribers'
import { naira } from '#shared/money/rules/money'
import type { ShipmentEventType } from '#shipping/shipment/webhook_events/shipment_payloads'
import Shipment from '#shipping/shipment/models/shipment'

interface ShipmentEventInput {
  type: ShipmentEventType
  occurredAt?: DateTime
  more?: Record<string, unknown>
  soon?: Partial<Pick<Shipment, 'status'>>
}

type OwnedShipment = Pick<Shipment, 'id' | 'organizationId' | 'userId'>

/** The caller must hold the shipment's row lock and have saved the shipment. */
export async function publishShipmentEvent(
  trx: TransactionClientContract,
  shipment: OwnedShipment,
  event: ShipmentEventInput
) {
  if (await hasSubscribers(trx, shipment)) await publishToSubscribers(trx, shipment, event)
}

export async function publishToSubscribers(
  trx: TransactionClientContract,
  { id, organizationId, userId }: OwnedShipment,
  { type, occurredAt = DateTime.utc(), more = {}, soon = {} }: ShipmentEventInput
) {
  const shipment = await Shipment.query({ client: trx })
    .where({ id })
    .preload('addresses', (query) => query.preload('country'))
    .firstOrFail()
  await publishWebhookEvent(trx, {
    type,
    occurredAt,
    owner: { organizationId, userId },
    subject: `shipment:${id}`,
    data: { ...shipmentEventData(shipment.merge(soon)), ...more },
  })
}

/** Contains no more about the receiver than the sender's own list of shipments. */
export function shipmentEventData(shipment: Shipment) {
  const destination = shipment.address('destination')
  return {
    mode: modeOf(shipment),
    id: shipment.id,
    trackingNumber: shipment.trackingNumber,
    transactionReference: shipment.transactionReference,
    reference: shipment.reference,
    metadata: shipment.metadata,
    waybillNumber: shipment.waybillNumber,
    status: shipment.status,
    trackingState: shipment.trackingState,
    kind: shipment.kind,
    courier: shipment.courierCode,
    serviceType: shipment.serviceType,
    price: naira(shipment.totalKobo),
    recipient: destination.fullname,
    destinationCountry: destination.country.name,
  }
}
