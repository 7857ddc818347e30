import { shareOfKobo } from '#shipping/pricing/basis_points'
import type { ShipmentKind } from '#shipping/pricing/shipment_kind'
import type { Dimensions } from '#shipping/pricing/rules/weight'
import type { SurchargeKind } from '#shipping/pricing/surcharges/rules/surcharge_kinds'
import type { TariffPlace, TariffRoute } from '#shipping/places/zone'

/** A share of the shipping rate, or a fixed amount per shipment, however many packages it has. */
type SurchargeAmount =
  | { basisPoints: number; amountKobo: null }
  | { basisPoints: null; amountKobo: number }

/** Applies above `aboveGrams`, up to and including `endGrams`; null means no upper limit. */
type SurchargeWeightBand = { aboveGrams: number; endGrams: number | null }

/** Stored with the price, for a later reweigh. */
export type ApplicableSurcharge = { name: string; kind: SurchargeKind } & SurchargeAmount &
  SurchargeWeightBand

/** A surcharge of the tariff; null matches everything. States are codes such as `LA`. */
export type TariffSurcharge = ApplicableSurcharge & {
  id: number
  courierCode: string | null
  shipmentKind: ShipmentKind | null
  originCountry: string | null
  originState: string | null
  destinationCountry: string | null
  destinationState: string | null
  /** Applies if a side is longer; never to a parcel of unknown size. */
  longerThanCm: number | null
  /** Lagos days such as `2026-11-20`, both included. */
  startsOn: string | null
  endsOn: string | null
}

export type SurchargedParcel = {
  courierCode: string
  kind: ShipmentKind
  route: TariffRoute
  longestSideCm: number
  day: string
}

export type SurchargeLine = { name: string; kind: SurchargeKind; amountKobo: number }

/**
 * Returns the surcharges that apply to the parcel at some weight, in tariff order. Of these, all
 * whose weight band contains the weight are charged.
 */
export function findSurcharges(
  all: readonly TariffSurcharge[],
  parcel: SurchargedParcel
): TariffSurcharge[] {
  return all.filter((surcharge) => isSurchargeApplicable(surcharge, parcel))
}

export function findApplicableSurcharges(
  all: readonly TariffSurcharge[],
  parcel: SurchargedParcel
): ApplicableSurcharge[] {
  if (all.length === 0) return []
  return findSurcharges(all, parcel).map(
    ({ name, kind, basisPoints, amountKobo, aboveGrams, endGrams }) => ({
      name,
      kind,
      aboveGrams,
      endGrams,
      ...({ basisPoints, amountKobo } as SurchargeAmount),
    })
  )
}

/** Returns kobo. A percentage is of the shipping rate without other surcharges, rounded half up. */
export function calculateSurchargeLines(
  surcharges: readonly ApplicableSurcharge[],
  { rateKobo, billableGrams }: { rateKobo: number; billableGrams: number }
): SurchargeLine[] {
  return surcharges
    .filter(({ aboveGrams, endGrams }) => isWithinWeightBand(billableGrams, aboveGrams, endGrams))
    .map(({ name, kind, basisPoints, amountKobo }) => ({
      name,
      kind,
      amountKobo: basisPoints === null ? amountKobo : shareOfKobo(rateKobo, basisPoints),
    }))
}

/**
 * ₦1,000,000,000 for a shipping rate plus its surcharges. A higher price is a mistake in the tariff
 * and is never offered, so sums of prices stay exact.
 */
export const MAX_CARRIAGE_KOBO = 1_000_000_000_00

/** Returns a shipping rate plus its surcharges, in kobo. */
export function addSurchargesKobo(
  surcharges: readonly ApplicableSurcharge[],
  priced: { rateKobo: number; billableGrams: number }
): number {
  return calculateSurchargeLines(surcharges, priced).reduce(
    (sum, { amountKobo }) => sum + amountKobo,
    priced.rateKobo
  )
}

/** In centimetres; 0 if no package has a size. */
export function longestSideCm(packages: readonly Dimensions[]): number {
  return packages.reduce(
    (longest, { lengthCm, widthCm, heightCm }) => Math.max(longest, lengthCm, widthCm, heightCm),
    0
  )
}

function isSurchargeApplicable(
  surcharge: TariffSurcharge,
  { courierCode, kind, route, longestSideCm: side, day }: SurchargedParcel
) {
  return (
    (surcharge.courierCode === null || surcharge.courierCode === courierCode) &&
    (surcharge.shipmentKind === null || surcharge.shipmentKind === kind) &&
    (surcharge.startsOn === null || surcharge.startsOn <= day) &&
    (surcharge.endsOn === null || day <= surcharge.endsOn) &&
    (surcharge.longerThanCm === null || side > surcharge.longerThanCm) &&
    isPlaceIn(route.origin, surcharge.originCountry, surcharge.originState) &&
    isPlaceIn(route.destination, surcharge.destinationCountry, surcharge.destinationState)
  )
}

function isPlaceIn(place: TariffPlace, country: string | null, state: string | null): boolean {
  if (state !== null) return place.country === HOME && place.state === state
  return country === null || place.country === country
}

function isWithinWeightBand(grams: number, aboveGrams: number, endGrams: number | null): boolean {
  return aboveGrams < grams && (endGrams === null || grams <= endGrams)
}

const HOME = 'NG'
