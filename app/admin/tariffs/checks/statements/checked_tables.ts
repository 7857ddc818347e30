/**
 * Temporary copies of the checked tariff ("now") and the compared one ("before"), so that each
 * check is one statement. They are analyzed, because a newly filled draft has no statistics yet.
 */
const CHECK_TABLES = [
  `create temporary table checked_zones (side text, id bigint, kind text, courier_code text, description text,
     country_code text, state_code text, geography text, billing_group_id bigint) on commit drop`,
  `create temporary table checked_members (side text, zone_id bigint, member_side text, code text) on commit drop`,
  `create temporary table checked_rates (side text, zone_id bigint, above_grams integer, end_grams integer,
     rate_kobo bigint) on commit drop`,
  `create temporary table checked_reach (side text, zone_id bigint, courier_code text, kind text,
     billing_group_id bigint, origin text, destination text, rank integer) on commit drop`,
  `create temporary table checked_pairs (zone_id bigint, before_id bigint) on commit drop`,
]

/** Forces an in-memory lookup of the copied zones: the planner misestimates drafts. */
const IN_ZONES = '(zone_id in (select id from zones)) is true'

/** Copies a consistent snapshot in one statement; the search path selects the tariff. */
export const COPY_TO_CHECK_TABLES = `with zones as (
    insert into checked_zones
    select :side, id, kind, courier_code, description, country_code, state_code, geography, billing_group_id
    from shipping_zones where archived_at is null returning id
  ), members as (
    insert into checked_members
    select :side, zone_id, side, code from shipping_zone_members where ${IN_ZONES}
  )
  insert into checked_rates
  select :side, zone_id, above_grams, end_grams, rate_kobo from shipping_rates where ${IN_ZONES}`

const NAMED_COUNTRIES = `(
    select 'country' as geography, code as named, code from countries where code <> 'NG'
    union all select 'region', region_code, code from countries where code <> 'NG'
    union all select 'continent', continent_code, code from countries where code <> 'NG'
    union all select 'all', '', code from countries where code <> 'NG'
  ) as country`

const RANK = `case geography when 'country' then 0 when 'region' then 1 when 'continent' then 2 else 3 end`

/**
 * The routes that each zone prices and its courier serves, as country codes, bare state codes and
 * cities such as "LA/IKEJA". Between named cities, the zone of their state also applies, ranked
 * lower.
 */
const FILL_REACH = [
  `insert into checked_reach
   select distinct zone.side, zone.id, zone.courier_code, zone.kind, zone.billing_group_id,
     case zone.kind when 'export' then 'NG' else country.code end,
     case zone.kind when 'export' then country.code else 'NG' end, ${RANK}
   from checked_zones as zone
   join couriers on couriers.code = zone.courier_code
     and case zone.kind when 'export' then serves_export when 'import' then serves_import end
   left join checked_members as member on member.side = zone.side and member.zone_id = zone.id
     and zone.geography <> 'all'
     and member.member_side = case zone.kind when 'export' then 'destination' else 'origin' end
   join ${NAMED_COUNTRIES} using (geography)
   where zone.country_code = 'NG' and country.named = coalesce(member.code, '')`,
  `insert into checked_reach
   select zone.side, zone.id, zone.courier_code, 'domestic', zone.billing_group_id,
     coalesce(zone.state_code || '/', '') || origin.code, coalesce(zone.state_code || '/', '') || destination.code,
     case zone.kind when 'city' then 0 else 1 end
   from checked_zones as zone
   join couriers on couriers.code = zone.courier_code and serves_domestic
   join checked_members as origin on (origin.side, origin.zone_id) = (zone.side, zone.id)
     and origin.member_side = 'origin'
   join checked_members as destination on (destination.side, destination.zone_id) = (zone.side, zone.id)
     and destination.member_side = 'destination'
   where zone.kind in ('local', 'city') and zone.country_code = 'NG'`,
  `insert into checked_reach
   select local.side, local.zone_id, local.courier_code, 'domestic', local.billing_group_id, city.origin,
     city.destination, 1
   from checked_reach as local
   join (select distinct origin, destination, split_part(origin, '/', 1) as state from checked_reach where rank = 0
     and kind = 'domestic') as city on (local.origin, local.destination) = (city.state, city.state)
   where local.kind = 'domestic' and local.rank = 1`,
]

/** Pairs each zone with itself before, or a new zone with the courier's zone that it replaces. */
const FILL_PAIRS = `insert into checked_pairs
  select id, id from checked_zones where side = 'now'
    and id in (select id from checked_zones where side = 'before')
  union all (
    select distinct on (now.zone_id) now.zone_id, was.zone_id
    from checked_reach as now join checked_reach as was using (courier_code, kind, origin, destination)
    where now.side = 'now' and was.side = 'before'
      and was.billing_group_id is not distinct from now.billing_group_id
      and now.zone_id not in (select id from checked_zones where side = 'before')
    order by now.zone_id, was.rank, was.zone_id
  )`

export const CREATE_CHECK_TABLES = CHECK_TABLES

export const COMPLETE_CHECK_TABLES = [
  `create index on checked_rates (side, zone_id, end_grams)`,
  `analyze checked_zones, checked_members, checked_rates`,
  ...FILL_REACH,
  `analyze checked_reach`,
  FILL_PAIRS,
  `analyze checked_pairs`,
]

/** Drops explicitly, because an enclosing transaction would keep the tables. */
export const DROP_CHECK_TABLES = `drop table checked_zones, checked_members, checked_rates, checked_reach, checked_pairs`
