import { randomUUID } from 'node:crypto'
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
import { dhlBookingFrom } from '#shipping/carriers/dhl/dhl_answers'
import { DhlPickups } from '#shipping/carriers/dhl/dhl_pickups'
import { requireDhlSuccess } from '#shipping/carriers/dhl/dhl_errors'
import { dhlShipmentRequest } from '#shipping/carriers/dhl/dhl_shipment_request'
import { DhlTracking } from '#shipping/carriers/dhl/dhl_tracking'
import { CarrierApi, requireAcceptedKeys } from '#shipping/carriers/wire/carrier_api'
import type { CarrierAccount } from '#shipping/pricing/carrier_accounts'

/** DHL Express by the MyDHL API. docs/reference/couriers.md lists what we could not yet verify. */
export class DhlCourier implements CourierDriver {
  readonly name = 'dhl'
  readonly maxTrackedAtOnce = 200
  readonly pickups: DhlPickups
  private readonly api: CarrierApi
  private readonly tracking: DhlTracking

  constructor(
    private readonly account: CarrierAccount<'dhl'>,
    { timeoutMs }: { timeoutMs?: number } = {}
  ) {
    const { API_KEY, API_SECRET, ACCOUNT, baseUrl } = account
    const keys = Buffer.from(`${API_KEY}:${API_SECRET}`).toString('base64')
    this.api = new CarrierApi({
      carrier: 'DHL',
      baseUrl,
      headers: { Authorization: `Basic ${keys}` },
      timeoutMs,
    })
    this.pickups = new DhlPickups(this.api, ACCOUNT)
    this.tracking = new DhlTracking(this.api, ACCOUNT)
  }

  /** Validates an address, which changes nothing: any response shows that DHL accepts our keys. */
  checkConnection() {
    const query = new URLSearchParams({ type: 'pickup', countryCode: 'NG', cityName: 'Lagos' })
    const path = `/address-validate?${query}`
    return requireAcceptedKeys(() => this.api.call({ operation: 'ping', method: 'GET', path }))
  }

  async book(request: BookingRequest): Promise<CourierBooking> {
    const answer = await this.api.call({
      operation: 'book',
      method: 'POST',
      // With `bypassPLTError`, DHL books even if customs require paper documents, and warns.
      path: request.customs ? '/shipments?bypassPLTError=true' : '/shipments',
      headers: { 'Message-Reference': messageReference(request.reference) },
      body: dhlShipmentRequest(request, this.account.ACCOUNT),
      timeoutMs: 60_000,
    })
    return dhlBookingFrom(requireDhlSuccess(answer), request.packages.length)
  }

  findByReference(lost: LostBooking): Promise<CourierBooking | null> {
    return this.tracking.find(lost)
  }

  trackMany(parcels: ParcelToTrack[]): Promise<Map<string, CarrierTracking>> {
    return this.tracking.track(parcels)
  }

  async void({ waybillNumber }: VoidRequest): Promise<VoidOutcome> {
    return {
      outcome: 'not_possible',
      task: `DHL does not cancel waybills, but charges nothing for an unused one. Make sure that nobody hands over ${waybillNumber}.`,
    }
  }
}

/** DHL requires a `Message-Reference` of 28 to 36 characters. */
function messageReference(reference: string): string {
  return `${reference}-${randomUUID()}`.slice(0, 36)
}
