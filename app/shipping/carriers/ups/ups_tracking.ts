import { type CarrierTracking, type ParcelToTrack } from '#shipping/carriers/courier_driver'
import {
  toUpsList,
  upsProblemsIn,
  requireUpsSuccess,
  type UpsObject,
} from '#shipping/carriers/ups/ups_answers'
import { toText } from '#shipping/carriers/wire/json_values'
import { upsEventsFrom } from '#shipping/carriers/ups/ups_events'
import { upsTraceHeaders, type UpsClients } from '#shipping/carriers/ups/ups_clients'
import { toPartialDelivery } from '#shipping/carriers/wire/partial_delivery'
import type { CourierEvent } from '#shipping/shipment/courier_event'

const GRAMS: Record<string, number> = { KGS: 1000, KG: 1000, LBS: 453.59237, LB: 453.59237 }

/** UPS's code for a number in a wrong format. A retry would not help. */
const UNKNOWN_NUMBER = 'TV1002'

/** Null if UPS does not know the parcel yet. */
export async function trackUpsParcel(
  { tracking }: UpsClients,
  { waybillNumber }: ParcelToTrack
): Promise<CarrierTracking | null> {
  const query = 'locale=en_US&returnSignature=false&returnMilestones=false'
  const answer = await tracking.call({
    operation: 'track',
    method: 'GET',
    path: `/track/v1/details/${encodeURIComponent(waybillNumber)}?${query}`,
    headers: upsTraceHeaders(),
  })
  if (answer.status === 404) return null
  if (upsProblemsIn(answer).some(({ code }) => code === UNKNOWN_NUMBER)) return null
  const trackingResponse = requireUpsSuccess(
    answer,
    'track',
    'UPS does not say where this parcel is.'
  )
  return toUpsTracking(upsTrackedPackages(trackingResponse), waybillNumber)
}

/** Returns an empty list if UPS does not know the shipment: its response then has a warning. */
export function upsTrackedPackages({ trackResponse }: UpsObject): UpsObject[] {
  return toUpsList(trackResponse?.shipment).flatMap((one) => toUpsList(one.package))
}

/** Of all packages that UPS returns, takes the requested one if it is among them. */
function toUpsTracking(packages: UpsObject[], waybillNumber: string): CarrierTracking | null {
  const trackedPackages = packages.map((one) => ({
    isAsked: toText(one.trackingNumber) === waybillNumber,
    events: upsEventsFrom(one, waybillNumber),
  }))
  const relevantPackages = trackedPackages.some(({ isAsked }) => isAsked)
    ? trackedPackages.filter(({ isAsked }) => isAsked)
    : trackedPackages
  const events = relevantPackages.flatMap((one) => one.events)
  if (events.length === 0) return null
  const deliveries = trackedPackages.map((one) =>
    one.events.find(({ code }) => code === 'DELIVERED')
  )
  return {
    events: trackedPackages.length === 1 ? events : withPartialDeliveries(events, deliveries),
    isComplete: true,
    chargeableGrams: gramsOf(packages),
  }
}

/** Only the delivery of the last package delivers the shipment; earlier ones are partial. */
function withPartialDeliveries(events: CourierEvent[], deliveries: (CourierEvent | undefined)[]) {
  const completedDeliveries = deliveries.filter((one) => one !== undefined)
  const last = completedDeliveries.toSorted((one, other) => +other.occurredAt - +one.occurredAt)[0]
  const whole = last && completedDeliveries.length === deliveries.length ? [last] : []
  const before = events.filter((event) => !whole.includes(event))
  return [
    ...whole,
    ...before.map((event) => (event.code === 'DELIVERED' ? toPartialDelivery(event) : event)),
  ]
}

/** Returns the total weight in grams; null if UPS does not report every package's weight. */
function gramsOf(packages: UpsObject[]): number | null {
  const expected = Number(packages[0]?.packageCount) || 1
  const grams = packages.map(({ weight }) => {
    const unit = GRAMS[toText(weight?.unitOfMeasurement).toUpperCase()]
    return unit ? Number(weight.weight) * unit : Number.NaN
  })
  const total = grams.reduce((sum, one) => sum + one, 0)
  return packages.length >= expected && total > 0 ? Math.round(total) : null
}
