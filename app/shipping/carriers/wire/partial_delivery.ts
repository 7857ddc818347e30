import type { CourierEvent } from '#shipping/shipment/courier_event'

/** Turns the delivery of one of several packages into an event of its own, with code DELAYED. */
export function toPartialDelivery(delivery: CourierEvent): CourierEvent {
  return {
    ...delivery,
    sourceId: `${delivery.sourceId}/part`,
    code: 'DELAYED',
    text: 'One package is delivered, others are still on their way',
  }
}
