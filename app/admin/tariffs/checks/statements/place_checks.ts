export const EMPTY_ZONES = `select (count(*) over ())::integer as total, id as "zoneId"
  from checked_zones as zone
  where side = 'now' and not exists (select from checked_rates where side = 'now' and zone_id = zone.id)
  order by courier_code, kind, description, id limit :most`

/**
 * The zone that prices each route for customers without a billing group. A specific zone without
 * rates hides a wider one. `off` lists services that are not offered, as "DHL export".
 */
const servedRoutesSql = (
  side: string
) => `select kind, origin, destination, array_agg(courier_code order by courier_code) as couriers
  from (
    select distinct on (kind, origin, destination, courier_code) * from checked_reach
    where side = '${side}' and billing_group_id is null
      and courier_code || ' ' || kind <> all(cast(:off as text[]))
    order by kind, origin, destination, courier_code, rank, zone_id
  ) as winner
  where exists (select from checked_rates where side = '${side}' and checked_rates.zone_id = winner.zone_id)
  group by kind, origin, destination`

export const LOST_ROUTES = `select (count(*) over ())::integer as total, kind, origin, destination, couriers
  from (${servedRoutesSql('before')}) as was
  where not exists (
    select from (${servedRoutesSql('now')}) as now
    where (now.kind, now.origin, now.destination) = (was.kind, was.origin, was.destination)
  )
  order by kind, origin, destination limit :most`

/** Places that a courier serves but no zone covers: foreign countries and Nigerian states. */
const UNCOVERED_PLACES = `
  select couriers.code as courier_code, way.kind, country.name as place
  from couriers cross join (values ('export'), ('import')) as way (kind)
  cross join countries as country
  where country.code <> 'NG' and case way.kind when 'export' then serves_export else serves_import end
    and (way.kind = 'import' or country.code = any(:recipients::text[]))
    and not exists (select from checked_reach as reach where reach.side = 'now' and reach.billing_group_id is null
      and reach.courier_code = couriers.code and reach.kind = way.kind
      and country.code = case way.kind when 'export' then reach.destination else reach.origin end)
  union all
  select couriers.code, 'from', state.name from couriers cross join states as state
  where serves_domestic and state.country_code = 'NG' and not exists (select from checked_reach as reach
    where reach.side = 'now' and reach.billing_group_id is null and reach.courier_code = couriers.code
      and reach.kind = 'domestic' and reach.origin = state.code)
  union all
  select couriers.code, 'to', state.name from couriers cross join states as state
  where serves_domestic and state.country_code = 'NG' and not exists (select from checked_reach as reach
    where reach.side = 'now' and reach.billing_group_id is null and reach.courier_code = couriers.code
      and reach.kind = 'domestic' and reach.destination = state.code)`

export const PLACES_WITHOUT_ZONE = `select (count(*) over ())::integer as total, courier_code as "courierCode", kind,
    count(*)::integer as "placeCount", (array_agg(place order by place))[1:20] as places
  from (${UNCOVERED_PLACES}) as lacking
  group by courier_code, kind order by courier_code, kind limit :most`

export const FIND_CHECKED_ZONES = `select id, kind, courier_code as "courierCode", description from checked_zones
  where side = 'now' and id = any(:ids::bigint[])`

export const COUNT_CHECKED = `select (select count(*)::integer from checked_zones where side = 'now') as zones,
  (select count(*)::integer from checked_rates where side = 'now') as rates`
