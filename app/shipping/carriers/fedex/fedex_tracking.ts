import { DateTime } from 'luxon'
import type { CarrierTracking, ParcelToTrack } from '#shipping/carriers/courier_driver'
import type {
  FedexOutput,
  FedexScan,
  FedexTrackResult,
} from '#shipping/carriers/fedex/fedex_answers'
import { fedexTrackingCode } from '#shipping/carriers/fedex/fedex_codes'
import { toPartialDelivery } from '#shipping/carriers/wire/partial_delivery'
import { type CourierEvent, buildEventId } from '#shipping/shipment/courier_event'
import type { TrackingCode } from '#shipping/shipment/tracking_codes'

/** Widths of the columns for an event's text and place. */
const TEXT_LENGTH = 200
const PLACE_LENGTH = 120

/** Scans of our parcel may seem this much older than its booking: clocks and zones may differ. */
const CLOCK_TOLERANCE_DAYS = 2

const GRAMS: Record<string, number> = { KG: 1000, LB: 453.592_37 }

export function parseFedexTracking(output: FedexOutput, parcels: ParcelToTrack[]) {
  const found = new Map<string, CarrierTracking>()
  for (const parcel of parcels) {
    const results = (output.completeTrackResults ?? [])
      .filter(({ trackingNumber }) => trackingNumber === parcel.waybillNumber)
      .flatMap(({ trackResults }) => trackResults ?? [])
    const result = findOurParcel(results, parcel)
    if (result) found.set(parcel.waybillNumber, toFedexTracking(result, parcel.waybillNumber))
  }
  return found
}

/** FedEx reuses numbers after a year or two. Ours is the parcel shipped closest to our booking. */
function findOurParcel(results: FedexTrackResult[], { bookedAt }: ParcelToTrack) {
  const distanceFromBooking = (result: FedexTrackResult) =>
    Math.abs((shippedAt(result) ?? bookedAt).diff(bookedAt).toMillis())
  return results
    .filter(({ error }) => !error)
    .filter((result) => {
      const latest = datesOf(result).at(-1)
      return !latest || latest >= bookedAt.minus({ days: CLOCK_TOLERANCE_DAYS })
    })
    .toSorted((one, other) => distanceFromBooking(one) - distanceFromBooking(other))[0]
}

function shippedAt(result: FedexTrackResult): DateTime | undefined {
  const shipDate = result.dateAndTimes?.find(
    ({ type }) => type === 'SHIP' || type === 'ACTUAL_PICKUP'
  )
  return (shipDate?.dateTime && momentOf(shipDate.dateTime)) || datesOf(result)[0]
}

function datesOf({ scanEvents = [], dateAndTimes = [] }: FedexTrackResult): DateTime[] {
  const happened = dateAndTimes.filter(({ type = '' }) => /^(ACTUAL|SHIP$)/.test(type))
  return [...scanEvents.map(({ date }) => date), ...happened.map(({ dateTime }) => dateTime)]
    .flatMap((date) => (date && momentOf(date)) || [])
    .toSorted((one, other) => one.toMillis() - other.toMillis())
}

function toFedexTracking(result: FedexTrackResult, waybillNumber: string): CarrierTracking {
  const scans = result.scanEvents ?? []
  const events = scans.flatMap((scan) => eventOf(scan, { scans, result, piece: waybillNumber }))
  const { count, undeliveredCount } = result.packageDetails ?? {}
  const isPart = Number(count) > 1 && Number(undeliveredCount) > 0
  return {
    events: events.map((event) =>
      isPart && event.code === 'DELIVERED' ? toPartialDelivery(event) : event
    ),
    isComplete: true,
    chargeableGrams: gramsOf(result),
  }
}

interface ScanContext {
  scans: FedexScan[]
  result: FedexTrackResult
  piece: string
}

function eventOf(scan: FedexScan, { scans, result, piece }: ScanContext): CourierEvent[] {
  const time = scan.date ?? ''
  const occurredAt = momentOf(time)
  if (!occurredAt) return []
  const { city = '', stateOrProvinceCode = '', countryCode = '' } = scan.scanLocation ?? {}
  const place = [city, stateOrProvinceCode].filter(Boolean).join(', ')
  const code = fedexTrackingCode(scan) ?? codeBeforeMovement(occurredAt, scans)
  const accessPoint = code === 'READY_FOR_COLLECTION' ? accessPointOf(result) : undefined
  const signedBy = code === 'DELIVERED' && result.deliveryDetails?.receivedByName
  const marks = [scan.eventType ?? '', scan.exceptionCode ?? ''].join('/')
  return [
    {
      sourceId: buildEventId({
        carrier: 'fedex',
        piece,
        time,
        code: marks,
        place: `${place}/${countryCode}`,
      }),
      code,
      text: textOf(scan),
      countryCode: /^[A-Z]{2}$/.test(countryCode) ? countryCode : null,
      place: place.slice(0, PLACE_LENGTH) || null,
      occurredAt,
      ...(accessPoint ? { accessPoint } : {}),
      ...(signedBy ? { signedBy } : {}),
    },
  ]
}

/** A scan with an unknown meaning counts as movement only if FedEx already had the parcel. */
function codeBeforeMovement(moment: DateTime, scans: FedexScan[]): TrackingCode {
  const moved = scans.some((scan) => {
    const code = fedexTrackingCode(scan)
    const at = momentOf(scan.date ?? '')
    return code !== null && code !== 'INFORMATION_RECEIVED' && at !== null && at <= moment
  })
  return moved ? 'ON_THE_WAY' : 'INFORMATION_RECEIVED'
}

function textOf({ eventDescription = '', exceptionDescription = '' }: FedexScan): string {
  const isMore = exceptionDescription && exceptionDescription !== eventDescription
  const text = isMore ? `${eventDescription}: ${exceptionDescription}` : eventDescription
  return text.slice(0, TEXT_LENGTH)
}

function accessPointOf({ holdAtLocation }: FedexTrackResult): CourierEvent['accessPoint'] {
  const address = holdAtLocation?.locationContactAndAddress?.address
  if (!address?.streetLines?.length || !address.city || !address.countryCode) return undefined
  return {
    address: address.streetLines.join(', '),
    city: address.city,
    countryCode: address.countryCode,
    postalCode: address.postalCode ?? null,
  }
}

function gramsOf({ shipmentDetails, packageDetails }: FedexTrackResult): number | null {
  const isOnlyOne = Number(packageDetails?.count ?? 1) <= 1
  const ofPackage = isOnlyOne ? packageDetails?.weightAndDimensions?.weight : undefined
  const weights = shipmentDetails?.weight ?? ofPackage ?? []
  const weight = weights.find(({ unit }) => unit === 'KG') ?? weights[0]
  const grams = Number(weight?.value) * (GRAMS[weight?.unit ?? ''] ?? Number.NaN)
  return grams > 0 ? Math.round(grams) : null
}

/** FedEx sends local time with an offset. If it omits the offset, reads the time as UTC. */
function momentOf(date: string): DateTime | null {
  const moment = DateTime.fromISO(date, { setZone: /(Z|[+-]\d\d:?\d\d)$/.test(date), zone: 'utc' })
  return moment.isValid ? moment : null
}
