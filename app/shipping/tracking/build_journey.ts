import type { DateTime } from 'luxon'
import { isDayOver, LAGOS_ZONE } from '#shared/time/lagos_time'
import type { Translator } from '#shared/languages/translator'
import type Shipment from '#shipping/shipment/models/shipment'
import type TrackingEvent from '#shipping/shipment/models/tracking_event'
import {
  hasArrivedDamaged,
  isHandOverScan,
  type TrackingSummary,
  summarizeTracking,
} from '#shipping/shipment/tracking_summary'
import type {
  Journey,
  JourneyStep,
  PlannedStepName,
} from '#shipping/tracking/rules/tracking_journey'

type StepMoment = { at: DateTime; place: string | null } | null

type JourneyContext = {
  shipment: Shipment
  truth: TrackingSummary<TrackingEvent>
  translator: Translator
}

/** Takes a shipment from `findTrackedShipment`. */
export function buildJourney(shipment: Shipment, translator: Translator): Journey {
  const context = { shipment, truth: summarizeTracking(shipment.events), translator }
  const names = stepNames(shipment)
  const happened = names.map((name) => findStepMoment(name, context))
  const reached = happened.findLastIndex((one) => one !== null)
  const isOver = isJourneyOver(shipment)
  const steps = names.flatMap((name, index): JourneyStep[] => {
    const isDone = index <= reached
    if (!isDone && isOver) return []
    const isNext = index === reached + 1 && !shipment.refusedAt
    const state = isDone ? 'done' : isNext ? 'next' : 'later'
    return [{ name, state, ...describeStep(name, happened[index] ?? null, context) }]
  })
  return {
    steps: steps.toSpliced(reached + 1, 0, ...troubleStep(context)),
    next: nextStepMessage(context, names[reached + 1] ?? null),
    usual: usualDurationText(context),
  }
}

/** Where a parcel was refused, held, missed, returned or lost. */
function troubleStep({ shipment, truth, translator }: JourneyContext): JourneyStep[] {
  const { parcelState, refusedAt } = shipment
  const stopped = { name: 'trouble', state: 'stopped', expected: null, punctuality: null } as const
  if (refusedAt) {
    const label = translator.t('tracking.steps.refused')
    return [{ ...stopped, label, actual: translator.moment(refusedAt), place: null }]
  }
  const found = truth.scans.findLast(({ code }) => code === parcelState)
  if (!parcelState || !found) return []
  const { occurredAt, place } = found.scan
  const label = translator.t(`tracking.event.${parcelState}`)
  return [{ ...stopped, label, actual: translator.moment(occurredAt), place }]
}

function stepNames({ kind }: Shipment): PlannedStepName[] {
  const crossing: PlannedStepName[] = kind === 'domestic' ? ['arrivedNear'] : ['left', 'arrived']
  return ['booked', 'pickedUp', ...crossing, 'outForDelivery', 'delivered']
}

function isJourneyOver({ status, parcelState }: Shipment): boolean {
  if (status === 'DELIVERED') return true
  return (
    parcelState !== null && ['RETURNING', 'RETURNED', 'LOST', 'WITHDRAWN'].includes(parcelState)
  )
}

function findStepMoment(name: PlannedStepName, { shipment, truth }: JourneyContext): StepMoment {
  const scans = truth.scans.map(({ scan }) => scan)
  const [origin, destination] = [shipment.address('origin'), shipment.address('destination')]
  const first = (isIt: (scan: TrackingEvent) => boolean) => momentOfScan(scans.find(isIt))
  switch (name) {
    case 'booked':
      return { at: shipment.paidAt!, place: null }
    case 'pickedUp':
      return first(isHandOverScan)
    // As on the map, the parcel has left once a scan names another country.
    case 'left':
      return first(({ countryCode }) => countryCode !== null && countryCode !== origin.countryCode)
    case 'arrived':
      return first(({ countryCode }) => countryCode === destination.countryCode)
    case 'arrivedNear':
      return first(({ code }) => code === 'ARRIVED_AT_DESTINATION')
    case 'outForDelivery':
      return momentOfScan(scans.findLast(({ code }) => code === 'OUT_FOR_DELIVERY'))
    case 'delivered':
      return shipment.status === 'DELIVERED' && shipment.deliveredAt
        ? { at: shipment.deliveredAt, place: null }
        : null
  }
}

function momentOfScan(scan: TrackingEvent | undefined): StepMoment {
  return scan ? { at: scan.occurredAt, place: scan.place } : null
}

function describeStep(
  name: PlannedStepName,
  happened: StepMoment,
  { shipment, translator }: JourneyContext
) {
  const expected = expectedDay(name, shipment)
  const country = translator.countryInSentence(
    shipment.address(name === 'left' ? 'origin' : 'destination').country
  )
  return {
    label: translator.t(`tracking.steps.${name}`, { country }),
    expected:
      expected && translator.t('tracking.steps.expected', { day: translator.day(expected) }),
    actual: happened && translator.moment(happened.at),
    place: happened?.place ?? null,
    punctuality:
      name === 'delivered' && expected && happened
        ? punctualityOf(expected, happened.at, translator)
        : null,
  }
}

function expectedDay(name: PlannedStepName, shipment: Shipment): DateTime | null {
  const { pickup, preferredPickupDate, expectedDeliveryOn } = shipment
  if (name === 'pickedUp') return pickup ? preferredPickupDate : null
  return name === 'delivered' ? expectedDeliveryOn : null
}

function punctualityOf(expected: DateTime, at: DateTime, translator: Translator): string {
  const late = dayNumber(at.setZone(LAGOS_ZONE)) - dayNumber(expected)
  if (late === 0) return translator.t('tracking.steps.onTime')
  return translator.t(`tracking.steps.${late > 0 ? 'late' : 'early'}`, { days: Math.abs(late) })
}

function dayNumber({ year, month, day }: DateTime): number {
  return Date.UTC(year, month - 1, day) / 86_400_000
}

/** Null if the note below the status already says what to do. */
function nextStepMessage(
  { shipment, truth, translator }: JourneyContext,
  next: PlannedStepName | null
): string | null {
  const { status, trouble, expectedDeliveryOn: expected } = shipment
  if (status === 'DELIVERED') {
    return hasArrivedDamaged(shipment.events) ? null : translator.t('tracking.next.delivered')
  }
  if (trouble || !next) return null
  if (truth.state === 'OUT_FOR_DELIVERY') return translator.t('tracking.next.today')
  if (expected && isDayOver(expected)) {
    return translator.t('tracking.next.late', { day: translator.day(expected) })
  }
  return nextStepSentence(next, { shipment, truth, translator })
}

function usualDurationText({ shipment, translator }: JourneyContext): string | null {
  const { status, parcelState, courier, isTest, laneFact } = shipment
  if (isTest || parcelState || (status !== 'BOOKED' && status !== 'COURIER_ASSIGNED')) return null
  if (!laneFact) return null
  const { usualDays, mostDays, parcels } = laneFact
  const values = { courier: courier.name, usual: usualDays, most: mostDays, parcels }
  return translator.t('tracking.next.usual', values)
}

function nextStepSentence(
  next: PlannedStepName,
  { shipment, truth, translator }: JourneyContext
): string | null {
  const country = (side: 'origin' | 'destination') => ({
    country: translator.countryInSentence(shipment.address(side).country),
  })
  switch (next) {
    case 'booked':
      return null
    case 'pickedUp':
      return translator.t(shipment.pickup ? 'tracking.next.pickup' : 'tracking.next.dropOff')
    case 'left':
      return translator.t('tracking.next.leave', country('origin'))
    case 'arrived':
      return translator.t('tracking.next.arrive', country('destination'))
    case 'arrivedNear':
      return translator.t('tracking.next.arriveNear')
    case 'outForDelivery':
    case 'delivered':
      return truth.state === 'CLEARANCE_IN_PROGRESS'
        ? translator.t('tracking.next.customs', country('destination'))
        : translator.t('tracking.next.deliver')
  }
}
