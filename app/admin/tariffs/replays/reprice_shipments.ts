import { isBusinessId } from '#identity/organizations/models/organization'
import type { CourierPrice, LanePrices } from '#shipping/pricing/lane_prices'
import { FIGURES, type ReplayFigures } from '#admin/tariffs/replays/replay_figures'
import type { ReplayedShipment } from '#admin/tariffs/replays/replayed_shipments'
import { findWeightBand } from '#admin/tariffs/replays/rules/weight_bands'

/** `cheapest` counts changes of the cheapest courier by customer. */
export type TallyPart = 'courier' | 'lane' | 'weight' | 'group' | 'customer' | 'cheapest'

export type ReplayPrices = {
  before: LanePrices
  after: LanePrices
  /** Tests if a courier can be booked now; only these can be the cheapest. */
  isOffered: (courierCode: string, lane: string) => boolean
}

/** The shipment's prices with its own courier in kobo; null without a price. */
export type RepricedShipment = {
  lane: string
  beforeKobo: number | null
  afterKobo: number | null
  cheapestBefore: string | null
  cheapestAfter: string | null
}

export function repriceShipment(
  shipment: ReplayedShipment,
  prices: ReplayPrices
): RepricedShipment {
  const lane = `${shipment.fromCountry}-${shipment.toCountry}`
  const parcel = parcelFromShipment(shipment)
  const before = prices.before.of(parcel)
  const after = prices.after.of(parcel)
  const isOffered = (code: string) => prices.isOffered(code, lane)
  return {
    lane,
    beforeKobo: courierPriceKobo(before, shipment.courierCode),
    afterKobo: courierPriceKobo(after, shipment.courierCode),
    cheapestBefore: cheapestCourier(before, isOffered),
    cheapestAfter: cheapestCourier(after, isOffered),
  }
}

function parcelFromShipment(shipment: ReplayedShipment) {
  const { fromCountry, fromState, fromCity, toCountry, toState, toCity } = shipment
  return {
    origin: { country: fromCountry, stateKey: fromState, cityCode: fromCity },
    destination: { country: toCountry, stateKey: toState, cityCode: toCity },
    billingGroupId: shipment.billingGroupId,
    billableGrams: shipment.billableGrams,
    longestSideCm: shipment.longestSideCm,
  }
}

function courierPriceKobo(prices: CourierPrice[], code: string): number | null {
  return prices.find(({ courierCode }) => courierCode === code)?.kobo ?? null
}

/** Ignores other charges, which are the same for every courier. */
function cheapestCourier(
  prices: CourierPrice[],
  isOffered: (code: string) => boolean
): string | null {
  let best: CourierPrice | null = null
  for (const price of prices) {
    if (!isOffered(price.courierCode)) continue
    // Prices are sorted by code, so the first of equal ones wins, as in offers.
    if (best === null || price.kobo < best.kobo) best = price
  }
  return best?.courierCode ?? null
}

export class ReplayTally {
  readonly #sums = new Map<TallyPart, Map<string, ReplayFigures>>()

  add(shipment: ReplayedShipment, priced: RepricedShipment) {
    const { lane, cheapestBefore, cheapestAfter } = priced
    const customer = replayCustomerKey(shipment)
    const keys: [TallyPart, string][] = [
      ['courier', shipment.courierCode],
      ['lane', lane],
      ['weight', findWeightBand(shipment.billableGrams)],
      ['group', String(shipment.billingGroupId ?? 0)],
      ['customer', customer],
    ]
    for (const [part, key] of keys) addShipment(this.#of(part, key), shipment, priced)
    if (cheapestBefore !== cheapestAfter) {
      this.#of('cheapest', courierChangeKey(priced, customer)).shipments += 1
    }
  }

  /** Rows of `tariff_replay_sums`. Changes of the cheapest courier store only their count. */
  get rows() {
    return [...this.#sums].flatMap(([part, sums]) =>
      [...sums].map(([key, figures]) => {
        const named = part === 'cheapest' ? (['shipments'] as const) : FIGURE_NAMES
        const columns = named.map((name) => [FIGURES[name], figures[name]])
        return { part, key, ...Object.fromEntries(columns) }
      })
    )
  }

  #of(part: TallyPart, key: string): ReplayFigures {
    const sums = this.#sums.get(part) ?? new Map<string, ReplayFigures>()
    this.#sums.set(part, sums)
    const sum = sums.get(key) ?? emptyFigures()
    sums.set(key, sum)
    return sum
  }
}

const FIGURE_NAMES = Object.keys(FIGURES) as (keyof ReplayFigures)[]

function emptyFigures() {
  return Object.fromEntries(FIGURE_NAMES.map((name) => [name, 0])) as ReplayFigures
}

/** Retail customers share an organization, so each user counts as a customer. */
function replayCustomerKey({ organizationId, userId }: ReplayedShipment): string {
  return isBusinessId(organizationId) ? `organization ${organizationId}` : `user ${userId}`
}

/** Returns keys such as `UPS>DHL>o12`: the column is short. No price leaves a courier empty. */
function courierChangeKey(
  { cheapestBefore, cheapestAfter }: RepricedShipment,
  customer: string
): string {
  const whose = customer.replace('organization ', 'o').replace('user ', 'u')
  return `${cheapestBefore ?? ''}>${cheapestAfter ?? ''}>${whose}`
}

function addShipment(
  sums: ReplayFigures,
  { chargedKobo, costKobo }: ReplayedShipment,
  priced: RepricedShipment
) {
  const { beforeKobo, afterKobo } = priced
  sums.shipments += 1
  if (beforeKobo !== null && afterKobo !== null) {
    sums.compared += 1
    sums.beforeKobo += beforeKobo
    sums.afterKobo += afterKobo
    sums.chargedKobo += chargedKobo
    if (afterKobo > beforeKobo) sums.dearer += 1
    if (afterKobo < beforeKobo) sums.cheaper += 1
    if (costKobo === null) return
    sums.known += 1
    sums.knownBeforeKobo += beforeKobo
    sums.knownAfterKobo += afterKobo
    sums.costKobo += costKobo
  } else if (beforeKobo !== null) {
    sums.lost += 1
    sums.lostKobo += beforeKobo
  } else if (afterKobo !== null) {
    sums.gained += 1
  }
}
