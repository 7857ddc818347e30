import type { BookingRequest } from '#shipping/carriers/booking_request'
import {
  type CourierBooking,
  type CourierDriver,
  CourierRefused,
  type Followed,
  type FollowedParcel,
  type GivenBack,
  KeysRefused,
  type LostBooking,
  type VoidOutcome,
} from '#shipping/carriers/courier_driver'
import { UpsAlerts } from '#shipping/carriers/ups/ups_alerts'
import { problemsOf, requireTaken, type Told, wordsOf } from '#shipping/carriers/ups/ups_answers'
import { textOf } from '#shipping/carriers/wire/answers'
import { bookingOf } from '#shipping/carriers/ups/ups_booking_answer'
import { cancelOutcome } from '#shipping/carriers/ups/ups_cancelling'
import { sendInvoiceAhead } from '#shipping/carriers/ups/ups_invoice'
import { findBooking } from '#shipping/carriers/ups/ups_lost_bookings'
import { UpsPickups } from '#shipping/carriers/ups/ups_pickups'
import { bookingRefusal } from '#shipping/carriers/ups/ups_refusals'
import { shipmentRequest } from '#shipping/carriers/ups/ups_shipment_request'
import { followParcel } from '#shipping/carriers/ups/ups_tracking'
import {
  tracedAs,
  type UpsAccount,
  type UpsOptions,
  type UpsWire,
  upsWire,
} from '#shipping/carriers/ups/ups_wire'

/** UPS, by its REST API. */
export class UpsCourier implements CourierDriver {
  readonly name = 'ups'
  readonly trackedAtOnce = 1
  readonly pickups: UpsPickups
  readonly alerts: UpsAlerts
  private readonly wire: UpsWire
  private readonly account: string

  constructor(account: UpsAccount, options: UpsOptions = {}) {
    this.account = account.ACCOUNT
    this.wire = upsWire(account, options)
    this.pickups = new UpsPickups(this.wire, this.account)
    this.alerts = new UpsAlerts(this.wire)
  }

  /** Asks after a parcel of our own that cannot be: whatever UPS says of it, it knows us. */
  async greet() {
    try {
      await this.wire.tracking.call({
        operation: 'greet',
        method: 'GET',
        path: `/track/v1/details/1Z${this.account}0300000000?locale=en_US`,
        headers: tracedAs(),
        timeoutMs: 30_000,
      })
    } catch (error) {
      if (error instanceof KeysRefused) {
        throw new CourierRefused('UPS does not accept our keys.', error.message)
      }
      throw error
    }
  }

  async book(request: BookingRequest): Promise<CourierBooking> {
    // What does not fit is refused before UPS hears of anything.
    const plain = shipmentRequest(request, this.account, null)
    const invoice = await sendInvoiceAhead(this.wire, this.account, request)
    const answer = await this.wire.shipping.call({
      operation: 'book',
      method: 'POST',
      path: '/shipments/v2409/ship',
      headers: tracedAs(request.reference),
      body: invoice.id ? shipmentRequest(request, this.account, invoice.id) : plain,
      timeoutMs: 60_000,
    })
    const booking = bookingOf(requireTaken(answer, 'book', bookingRefusal))
    return { ...booking, alerts: [...(booking.alerts ?? []), ...invoice.alerts] }
  }

  findByReference(lost: LostBooking): Promise<CourierBooking | null> {
    return findBooking(this.wire, this.account, lost)
  }

  async trackMany(parcels: FollowedParcel[]): Promise<Map<string, Followed>> {
    const known = new Map<string, Followed>()
    for (const parcel of parcels) {
      const followed = await followParcel(this.wire, parcel)
      if (followed) known.set(parcel.waybillNumber, followed)
    }
    return known
  }

  async void({ waybillNumber }: GivenBack): Promise<VoidOutcome> {
    const answer = await this.wire.shipping.call({
      operation: 'void',
      method: 'DELETE',
      path: `/shipments/v2409/void/cancel/${encodeURIComponent(waybillNumber)}`,
      headers: tracedAs(),
      timeoutMs: 30_000,
    })
    const told = answer.body as Told | null
    const reasons = wordsOf(problemsOf(answer)) || 'it was not voided'
    return cancelOutcome(answer, textOf(told?.VoidShipmentResponse?.SummaryResult?.Status?.Code), {
      operation: 'void',
      task: `UPS did not cancel waybill ${waybillNumber}: ${reasons}. Ask UPS to credit it, and make sure that nobody hands it over.`,
    })
  }
}
