import {
  type CourierBooking,
  CourierUnresponsive,
  type LostBooking,
} from '#shipping/carriers/courier_driver'
import { UPS_TIME_ZONE } from '#shipping/carriers/ups/ups_units'
import {
  toUpsList,
  upsProblemsIn,
  requireUpsAccount,
  type UpsObject,
  upsMessage,
} from '#shipping/carriers/ups/ups_answers'
import { toText } from '#shipping/carriers/wire/json_values'
import { upsMissingLabels, upsRecoveredBooking } from '#shipping/carriers/ups/ups_booking_answer'
import { upsTrackedPackages } from '#shipping/carriers/ups/ups_tracking'
import { upsTraceHeaders, type UpsClients } from '#shipping/carriers/ups/ups_clients'
import type { CarrierAnswer } from '#shipping/carriers/wire/carrier_api'

/** Codes by which UPS says that it has no such shipment, not that it could not search. */
const NOTHING_CODES = /^(300028|TW0001)$/
const NOTHING_WORDS =
  /not found|no (label|shipment|package|record|tracking|match)|does not exist|unable to (find|locate)/i

/** Searches by UPS's label recovery first, then by tracking. */
export async function findUpsBooking(
  wire: UpsClients,
  account: string,
  lost: LostBooking
): Promise<CourierBooking | null> {
  const byReference = {
    ReferenceValues: { ReferenceNumber: { Value: lost.reference }, ShipperNumber: account },
  }
  const answer = await recoverLabels(wire, lost, byReference)
  const found = answer && upsRecoveredBooking(answer)
  if (found) return withBookingAlerts(found, lost, [])
  const numbers = answer ? candidateNumbers(answer) : await findTrackedNumbers(wire, account, lost)
  const [number] = numbers
  if (!number) return null
  const labelAnswer = await recoverLabels(wire, lost, { TrackingNumber: number })
  const booking = (labelAnswer && upsRecoveredBooking(labelAnswer)) ?? {
    waybillNumber: number,
    documents: [],
  }
  return withBookingAlerts(booking, lost, numbers)
}

function withBookingAlerts(booking: CourierBooking, { request }: LostBooking, numbers: string[]) {
  const labels = booking.documents.filter(({ kind }) => kind === 'label')
  const several = `UPS has several numbers under our reference: ${numbers.join(', ')}. Please check that they are packages of one shipment.`
  const alerts = [
    ...(booking.alerts ?? []),
    ...upsMissingLabels(labels.length, request.packages.length),
    ...(numbers.length > 1 ? [several] : []),
  ]
  return { ...booking, alerts }
}

async function recoverLabels({ shipping }: UpsClients, lost: LostBooking, named: object) {
  const answer = await shipping.call({
    operation: 'find',
    method: 'POST',
    path: '/labels/v1/recovery',
    headers: upsTraceHeaders(lost.reference),
    body: {
      LabelRecoveryRequest: {
        LabelSpecification: {
          // UPS's label recovery offers no PNG.
          LabelImageFormat: { Code: lost.request.labelFormat === 'zpl' ? 'ZPL' : 'PDF' },
          LabelStockSize: { Height: '6', Width: '4' },
        },
        ...named,
      },
    },
  })
  return answerOrNull(answer)
}

async function findTrackedNumbers(
  { tracking }: UpsClients,
  account: string,
  { reference, sentAt }: LostBooking
) {
  const day = sentAt.setZone(UPS_TIME_ZONE)
  const query = new URLSearchParams({
    locale: 'en_US',
    refNumType: 'SmallPackage',
    fromPickUpDate: day.minus({ days: 1 }).toFormat('yyyyMMdd'),
    toPickUpDate: day.plus({ days: 14 }).toFormat('yyyyMMdd'),
    shipperNum: account,
  })
  const answer = await tracking.call({
    operation: 'find',
    method: 'GET',
    path: `/track/v1/reference/details/${reference}?${query}`,
    headers: upsTraceHeaders(reference),
  })
  const found = answerOrNull(answer)
  if (!found) return []
  if (!found.trackResponse) throw new CourierUnresponsive('UPS sent an empty search result')
  const ours = upsTrackedPackages(found).filter(({ referenceNumber }) =>
    toUpsList(referenceNumber).some(({ number }) => toText(number) === reference)
  )
  return ours.map(({ trackingNumber }) => toText(trackingNumber)).filter((number) => number !== '')
}

/** Returns null if UPS says that it has no such shipment. Other refusals are no proof and throw. */
function answerOrNull(answer: CarrierAnswer): UpsObject | null {
  if (answer.status < 400) return answer.body as UpsObject
  const problems = upsProblemsIn(answer)
  requireUpsAccount(problems)
  const isNothing = problems.some(
    ({ code, message }) => NOTHING_CODES.test(code) || NOTHING_WORDS.test(message)
  )
  if (isNothing) return null
  throw new CourierUnresponsive(
    `UPS could not look up the shipment (${answer.status}): ${upsMessage(problems)}`
  )
}

/** If several parcels have the reference, UPS lists their numbers. */
function candidateNumbers({ LabelRecoveryResponse }: UpsObject): string[] {
  const named = toUpsList(LabelRecoveryResponse?.TrackingCandidate)
  const numbers = named.map(({ TrackingNumber }) => toText(TrackingNumber))
  if (numbers.some((number) => number !== '')) return numbers
  throw new CourierUnresponsive('UPS found a shipment without a number')
}
