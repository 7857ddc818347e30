import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { queryRows } from '#shared/database/query_rows'
import type { ShipmentKind } from '#shipping/pricing/shipment_kind'
import type { TariffPlace, Zone, ZoneKind } from '#shipping/places/zone'
import type { FoundRate, RateRequest } from '#shipping/pricing/find_rates'
import { chooseZones } from '#shipping/pricing/choose_zones'

type Candidate = Zone & { billingGroupName: string | null }
type Row = { id: number; zoneId: number; aboveGrams: number; endGrams: number; rateKobo: number }

const ZONE_KINDS: Record<ShipmentKind, ZoneKind[]> = {
  domestic: ['city', 'local'],
  export: ['export'],
  import: ['import'],
}

/** A reference implementation of `findRates` in SQL: slower, but simple enough to trust. */
export async function ratesBySql(
  request: RateRequest,
  client: QueryClientContract = db.connection()
): Promise<FoundRate[]> {
  const candidates = await candidateZones(request, client)
  const byCourier = Map.groupBy(candidates, ({ courierCode }) => courierCode)
  const choices = [...byCourier.values()].map((zones) =>
    chooseZones(zones, request.route, request.billingGroupId)
  )
  const rows = await rowsFor(request.billableGrams, choices.flat(), client)
  return choices.flatMap((zones) => {
    const winner = zones.find((zone) => rows.has(zone.id))
    return winner ? [foundRate(winner, rows.get(winner.id)!)] : []
  })
}

async function candidateZones(
  { kind, route, billingGroupId }: RateRequest,
  client: QueryClientContract
): Promise<Candidate[]> {
  const members = (side: 'origin' | 'destination') => `array(
    select code::text from shipping_zone_members
    where zone_id = zone.id and side = '${side}' and code = any(:${side}Codes::text[]))`
  return queryRows<Candidate>(
    client,
    `select * from (
       select zone.id, zone.kind, zone.courier_code as "courierCode", zone.description,
         zone.country_code as "countryCode", zone.state_code as "stateCode", zone.geography,
         zone.billing_group_id as "billingGroupId", billing_group.name as "billingGroupName",
         ${members('origin')} as "originMembers", ${members('destination')} as "destinationMembers"
       from shipping_zones as zone
       join couriers as courier on courier.code = zone.courier_code and courier.serves_${kind}
       left join billing_groups as billing_group on billing_group.id = zone.billing_group_id
       where zone.archived_at is null
         and zone.kind = any(:kinds::text[]) and zone.country_code = :homeCountry
         and (zone.billing_group_id is null
           or (zone.billing_group_id = any(:groupIds::bigint[]) and billing_group.active))
     ) as zones
     where geography = 'all' or cardinality("originMembers") + cardinality("destinationMembers") > 0
     order by "courierCode" collate "C", id`,
    {
      kinds: ZONE_KINDS[kind],
      homeCountry: (kind === 'import' ? route.destination : route.origin).country,
      groupIds: billingGroupId === null ? [] : [billingGroupId],
      originCodes: codesOf(route.origin),
      destinationCodes: codesOf(route.destination),
    }
  )
}

/** Finds each zone's row for the weight. Repeats the range expression of the table's index. */
async function rowsFor(billableGrams: number, zones: Zone[], client: QueryClientContract) {
  const rows = await queryRows<Row>(
    client,
    `select id, zone_id as "zoneId", above_grams as "aboveGrams",
       end_grams as "endGrams", rate_kobo as "rateKobo"
     from shipping_rates
     where zone_id = any(:zoneIds::bigint[])
       and int4range(above_grams, end_grams, '(]') @> :billableGrams::int`,
    { zoneIds: zones.map(({ id }) => id), billableGrams }
  )
  return new Map(rows.map((row) => [row.zoneId, row]))
}

function codesOf({ country, state, city, region, continent }: TariffPlace): string[] {
  return [country, state, city, region, continent].filter((code) => code !== null)
}

function foundRate(zone: Candidate, { id, aboveGrams, endGrams, rateKobo }: Row): FoundRate {
  const { billingGroupId, billingGroupName } = zone
  return {
    courierCode: zone.courierCode,
    zone: {
      id: zone.id,
      description: zone.description,
      kind: zone.kind,
      geography: zone.geography,
    },
    billingGroup:
      billingGroupId !== null ? { id: billingGroupId, name: billingGroupName ?? '' } : null,
    row: { id, aboveGrams, endGrams },
    rateKobo,
  }
}
