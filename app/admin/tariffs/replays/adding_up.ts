import { isBusiness } from '#identity/organizations/models/organization'
import type { CourierPrice, LanePrices } from '#shipping/pricing/lane_prices'
import type { ReplayedShipment } from '#admin/tariffs/replays/replayed_shipments'
import { weightBandOf } from '#admin/tariffs/replays/rules/weight_bands'

/** What sums are told apart by; `cheapest` counts who is cheapest before and after, and for whom, where that is another. */
export type SumPart = 'courier' | 'lane' | 'weight' | 'group' | 'customer' | 'cheapest'

/** Columns of `tariff_replay_sums`: counts, and kobo. */
export type Sums = {
  shipments: number
  compared: number
  before_kobo: number
  after_kobo: number
  charged_kobo: number
  dearer: number
  cheaper: number
  lost: number
  lost_kobo: number
  gained: number
  known: number
  known_before_kobo: number
  known_after_kobo: number
  cost_kobo: number
}

const NOTHING: Sums = {
  ...{ shipments: 0, compared: 0, before_kobo: 0, after_kobo: 0, charged_kobo: 0, dearer: 0 },
  ...{ cheaper: 0, lost: 0, lost_kobo: 0, gained: 0, known: 0, known_before_kobo: 0 },
  ...{ known_after_kobo: 0, cost_kobo: 0 },
}

/** All that a shipment is priced by, of one moment. */
export type ReplayPrices = {
  before: LanePrices
  after: LanePrices
  /** Whether a courier can be booked at the moment; others are nobody's cheapest. */
  isOffered: (courierCode: string, lane: string) => boolean
}

/** What one shipment costs by the live tariff and by the version, with the courier it went with; null without a price. */
export type Repriced = {
  lane: string
  beforeKobo: number | null
  afterKobo: number | null
  cheapestBefore: string | null
  cheapestAfter: string | null
}

export function reprice(shipment: ReplayedShipment, prices: ReplayPrices): Repriced {
  const lane = `${shipment.fromCountry}-${shipment.toCountry}`
  const parcel = parcelOf(shipment)
  const before = prices.before.of(parcel)
  const after = prices.after.of(parcel)
  const isOffered = (code: string) => prices.isOffered(code, lane)
  return {
    lane,
    beforeKobo: koboOf(before, shipment.courierCode),
    afterKobo: koboOf(after, shipment.courierCode),
    cheapestBefore: cheapestOf(before, isOffered),
    cheapestAfter: cheapestOf(after, isOffered),
  }
}

function parcelOf(shipment: ReplayedShipment) {
  const { fromCountry, fromState, fromCity, toCountry, toState, toCity } = shipment
  return {
    origin: { country: fromCountry, stateKey: fromState, cityCode: fromCity },
    destination: { country: toCountry, stateKey: toState, cityCode: toCity },
    billingGroupId: shipment.billingGroupId,
    billableGrams: shipment.billableGrams,
    longestSideCm: shipment.longestSideCm,
  }
}

function koboOf(prices: CourierPrice[], code: string): number | null {
  return prices.find(({ courierCode }) => courierCode === code)?.kobo ?? null
}

/** As offers are sorted: what else is on a bill is the same with every courier. */
function cheapestOf(prices: CourierPrice[], isOffered: (code: string) => boolean): string | null {
  let best: CourierPrice | null = null
  for (const price of prices) {
    if (!isOffered(price.courierCode)) continue
    // Codes come in their order, so of two that are equal the first stays.
    if (best === null || price.kobo < best.kobo) best = price
  }
  return best?.courierCode ?? null
}

/** Sums of a page of shipments, each under its part and key. */
export class AddedUp {
  readonly #sums = new Map<SumPart, Map<string, Sums>>()

  add(shipment: ReplayedShipment, priced: Repriced) {
    const { lane, cheapestBefore, cheapestAfter } = priced
    const customer = customerKey(shipment)
    const keys: [SumPart, string][] = [
      ['courier', shipment.courierCode],
      ['lane', lane],
      ['weight', weightBandOf(shipment.billableGrams)],
      ['group', String(shipment.billingGroupId ?? 0)],
      ['customer', customer],
    ]
    for (const [part, key] of keys) addTo(this.#of(part, key), shipment, priced)
    if (cheapestBefore !== cheapestAfter) {
      this.#of('cheapest', changeKey(priced, customer)).shipments += 1
    }
  }

  /** What is nought may be left out: a change of the cheapest courier is a count, and there can be one for each shipment. */
  get rows(): (Partial<Sums> & { part: SumPart; key: string })[] {
    return [...this.#sums].flatMap(([part, sums]) =>
      [...sums].map(([key, sum]) => {
        return { part, key, ...(part === 'cheapest' ? { shipments: sum.shipments } : sum) }
      })
    )
  }

  #of(part: SumPart, key: string): Sums {
    const sums = this.#sums.get(part) ?? new Map<string, Sums>()
    this.#sums.set(part, sums)
    const sum = sums.get(key) ?? { ...NOTHING }
    sums.set(key, sum)
    return sum
  }
}

/** Retail customers share an organization, so each of them is a customer of their own. */
function customerKey({ organizationId, userId }: ReplayedShipment): string {
  return isBusiness(organizationId) ? `organization ${organizationId}` : `user ${userId}`
}

/** `UPS>DHL>o12`: the column is short. Nothing stands for a courier where nobody has a price. */
function changeKey({ cheapestBefore, cheapestAfter }: Repriced, customer: string): string {
  const whose = customer.replace('organization ', 'o').replace('user ', 'u')
  return `${cheapestBefore ?? ''}>${cheapestAfter ?? ''}>${whose}`
}

function addTo(sums: Sums, { chargedKobo, costKobo }: ReplayedShipment, priced: Repriced) {
  const { beforeKobo, afterKobo } = priced
  sums.shipments += 1
  if (beforeKobo !== null && afterKobo !== null) {
    sums.compared += 1
    sums.before_kobo += beforeKobo
    sums.after_kobo += afterKobo
    sums.charged_kobo += chargedKobo
    if (afterKobo > beforeKobo) sums.dearer += 1
    if (afterKobo < beforeKobo) sums.cheaper += 1
    if (costKobo === null) return
    sums.known += 1
    sums.known_before_kobo += beforeKobo
    sums.known_after_kobo += afterKobo
    sums.cost_kobo += costKobo
  } else if (beforeKobo !== null) {
    sums.lost += 1
    sums.lost_kobo += beforeKobo
  } else if (afterKobo !== null) {
    sums.gained += 1
  }
}
