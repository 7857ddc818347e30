import type { CourierEvent } from '#shipping/shipment/courier_event'

/** One of several packages arrived. Has its own id, as the delivery of the last one may follow. */
export function toPartialDelivery(delivery: CourierEvent): CourierEvent {
  return {
    ...delivery,
    sourceId: `${delivery.sourceId}/part`,
    code: 'DELAYED',
    text: 'One package is delivered, others are still on their way',
  }
}
