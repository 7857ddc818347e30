import { DomainError } from '#shared/errors/domain_error'
import { isCarried } from '#shipping/pricing/carriage'
import CarrierService from '#shipping/pricing/models/carrier_service'
import Courier from '#shipping/pricing/models/courier'
import ExpressBox from '#shipping/pricing/models/express_box'
import ItemCategory from '#shipping/pricing/models/item_category'
import { placeOf } from '#shipping/places/places'
import {
  chargesFor,
  type Charges,
  type ClearanceKind,
  insuranceFeeKobo,
} from '#shipping/pricing/charges'
import { importDutyNoticeIsDue } from '#shipping/pricing/import_duty'
import { requireShipmentKind, type ShipmentKind } from '#shipping/pricing/kind'
import { weigh, type Package, type Weights } from '#shipping/pricing/rules/weight'
import type { PriceRequest } from '#shipping/pricing/price_request'
import { chargeSettings, importDutyThresholdKobo } from '#shipping/pricing/settings'
import { findRates, type FoundRate } from '#shipping/pricing/tariff'

/** Why a price is what it is: names and numbers as they were on the day. */
export type PriceTrace = {
  zoneId: number
  zone: string
  billingGroup: string | null
  rateId: number
  aboveGrams: number
  endGrams: number
  actualGrams: number
  volumetricGrams: number
  billableGrams: number
}

/** What one courier would charge, in kobo. */
export type Offer = {
  courierCode: string
  courierName: string
  serviceType: string
  daysMin: number
  daysMax: number
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
 * carries for is not offered, but in test mode, where nobody has to.
 *
 * Throws RouteNotServed, UnknownChoice, SignatureUnavailable, and E_UNKNOWN_PLACE with its field.
 */
export async function makeOffers(
  request: PriceRequest,
  mode: { isTest: boolean }
): Promise<PricedRoute> {
  const kind = requireShipmentKind(request.origin.country, request.destination.country)
  const route = {
    origin: await placeOf(request.origin, 'origin'),
    destination: await placeOf(request.destination, 'destination'),
  }
  const boxes = await boxesOf(request)
  const weights = weigh(request.packages.map((parcel) => withBox(parcel, boxes)))
  const { billingGroupId } = request
  const [rates, couriers, services, settings, clearanceKinds, thresholdKobo] = await Promise.all([
    findRates({ kind, route, billableGrams: weights.billableGrams, billingGroupId }),
    Courier.all(),
    CarrierService.query().where({ kind }),
    chargeSettings(),
    clearancesOf(request.categoryIds),
    importDutyThresholdKobo.get(),
  ])
  const shippingBoxFeesKobo = request.packages.flatMap(({ expressBoxId }) =>
    expressBoxId === null ? [] : [boxes.get(expressBoxId)!.feeKobo]
  )
  const options = { ...request, shippingBoxFeesKobo, clearanceKinds, ...NOTHING_ELSE }
  const offers = rates.flatMap((rate) => {
    const courier = couriers.find(({ code }) => code === rate.courierCode)
    if (!courier)
      throw new Error(`The tariff names a courier ${rate.courierCode} that is not there`)
    if (!isCarried(courier, services, mode)) return []
    return offerOf(courier, rate, weights, chargesFor(kind, rate.rateKobo, options, settings))
  })
  return {
    kind,
    weights,
    offers: offers.toSorted(cheapestFirst),
    importDutyNotice: importDutyNoticeIsDue({
      destinationCountry: request.destination.country,
      itemsValueKobo: request.declaredValueKobo,
      insurance: request.insurance,
      insuranceFeeKobo: insuranceFeeKobo(request, settings),
      thresholdKobo,
    }),
  }
}

const NOTHING_ELSE = { additionalPayments: [], discount: null }

function offerOf(courier: Courier, rate: FoundRate, weights: Weights, charges: Charges): Offer {
  return {
    courierCode: courier.code,
    courierName: courier.name,
    serviceType: courier.serviceDescription,
    daysMin: courier.daysMin,
    daysMax: courier.daysMax,
    shippingRateKobo: rate.rateKobo,
    charges,
    trace: {
      zoneId: rate.zone.id,
      zone: rate.zone.description,
      billingGroup: rate.billingGroup?.name ?? null,
      rateId: rate.row.id,
      aboveGrams: rate.row.aboveGrams,
      endGrams: rate.row.endGrams,
      actualGrams: weights.actualGrams,
      volumetricGrams: weights.volumetricGrams,
      billableGrams: weights.billableGrams,
    },
  }
}

function cheapestFirst(one: Offer, other: Offer): number {
  return (
    one.charges.totalKobo - other.charges.totalKobo ||
    one.courierCode.localeCompare(other.courierCode)
  )
}

function withBox(
  { expressBoxId, ...parcel }: PriceRequest['packages'][number],
  boxes: Map<number, ExpressBox>
): Package {
  const box = expressBoxId === null ? undefined : boxes.get(expressBoxId)
  return { ...parcel, expressBoxGrams: box?.weightGrams ?? 0 }
}

async function boxesOf({ packages }: PriceRequest): Promise<Map<number, ExpressBox>> {
  const ids = new Set(packages.flatMap(({ expressBoxId }) => expressBoxId ?? []))
  if (ids.size === 0) return new Map()
  const boxes = await ExpressBox.query()
    .whereIn('id', [...ids])
    .whereNull('archivedAt')
  const unknown = packages.findIndex(
    ({ expressBoxId }) => expressBoxId !== null && !boxes.some((box) => box.id === expressBoxId)
  )
  if (unknown !== -1) throw new UnknownChoice('Express Box', `items.${unknown}.expressBoxId`)
  return new Map(boxes.map((box) => [box.id, box]))
}

async function clearancesOf(categoryIds: number[]): Promise<ClearanceKind[]> {
  const categories = await ItemCategory.query().whereIn('id', categoryIds).whereNull('archivedAt')
  if (categories.length < categoryIds.length) {
    throw new UnknownChoice('Category', 'items.0.itemUnits.0.category')
  }
  return categories.flatMap(({ clearanceKind }) => (clearanceKind as ClearanceKind | null) ?? [])
}
