import { KnownPlaces } from '#shipping/places/known_places'
import { StoredSettings } from '#shared/settings/setting'
import { type PriceAdvice, findPriceAdvice } from '#shipping/pricing/advice/price_advice'
import { Catalogue, type CatalogueBox } from '#shipping/pricing/catalogue'
import { TransitTimes } from '#shipping/pricing/lanes/transit_times'
import { createOffers } from '#shipping/pricing/offers'
import type { PriceFacts } from '#shipping/pricing/price_facts'
import type { PricedPackage, PriceRequest } from '#shipping/pricing/price_request'
import { PackedRateSheet } from '#shipping/pricing/rate_sheet'
import type { TariffSurcharge } from '#shipping/pricing/surcharges/calculate_surcharges'
import { type ZoneWithRates, Tariff } from '#shipping/pricing/tariff_snapshot'

/** A rate: the price in naira of weights above `aboveKg` up to and including `endKg`. */
export type Band = readonly [aboveKg: number, endKg: number, naira: number]

type Courier = { bands: Band[]; days?: [number, number] }

type World = {
  couriers?: Record<string, Courier>
  surcharges?: Partial<TariffSurcharge>[]
  boxes?: CatalogueBox[]
  settings?: Record<string, unknown>
  lanes?: ConstructorParameters<typeof TransitTimes>[0]
}

const NAMES: Record<string, string> = { FEDEX: 'FedEx', UPS: 'UPS', DHL: 'DHL' }

/** Prices in naira up to 0.5 kg, 1 kg, 2 kg and 30 kg. */
const BANDS: Band[] = [
  [0, 0.5, 40_000],
  [0.5, 1, 50_000],
  [1, 2, 54_500],
  [2, 30, 200_000],
]

/** Price facts from Lagos to London: a drop-off costs ₦1,000, Premium 2% but at least ₦1,000. */
export function worldOf({ couriers, surcharges, boxes, settings, lanes }: World = {}): PriceFacts {
  const all = Object.entries(couriers ?? { FEDEX: { bands: BANDS } })
  return {
    tariff: new Tariff(
      all.map(([code, { bands }], at) => zoneOf(code, at + 1, bands)),
      1,
      (surcharges ?? []).map(
        (one, at) => ({ ...NO_SURCHARGE, id: at + 1, ...one }) as TariffSurcharge
      )
    ),
    catalogue: new Catalogue({
      couriers: all.map(([code, { days = [2, 4] }]) => ({
        code,
        name: NAMES[code] ?? code,
        serviceDescription: 'Express',
        byHand: false,
        daysMin: days[0],
        daysMax: days[1],
        servesDomestic: true,
        servesExport: true,
        servesImport: true,
      })),
      services: [],
      boxes: boxes ?? [],
      categories: [
        { id: 1, name: 'Clothing', clearanceKind: null, contents: null, isArchived: false },
        { id: 2, name: 'Foodstuff', clearanceKind: 'food', contents: null, isArchived: false },
      ],
      groups: [],
    }),
    places: new KnownPlaces(
      [
        { code: 'NG', name: 'Nigeria', regionCode: 'WESTERNAFRICA', continentCode: 'AF' },
        { code: 'GB', name: 'United Kingdom', regionCode: 'NORTHERNEUROPE', continentCode: 'EU' },
      ],
      [],
      []
    ),
    settings: new StoredSettings(
      Object.entries(settings ?? {}).map(([key, value]) => ({ key: `shipping.${key}`, value }))
    ),
    lanes: new TransitTimes(lanes ?? []),
  }
}

const NO_SURCHARGE = {
  name: 'Long',
  kind: 'oversize',
  basisPoints: null,
  amountKobo: 0,
  aboveGrams: 0,
  endGrams: null,
  courierCode: null,
  shipmentKind: null,
  originCountry: null,
  originState: null,
  destinationCountry: null,
  destinationState: null,
  longerThanCm: null,
  startsOn: null,
  endsOn: null,
}

function zoneOf(courierCode: string, id: number, bands: Band[]): ZoneWithRates {
  const rows = bands.map(([aboveKg, endKg, naira], at) => {
    const row = Buffer.alloc(24)
    row.writeBigInt64BE(BigInt(at + 1), 0)
    row.writeBigInt64BE(BigInt(naira * 100), 8)
    row.writeInt32BE(aboveKg * 1000, 16)
    row.writeInt32BE(endKg * 1000, 20)
    return row
  })
  return {
    id,
    kind: 'export',
    courierCode,
    description: 'To Britain',
    countryCode: 'NG',
    stateCode: null,
    geography: 'country',
    billingGroupId: null,
    originMembers: [],
    destinationMembers: ['GB'],
    sheet: new PackedRateSheet(Buffer.concat(rows)),
  } as ZoneWithRates
}

export function packageOf(weightGrams: number, ...sides: number[]): PricedPackage {
  const [lengthCm = 0, widthCm = 0, heightCm = 0] = sides
  return { weightGrams, lengthCm, widthCm, heightCm, expressBoxId: null }
}

export function boxOf(
  id: number,
  name: string,
  sides: number[],
  changes: Partial<CatalogueBox> = {}
) {
  const [lengthCm, widthCm, heightCm] = sides as [number, number, number]
  const size = { lengthCm, widthCm, heightCm }
  return { id, name, ...size, weightGrams: 200, feeKobo: 1_000_00, isArchived: false, ...changes }
}

/** A request for prices to London with a pickup and the free insurance. */
export function requestOf(
  packages: PricedPackage[],
  changes: Partial<PriceRequest> = {}
): PriceRequest {
  return {
    origin: { country: 'NG', stateKey: null, cityCode: null },
    destination: { country: 'GB', stateKey: null, cityCode: null },
    packages,
    insurance: 'Standard',
    pickup: true,
    signatureRequired: false,
    declaredValueKobo: 15_000_00,
    categoryIds: [1],
    billingGroupId: null,
    ...changes,
  }
}

type How = Partial<Omit<Parameters<typeof findPriceAdvice>[1], 'route' | 'facts'>> & {
  day?: string
}

/** Prices a request as every caller does, then returns the advice for it. */
export async function adviceFor(
  facts: PriceFacts,
  request: PriceRequest,
  { day = '2026-11-20', ...how }: How = {}
): Promise<PriceAdvice[]> {
  const mode = { isTest: true, day, ...how.mode }
  const route = await createOffers(request, mode, facts)
  return findPriceAdvice(request, { ...how, route, facts, mode })
}

export async function adviceSentences(...given: Parameters<typeof adviceFor>): Promise<string[]> {
  const pieces = await adviceFor(...given)
  return pieces.map(({ sentence }) => sentence)
}
