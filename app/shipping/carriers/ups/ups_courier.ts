import type { BookingRequest } from '#shipping/carriers/booking_request'
import {
  type CourierBooking,
  type CourierDriver,
  type CarrierTracking,
  type ParcelToTrack,
  type VoidRequest,
  type LostBooking,
  type VoidOutcome,
} from '#shipping/carriers/courier_driver'
import { UpsAlerts } from '#shipping/carriers/ups/ups_alerts'
import {
  upsProblemsIn,
  requireUpsSuccess,
  type UpsObject,
  upsMessage,
} from '#shipping/carriers/ups/ups_answers'
import { requireAcceptedKeys } from '#shipping/carriers/wire/carrier_api'
import { toText } from '#shipping/carriers/wire/json_values'
import { upsBookingFrom } from '#shipping/carriers/ups/ups_booking_answer'
import { upsCancelOutcome } from '#shipping/carriers/ups/ups_cancellation'
import { uploadUpsInvoice } from '#shipping/carriers/ups/ups_invoice'
import { findUpsBooking } from '#shipping/carriers/ups/ups_lost_bookings'
import { UpsPickups } from '#shipping/carriers/ups/ups_pickups'
import { upsBookingRefusal } from '#shipping/carriers/ups/ups_errors'
import { upsShipmentRequest } from '#shipping/carriers/ups/ups_shipment_request'
import { trackUpsParcel } from '#shipping/carriers/ups/ups_tracking'
import {
  upsTraceHeaders,
  type UpsAccount,
  type UpsOptions,
  type UpsClients,
  createUpsClients,
} from '#shipping/carriers/ups/ups_clients'

export class UpsCourier implements CourierDriver {
  readonly name = 'ups'
  readonly maxTrackedAtOnce = 1
  readonly pickups: UpsPickups
  readonly alerts: UpsAlerts
  private readonly wire: UpsClients
  private readonly account: string

  constructor(account: UpsAccount, options: UpsOptions = {}) {
    this.account = account.ACCOUNT
    this.wire = createUpsClients(account, options)
    this.pickups = new UpsPickups(this.wire, this.account)
    this.alerts = new UpsAlerts(this.wire)
  }

  /** Tracks a parcel that cannot exist: any response but a refusal of our keys proves the login. */
  checkConnection() {
    return requireAcceptedKeys(() =>
      this.wire.tracking.call({
        operation: 'ping',
        method: 'GET',
        path: `/track/v1/details/1Z${this.account}0300000000?locale=en_US`,
        headers: upsTraceHeaders(),
      })
    )
  }

  async book(request: BookingRequest): Promise<CourierBooking> {
    // If a text is too long, this throws before we upload the invoice.
    const plain = upsShipmentRequest(request, this.account, null)
    const invoice = await uploadUpsInvoice(this.wire, this.account, request)
    const answer = await this.wire.shipping.call({
      operation: 'book',
      method: 'POST',
      path: '/shipments/v2409/ship',
      headers: upsTraceHeaders(request.reference),
      body: invoice.id ? upsShipmentRequest(request, this.account, invoice.id) : plain,
      timeoutMs: 60_000,
    })
    const booking = upsBookingFrom(requireUpsSuccess(answer, 'book', upsBookingRefusal))
    return { ...booking, alerts: [...(booking.alerts ?? []), ...invoice.alerts] }
  }

  findByReference(lost: LostBooking): Promise<CourierBooking | null> {
    return findUpsBooking(this.wire, this.account, lost)
  }

  async trackMany(parcels: ParcelToTrack[]): Promise<Map<string, CarrierTracking>> {
    const known = new Map<string, CarrierTracking>()
    for (const parcel of parcels) {
      const followed = await trackUpsParcel(this.wire, parcel)
      if (followed) known.set(parcel.waybillNumber, followed)
    }
    return known
  }

  async void({ waybillNumber }: VoidRequest): Promise<VoidOutcome> {
    const answer = await this.wire.shipping.call({
      operation: 'void',
      method: 'DELETE',
      path: `/shipments/v2409/void/cancel/${encodeURIComponent(waybillNumber)}`,
      headers: upsTraceHeaders(),
    })
    const body = answer.body as UpsObject | null
    const reasons = upsMessage(upsProblemsIn(answer)) || 'it was not voided'
    return upsCancelOutcome(
      answer,
      toText(body?.VoidShipmentResponse?.SummaryResult?.Status?.Code),
      {
        operation: 'void',
        task: `UPS did not cancel waybill ${waybillNumber}: ${reasons}. Ask UPS to credit it, and make sure that nobody hands it over.`,
      }
    )
  }
}
