import { isDeepStrictEqual } from 'node:util'
import { DomainError } from '#shared/errors/domain_error'
import { declaredValueProblem } from '#shipping/pricing/rules/declared_value'
import type { Insurance } from '#shipping/pricing/charges'

/** Only what decides a price, so equal requests cost the same. */
export type PriceRequest = {
  origin: PricedPlace
  destination: PricedPlace
  packages: PricedPackage[]
  insurance: Insurance
  pickup: boolean
  signatureRequired: boolean
  /** `createOffers` refuses values above a limit that is far below the largest exact number. */
  declaredValueKobo: number
  /** Sorted and unique. */
  categoryIds: number[]
  billingGroupId: number | null
}

export type PricedPlace = { country: string; stateKey: string | null; cityCode: string | null }

/** In grams and centimetres; a side is 0 if the size is unknown. */
export type PricedPackage = {
  weightGrams: number
  lengthCm: number
  widthCm: number
  heightCm: number
  expressBoxId: number | null
}

class DeclaredValueTooHigh extends DomainError {
  constructor(problem: string) {
    super('E_VALUE_TOO_HIGH', problem, 'items')
  }
}

/** Throws DeclaredValueTooHigh. */
export function requireInsurableValue({ declaredValueKobo }: PriceRequest, largestKobo: number) {
  const problem = declaredValueProblem(declaredValueKobo, largestKobo)
  if (problem) throw new DeclaredValueTooHigh(problem)
}

export function isSamePriceRequest(one: PriceRequest, other: PriceRequest): boolean {
  return isDeepStrictEqual(one, other)
}
