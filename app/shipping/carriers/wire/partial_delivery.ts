import type { CourierEvent } from '#shipping/shipment/courier_event'

/** One package of several is there. Its name is another than that of the delivery of all, which ends the following. */
export function toPartialDelivery(delivery: CourierEvent): CourierEvent {
  return {
    ...delivery,
    sourceId: `${delivery.sourceId}/part`,
    code: 'DELAYED',
    text: 'One package is delivered, others are still on their way',
  }
}
