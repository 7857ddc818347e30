import { isDeepStrictEqual } from 'node:util'
import type { Insurance } from '#shipping/pricing/charges'

/** Everything that decides a price, and nothing else: two equal requests cost the same. */
export type PriceRequest = {
  origin: PricedPlace
  destination: PricedPlace
  packages: PricedPackage[]
  insurance: Insurance
  pickup: boolean
  signatureRequired: boolean
  declaredValueKobo: number
  /** Sorted, each once. */
  categoryIds: number[]
  billingGroupId: number | null
}

export type PricedPlace = { country: string; stateKey: string | null; cityCode: string | null }

/** Grams and centimetres; a size that was left empty is 0. */
export type PricedPackage = {
  weightGrams: number
  lengthCm: number
  widthCm: number
  heightCm: number
  expressBoxId: number | null
}

export function isSamePrice(one: PriceRequest, other: PriceRequest): boolean {
  return isDeepStrictEqual(one, other)
}
