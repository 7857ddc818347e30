import { isDeepStrictEqual } from 'node:util'
import { DomainError } from '#shared/errors/domain_error'
import { declaredValueProblem } from '#shipping/pricing/rules/declared_value'
import type { Insurance } from '#shipping/pricing/charges'

/** Everything that decides a price and nothing else: equal requests cost the same. */
export type PriceRequest = {
  origin: PricedPlace
  destination: PricedPlace
  packages: PricedPackage[]
  insurance: Insurance
  pickup: boolean
  signatureRequired: boolean
  /** `createOffers` limits it far below the largest exact number. */
  declaredValueKobo: number
  /** Sorted and unique. */
  categoryIds: number[]
  billingGroupId: number | null
}

export type PricedPlace = { country: string; stateKey: string | null; cityCode: string | null }

/** Grams and centimetres; 0 for an unknown size. */
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
