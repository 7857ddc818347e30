import { DateTime } from 'luxon'
import {
  type CourierBooking,
  CourierUnresponsive,
  type LostBooking,
} from '#shipping/carriers/courier_driver'
import type { FedexOutput, FedexTrackResult } from '#shipping/carriers/fedex/fedex_answers'
import { fedexMessage } from '#shipping/carriers/fedex/fedex_answers'
import { fedexShipDay } from '#shipping/carriers/fedex/fedex_booking_request'
import { fedexProblemsIn } from '#shipping/carriers/fedex/fedex_errors'
import type { CarrierAnswer } from '#shipping/carriers/wire/carrier_api'

const LAGOS = 'Africa/Lagos'
const NOT_FOUND = /^TRACKING\..*NOT\.?FOUND$/
const CANCELLED = 'CA'
const OUR_REFERENCE = /CUSTOMER_REFERENCE|SHIPPER_REFERENCE/

const NO_LABEL =
  'FedEx sends a label only once, with its first answer. Print it in FedEx Ship Manager, or void the shipment and book it again.'

/** Searches shipments from the day when we sent the booking to the day after it was ready. */
export function fedexSearchRequest({ reference, sentAt, request }: LostBooking, account: string) {
  const lastDay = DateTime.fromISO(fedexShipDay(DateTime.max(request.readyAt, sentAt)))
  return {
    referencesInformation: {
      type: 'CUSTOMER_REFERENCE',
      value: reference,
      accountNumber: account,
      carrierCode: 'FDXE',
      shipDateBegin: sentAt.setZone(LAGOS).toFormat('yyyy-MM-dd'),
      shipDateEndDate: lastDay.plus({ days: 1 }).toFormat('yyyy-MM-dd'),
    },
    includeDetailedScans: false,
  }
}

/** True if FedEx searched and has no such shipment, false if it could not search. */
export function fedexFoundNothing({ body }: CarrierAnswer): boolean {
  const problems = fedexProblemsIn(body)
  return problems.length > 0 && problems.every(({ code = '' }) => NOT_FOUND.test(code))
}

/**
 * Throws CourierUnresponsive if FedEx could not search, or if it found more numbers than packages
 * and none has our reference.
 */
export function readFedexFoundBooking(
  output: FedexOutput,
  { reference, request }: LostBooking
): CourierBooking | null {
  if (!output.completeTrackResults)
    throw new CourierUnresponsive('FedEx sent an empty search result')
  const results = output.completeTrackResults.flatMap(({ trackResults }) => trackResults ?? [])
  const failure = results.find(({ error }) => error && !NOT_FOUND.test(error.code ?? ''))?.error
  if (failure)
    throw new CourierUnresponsive(`FedEx could not look up the shipment: ${fedexMessage(failure)}`)
  const carried = results.filter(
    ({ error, latestStatusDetail }) => !error && latestStatusDetail?.code !== CANCELLED
  )
  const ours = numbersOf(carried.filter((result) => referencesOf(result).includes(reference)))
  const nameless = numbersOf(carried.filter((result) => referencesOf(result).length === 0))
  const numbers = ours.length > 0 ? ours : nameless
  const [waybillNumber] = numbers
  if (!waybillNumber) return null
  const areMore = numbers.length > request.packages.length
  if (areMore && ours.length === 0) {
    throw new CourierUnresponsive(
      `FedEx found ${numbers.join(', ')} but does not say for which reference`
    )
  }
  const more = `FedEx has more numbers under our reference than packages: ${numbers.join(', ')}. Please check which are ours and void the others.`
  return {
    waybillNumber,
    packageWaybillNumbers: request.packages.map((_, at) => numbers[at] ?? null),
    documents: [],
    alerts: [NO_LABEL, ...(areMore ? [more] : [])],
  }
}

function referencesOf({ additionalTrackingInfo }: FedexTrackResult): string[] {
  return (additionalTrackingInfo?.packageIdentifiers ?? [])
    .filter(({ type = '' }) => OUR_REFERENCE.test(type))
    .flatMap(({ value, values = [] }) => [...values, ...(value ? [value] : [])])
}

function numbersOf(results: FedexTrackResult[]): string[] {
  const numbers = results
    .toSorted((one, other) => packageNumberOf(one) - packageNumberOf(other))
    .flatMap(({ trackingNumberInfo }) => trackingNumberInfo?.trackingNumber ?? [])
  return [...new Set(numbers)]
}

/** The number of the first package is also that of the shipment. */
function packageNumberOf({ packageDetails }: FedexTrackResult): number {
  return Number(packageDetails?.sequenceNumber) || 1
}
