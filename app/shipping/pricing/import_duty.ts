import type { Insurance } from '#shipping/pricing/charges'

export const DUTY_FREE_KOBO = 150_000_00

/**
 * Returns whether the receiver will owe import duty: for parcels to Great Britain whose item values
 * plus Premium insurance fee exceed `thresholdKobo`, by default 150,000 naira. Source:
 * specification of booking and money, sections 4.5 and 9.
 */
export function needsImportDutyNotice(shipment: {
  destinationCountry: string
  itemsValueKobo: number
  insurance: Insurance
  insuranceFeeKobo: number
  thresholdKobo?: number
}): boolean {
  const { thresholdKobo = DUTY_FREE_KOBO } = shipment
  const feeKobo = shipment.insurance === 'Premium' ? shipment.insuranceFeeKobo : 0
  return shipment.destinationCountry === 'GB' && shipment.itemsValueKobo + feeKobo > thresholdKobo
}
