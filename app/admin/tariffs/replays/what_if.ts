import { shareOfKobo } from '#shipping/pricing/basis_points'
import type { CourierPrice } from '#shipping/pricing/lane_prices'

/** What is tried on top of a version, in hundredths of a percent. */
export type WhatIf = {
  /** A fuel surcharge of every courier, or of one. */
  fuelBasisPoints: number
  fuelCourier: string | null
  /** What the rates of a lane such as NG-GB go up or down by. */
  laneBasisPoints: number
  lane: string | null
}

export const NO_CHANGE: WhatIf = {
  ...{ fuelBasisPoints: 0, fuelCourier: null },
  ...{ laneBasisPoints: 0, lane: null },
}

export function isPlain({ fuelBasisPoints, laneBasisPoints }: WhatIf): boolean {
  return fuelBasisPoints === 0 && laneBasisPoints === 0
}

/** First the lane's rate changes, then fuel is a share of that; each is rounded half up to the kobo. */
export function priceIf(whatIf: WhatIf, lane: string, { courierCode, kobo }: CourierPrice): number {
  const rateKobo = whatIf.lane === lane ? changedKobo(kobo, whatIf.laneBasisPoints) : kobo
  const hasFuel = whatIf.fuelCourier === null || whatIf.fuelCourier === courierCode
  return hasFuel ? rateKobo + shareOfKobo(rateKobo, whatIf.fuelBasisPoints) : rateKobo
}

function changedKobo(kobo: number, basisPoints: number): number {
  return kobo + Math.sign(basisPoints) * shareOfKobo(kobo, Math.abs(basisPoints))
}
