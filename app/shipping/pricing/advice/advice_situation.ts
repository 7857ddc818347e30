import {
  type AdvisedChange,
  type PackageContents,
  applyAdvisedChange,
} from '#shipping/pricing/advice/advised_change'
import { type Offer, calculateOffers, type PricedRoute } from '#shipping/pricing/offers'
import type { PriceFacts } from '#shipping/pricing/price_facts'
import type { PriceRequest } from '#shipping/pricing/price_request'
import { calculateVolumetricGrams } from '#shipping/pricing/rules/weight'
import type { PriceTerms } from '#shipping/pricing/pricing_settings'

/** Only booking staff may choose express boxes. `day` is a Lagos date. */
export type AdviceCaller = { isTest: boolean; isBookingStaff?: boolean; day?: string }

type AdviceKind =
  | 'lower_weight'
  | 'smaller_size'
  | 'express_box'
  | 'merged_packages'
  | 'two_shipments'
  | 'pickup'
  | 'courier'
  | 'insurance'

export type PricedSaving = {
  change: AdvisedChange
  courierCode: string
  totalKobo: number
  savedKobo: number
}

export type FoundSaving = PricedSaving & { kind: AdviceKind; sentence: string }

type SituationInput = {
  request: PriceRequest
  route: PricedRoute
  /** The offer that the advice must undercut. */
  base: Offer
  facts: PriceFacts
  terms: PriceTerms
  mode: AdviceCaller
  contents?: readonly PackageContents[]
  isPossible?: (change: AdvisedChange) => boolean
}

export class AdviceSituation {
  readonly request: PriceRequest
  readonly route: PricedRoute
  readonly base: Offer
  readonly isStaff: boolean
  readonly facts: PriceFacts
  readonly contents: readonly PackageContents[] | null
  /** The volumetric weight of each package, in grams. */
  readonly volumes: readonly number[]

  constructor(private given: SituationInput) {
    this.request = given.request
    this.route = given.route
    this.base = given.base
    this.isStaff = given.mode.isBookingStaff ?? false
    this.facts = given.facts
    this.contents = given.contents ?? null
    this.volumes = given.request.packages.map(calculateVolumetricGrams)
  }

  /** Returns one offer per shipment, all by the same courier; null if it cannot carry them all. */
  offersAfter(change: AdvisedChange): Offer[] | null {
    const { request, base, facts, terms, mode, contents } = this.given
    const requests = applyAdvisedChange(request, change, contents)
    const offers = requests.flatMap((changed) => {
      const { offers: all } = calculateOffers(changed, mode, { facts, terms })
      return all.find(({ courierCode }) => courierCode === base.courierCode) ?? []
    })
    return offers.length === requests.length ? offers : null
  }

  /** Null if the change saves nothing or is not possible. */
  saving(change: AdvisedChange, offers = this.offersAfter(change)): PricedSaving | null {
    if (!offers || !this.isPossible(change)) return null
    const totalKobo = offers.reduce((sum, { charges }) => sum + charges.totalKobo, 0)
    const savedKobo = this.base.charges.totalKobo - totalKobo
    const { courierCode } = offers[0]!
    return savedKobo > 0 ? { change, courierCode, totalKobo, savedKobo } : null
  }

  isPossible(change: AdvisedChange): boolean {
    return this.given.isPossible?.(change) ?? true
  }
}
