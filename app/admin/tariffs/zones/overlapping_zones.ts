import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { queryRows } from '#shared/database/query_rows'
import type { ZoneDraft } from '#admin/tariffs/zones/zone_draft'

type OverlappingZone = { id: number; description: string; shared: string }

/** Warns about equally specific zones that share a route: only the oldest one prices it. */
export async function overlappingZoneWarnings(
  id: number,
  draft: ZoneDraft,
  client: QueryClientContract
): Promise<string[]> {
  const rivals = await findOverlappingZones(id, draft, client)
  return rivals.map((rival) => {
    const first = rival.id < id ? `"${rival.description}"` : 'this zone'
    return `"${rival.description}" covers ${rival.shared}, too. The older of the two, ${first}, prices it.`
  })
}

async function findOverlappingZones(id: number, draft: ZoneDraft, client: QueryClientContract) {
  const common = (side: 'origin' | 'destination') => `(select min(code) from shipping_zone_members
    where zone_id = zone.id and side = '${side}' and code = any(:${side}s::text[]))`
  return queryRows<OverlappingZone>(
    client,
    `select * from (
       select zone.id, zone.description,
         case when zone.geography = 'all' then 'everywhere'
           when zone.geography is not null then coalesce(${common('origin')}, ${common('destination')})
           else ${common('origin')} || ' to ' || ${common('destination')} end as shared
       from shipping_zones as zone
       where zone.archived_at is null and zone.id <> :id and zone.kind = :kind
         and zone.courier_code = :courierCode and zone.country_code = :countryCode
         and coalesce(zone.state_code, '') = :stateCode
         and coalesce(zone.geography, '') = :geography
         and coalesce(zone.billing_group_id, 0) = :billingGroupId
     ) as zones where shared is not null order by id limit 5`,
    {
      id,
      kind: draft.kind,
      courierCode: draft.courierCode,
      countryCode: draft.countryCode,
      stateCode: draft.stateCode ?? '',
      geography: draft.geography ?? '',
      billingGroupId: draft.billingGroupId ?? 0,
      origins: draft.origins,
      destinations: draft.destinations,
    }
  )
}
