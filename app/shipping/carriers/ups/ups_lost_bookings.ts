import {
  type CourierBooking,
  CourierSilent,
  type LostBooking,
} from '#shipping/carriers/courier_driver'
import { LAGOS } from '#shipping/carriers/ups/ups_units'
import {
  listOf,
  problemsOf,
  requireAccount,
  type Told,
  wordsOf,
} from '#shipping/carriers/ups/ups_answers'
import { textOf } from '#shipping/carriers/wire/answers'
import { missingLabels, recoveredBookingOf } from '#shipping/carriers/ups/ups_booking_answer'
import { packagesOf } from '#shipping/carriers/ups/ups_tracking'
import { tracedAs, type UpsWire } from '#shipping/carriers/ups/ups_wire'
import type { CarrierAnswer } from '#shipping/carriers/wire/carrier_api'

/** That UPS has nothing under what we asked for, as against a question that it did not understand. */
const NOTHING_CODES = /^(300028|TW0001)$/
const NOTHING_WORDS =
  /not found|no (label|shipment|package|record|tracking|match)|does not exist|unable to (find|locate)/i

/**
 * Looks for a shipment by our reference: among the labels, which UPS gives out again, and where it has none among
 * the parcels that it follows.
 */
export async function findBooking(
  wire: UpsWire,
  account: string,
  lost: LostBooking
): Promise<CourierBooking | null> {
  const byReference = {
    ReferenceValues: { ReferenceNumber: { Value: lost.reference }, ShipperNumber: account },
  }
  const answer = await recoverLabels(wire, lost, byReference)
  const found = answer && recoveredBookingOf(answer)
  if (found) return checkedBooking(found, lost, [])
  const numbers = answer ? candidatesIn(answer) : await followedUnder(wire, account, lost)
  const [number] = numbers
  if (!number) return null
  const again = await recoverLabels(wire, lost, { TrackingNumber: number })
  const booking = (again && recoveredBookingOf(again)) ?? { waybillNumber: number, papers: [] }
  return checkedBooking(booking, lost, numbers)
}

/** With what staff must look at, because it was not seen when it was made. */
function checkedBooking(booking: CourierBooking, { request }: LostBooking, numbers: string[]) {
  const labels = booking.papers.filter(({ kind }) => kind === 'label')
  const several = `UPS has several numbers under our reference: ${numbers.join(', ')}. Please check that they are packages of one shipment.`
  const alerts = [
    ...(booking.alerts ?? []),
    ...missingLabels(labels.length, request.packages.length),
    ...(numbers.length > 1 ? [several] : []),
  ]
  return { ...booking, alerts }
}

/** Null where UPS has no label of it. */
async function recoverLabels({ shipping }: UpsWire, lost: LostBooking, named: object) {
  const answer = await shipping.call({
    operation: 'find',
    method: 'POST',
    path: '/labels/v1/recovery',
    headers: tracedAs(lost.reference),
    body: {
      LabelRecoveryRequest: {
        LabelSpecification: {
          // What is given out again comes as PDF, GIF or for a label printer, never as PNG.
          LabelImageFormat: { Code: lost.request.labelFormat === 'zpl' ? 'ZPL' : 'PDF' },
          LabelStockSize: { Height: '6', Width: '4' },
        },
        ...named,
      },
    },
    timeoutMs: 30_000,
  })
  return knownIn(answer)
}

/** The numbers of the parcels that stand under exactly our reference. */
async function followedUnder(
  { tracking }: UpsWire,
  account: string,
  { reference, sentAt }: LostBooking
) {
  const day = sentAt.setZone(LAGOS)
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
    headers: tracedAs(reference),
    timeoutMs: 30_000,
  })
  const found = knownIn(answer)
  if (!found) return []
  if (!found.trackResponse) throw new CourierSilent('UPS answered to find with nothing')
  const ours = packagesOf(found).filter(({ referenceNumber }) =>
    listOf(referenceNumber).some(({ number }) => textOf(number) === reference)
  )
  return ours.map(({ trackingNumber }) => textOf(trackingNumber)).filter((number) => number !== '')
}

/** Null for "nothing under this name". Whatever else UPS refuses to tell leaves us where we were. */
function knownIn(answer: CarrierAnswer): Told | null {
  if (answer.status < 400) return answer.body as Told
  const problems = problemsOf(answer)
  requireAccount(problems)
  const isNothing = problems.some(
    ({ code, message }) => NOTHING_CODES.test(code) || NOTHING_WORDS.test(message)
  )
  if (isNothing) return null
  throw new CourierSilent(`UPS did not say what it has (${answer.status}): ${wordsOf(problems)}`)
}

/** Where several parcels stand under one reference, UPS names them and asks which. */
function candidatesIn({ LabelRecoveryResponse }: Told): string[] {
  const named = listOf(LabelRecoveryResponse?.TrackingCandidate)
  const numbers = named.map(({ TrackingNumber }) => textOf(TrackingNumber))
  if (numbers.some((number) => number !== '')) return numbers
  throw new CourierSilent('UPS answered to find without a number')
}
