import { DomainError } from '#shared/errors/domain_error'
import { lagosToday } from '#shared/time/lagos_time'
import { isCarried } from '#shipping/pricing/carriage'
import type { Catalogue, SoldBox, SoldCourier } from '#shipping/pricing/catalogue'
import { placeIn } from '#shipping/places/places'
import {
  chargesFor,
  type Charges,
  type ClearanceKind,
  insuranceFeeKobo,
} from '#shipping/pricing/charges'
import type { LaneFact } from '#shipping/pricing/lanes/lane_facts'
import { importDutyNoticeIsDue } from '#shipping/pricing/import_duty'
import { requireShipmentKind, type ShipmentKind } from '#shipping/pricing/kind'
import { weigh, type Package, type Weights } from '#shipping/pricing/rules/weight'
import { type PriceFacts, priceFacts } from '#shipping/pricing/price_facts'
import { type PriceRequest, requireCarriedValue } from '#shipping/pricing/price_request'
import { type PriceTerms, priceTerms } from '#shipping/pricing/settings'
import { type FoundRate, ratesFor } from '#shipping/pricing/tariff'
import {
  type HeldSurcharge,
  heldSurcharges,
  longestSideCm,
  surchargeLines,
} from '#shipping/pricing/surcharges/surcharges'
import type { Tariff } from '#shipping/pricing/tariff_snapshot'

/** Why a price is what it is: names and numbers as they were on the day. */
export type PriceTrace = {
  /** Of the tariff; not there on prices from before versions were kept. */
  tariffVersionId?: number | null
  zoneId: number
  zone: string
  billingGroup: string | null
  rateId: number
  aboveGrams: number
  endGrams: number
  actualGrams: number
  volumetricGrams: number
  billableGrams: number
  /** That held for this courier, lane and day, whatever the weight; not there where none did. */
  surcharges?: HeldSurcharge[]
}

/** What one courier would charge, in kobo. */
export type Offer = {
  courierCode: string
  courierName: string
  serviceType: string
  daysMin: number
  daysMax: number
  /** What our own deliveries say; not there on offers from before it was counted. */
  laneFact?: LaneFact | null
  shippingRateKobo: number
  charges: Charges
  trace: PriceTrace
}

export type PricedRoute = {
  kind: ShipmentKind
  weights: Weights
  offers: Offer[]
  importDutyNotice: boolean
}

class UnknownChoice extends DomainError {
  constructor(what: string, field: string) {
    super('E_UNKNOWN_CHOICE', `"${what}" is not one of the choices`, field)
  }
}

/**
 * Every offer for a request, cheapest first: the one way to a price, for the calculator, the booking
 * rate and the bill. No offers means that no courier serves the route at that weight; one that nobody
 * carries for is not offered, but in test mode, where nobody has to. All of it is of one moment: that of
 * the facts, where they are given, and otherwise now. Surcharges are those of the day, which is today in
 * Lagos unless another is given.
 *
 * Throws ValueTooHigh, RouteNotServed, UnknownChoice, SignatureUnavailable, and E_UNKNOWN_PLACE with its field.
 */
export async function makeOffers(
  request: PriceRequest,
  mode: { isTest: boolean; day?: string },
  given?: PriceFacts
): Promise<PricedRoute> {
  const facts = given ?? (await priceFacts())
  const terms = await priceTerms(facts.settings)
  requireCarriedValue(request, terms.largestValueKobo)
  return offersOf(request, mode, { facts, terms })
}

/** By what a request is priced: facts of one moment, with what staff had set at it. */
export type PriceBasis = { facts: PriceFacts; terms: PriceTerms }

/** The same at once, for who prices many changes of one request. */
export function offersOf(
  request: PriceRequest,
  mode: { isTest: boolean; day?: string },
  { facts, terms }: PriceBasis
): PricedRoute {
  const kind = requireShipmentKind(request.origin.country, request.destination.country)
  const route = {
    origin: placeIn(facts.places, request.origin, 'origin'),
    destination: placeIn(facts.places, request.destination, 'destination'),
  }
  const boxes = boxesOf(request, facts.catalogue)
  const weights = weigh(request.packages.map((parcel) => withBox(parcel, boxes)))
  const { billingGroupId } = request
  const rates = ratesFor(
    { kind, route, billableGrams: weights.billableGrams, billingGroupId },
    facts
  )
  const clearanceKinds = clearancesOf(request.categoryIds, facts.catalogue)
  const shippingBoxFeesKobo = request.packages.flatMap(({ expressBoxId }) =>
    expressBoxId === null ? [] : [boxes.get(expressBoxId)!.feeKobo]
  )
  const options = { ...request, shippingBoxFeesKobo, clearanceKinds, ...NOTHING_ELSE }
  const longestSide = longestSideCm(request.packages)
  const parcel = { kind, route, longestSideCm: longestSide, day: mode.day ?? lagosToday() }
  const offers = rates.flatMap((rate) => {
    const courier = facts.catalogue.courier(rate.courierCode)
    const service = facts.catalogue.service(courier.code, kind)
    if (!isCarried(courier, service, mode)) return []
    const laneFact = facts.lanes.of(courier.code, route)
    const held = heldSurcharges(facts.tariff.surcharges, { ...parcel, courierCode: courier.code })
    const surcharges = surchargeLines(held, { ...rate, billableGrams: weights.billableGrams })
    const charges = chargesFor(kind, rate.rateKobo, { ...options, surcharges }, terms.charges)
    return offerOf(courier, rate, { weights, charges, held, tariff: facts.tariff, laneFact })
  })
  return {
    kind,
    weights,
    offers: offers.toSorted(cheapestFirst),
    importDutyNotice: importDutyNoticeIsDue({
      destinationCountry: request.destination.country,
      itemsValueKobo: request.declaredValueKobo,
      insurance: request.insurance,
      insuranceFeeKobo: insuranceFeeKobo(request, terms.charges),
      thresholdKobo: terms.importDutyThresholdKobo,
    }),
  }
}

const NOTHING_ELSE = { additionalPayments: [], discount: null }

type Priced = {
  weights: Weights
  charges: Charges
  held: HeldSurcharge[]
  tariff: Tariff
  laneFact: LaneFact | null
}

function offerOf(
  courier: SoldCourier,
  rate: FoundRate,
  { weights, charges, held, tariff, laneFact }: Priced
): Offer {
  return {
    courierCode: courier.code,
    courierName: courier.name,
    serviceType: courier.serviceDescription,
    daysMin: courier.daysMin,
    daysMax: courier.daysMax,
    laneFact,
    shippingRateKobo: rate.rateKobo,
    charges,
    trace: {
      tariffVersionId: tariff.versionId,
      zoneId: rate.zone.id,
      zone: rate.zone.description,
      billingGroup: rate.billingGroup?.name ?? null,
      rateId: rate.row.id,
      aboveGrams: rate.row.aboveGrams,
      endGrams: rate.row.endGrams,
      actualGrams: weights.actualGrams,
      volumetricGrams: weights.volumetricGrams,
      billableGrams: weights.billableGrams,
      ...(held.length > 0 && { surcharges: held }),
    },
  }
}

function cheapestFirst(one: Offer, other: Offer): number {
  return (
    one.charges.totalKobo - other.charges.totalKobo ||
    one.courierCode.localeCompare(other.courierCode, 'en')
  )
}

function withBox(
  { expressBoxId, ...parcel }: PriceRequest['packages'][number],
  boxes: Map<number, SoldBox>
): Package {
  const box = expressBoxId === null ? undefined : boxes.get(expressBoxId)
  return { ...parcel, expressBoxGrams: box?.weightGrams ?? 0 }
}

function boxesOf({ packages }: PriceRequest, catalogue: Catalogue): Map<number, SoldBox> {
  const boxes = packages.flatMap(({ expressBoxId }, index) => {
    if (expressBoxId === null) return []
    const box = catalogue.box(expressBoxId)
    if (!box || box.isArchived) {
      throw new UnknownChoice('Express Box', `items.${index}.expressBoxId`)
    }
    return [box]
  })
  return new Map(boxes.map((box) => [box.id, box]))
}

function clearancesOf(categoryIds: number[], catalogue: Catalogue): ClearanceKind[] {
  return categoryIds.flatMap((id) => {
    const category = catalogue.category(id)
    if (!category || category.isArchived) {
      throw new UnknownChoice('Category', 'items.0.itemUnits.0.category')
    }
    return category.clearanceKind ?? []
  })
}
