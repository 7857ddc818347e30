import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { Carrier } from '#shipping/pricing/rules/carriers'
import type { BookingRequest, ShipmentParty } from '#shipping/carriers/booking_request'
import {
  type CourierBooking,
  type CourierDriver,
  CourierRefused,
  CourierUnresponsive,
  type CarrierTracking,
  type ParcelToTrack,
  type VoidRequest,
  type LostBooking,
  type VoidOutcome,
} from '#shipping/carriers/courier_driver'
import { SandboxPickups } from '#shipping/carriers/pickups/sandbox_pickups'
import { sandboxEvents, sandboxFate } from '#shipping/carriers/sandbox_events'
import { sandboxWaybill } from '#shipping/carriers/sandbox_waybills'
import SandboxParcel from '#shipping/carriers/sandbox_parcel'

const MAX_TRIES = 20

const SECONDS_A_DAY = 86_400

/**
 * Simulates a courier, without a network. A parcel moves one step each `paceSeconds`. Words in the
 * receiver's street address make the courier misbehave:
 * - REFUSE: refuses the parcel. BUSY: never answers. SLOW: takes a day per step.
 * - TWICE: loses its first response to a booking, and reports each event twice.
 * - COLLECT: leaves the parcel at a shop. MISSED, HOLD, CUSTOMS, RETURN: see `sandbox_events`.
 */
export class SandboxCourier implements CourierDriver {
  readonly name = 'sandbox'
  readonly maxTrackedAtOnce = 50
  readonly pickups = new SandboxPickups()

  constructor(
    private carrier: Carrier,
    private paceSeconds: number
  ) {}

  async checkConnection() {}

  async book(request: BookingRequest): Promise<CourierBooking> {
    const { street } = request.receiver
    if (/\bBUSY\b/.test(street))
      throw new CourierUnresponsive('The sandbox courier does not answer')
    if (/\bREFUSE\b/.test(street)) {
      throw new CourierRefused("The courier does not deliver to the receiver's address.")
    }
    const booking = this.bookingOf(request, await this.waybillFor(request))
    if (/\bTWICE\b/.test(street)) {
      throw new CourierUnresponsive('The answer of the sandbox courier was lost')
    }
    return booking
  }

  async findByReference({ reference, request }: LostBooking): Promise<CourierBooking | null> {
    if (/\bBUSY\b/.test(request.receiver.street)) {
      throw new CourierUnresponsive('The sandbox courier does not answer')
    }
    const parcel = await SandboxParcel.find(reference)
    return parcel && this.bookingOf(request, parcel.waybillNumber)
  }

  async trackMany(parcels: ParcelToTrack[]): Promise<Map<string, CarrierTracking>> {
    const numbers = parcels.map(({ waybillNumber }) => waybillNumber)
    const known = await SandboxParcel.query().whereIn('waybillNumber', numbers)
    return new Map(
      known.map((parcel) => {
        const events = sandboxEvents(parcel, DateTime.now(), parcel.paceSeconds)
        const reportedEvents = parcel.tellsTwice ? [...events, ...events.toReversed()] : events
        return [
          parcel.waybillNumber,
          { events: reportedEvents, isComplete: true, chargeableGrams: null },
        ]
      })
    )
  }

  async void({ waybillNumber }: VoidRequest): Promise<VoidOutcome> {
    const voided = await SandboxParcel.query()
      .where('waybillNumber', waybillNumber)
      .whereNull('voidedAt')
      .update({ voidedAt: DateTime.now().toJSDate() })
    return { outcome: Number(voided) > 0 ? 'voided' : 'already' }
  }

  /** Returns no label: our own waybill serves as the label. */
  private bookingOf(request: BookingRequest, waybillNumber: string) {
    const { reference, packages } = request
    const packageWaybillNumbers = packages.map((_, index) =>
      index === 0 ? waybillNumber : sandboxWaybill(this.carrier, `${reference}/package/${index}`)
    )
    return { waybillNumber, packageWaybillNumbers, documents: [], charge: sandboxCharge(request) }
  }

  private async waybillFor(request: BookingRequest): Promise<string> {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      await this.accept(request, `${request.reference}/${tries}`)
      const parcel = await SandboxParcel.find(request.reference)
      if (parcel) return parcel.waybillNumber
    }
    throw new Error(`No free waybill number for ${request.reference}`)
  }

  /** Does nothing if the reference has a parcel already, or another parcel has the number. */
  private async accept({ reference, sender, receiver }: BookingRequest, seed: string) {
    const { street } = receiver
    await db
      .table('sandbox_parcels')
      .insert({
        reference,
        waybill_number: sandboxWaybill(this.carrier, seed),
        courier_code: this.carrier.toUpperCase(),
        origin_country: sender.countryCode,
        origin_place: sandboxPlaceText(sender),
        destination_country: receiver.countryCode,
        destination_place: sandboxPlaceText(receiver),
        accepted_at: DateTime.now().toJSDate(),
        at_access_point: /\bCOLLECT\b/.test(street),
        fate: sandboxFate(street),
        tells_twice: /\bTWICE\b/.test(street),
        pace_seconds: /\bSLOW\b/.test(street) ? SECONDS_A_DAY : this.paceSeconds,
      })
      .onConflict()
      .ignore()
  }
}

/** A base price plus a price per half kilogram, in US dollars, as some real accounts are billed. */
function sandboxCharge({ packages, isDomestic }: BookingRequest) {
  const grams = packages.reduce((sum, one) => sum + one.grams, 0)
  const [base, step] = isDomestic ? [150, 30] : [1400, 500]
  return { amount: (base + step * Math.max(1, Math.ceil(grams / 500))) / 100, currency: 'USD' }
}

function sandboxPlaceText({ city, stateName, countryName }: ShipmentParty): string {
  const parts = [city, stateName ?? countryName].filter((part) => part !== '')
  return [...new Set(parts)].join(', ').slice(0, 120)
}
