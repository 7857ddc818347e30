import { DateTime } from 'luxon'
import { LAGOS } from '#shared/time/lagos_time'
import type { Words } from '#shared/languages/words'
import type Shipment from '#shipping/shipment/models/shipment'
import type TrackingEvent from '#shipping/shipment/models/tracking_event'
import { isHandOver, type Truth, truthOf } from '#shipping/shipment/parcel_truth'
import type { Journey, Step, StepName } from '#shipping/tracking/rules/journey'
import { STATE_LOOKS } from '#shipping/tracking/tracking_words'

type Happened = { at: DateTime; place: string | null } | null

type Way = { shipment: Shipment; truth: Truth<TrackingEvent>; words: Words }

/** What is expected of a parcel and what happened, step by step, of a shipment that `trackedShipment` has loaded. */
export function journeyOf(shipment: Shipment, words: Words): Journey {
  const way = { shipment, truth: truthOf(shipment.events), words }
  const names = namesOf(shipment)
  const happened = names.map((name) => happenedOf(name, way))
  const reached = happened.findLastIndex((one) => one !== null)
  const isOver = isOverOf(shipment)
  const steps = names.flatMap((name, index): Step[] => {
    const isDone = index <= reached
    if (!isDone && isOver) return []
    const state = isDone ? 'done' : index === reached + 1 ? 'next' : 'later'
    return [{ name, state, ...stepOf(name, happened[index] ?? null, way) }]
  })
  return {
    steps,
    next: nextOf(way, names[reached + 1] ?? null),
    usual: usualOf(way),
  }
}

function namesOf({ kind }: Shipment): StepName[] {
  const crossing: StepName[] = kind === 'domestic' ? ['arrivedNear'] : ['left', 'arrived']
  return ['booked', 'pickedUp', ...crossing, 'outForDelivery', 'delivered']
}

/** It will not arrive any more, or has. */
function isOverOf({ status, parcelState }: Shipment): boolean {
  if (status === 'DELIVERED') return true
  return (
    parcelState !== null && ['RETURNING', 'RETURNED', 'LOST', 'WITHDRAWN'].includes(parcelState)
  )
}

function happenedOf(name: StepName, { shipment, truth }: Way): Happened {
  const scans = truth.scans.map(({ scan }) => scan)
  const [origin, destination] = [shipment.address('origin'), shipment.address('destination')]
  const first = (isIt: (scan: TrackingEvent) => boolean) => seen(scans.find(isIt))
  switch (name) {
    case 'booked':
      return { at: shipment.paidAt!, place: null }
    case 'pickedUp':
      return first(isHandOver)
    // As on the map: where it was seen, not where it is said to be going.
    case 'left':
      return first(({ countryCode }) => countryCode !== null && countryCode !== origin.countryCode)
    case 'arrived':
      return first(({ countryCode }) => countryCode === destination.countryCode)
    case 'arrivedNear':
      return first(({ code }) => code === 'ARRIVED_AT_DESTINATION')
    case 'outForDelivery':
      return seen(scans.findLast(({ code }) => code === 'OUT_FOR_DELIVERY'))
    case 'delivered':
      return shipment.status === 'DELIVERED' && shipment.deliveredAt
        ? { at: shipment.deliveredAt, place: null }
        : null
  }
}

function seen(scan: TrackingEvent | undefined): Happened {
  return scan ? { at: scan.occurredAt, place: scan.place } : null
}

function stepOf(name: StepName, happened: Happened, { shipment, words }: Way) {
  const expected = expectedOf(name, shipment)
  const country = words.country(
    shipment.address(name === 'left' ? 'origin' : 'destination').country
  )
  return {
    label: words.t(`tracking.steps.${name}`, { country }),
    expected: expected && words.t('tracking.steps.expected', { day: words.day(expected) }),
    actual: happened && words.moment(happened.at),
    place: happened?.place ?? null,
    punctuality:
      name === 'delivered' && expected && happened
        ? punctualityOf(expected, happened.at, words)
        : null,
  }
}

/** Only what somebody promised: the day of the pickup and that of the delivery. */
function expectedOf(name: StepName, shipment: Shipment): DateTime | null {
  const { pickup, preferredPickupDate, estimatedDeliveryOn, status, parcelState } = shipment
  if (name === 'pickedUp') return pickup ? preferredPickupDate : null
  if (name !== 'delivered' && name !== 'outForDelivery') return null
  const isComing = status !== 'PENDING_ISSUE' && (!parcelState || STATE_LOOKS[parcelState].isComing)
  return isComing ? estimatedDeliveryOn : null
}

function punctualityOf(expected: DateTime, at: DateTime, words: Words): string {
  const late = dayNumber(at.setZone(LAGOS)) - dayNumber(expected)
  if (late === 0) return words.t('tracking.steps.onTime')
  return words.t(`tracking.steps.${late > 0 ? 'late' : 'early'}`, { days: Math.abs(late) })
}

function dayNumber({ year, month, day }: DateTime): number {
  return Date.UTC(year, month - 1, day) / 86_400_000
}

/** Null where the note below the status says what to do. */
function nextOf({ shipment, truth, words }: Way, next: StepName | null): string | null {
  const { status, parcelState, estimatedDeliveryOn: expected } = shipment
  if (status === 'DELIVERED') return words.t('tracking.next.delivered')
  if (status === 'PENDING_ISSUE') return words.t('tracking.next.held')
  if (parcelState || !next) return null
  if (truth.state === 'OUT_FOR_DELIVERY') return words.t('tracking.next.today')
  if (expected && dayNumber(DateTime.now().setZone(LAGOS)) > dayNumber(expected)) {
    return words.t('tracking.next.late', { day: words.day(expected) })
  }
  return sentenceOf(next, { shipment, truth, words })
}

function usualOf({ shipment, words }: Way): string | null {
  const { status, parcelState, courier, isTest, laneFact } = shipment
  if (isTest || parcelState || (status !== 'BOOKED' && status !== 'COURIER_ASSIGNED')) return null
  if (!laneFact) return null
  const { usualDays, mostDays, parcels } = laneFact
  const said = { courier: courier.name, usual: usualDays, most: mostDays, parcels }
  return words.t('tracking.next.usual', said)
}

function sentenceOf(next: StepName, { shipment, truth, words }: Way): string | null {
  const country = (side: 'origin' | 'destination') => ({
    country: words.country(shipment.address(side).country),
  })
  switch (next) {
    case 'booked':
      return null
    case 'pickedUp':
      return words.t(shipment.pickup ? 'tracking.next.pickup' : 'tracking.next.dropOff')
    case 'left':
      return words.t('tracking.next.leave', country('origin'))
    case 'arrived':
      return words.t('tracking.next.arrive', country('destination'))
    case 'arrivedNear':
      return words.t('tracking.next.arriveNear')
    case 'outForDelivery':
    case 'delivered':
      return truth.state === 'CLEARANCE_IN_PROGRESS'
        ? words.t('tracking.next.customs', country('destination'))
        : words.t('tracking.next.deliver')
  }
}
