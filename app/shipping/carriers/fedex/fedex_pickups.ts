import { DateTime } from 'luxon'
import type { CarrierAccount } from '#shipping/pricing/carrier_accounts'
import {
  CourierUnresponsive,
  type PickupBooking,
  type PickupService,
  type PickupRequest,
  type VoidOutcome,
} from '#shipping/carriers/courier_driver'
import {
  type FedexOutput,
  requireFedexOutput,
  fedexMessage,
} from '#shipping/carriers/fedex/fedex_answers'
import { fedexWeight } from '#shipping/carriers/fedex/fedex_customs'
import { fedexPickupLocation } from '#shipping/carriers/fedex/fedex_parties'
import { fedexErrorFrom } from '#shipping/carriers/fedex/fedex_errors'
import { fedexVoidOutcome } from '#shipping/carriers/fedex/fedex_voids'
import type { FedexClient } from '#shipping/carriers/fedex/fedex_client'
import { requireMaxLength } from '#shipping/carriers/wire/text_limits'
import { formatWeekdayDate } from '#shared/time/lagos_time'
import { pickupMoment } from '#shipping/carriers/wire/pickup_moment'

const LAGOS = 'Africa/Lagos'
const CARRIER_CODE = 'FDXE'

type BookedPickup = Parameters<PickupService['cancel']>[0]

export class FedexPickups implements PickupService {
  constructor(
    private readonly wire: FedexClient,
    private readonly account: CarrierAccount<'fedex'>
  ) {}

  async book(request: PickupRequest): Promise<PickupBooking> {
    const answer = await this.wire.call('shipping', {
      operation: 'pickup',
      method: 'POST',
      path: '/pickup/v1/pickups',
      body: this.bodyOf(request),
      mark: request.reference,
    })
    if (answer.status >= 400) throw fedexErrorFrom(answer, 'pickup')
    const output = requireFedexOutput(answer.body, 'pickup')
    const number = String(output.pickupConfirmationCode ?? '')
    if (!number) throw new CourierUnresponsive('FedEx confirmed a pickup without a number')
    return {
      number,
      handles: output.location ? { location: output.location } : {},
      alerts: (output.alerts ?? []).map(fedexMessage),
    }
  }

  async cancel(pickup: BookedPickup): Promise<VoidOutcome> {
    const { number, handles, day } = pickup
    const answer = await this.wire.call('shipping', {
      operation: 'cancel_pickup',
      method: 'PUT',
      path: '/pickup/v1/pickups/cancel',
      body: {
        associatedAccountNumber: { value: this.account.ACCOUNT },
        pickupConfirmationCode: number,
        carrierCode: CARRIER_CODE,
        scheduledDate: day.toISODate(),
        ...(handles.location ? { location: handles.location } : {}),
      },
      mark: `pickup-${number}`,
    })
    return fedexVoidOutcome(answer, {
      operation: 'cancel_pickup',
      wordsIn: cancellationProblem,
      task: (theirWords) =>
        `FedEx did not cancel pickup ${number} of ${formatWeekdayDate(day)} ("${theirWords}"). Call FedEx and cancel it.`,
    })
  }

  private bodyOf(request: PickupRequest) {
    const accountNumber = { value: this.account.ACCOUNT }
    const { at, parcels, packages, grams, note } = request
    const goesAbroad = parcels.some(({ destinationCountryCode: to }) => to !== at.countryCode)
    return {
      associatedAccountNumber: accountNumber,
      carrierCode: CARRIER_CODE,
      originDetail: {
        pickupAddressType: 'OTHER',
        pickupLocation: { ...fedexPickupLocation(at), accountNumber },
        readyDateTimestamp: readyOf(request),
        customerCloseTime: `${request.closeAt}:00`,
        packageLocation: 'FRONT',
      },
      packageCount: packages,
      totalWeight: fedexWeight(grams),
      countryRelationships: goesAbroad ? 'INTERNATIONAL' : 'DOMESTIC',
      pickupType: 'ON_CALL',
      ...(note ? { remarks: requireMaxLength(note, 60, 'The note to the driver') } : {}),
    }
  }
}

function cancellationProblem({ pickupConfirmationCode, cancelConfirmationMessage }: FedexOutput) {
  if (pickupConfirmationCode || cancelConfirmationMessage) return null
  throw new CourierUnresponsive('FedEx did not say whether the pickup is cancelled')
}

/** FedEx wants Lagos time written with a Z. A time in the past becomes the next minute. */
function readyOf(request: PickupRequest): string {
  const wanted = pickupMoment(request, request.readyAt)
  const soonest = DateTime.now().setZone(LAGOS).plus({ minutes: 1 }).startOf('minute')
  return `${DateTime.max(wanted, soonest).toFormat("yyyy-MM-dd'T'HH:mm")}:00Z`
}
