import { formatLagosTimestamp } from '#shared/time/lagos_time'
import TrackingEvent from '#shipping/shipment/models/tracking_event'

export type DismissedEvent = {
  text: string
  place: string | null
  occurredText: string
  by: string
}

export async function listDismissedEvents(shipmentId: number): Promise<DismissedEvent[]> {
  const rows = await TrackingEvent.query()
    .where({ shipmentId })
    .whereNotNull('putAsideBy')
    .preload('knewBetter')
    .orderBy('occurredAt')
  return rows.map(({ text, place, occurredAt, knewBetter }) => ({
    text,
    place,
    by: knewBetter.fullName,
    occurredText: formatLagosTimestamp(occurredAt),
  }))
}
