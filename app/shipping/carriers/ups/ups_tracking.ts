import {
  CourierRefused,
  type Followed,
  type FollowedParcel,
} from '#shipping/carriers/courier_driver'
import {
  listOf,
  problemsOf,
  requireTaken,
  type Told,
  wordsOf,
} from '#shipping/carriers/ups/ups_answers'
import { textOf } from '#shipping/carriers/wire/answers'
import { eventsOf } from '#shipping/carriers/ups/ups_events'
import { tracedAs, type UpsWire } from '#shipping/carriers/ups/ups_wire'
import { deliveredInPart } from '#shipping/carriers/wire/partly_delivered'
import type { CourierEvent } from '#shipping/shipment/courier_event'

const GRAMS: Record<string, number> = { KGS: 1000, KG: 1000, LBS: 453.59237, LB: 453.59237 }

/** The number is no number of UPS: asking again changes nothing, and others are to be followed all the same. */
const UNKNOWN_NUMBER = 'TV1002'

/** Null where UPS knows nothing of it so far. */
export async function followParcel(
  { tracking }: UpsWire,
  { waybillNumber }: FollowedParcel
): Promise<Followed | null> {
  const query = 'locale=en_US&returnSignature=false&returnMilestones=false'
  const answer = await tracking.call({
    operation: 'track',
    method: 'GET',
    path: `/track/v1/details/${encodeURIComponent(waybillNumber)}?${query}`,
    headers: tracedAs(),
    timeoutMs: 30_000,
  })
  if (answer.status === 404) return null
  if (problemsOf(answer).some(({ code }) => code === UNKNOWN_NUMBER)) return null
  const told = requireTaken(
    answer,
    'track',
    (problems) => new CourierRefused('UPS does not tell where this parcel is.', wordsOf(problems))
  )
  return followedIn(packagesOf(told), waybillNumber)
}

/** Of all shipments in an answer. One that is not found holds a warning and no package. */
export function packagesOf({ trackResponse }: Told): Told[] {
  return listOf(trackResponse?.shipment).flatMap((one) => listOf(one.package))
}

/** A shipment of several packages is told with each of them; the one that was asked for speaks. */
function followedIn(packages: Told[], waybillNumber: string): Followed | null {
  const told = packages.map((one) => ({
    isAsked: textOf(one.trackingNumber) === waybillNumber,
    events: eventsOf(one, waybillNumber),
  }))
  const speaking = told.some(({ isAsked }) => isAsked)
    ? told.filter(({ isAsked }) => isAsked)
    : told
  const events = speaking.flatMap((one) => one.events)
  if (events.length === 0) return null
  const deliveries = told.map((one) => one.events.find(({ code }) => code === 'DELIVERED'))
  return {
    events: told.length === 1 ? events : untilTheLast(events, deliveries),
    isWhole: true,
    chargeableGrams: gramsOf(packages),
  }
}

/** All is delivered with the last package of those that UPS tells of; what comes before is delivered in part. */
function untilTheLast(events: CourierEvent[], deliveries: (CourierEvent | undefined)[]) {
  const made = deliveries.filter((one) => one !== undefined)
  const last = made.toSorted((one, other) => +other.occurredAt - +one.occurredAt)[0]
  const whole = last && made.length === deliveries.length ? [last] : []
  const before = events.filter((event) => !whole.includes(event))
  return [
    ...whole,
    ...before.map((event) => (event.code === 'DELIVERED' ? deliveredInPart(event) : event)),
  ]
}

/** Null unless UPS tells the weight of each package. */
function gramsOf(packages: Told[]): number | null {
  const expected = Number(packages[0]?.packageCount) || 1
  const grams = packages.map(({ weight }) => {
    const unit = GRAMS[textOf(weight?.unitOfMeasurement).toUpperCase()]
    return unit ? Number(weight.weight) * unit : Number.NaN
  })
  const total = grams.reduce((sum, one) => sum + one, 0)
  return packages.length >= expected && total > 0 ? Math.round(total) : null
}
