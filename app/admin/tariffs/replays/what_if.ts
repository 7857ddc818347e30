import { shareOfKobo } from '#shipping/pricing/basis_points'
import type { TariffSurcharge } from '#shipping/pricing/surcharges/calculate_surcharges'

/** Changes on top of a version, in basis points. */
export type WhatIf = {
  /** A fuel surcharge of every courier, or of `fuelCourier`. */
  fuelBasisPoints: number
  fuelCourier: string | null
  /** The change of all rates of a lane such as NG-GB. */
  laneBasisPoints: number
  lane: string | null
}

export function isPlainReplay({ fuelBasisPoints, laneBasisPoints }: WhatIf): boolean {
  return fuelBasisPoints === 0 && laneBasisPoints === 0
}

/** A share of the rate, rounded half up to the kobo. */
export function whatIfSurcharges({ fuelBasisPoints, fuelCourier }: WhatIf): TariffSurcharge[] {
  if (fuelBasisPoints === 0) return []
  return [
    {
      id: 0,
      name: 'Fuel',
      kind: 'fuel',
      basisPoints: fuelBasisPoints,
      amountKobo: null,
      aboveGrams: 0,
      endGrams: null,
      courierCode: fuelCourier,
      shipmentKind: null,
      originCountry: null,
      originState: null,
      destinationCountry: null,
      destinationState: null,
      longerThanCm: null,
      startsOn: null,
      endsOn: null,
    },
  ]
}

/** Changes the rate before surcharges take their share; rounds half up to the kobo. */
export function whatIfRate({ lane, laneBasisPoints }: WhatIf) {
  const change = (kobo: number) =>
    kobo + Math.sign(laneBasisPoints) * shareOfKobo(kobo, Math.abs(laneBasisPoints))
  return (rateKobo: number, ofLane: string) => (ofLane === lane ? change(rateKobo) : rateKobo)
}

/** Returns texts such as `Fuel 12.5 % with DHL, NG to GB +3 %`. */
export function whatIfText({
  fuelBasisPoints,
  fuelCourier,
  laneBasisPoints,
  lane,
}: WhatIf): string {
  const parts = [
    ...(fuelBasisPoints
      ? [`Fuel ${percent(fuelBasisPoints)}${fuelCourier ? ` with ${fuelCourier}` : ''}`]
      : []),
    ...(lane
      ? [
          `${lane.replace('-', ' to ')} ${laneBasisPoints > 0 ? '+' : ''}${percent(laneBasisPoints)}`,
        ]
      : []),
  ]
  return parts.join(', ') || 'The version unchanged'
}

function percent(basisPoints: number): string {
  return `${(basisPoints / 100).toLocaleString('en-NG', { maximumFractionDigits: 2 })} %`
}
