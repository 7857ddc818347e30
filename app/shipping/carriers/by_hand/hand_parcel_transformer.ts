import { BaseTransformer } from '@adonisjs/core/transformers'
import { formatLagosTimestamp } from '#shared/time/lagos_time'
import {
  STAFF_EVENT_SOURCE,
  type loadManualParcel,
} from '#shipping/carriers/by_hand/manual_parcels'
import type TrackingEvent from '#shipping/shipment/models/tracking_event'
import { isoTime } from '#shared/time/rules/api_dates'

export default class HandParcelTransformer extends BaseTransformer<
  Awaited<ReturnType<typeof loadManualParcel>>
> {
  toObject() {
    const { shipment, label, events } = this.resource
    return {
      id: shipment.id,
      status: shipment.status,
      inTransit: shipment.inTransit,
      parcelState: shipment.parcelState,
      paidText: formatLagosTimestamp(shipment.paidAt!),
      labelText: label && `Uploaded ${formatLagosTimestamp(label.uploadedAt)}`,
      events: events.toReversed().map(describeEvent),
      toBook: shipment.status === 'PENDING',
      underway: shipment.status === 'BOOKED' || shipment.status === 'COURIER_ASSIGNED',
    }
  }
}

function describeEvent(event: TrackingEvent) {
  const { id, text, place, countryCode, occurredAt, source, withdrawnAt } = event
  return {
    id,
    text,
    place: [place, countryCode].filter(Boolean).join(', '),
    occurredAt: isoTime(occurredAt),
    occurredText: formatLagosTimestamp(occurredAt),
    isOurs: source === STAFF_EVENT_SOURCE,
    withdrawnText: withdrawnAt && (event.putAsideBy ? 'Set aside by staff' : 'Withdrawn'),
  }
}
