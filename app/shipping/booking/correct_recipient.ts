import { errors } from '@vinejs/vine'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { bookingFacts } from '#shipping/booking/booking_facts'
import { carrierLimitProblems } from '#shipping/booking/carrier_limit_check'
import {
  deliveryProblems,
  normalizeAddresses,
  type SubmissionProblem,
} from '#shipping/booking/submission_check'
import { submittedAddressFrom } from '#shipping/booking/submission_from_shipment'
import {
  type RecipientCorrection,
  recipientValidator,
  type SubmittedAddress,
} from '#shipping/booking/submission_validator'
import Shipment from '#shipping/shipment/models/shipment'
import ShipmentAddress from '#shipping/shipment/models/shipment_address'

const SIDE = 'destination.'

const BOOK_AGAIN = 'Take the refund and book again to send it there.'
const OTHER_CITY = `In Nigeria, the price depends on the city. ${BOOK_AGAIN}`
const OTHER_PLACE = `This postal code is in a place with another price. ${BOOK_AGAIN}`

/**
 * Checks the corrected recipient like that of a booking, and that no price depends on what changed.
 * Throws E_VALIDATION_ERROR.
 */
export async function checkCorrection(
  shipmentId: number,
  correction: RecipientCorrection
): Promise<SubmittedAddress> {
  const shipment = await Shipment.findWithDetails(shipmentId)
  const booked = submittedAddressFrom(shipment.address('destination'))
  const given = await recipientValidator.validate({ ...booked, ...correction })
  const facts = await bookingFacts()
  const parties = { origin: submittedAddressFrom(shipment.address('origin')), items: [] }
  const submission = normalizeAddresses({ ...parties, destination: given }, facts)
  const found: SubmissionProblem[] = [
    ...deliveryProblems(submission, facts),
    ...carrierLimitProblems(submission, shipment.courierCode).map((problem) => ({
      ...problem,
      rule: 'carrier',
    })),
  ]
  const problems = [
    ...priceProblems(booked, submission.destination),
    ...found
      .filter(({ field }) => field.startsWith(SIDE))
      .map((problem) => ({ ...problem, field: problem.field.slice(SIDE.length) })),
  ]
  if (problems.length > 0) throw new errors.E_VALIDATION_ERROR(problems)
  return submission.destination
}

/** Some postal codes belong to a territory, which is another country for couriers and prices. */
function priceProblems(booked: SubmittedAddress, corrected: SubmittedAddress): SubmissionProblem[] {
  if (corrected.country !== booked.country || corrected.state !== booked.state) {
    return [{ field: 'postalCode', message: OTHER_PLACE, rule: 'place' }]
  }
  const isSameCity = corrected.country !== 'NG' || corrected.cityName === booked.cityName
  return isSameCity ? [] : [{ field: 'cityName', message: OTHER_CITY, rule: 'city' }]
}

/** Lock the shipment's row first. Returns the names of the fields that it changed. */
export async function writeCorrection(
  trx: TransactionClientContract,
  shipmentId: number,
  { fullname, phoneNumber, address, cityName, postalCode }: SubmittedAddress
): Promise<string[]> {
  const recipient = await ShipmentAddress.query({ client: trx })
    .where({ shipmentId, side: 'destination' })
    .firstOrFail()
  recipient.merge({ fullname, phoneNumber, address, postalCode, cityName: cityName || null })
  const changed = Object.keys(recipient.$dirty)
  // Couriers and documents would print the former address next to the new one.
  if (changed.length > 0) recipient.originalScript = null
  await recipient.save()
  return changed
}
