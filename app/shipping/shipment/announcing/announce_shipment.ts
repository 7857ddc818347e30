import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { modeOf } from '#identity/test_mode/rules/mode'
import { announce } from '#identity/webhooks/announcing'
import { isHeard } from '#identity/webhooks/listening'
import { naira } from '#shared/money/rules/money'
import type { ShipmentEventType } from '#shipping/shipment/announcing/shipment_payloads'
import Shipment from '#shipping/shipment/models/shipment'

interface ShipmentNews {
  type: ShipmentEventType
  occurredAt?: DateTime
  /** What this type tells beside the shipment. */
  more?: Record<string, unknown>
  /** What is about to be written with it, and is not on the row yet. */
  soon?: Partial<Pick<Shipment, 'status'>>
}

type Owned = Pick<Shipment, 'id' | 'organizationId' | 'userId'>

/** Tells the programs of whom a shipment belongs to. The caller holds its row lock, and has saved it. */
export async function announceShipment(
  trx: TransactionClientContract,
  shipment: Owned,
  news: ShipmentNews
) {
  if (await isHeard(trx, shipment)) await announceHeard(trx, shipment, news)
}

/** The same for a caller who knows that somebody listens. */
export async function announceHeard(
  trx: TransactionClientContract,
  { id, organizationId, userId }: Owned,
  { type, occurredAt = DateTime.utc(), more = {}, soon = {} }: ShipmentNews
) {
  const shipment = await Shipment.query({ client: trx })
    .where({ id })
    .preload('addresses', (query) => query.preload('country'))
    .firstOrFail()
  await announce(trx, {
    ...{ type, occurredAt, owner: { organizationId, userId }, subject: `shipment:${id}` },
    data: { ...shipmentData(shipment.merge(soon)), ...more },
  })
}

/** Of the receiver no more than the list of the sender's own shipments shows. */
export function shipmentData(shipment: Shipment) {
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
