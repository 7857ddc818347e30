import { DomainError } from '#shared/errors/domain_error'
import { lagosToday } from '#shared/time/lagos_time'
import { isCourierAvailable } from '#shipping/pricing/courier_availability'
import type { Catalogue, CatalogueBox, CatalogueCourier } from '#shipping/pricing/catalogue'
import { resolvePlaceIn } from '#shipping/places/resolve_place'
import {
  calculateCharges,
  type Charges,
  type ClearanceKind,
  insuranceFeeKobo,
} from '#shipping/pricing/charges'
import type { TransitTime } from '#shipping/pricing/lanes/transit_times'
import { needsImportDutyNotice } from '#shipping/pricing/import_duty'
import { requireShipmentKind, type ShipmentKind } from '#shipping/pricing/shipment_kind'
import {
  sumWeights,
  type MeasuredPackage,
  type ShipmentWeights,
} from '#shipping/pricing/rules/weight'
import { type PriceFacts, loadPriceFacts } from '#shipping/pricing/price_facts'
import { type PriceRequest, requireInsurableValue } from '#shipping/pricing/price_request'
import { type PriceTerms, loadPriceTerms } from '#shipping/pricing/pricing_settings'
import { type FoundRate, findRatesIn } from '#shipping/pricing/find_rates'
import {
  type ApplicableSurcharge,
  findApplicableSurcharges,
  longestSideCm,
  addSurchargesKobo,
  calculateSurchargeLines,
  MAX_CARRIAGE_KOBO,
} from '#shipping/pricing/surcharges/calculate_surcharges'
import type { Tariff } from '#shipping/pricing/tariff_snapshot'

/** How an offer was priced, with the names and numbers of that day. */
export type PriceTrace = {
  /** Absent from offers made before tariffs had versions. */
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
  /** Surcharges of this courier, lane and day for any weight; absent if there were none. */
  surcharges?: ApplicableSurcharge[]
}

/** Amounts in kobo. */
export type Offer = {
  courierCode: string
  courierName: string
  serviceType: string
  daysMin: number
  daysMax: number
  /** Measured transit time of the lane; absent from older offers. */
  laneFact?: TransitTime | null
  shippingRateKobo: number
  charges: Charges
  trace: PriceTrace
}

export type PricedRoute = {
  kind: ShipmentKind
  weights: ShipmentWeights
  offers: Offer[]
  importDutyNotice: boolean
}

class UnknownChoice extends DomainError {
  constructor(what: string, field: string) {
    super('E_UNKNOWN_CHOICE', `"${what}" is not one of the choices`, field)
  }
}

/**
 * Returns every offer for a request, cheapest first. Calculator, booking and bill all take their
 * prices from here. No offers means that no courier serves the route at that weight. Omits prices
 * above the limit and, except in test mode, couriers without a driver. All facts are of one moment,
 * by default now. Surcharges are those of `day`, by default today in Lagos.
 *
 * Throws DeclaredValueTooHigh, RouteNotServed, UnknownChoice, SignatureUnavailable and
 * UnknownPlace.
 */
export async function createOffers(
  request: PriceRequest,
  mode: { isTest: boolean; day?: string },
  given?: PriceFacts
): Promise<PricedRoute> {
  const facts = given ?? (await loadPriceFacts())
  const terms = await loadPriceTerms(facts.settings)
  requireInsurableValue(request, terms.largestValueKobo)
  return calculateOffers(request, mode, { facts, terms })
}

export type PriceBasis = { facts: PriceFacts; terms: PriceTerms }

/** The synchronous part of `createOffers`, for pricing many variants of one request. */
export function calculateOffers(
  request: PriceRequest,
  mode: { isTest: boolean; day?: string },
  { facts, terms }: PriceBasis
): PricedRoute {
  const kind = requireShipmentKind(request.origin.country, request.destination.country)
  const route = {
    origin: resolvePlaceIn(facts.places, request.origin, 'origin'),
    destination: resolvePlaceIn(facts.places, request.destination, 'destination'),
  }
  const boxes = boxesInRequest(request, facts.catalogue)
  const weights = sumWeights(request.packages.map((parcel) => addBox(parcel, boxes)))
  const { billingGroupId } = request
  const rates = findRatesIn(
    { kind, route, billableGrams: weights.billableGrams, billingGroupId },
    facts
  )
  const clearanceKinds = clearanceKindsOf(request.categoryIds, facts.catalogue)
  const shippingBoxFeesKobo = request.packages.flatMap(({ expressBoxId }) =>
    expressBoxId === null ? [] : [boxes.get(expressBoxId)!.feeKobo]
  )
  const options = { ...request, shippingBoxFeesKobo, clearanceKinds, ...NO_EXTRAS }
  const longestSide = longestSideCm(request.packages)
  const parcel = { kind, route, longestSideCm: longestSide, day: mode.day ?? lagosToday() }
  const offers = rates.flatMap((rate) => {
    const courier = facts.catalogue.courier(rate.courierCode)
    const service = facts.catalogue.service(courier.code, kind)
    if (!isCourierAvailable(courier, service, mode)) return []
    const laneFact = facts.lanes.of(courier.code, route)
    const applicable = findApplicableSurcharges(facts.tariff.surcharges, {
      ...parcel,
      courierCode: courier.code,
    })
    const carriage = { rateKobo: rate.rateKobo, billableGrams: weights.billableGrams }
    if (addSurchargesKobo(applicable, carriage) > MAX_CARRIAGE_KOBO) return []
    const surcharges = calculateSurchargeLines(applicable, carriage)
    const charges = calculateCharges(kind, rate.rateKobo, { ...options, surcharges }, terms.charges)
    return calculateOffer(courier, rate, {
      weights,
      charges,
      applicable,
      tariff: facts.tariff,
      laneFact,
    })
  })
  return {
    kind,
    weights,
    offers: offers.toSorted(compareByPrice),
    importDutyNotice: needsImportDutyNotice({
      destinationCountry: request.destination.country,
      itemsValueKobo: request.declaredValueKobo,
      insurance: request.insurance,
      insuranceFeeKobo: insuranceFeeKobo(request, terms.charges),
      thresholdKobo: terms.importDutyThresholdKobo,
    }),
  }
}

const NO_EXTRAS = { additionalPayments: [], discount: null }

type OfferContext = {
  weights: ShipmentWeights
  charges: Charges
  applicable: ApplicableSurcharge[]
  tariff: Tariff
  laneFact: TransitTime | null
}

function calculateOffer(
  courier: CatalogueCourier,
  rate: FoundRate,
  { weights, charges, applicable, tariff, laneFact }: OfferContext
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
      ...(applicable.length > 0 && { surcharges: applicable }),
    },
  }
}

function compareByPrice(one: Offer, other: Offer): number {
  return (
    one.charges.totalKobo - other.charges.totalKobo ||
    one.courierCode.localeCompare(other.courierCode, 'en')
  )
}

function addBox(
  { expressBoxId, ...parcel }: PriceRequest['packages'][number],
  boxes: Map<number, CatalogueBox>
): MeasuredPackage {
  const box = expressBoxId === null ? undefined : boxes.get(expressBoxId)
  return { ...parcel, expressBoxGrams: box?.weightGrams ?? 0 }
}

function boxesInRequest(
  { packages }: PriceRequest,
  catalogue: Catalogue
): Map<number, CatalogueBox> {
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

function clearanceKindsOf(categoryIds: number[], catalogue: Catalogue): ClearanceKind[] {
  return categoryIds.flatMap((id) => {
    const category = catalogue.category(id)
    if (!category || category.isArchived) {
      throw new UnknownChoice('Category', 'items.0.itemUnits.0.category')
    }
    return category.clearanceKind ?? []
  })
}
