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
  /** What this type tells beside the shipment. */
  more?: Record<string, unknown>
  /** What is about to be written with it, and is not on the row yet. */
  soon?: Partial<Pick<Shipment, 'status'>>
}

type OwnedShipment = Pick<Shipment, 'id' | 'organizationId' | 'userId'>

/** Tells the programs of whom a shipment belongs to. The caller holds its row lock, and has saved it. */
export async function publishShipmentEvent(
  trx: TransactionClientContract,
  shipment: OwnedShipment,
  news: ShipmentEventInput
) {
  if (await hasSubscribers(trx, shipment)) await publishToSubscribers(trx, shipment, news)
}

/** The same for a caller who knows that somebody listens. */
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
    ...{ type, occurredAt, owner: { organizationId, userId }, subject: `shipment:${id}` },
    data: { ...shipmentEventData(shipment.merge(soon)), ...more },
  })
}

/** Of the receiver no more than the list of the sender's own shipments shows. */
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
