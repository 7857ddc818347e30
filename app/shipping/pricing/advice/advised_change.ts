import type { Insurance } from '#shipping/pricing/charges'
import type { PricedPackage, PriceRequest } from '#shipping/pricing/price_request'

/** What is to be set in a request; packages by their place, from 0. */
export type AdvisedChange = {
  courierCode?: string
  pickup?: boolean
  insurance?: Insurance
  packages?: ({ place: number } & Partial<PricedPackage>)[]
  /** These become one package, which stands where the first of them stood. */
  merged?: { places: number[]; parcel: PricedPackage }
  /** The places of the packages of each of two shipments, all of them. */
  shipments?: [number[], number[]]
}

/** Of a package: what it is worth and what kinds of things are in it. */
export type PackageContents = Pick<PriceRequest, 'declaredValueKobo' | 'categoryIds'>

/** The requests that a change makes of one: two where the packages go as two shipments. */
export function applyAdvisedChange(
  request: PriceRequest,
  change: AdvisedChange,
  contents: readonly PackageContents[] = []
): PriceRequest[] {
  const { pickup = request.pickup, insurance = request.insurance, shipments } = change
  const changed = { ...request, pickup, insurance, packages: changedPackages(request, change) }
  if (!shipments) return [changed]
  return shipments.map((places) => ({
    ...changed,
    packages: places.map((place) => request.packages[place]!),
    ...mergeContents(places.map((place) => contents[place]!)),
  }))
}

function changedPackages({ packages }: PriceRequest, change: AdvisedChange): PricedPackage[] {
  const { packages: others = [], merged } = change
  const set = others.reduce((before, { place, ...measures }) => {
    return before.with(place, { ...before[place]!, ...measures })
  }, packages)
  if (!merged) return set
  const [first, ...rest] = merged.places
  return set.with(first!, merged.parcel).filter((_, place) => !rest.includes(place))
}

function mergeContents(contents: readonly PackageContents[]): PackageContents {
  return {
    declaredValueKobo: contents.reduce((sum, one) => sum + one.declaredValueKobo, 0),
    categoryIds: [...new Set(contents.flatMap((one) => one.categoryIds))].toSorted((a, b) => a - b),
  }
}
