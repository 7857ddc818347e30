import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { Carrier } from '#shipping/pricing/carriers'
import {
  type CourierBooking,
  type CourierDriver,
  CourierRefused,
  CourierSilent,
} from '#shipping/carriers/courier_driver'
import type { CourierEvent } from '#shipping/shipment/courier_event'
import { sandboxEvents } from '#shipping/carriers/sandbox_events'
import { sandboxWaybill } from '#shipping/carriers/sandbox_waybills'
import type Shipment from '#shipping/shipment/models/shipment'
import type ShipmentAddress from '#shipping/shipment/models/shipment_address'
import SandboxParcel from '#shipping/carriers/sandbox_parcel'

/** Hands its numbers out once each; more tries than this means that something else is wrong. */
const MOST_TRIES = 20

const SECONDS_A_DAY = 86_400

/**
 * A courier that works without a network, for development, demonstrations and tests. It moves a
 * parcel one step each `paceSeconds`, and can be told to misbehave by a word in the receiver's
 * street address: REFUSE, and it will not take the parcel; BUSY, and it never answers; SLOW, and a
 * step takes it a day; TWICE, and its first answer to a booking is lost, so that it is asked and
 * answers again, and each event is told twice; COLLECT, and it leaves the parcel at a shop to be
 * fetched. Its memory is the table `sandbox_parcels`.
 */
export class SandboxCourier implements CourierDriver {
  readonly name = 'sandbox'

  constructor(
    private carrier: Carrier,
    private paceSeconds: number
  ) {}

  async book(shipment: Shipment): Promise<CourierBooking> {
    const { address } = shipment.address('destination')
    if (/\bBUSY\b/.test(address)) throw new CourierSilent('The sandbox courier does not answer')
    if (/\bREFUSE\b/.test(address)) {
      throw new CourierRefused("The courier does not deliver to the receiver's address.")
    }
    const isFirst = (await SandboxParcel.find(shipment.transactionReference)) === null
    const waybillNumber = await this.waybillFor(shipment)
    if (isFirst && /\bTWICE\b/.test(address)) {
      throw new CourierSilent('The answer of the sandbox courier was lost')
    }
    const packageWaybillNumbers = shipment.packages.map(({ position }, index) =>
      index === 0
        ? waybillNumber
        : sandboxWaybill(this.carrier, `${shipment.transactionReference}/package/${position}`)
    )
    return { waybillNumber, packageWaybillNumbers }
  }

  async track(waybillNumber: string): Promise<CourierEvent[]> {
    const parcel = await SandboxParcel.findByOrFail('waybillNumber', waybillNumber)
    const events = sandboxEvents(parcel, DateTime.now(), parcel.paceSeconds)
    return parcel.tellsTwice ? [...events, ...events.toReversed()] : events
  }

  async void(waybillNumber: string) {
    await SandboxParcel.query()
      .where('waybillNumber', waybillNumber)
      .whereNull('voidedAt')
      .update({ voidedAt: DateTime.now().toJSDate() })
  }

  private async waybillFor(shipment: Shipment): Promise<string> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      await this.accept(shipment, `${shipment.transactionReference}/${tries}`)
      const parcel = await SandboxParcel.find(shipment.transactionReference)
      if (parcel) return parcel.waybillNumber
    }
    throw new Error(`No free waybill number for ${shipment.transactionReference}`)
  }

  /** Does nothing when the reference has a parcel already, or when another parcel has the number. */
  private async accept(shipment: Shipment, seed: string) {
    const origin = shipment.address('origin')
    const destination = shipment.address('destination')
    await db
      .table('sandbox_parcels')
      .insert({
        reference: shipment.transactionReference,
        waybill_number: sandboxWaybill(this.carrier, seed),
        courier_code: shipment.courierCode,
        origin_country: origin.countryCode,
        origin_place: placeOf(origin),
        destination_country: destination.countryCode,
        destination_place: placeOf(destination),
        accepted_at: DateTime.now().toJSDate(),
        at_access_point: /\bCOLLECT\b/.test(destination.address),
        tells_twice: /\bTWICE\b/.test(destination.address),
        pace_seconds: /\bSLOW\b/.test(destination.address) ? SECONDS_A_DAY : this.paceSeconds,
      })
      .onConflict()
      .ignore()
  }
}

/** Where a courier would say that it is: the city, never the street. */
function placeOf({ cityName, state, country }: ShipmentAddress): string {
  const parts = [cityName, state?.name ?? country.name].filter((part) => part !== null)
  return [...new Set(parts)].join(', ').slice(0, 120)
}
