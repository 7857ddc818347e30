/** The company behind each of our courier codes: one account, one tracking page. */
const CARRIERS = {
  FEDEX: 'fedex',
  FEDEX_PRIORITY: 'fedex',
  UPS: 'ups',
  DHL: 'dhl',
  ARAMEX: 'aramex',
  ARAMEX_PREMIUM: 'aramex',
} as const

type CourierCode = keyof typeof CARRIERS
export type Carrier = (typeof CARRIERS)[CourierCode]

/** Throws on a code that nobody carries for. */
export function carrierOf(courierCode: string): Carrier {
  if (!isCourierCode(courierCode)) throw new Error(`No carrier for the courier ${courierCode}`)
  return CARRIERS[courierCode]
}

function isCourierCode(code: string): code is CourierCode {
  return Object.hasOwn(CARRIERS, code)
}
