import type { DateTime } from 'luxon'
import {
  CourierRefused,
  CourierUnresponsive,
  type PickupBooking,
  type PickupService,
  type PickupRequest,
  type VoidOutcome,
} from '#shipping/carriers/courier_driver'
import type { CarrierApi } from '#shipping/carriers/wire/carrier_api'
import { saysAlreadyCancelled } from '#shipping/carriers/wire/already_cancelled'
import { kilogramsOf, splitIntoLines } from '#shipping/carriers/wire/text_limits'
import { dhlTexts } from '#shipping/carriers/dhl/dhl_answers'
import { toText } from '#shipping/carriers/wire/json_values'
import { dhlParty } from '#shipping/carriers/dhl/dhl_party'
import { isDhlAnswer, requireDhlSuccess, dhlMessage } from '#shipping/carriers/dhl/dhl_errors'
import { dhlMoment, notBeforeNow } from '#shipping/carriers/dhl/dhl_time'
import { pickupMoment } from '#shipping/carriers/wire/pickup_moment'

export class DhlPickups implements PickupService {
  constructor(
    private readonly api: CarrierApi,
    private readonly account: string
  ) {}

  async book(request: PickupRequest): Promise<PickupBooking> {
    const answer = requireDhlSuccess(
      await this.api.call({
        operation: 'pickup',
        method: 'POST',
        path: '/pickups',
        body: pickupOf(request, this.account),
      })
    )
    const [number] = [answer.dispatchConfirmationNumbers].flat().map(toText)
    if (!number) throw new CourierUnresponsive('DHL confirmed a pickup without a number')
    return {
      number,
      handles: { requestorName: request.at.name },
      alerts: [...dhlTexts(answer.warnings), ...otherDayAlerts(answer, request)],
    }
  }

  async cancel({ number, handles }: PickupBooking): Promise<VoidOutcome> {
    const query = new URLSearchParams({
      requestorName: handles.requestorName ?? 'Shipper',
      reason: 'Not ready',
    })
    const { status, body } = await this.api.call({
      operation: 'cancel_pickup',
      method: 'DELETE',
      path: `/pickups/${encodeURIComponent(number)}?${query}`,
      mayBeEmpty: true,
    })
    if (status < 400) return { outcome: 'voided' }
    const words = dhlMessage(body)
    if (!isDhlAnswer(body)) {
      throw new CourierUnresponsive(`A proxy answered instead of DHL (${status}): ${words}`)
    }
    if (/not found/i.test(words) || saysAlreadyCancelled(words)) return { outcome: 'already' }
    return {
      outcome: 'not_possible',
      task: `DHL did not cancel the pickup ${number}: ${words}. Call DHL and cancel it, or the driver will come.`,
    }
  }
}

/** A pickup must not name `countryName` and `typeCode`: DHL would refuse it. */
function pickupOf(request: PickupRequest, account: string) {
  const { at, note } = request
  return {
    plannedPickupDateAndTime: dhlMoment(pickupStart(request)),
    closeTime: request.closeAt,
    location: at.company ? 'Reception' : 'Front door',
    locationType: at.company ? 'business' : 'residence',
    accounts: [{ typeCode: 'shipper', number: account }],
    ...(note ? { specialInstructions: instructionsOf(note) } : {}),
    customerDetails: { shipperDetails: dhlParty(at, "The sender's") },
    shipmentDetails: shipmentsOf(request),
  }
}

function pickupStart(request: PickupRequest): DateTime {
  const begins = notBeforeNow(pickupMoment(request, request.readyAt))
  if (begins < pickupMoment(request, request.closeAt)) return begins
  throw new CourierRefused('It is too late for a pickup at that time. Please choose another day.')
}

function instructionsOf(note: string) {
  return splitIntoLines(note, { width: 80, lines: 4 }, 'The note for the courier').map((value) => ({
    value,
  }))
}

/** We know only the total of packages: each parcel gets one, and the first also all others. */
function shipmentsOf({ parcels, packages, grams, at }: PickupRequest) {
  const weight = kilogramsOf(Math.round(grams / Math.max(packages, 1)))
  return parcels.map(({ waybillNumber, service, destinationCountryCode }, index) => ({
    productCode: service,
    isCustomsDeclarable: destinationCountryCode !== at.countryCode,
    unitOfMeasurement: 'metric',
    shipmentTrackingNumber: waybillNumber,
    packages: Array.from(
      { length: index === 0 ? Math.max(1, packages - parcels.length + 1) : 1 },
      () => ({ weight })
    ),
  }))
}

function otherDayAlerts(answer: Record<string, unknown>, { day }: PickupRequest): string[] {
  const next = toText(answer.nextPickupDate)
  return next && next !== day.toISODate() ? [`DHL will come on ${next} instead.`] : []
}
