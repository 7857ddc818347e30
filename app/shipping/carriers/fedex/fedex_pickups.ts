import { DateTime } from 'luxon'
import type { CarrierAccount } from '#shipping/pricing/courier_settings'
import {
  CourierSilent,
  type PickupBooking,
  type PickupDesk,
  type PickupRequest,
  type VoidOutcome,
} from '#shipping/carriers/courier_driver'
import {
  type FedexOutput,
  fedexOutputOf,
  fedexWordsOf,
} from '#shipping/carriers/fedex/fedex_answers'
import { fedexWeight } from '#shipping/carriers/fedex/fedex_customs'
import { fedexPickupPointOf } from '#shipping/carriers/fedex/fedex_parties'
import { fedexTroubleOf } from '#shipping/carriers/fedex/fedex_refusals'
import { fedexGivenBackOf } from '#shipping/carriers/fedex/fedex_voids'
import type { FedexWire } from '#shipping/carriers/fedex/fedex_wire'
import { within } from '#shipping/carriers/wire/texts'
import { dayText } from '#shared/time/lagos_time'

const LAGOS = 'Africa/Lagos'
const CARRIER_CODE = 'FDXE'

type BookedPickup = Parameters<PickupDesk['cancel']>[0]

/** FedEx drivers who come to the sender. Cancelling takes the number, the day and the station together. */
export class FedexPickups implements PickupDesk {
  constructor(
    private readonly wire: FedexWire,
    private readonly account: CarrierAccount<'fedex'>
  ) {}

  async book(request: PickupRequest): Promise<PickupBooking> {
    const answer = await this.wire.ask({
      operation: 'pickup',
      method: 'POST',
      path: '/pickup/v1/pickups',
      body: this.bodyOf(request),
      mark: request.reference,
    })
    if (answer.status >= 400) throw fedexTroubleOf(answer, 'pickup')
    const output = fedexOutputOf(answer.body, 'pickup')
    const number = String(output.pickupConfirmationCode ?? '')
    if (!number) throw new CourierSilent('FedEx answered pickup without a number')
    return {
      number,
      handles: output.location ? { location: output.location } : {},
      alerts: (output.alerts ?? []).map(fedexWordsOf),
    }
  }

  async cancel(pickup: BookedPickup): Promise<VoidOutcome> {
    const { number, handles, day } = pickup
    const answer = await this.wire.ask({
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
    return fedexGivenBackOf(answer, {
      operation: 'cancel_pickup',
      wordsIn: wordsOfCancelling,
      task: (theirWords) =>
        `FedEx did not cancel pickup ${number} of ${dayText(day)} ("${theirWords}"). Call FedEx and cancel it.`,
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
        pickupLocation: { ...fedexPickupPointOf(at), accountNumber },
        readyDateTimestamp: readyOf(request),
        customerCloseTime: `${request.closeAt}:00`,
        packageLocation: 'FRONT',
      },
      packageCount: packages,
      totalWeight: fedexWeight(grams),
      countryRelationships: goesAbroad ? 'INTERNATIONAL' : 'DOMESTIC',
      pickupType: 'ON_CALL',
      ...(note ? { remarks: within(note, 60, 'The note to the driver') } : {}),
    }
  }
}

function wordsOfCancelling({ pickupConfirmationCode, cancelConfirmationMessage }: FedexOutput) {
  if (pickupConfirmationCode || cancelConfirmationMessage) return null
  throw new CourierSilent('FedEx did not say whether the pickup is cancelled')
}

/** The hour in Lagos, which FedEx wants with a Z behind it; now, where it is over. Of the day, its zone says nothing. */
function readyOf({ day, readyAt }: PickupRequest): string {
  const wanted = DateTime.fromISO(`${day.toISODate()}T${readyAt}`, { zone: LAGOS })
  const soonest = DateTime.now().setZone(LAGOS).plus({ minutes: 1 }).startOf('minute')
  return `${DateTime.max(wanted, soonest).toFormat("yyyy-MM-dd'T'HH:mm")}:00Z`
}
