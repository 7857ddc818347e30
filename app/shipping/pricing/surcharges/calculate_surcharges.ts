import { shareOfKobo } from '#shipping/pricing/basis_points'
import type { ShipmentKind } from '#shipping/pricing/shipment_kind'
import type { Dimensions } from '#shipping/pricing/rules/weight'
import type { SurchargeKind } from '#shipping/pricing/surcharges/rules/surcharge_kinds'
import type { TariffPlace, TariffRoute } from '#shipping/places/zone'

/** What a surcharge asks for: a share of the shipping rate, or an amount for the shipment, whatever its packages. */
type SurchargeAmount =
  | { basisPoints: number; amountKobo: null }
  | { basisPoints: null; amountKobo: number }

/** Of which weights: above these grams, up to and including those; null where there is no end. */
type SurchargeWeightBand = { aboveGrams: number; endGrams: number | null }

/** One that holds for a parcel, if its weight is within. Prices keep these, for the day on which a parcel is weighed anew. */
export type ApplicableSurcharge = { name: string; kind: SurchargeKind } & SurchargeAmount &
  SurchargeWeightBand

/** As the tariff has it; null holds for all. A state is a bare code of Nigeria's. */
export type TariffSurcharge = ApplicableSurcharge & {
  id: number
  courierCode: string | null
  shipmentKind: ShipmentKind | null
  originCountry: string | null
  originState: string | null
  destinationCountry: string | null
  destinationState: string | null
  /** Only of parcels with a longer side; one whose size is not known has none. */
  longerThanCm: number | null
  /** Days of Lagos such as `2026-11-20`, both included. */
  startsOn: string | null
  endsOn: string | null
}

export type SurchargedParcel = {
  courierCode: string
  kind: ShipmentKind
  route: TariffRoute
  longestSideCm: number
  /** In Lagos. */
  day: string
}

/** A line of a bill to be. */
export type SurchargeLine = { name: string; kind: SurchargeKind; amountKobo: number }

/**
 * Those that hold for a parcel whatever it weighs, in the order of the tariff. All of them are charged: none takes the
 * place of another. Pure, and cheap enough for a whole history of shipments.
 */
export function findSurcharges(
  all: readonly TariffSurcharge[],
  parcel: SurchargedParcel
): TariffSurcharge[] {
  return all.filter((surcharge) => isSurchargeApplicable(surcharge, parcel))
}

/** What a price keeps of them. */
export function findApplicableSurcharges(
  all: readonly TariffSurcharge[],
  parcel: SurchargedParcel
): ApplicableSurcharge[] {
  if (all.length === 0) return []
  return findSurcharges(all, parcel).map(
    ({ name, kind, basisPoints, amountKobo, aboveGrams, endGrams }) => ({
      ...{ name, kind, aboveGrams, endGrams },
      ...({ basisPoints, amountKobo } as SurchargeAmount),
    })
  )
}

/**
 * What they add to a shipping rate at a weight, in kobo. Every share is of the shipping rate alone, rounded half up to
 * the kobo; none is of another surcharge.
 */
export function calculateSurchargeLines(
  held: readonly ApplicableSurcharge[],
  { rateKobo, billableGrams }: { rateKobo: number; billableGrams: number }
): SurchargeLine[] {
  return held
    .filter(({ aboveGrams, endGrams }) => isWithinWeightBand(billableGrams, aboveGrams, endGrams))
    .map(({ name, kind, basisPoints, amountKobo }) => ({
      ...{ name, kind },
      amountKobo: basisPoints === null ? amountKobo : shareOfKobo(rateKobo, basisPoints),
    }))
}

/** A shipping rate with all that they add to it, in kobo. */
export function addSurchargesKobo(
  held: readonly ApplicableSurcharge[],
  priced: { rateKobo: number; billableGrams: number }
): number {
  return calculateSurchargeLines(held, priced).reduce(
    (sum, { amountKobo }) => sum + amountKobo,
    priced.rateKobo
  )
}

/** In centimetres; 0 where no size is known. */
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
