import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { readSnapshots } from '#shared/database/snapshot'
import { catalogue } from '#shipping/pricing/catalogue'
import type { ShipmentKind } from '#shipping/pricing/shipment_kind'
import type { Geography, TariffRoute, ZoneKind } from '#shipping/places/zone'
import type { PriceFacts } from '#shipping/pricing/price_facts'
import type { WeightRate } from '#shipping/pricing/rate_sheet'
import { type ZoneWithRates, liveTariff } from '#shipping/pricing/tariff_snapshot'
import { chooseZones } from '#shipping/pricing/choose_zones'

export type RateRequest = {
  kind: ShipmentKind
  route: TariffRoute
  billableGrams: number
  billingGroupId: number | null
}

export type FoundRate = {
  courierCode: string
  zone: { id: number; description: string; kind: ZoneKind; geography: Geography | null }
  billingGroup: { id: number; name: string } | null
  row: { id: number; aboveGrams: number; endGrams: number }
  rateKobo: number
}

/** A courier's zones for a route; the first with a row for the weight sets the price. */
export type CourierWithZones = { courierCode: string; zones: ZoneWithRates[] }

/** Uses the current tariff; inside a transaction, the tariff that `client` sees. */
export async function findRates(
  request: RateRequest,
  client?: QueryClientContract
): Promise<FoundRate[]> {
  return findRatesIn(request, await readSnapshots({ tariff: liveTariff, catalogue }, client))
}

/**
 * Returns at most one price per courier, in order of courier code. A billing group without a row
 * for the weight pays the general price. Omits couriers that have neither.
 */
export function findRatesIn(
  { billableGrams, ...query }: RateRequest,
  facts: Pick<PriceFacts, 'tariff' | 'catalogue'>
): FoundRate[] {
  const group = facts.catalogue.group(query.billingGroupId)
  return findServingCouriers(query, facts).flatMap(({ zones }) => {
    for (const zone of zones) {
      const row = zone.sheet.rowFor(billableGrams)
      if (row) return [toFoundRate(zone, zone.billingGroupId === null ? null : group, row)]
    }
    return []
  })
}

export function findServingCouriers(
  { kind, route, billingGroupId }: Omit<RateRequest, 'billableGrams'>,
  facts: Pick<PriceFacts, 'tariff' | 'catalogue'>
): CourierWithZones[] {
  const group = facts.catalogue.group(billingGroupId)
  const zones = [...new Set([group?.id ?? null, null])].flatMap((id) =>
    facts.tariff.zonesFor(kind, route, id)
  )
  const byCourier = Map.groupBy(zones, ({ courierCode }) => courierCode)
  const couriers = [...byCourier.keys()].filter((code) => facts.catalogue.serves(code, kind))
  return couriers.toSorted().map((courierCode) => ({
    courierCode,
    zones: chooseZones(byCourier.get(courierCode)!, route, group?.id ?? null),
  }))
}

function toFoundRate(
  { id, courierCode, description, kind, geography }: ZoneWithRates,
  group: { id: number; name: string } | null,
  { rateKobo, ...row }: WeightRate
): FoundRate {
  return {
    courierCode,
    zone: { id, description, kind, geography },
    billingGroup: group && { id: group.id, name: group.name },
    row,
    rateKobo,
  }
}
