import { isDeepStrictEqual } from 'node:util'
import { DomainError } from '#shared/errors/domain_error'
import { declaredValueProblem } from '#shipping/pricing/rules/declared_value'
import type { Insurance } from '#shipping/pricing/charges'

/** Everything that decides a price, and nothing else: two equal requests cost the same. */
export type PriceRequest = {
  origin: PricedPlace
  destination: PricedPlace
  packages: PricedPackage[]
  insurance: Insurance
  pickup: boolean
  signatureRequired: boolean
  /** Exact up to what `createOffers` takes, which is less than what a number can hold. */
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

class DeclaredValueTooHigh extends DomainError {
  constructor(problem: string) {
    super('E_VALUE_TOO_HIGH', problem, 'items')
  }
}

/** Throws ValueTooHigh. */
export function requireInsurableValue({ declaredValueKobo }: PriceRequest, largestKobo: number) {
  const problem = declaredValueProblem(declaredValueKobo, largestKobo)
  if (problem) throw new DeclaredValueTooHigh(problem)
}

export function isSamePriceRequest(one: PriceRequest, other: PriceRequest): boolean {
  return isDeepStrictEqual(one, other)
}
