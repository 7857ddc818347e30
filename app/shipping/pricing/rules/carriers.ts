/** The company behind each of our courier codes: one account, one tracking page. */
const CARRIER_OF_COURIER = {
  FEDEX: 'fedex',
  FEDEX_PRIORITY: 'fedex',
  UPS: 'ups',
  DHL: 'dhl',
  ARAMEX: 'aramex',
  ARAMEX_PREMIUM: 'aramex',
} as const

type CourierCode = keyof typeof CARRIER_OF_COURIER
export type Carrier = (typeof CARRIER_OF_COURIER)[CourierCode]

/** Drivers that speak with a courier by themselves: one for each company, and one that plays them all. */
export type CourierConnection = 'sandbox' | Carrier

/** Whoever carries a parcel: one of those, or our staff. The name stands on the parcel's row. */
export type CourierDriverName = CourierConnection | 'manual'

/** The companies as people know them. */
export const CARRIER_NAMES: Record<Carrier, string> = {
  dhl: 'DHL',
  fedex: 'FedEx',
  ups: 'UPS',
  aramex: 'Aramex',
}

/** Throws on a code that nobody carries for. */
export function carrierOfCourier(courierCode: string): Carrier {
  if (!isCourierCode(courierCode)) throw new Error(`No carrier for the courier ${courierCode}`)
  return CARRIER_OF_COURIER[courierCode]
}

/** Our codes for the services of one company, whose waybill numbers come from one range. */
export function courierCodesOf(carrier: Carrier): string[] {
  return Object.keys(CARRIER_OF_COURIER).filter((code) => carrierOfCourier(code) === carrier)
}

function isCourierCode(code: string): code is CourierCode {
  return Object.hasOwn(CARRIER_OF_COURIER, code)
}
