import type { Insurance } from '#shipping/pricing/charges'
import type { PricedPackage, PriceRequest } from '#shipping/pricing/price_request'

/** Packages are identified by their index, from 0. */
export type AdvisedChange = {
  courierCode?: string
  pickup?: boolean
  insurance?: Insurance
  packages?: ({ place: number } & Partial<PricedPackage>)[]
  /** Packages to join into one, which takes the position of the first. */
  merged?: { places: number[]; parcel: PricedPackage }
  shipments?: [number[], number[]]
}

export type PackageContents = Pick<PriceRequest, 'declaredValueKobo' | 'categoryIds'>

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
