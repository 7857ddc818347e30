import { DateTime } from 'luxon'
import type { BookingRequest } from '#shipping/carriers/booking_request'
import type { PickupRequest } from '#shipping/carriers/courier_driver'
import {
  CHIDI,
  declared,
  followed as anyFollowed,
  lost as anyLost,
  SHIRT,
  shirts,
} from '#tests/unit/shipping/carriers/shirts'

/** A Nigerian sender without a postal code, which Aramex does not want in Nigeria. */
export const SENDER = { ...CHIDI, postalCode: null }

const ITEM = { ...SHIRT, description: 'Cotton shirts', quantity: 3, netGrams: 900 }

export const SHIRTS = declared({
  invoiceNumber: 'SD-INV-1',
  invoiceDate: DateTime.fromISO('2026-11-30'),
  items: [{ ...ITEM, unitValueKobo: 25_000_00 }],
})

/** When the parcel is ready: noon of a day in December 2026. */
const READY_AT = DateTime.fromMillis(1796130000000)

export function parcel(change: Partial<BookingRequest> = {}): BookingRequest {
  const [packed] = shirts({ service: 'PPX' }).packages
  return shirts({
    service: 'PPX',
    readyAt: READY_AT,
    sender: SENDER,
    customs: null,
    packages: [{ ...packed!, valueKobo: 75_000_00 }],
    valueKobo: 75_000_00,
    ...change,
  })
}

export function followed(waybillNumber: string) {
  return anyFollowed(waybillNumber, READY_AT)
}

export function lost(request = parcel()) {
  return anyLost(request, READY_AT)
}

export function pickup(change: Partial<PickupRequest> = {}): PickupRequest {
  return {
    reference: 'SD-P-0001',
    day: DateTime.fromISO('2026-12-03', { zone: 'Africa/Lagos' }),
    readyAt: '10:00',
    closeAt: '16:30',
    at: SENDER,
    packages: 1,
    grams: 1200,
    parcels: [{ waybillNumber: '30000000011', service: 'PPX', destinationCountryCode: 'GB' }],
    note: null,
    ...change,
  }
}
