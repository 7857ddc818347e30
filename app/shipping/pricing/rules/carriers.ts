/** Each carrier has one account and one tracking page. */
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

export type CourierConnection = 'sandbox' | Carrier

/** Stored with each shipment; `manual` means that staff book by hand. */
export type CourierDriverName = CourierConnection | 'manual'

export const CARRIER_NAMES: Record<Carrier, string> = {
  dhl: 'DHL',
  fedex: 'FedEx',
  ups: 'UPS',
  aramex: 'Aramex',
}

/** Throws on a code without a carrier. */
export function carrierOfCourier(courierCode: string): Carrier {
  if (!isCourierCode(courierCode)) throw new Error(`No carrier for the courier ${courierCode}`)
  return CARRIER_OF_COURIER[courierCode]
}

/** Lists all services of a carrier, because they share one range of waybill numbers. */
export function courierCodesOf(carrier: Carrier): string[] {
  return Object.keys(CARRIER_OF_COURIER).filter((code) => carrierOfCourier(code) === carrier)
}

function isCourierCode(code: string): code is CourierCode {
  return Object.hasOwn(CARRIER_OF_COURIER, code)
}
