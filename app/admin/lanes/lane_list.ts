import db from '@adonisjs/lucid/services/db'
import { toLikePatterns } from '#shared/database/sql_condition'
import { queryRows } from '#shared/database/query_rows'
import { cutPage } from '#shared/http/keyset_page'
import type { ShipmentKind } from '#shipping/pricing/shipment_kind'
import type { LaneQuery } from '#admin/lanes/lane_validator'

export type LaneRow = {
  courier: string
  courierName: string
  kind: ShipmentKind
  lane: string
  usualDays: number
  mostDays: number
  parcels: number
}

const SELECT_LANES = `select fact.courier_code as courier, fact.origin > '' as narrow, couriers.name as "courierName", kind, usual_days as "usualDays",
    most_days as "mostDays", parcels,
    case when fact.origin > '' then coalesce(from_state.name, from_country.name, fact.origin) || ' to '
        || coalesce(to_state.name, to_country.name, fact.destination)
      when kind = 'domestic' then 'All of Nigeria'
      when kind = 'export' then 'Nigeria to all countries' else 'All countries to Nigeria' end as lane
  from lane_facts as fact join couriers on couriers.code = fact.courier_code
  left join states as from_state on kind = 'domestic' and from_state.key = 'NG_' || fact.origin
  left join states as to_state on kind = 'domestic' and to_state.key = 'NG_' || fact.destination
  left join countries as from_country on kind <> 'domestic' and from_country.code = fact.origin
  left join countries as to_country on kind <> 'domestic' and to_country.code = fact.destination`

const COLUMNS = { parcels: 'parcels', usual: '"usualDays"', most: '"mostDays"' } as const

/** Reads all lanes and slices the page: there are only as many as pairs of served places. */
export async function loadLanePage(listQuery: LaneQuery) {
  return cutPage(await listLanes(listQuery), listQuery)
}

export function listLanes({ search, sort = '-parcels', courier, kind }: LaneQuery) {
  const column = COLUMNS[sort.replace('-', '') as keyof typeof COLUMNS]
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  return queryRows<LaneRow>(
    db,
    `select * from (${SELECT_LANES}) as lane
     where (:courier::text is null or courier = :courier) and (:kind::text is null or kind = :kind)
       and (:search::text[] is null or fold(concat_ws(' ', lane, "courierName")) like all(:search::text[]))
     order by ${column} ${direction}, "courierName", narrow, fold(lane), lane`,
    {
      courier: courier ?? null,
      kind: kind ?? null,
      search: search ? toLikePatterns(search) : null,
    }
  )
}
