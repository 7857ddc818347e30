import { DateTime } from 'luxon'
import {
  type CourierBooking,
  CourierSilent,
  type LostBooking,
} from '#shipping/carriers/courier_driver'
import type { FedexOutput, FedexTrackResult } from '#shipping/carriers/fedex/fedex_answers'
import { fedexWordsOf } from '#shipping/carriers/fedex/fedex_answers'
import { fedexDayOf } from '#shipping/carriers/fedex/fedex_booking_request'
import { fedexProblemsOf } from '#shipping/carriers/fedex/fedex_refusals'
import type { CarrierAnswer } from '#shipping/carriers/wire/carrier_api'

const LAGOS = 'Africa/Lagos'
const NOT_FOUND = /^TRACKING\..*NOT\.?FOUND$/
const CANCELLED = 'CA'
const OUR_REFERENCE = /CUSTOMER_REFERENCE|SHIPPER_REFERENCE/

/** The body of a search. Its days are those of shipping: from the day that we sent it to the one after it is ready. */
export function fedexSearchOf({ reference, sentAt, request }: LostBooking, account: string) {
  const lastDay = DateTime.fromISO(fedexDayOf(DateTime.max(request.readyAt, sentAt)))
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

/** Whether FedEx says that it has none, and not that it could not look. */
export function fedexKnowsNone({ body }: CarrierAnswer): boolean {
  const problems = fedexProblemsOf(body)
  return problems.length > 0 && problems.every(({ code = '' }) => NOT_FOUND.test(code))
}

/** Throws CourierSilent where FedEx could not look, or found more than it tells. */
export function fedexFoundOf(
  output: FedexOutput,
  { reference, request }: LostBooking
): CourierBooking | null {
  if (!output.completeTrackResults) throw new CourierSilent('FedEx answered find with nothing')
  const results = output.completeTrackResults.flatMap(({ trackResults }) => trackResults ?? [])
  const failure = results.find(({ error }) => error && !NOT_FOUND.test(error.code ?? ''))?.error
  if (failure) throw new CourierSilent(`FedEx could not look: ${fedexWordsOf(failure)}`)
  const ours = results
    .filter((result) => !result.error && isOurs(result, reference))
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .flatMap(({ trackingNumberInfo }) => trackingNumberInfo?.trackingNumber ?? [])
  const numbers = [...new Set(ours)]
  const [waybillNumber] = numbers
  if (!waybillNumber) return null
  return {
    waybillNumber,
    packageWaybillNumbers: request.packages.map((_, at) => numbers[at] ?? null),
    papers: [],
    alerts: [
      'FedEx gives a label out only once, with its first answer. Print it in FedEx Ship Manager, or void the shipment and book it again.',
    ],
  }
}

/** A shipment that was cancelled carries nothing, and one that wears another reference is not ours. */
function isOurs(
  { latestStatusDetail, additionalTrackingInfo }: FedexTrackResult,
  reference: string
) {
  if (latestStatusDetail?.code === CANCELLED) return false
  const told = (additionalTrackingInfo?.packageIdentifiers ?? [])
    .filter(({ type = '' }) => OUR_REFERENCE.test(type))
    .flatMap(({ value, values = [] }) => [...values, ...(value ? [value] : [])])
  return told.length === 0 || told.includes(reference)
}

/** The first package's number is that of the whole. */
function placeOf({ packageDetails }: FedexTrackResult): number {
  return Number(packageDetails?.sequenceNumber) || 1
}
