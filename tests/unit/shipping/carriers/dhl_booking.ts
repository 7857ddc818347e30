import { DateTime } from 'luxon'
import type {
  BookingRequest,
  CustomsDeclaration,
  ShipmentParty,
} from '#shipping/carriers/booking_request'
import { DhlCourier } from '#shipping/carriers/dhl/dhl_courier'
import {
  declared as declaredShirts,
  followed as oneFollowed,
  GRACE,
  SHIRT,
  shirts as plainShirts,
} from '#tests/unit/shipping/carriers/shirts'
import { startFakeDhl } from '#tests/support/fakes/carriers/dhl'

/** When the parcel is ready: at 14:00 in Lagos in two days. */
export const READY_AT = DateTime.now()
  .setZone('Africa/Lagos')
  .plus({ days: 2 })
  .set({ hour: 14, minute: 0, second: 0, millisecond: 0 })

export const DAY = READY_AT.toFormat('yyyy-MM-dd')

/** Declares shirts with the weight and day of the samples in the documentation of the API. */
export function declared(change: Partial<CustomsDeclaration> = {}): CustomsDeclaration {
  return declaredShirts({
    invoiceDate: READY_AT,
    items: [{ ...SHIRT, netGrams: 500 }],
    ...change,
  })
}

export function shirts(change: Partial<BookingRequest> = {}): BookingRequest {
  const sample = { readyAt: READY_AT, insuredKobo: 90_00, customs: declared() }
  return plainShirts({ service: 'P', ...sample, ...change })
}

export function sentTo(change: Partial<ShipmentParty>): Partial<BookingRequest> {
  return { receiver: { ...GRACE, ...change } }
}

export function followed(...numbers: string[]) {
  return numbers.map((number) => oneFollowed(number))
}

/** Starts a fake DHL and drivers for it until the test ends; the driver `hasty` times out early. */
export async function dhl(cleanup: (end: () => Promise<void>) => unknown) {
  const fake = await startFakeDhl()
  cleanup(() => fake.close())
  const { account } = fake
  return {
    fake,
    courier: new DhlCourier(account),
    hasty: new DhlCourier(account, { timeoutMs: 500 }),
  }
}

export async function trackOne(courier: DhlCourier, waybillNumber: string) {
  const found = await courier.trackMany(followed(waybillNumber))
  return found.get(waybillNumber)!
}
