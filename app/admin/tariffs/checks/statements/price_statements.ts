/** These statements compare only rates. The code that prices bills adds the surcharges. */

/** Aggregates all rows of a zone into one value, to skip unchanged zones. */
const rateRowsSql = (side: string, zone: string) => `(
    select array_agg((above_grams, end_grams, rate_kobo) order by end_grams, above_grams) from checked_rates
    where side = '${side}' and zone_id = ${zone})`

/** Selects the rate of `side` that ends at a weight, or null. Of overlapping rates it takes one. */
const rateEndingAtSql = (
  side: string
) => `max(rate_kobo) filter (where ends and side = '${side}') as ${side}_kobo,
  max(above_grams) filter (where ends and side = '${side}') as ${side}_above`

/** Selects the next rate of `side` to end; it prices the weight if it begins below the weight. */
const nextRateSql = (side: string) => {
  const row = `over (partition by zone_id, ${side}_ends)`
  return `max(${side}_kobo) ${row} as ${side}_kobo, max(${side}_above) ${row} as ${side}_above,
    max(point) filter (where ${side}_kobo is not null) ${row} as ${side}_end`
}

const RATE_COUNT = `(select count(*)::integer from checked_rates as every where every.side = 'now'
    and every.zone_id = found.zone_id) as "rateCount"`

/**
 * Selects changed rates: lower and upper weight, rate now and before, upper weight of the current
 * row. Split or merged rows are compared by weight range. Averages would hide a single mistyped
 * price.
 */
export const CHANGED_RATES = `with pairs as (
    select zone_id, before_id from checked_pairs as pair
    where ${rateRowsSql('now', 'pair.zone_id')} is distinct from ${rateRowsSql('before', 'pair.before_id')}
  ), rates as (
    select rate.side, pairs.zone_id, above_grams, end_grams, rate_kobo
    from pairs join checked_rates as rate on (rate.side, rate.zone_id) = ('now', pairs.zone_id)
    union all
    select rate.side, pairs.zone_id, above_grams, end_grams, rate_kobo
    from pairs join checked_rates as rate on (rate.side, rate.zone_id) = ('before', pairs.before_id)
  ), edges as (
    select zone_id, point, ${rateEndingAtSql('now')}, ${rateEndingAtSql('before')}
    from rates cross join lateral (values (above_grams, false), (end_grams, true)) as edge (point, ends)
    group by zone_id, point
  ), ahead as (
    select *, count(now_kobo) over back as now_ends, count(before_kobo) over back as before_ends
    from edges window back as (partition by zone_id order by point desc)
  ), stretches as (
    select zone_id, point, ${nextRateSql('now')}, ${nextRateSql('before')} from ahead
  )
  select found.zone_id as "zoneId", ${RATE_COUNT}, changes
  from (
    select zone_id, json_agg(json_build_array(above_grams, end_grams, now_kobo, before_kobo, now_end)) as changes
    from (
      select zone_id, now_end, now_kobo, before_kobo, greatest(now_above, before_above) as above_grams,
        max(point) as end_grams
      from stretches
      where now_above < point and before_above < point and now_kobo <> before_kobo
      group by zone_id, now_end, before_end, now_kobo, before_kobo, now_above, before_above
    ) as changed
    group by zone_id
  ) as found`

const nigerianStateSql = (end: string) =>
  `case when ${end}.country_code = 'NG' and split_part(${end}.state_key, '_', 2) = any(:states::text[])
     then split_part(${end}.state_key, '_', 2) end`

/**
 * The average cost of the last 90 days by the zone and row that would price each shipment, the
 * billing group's zone first. Returns only rows whose rate is below the cost, with their parcels
 * grouped by what surcharges test.
 */
export const RATES_BELOW_COST = `with spent as materialized (
    select margin.courier_code, billing.id as billing_group_id, shipment.kind,
      case shipment.kind when 'domestic' then split_part(origin.state_key, '_', 2) else origin.country_code end as origin,
      case shipment.kind when 'domestic' then split_part(destination.state_key, '_', 2)
        else destination.country_code end as destination,
      origin.city_code as origin_city, destination.city_code as destination_city, billable_grams,
      origin.country_code as origin_country, destination.country_code as destination_country,
      ${nigerianStateSql('origin')} as origin_state, ${nigerianStateSql('destination')} as destination_state,
      case when cardinality(:lengths::integer[]) > 0 then (
        select max(greatest(length_cm, width_cm, height_cm)) from shipment_packages
        where shipment_id = shipment.id
      ) end as longest_cm,
      count(*) as shipments, sum(cost_kobo) as cost_kobo, row_number() over () as id
    from shipment_margins as margin join shipments as shipment on shipment.id = margin.shipment_id
    join shipment_addresses as origin on origin.shipment_id = shipment.id and origin.side = 'origin'
    join shipment_addresses as destination on destination.shipment_id = shipment.id
      and destination.side = 'destination'
    left join billing_groups as billing on billing.id = margin.billing_group_id and billing.active
    where margin.paid_on > lagos_day(now()) - 90 and cost_kobo > 0 and shipment.status <> 'VOIDED'
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13
  ), ways as (
    select id, courier_code, billing_group_id, kind, origin, destination from spent
    union all
    select id, courier_code, billing_group_id, kind, origin || '/' || origin_city,
      destination || '/' || destination_city
    from spent where kind = 'domestic' and origin_city is not null and destination_city is not null
  ), chosen as (
    select distinct on (ways.id, reach.billing_group_id is null) ways.id, reach.zone_id,
      reach.billing_group_id is null as is_general
    from ways join checked_reach as reach using (courier_code, kind, origin, destination)
    where reach.side = 'now' and (reach.billing_group_id is null or reach.billing_group_id = ways.billing_group_id)
    order by ways.id, reach.billing_group_id is null, rank, reach.zone_id
  ), priced as (
    select distinct on (chosen.id) chosen.zone_id, rate.above_grams, rate.end_grams, rate.rate_kobo, spent.*
    from chosen join spent using (id) cross join lateral (
      select * from checked_rates as rate where rate.side = 'now' and rate.zone_id = chosen.zone_id
        and rate.end_grams >= spent.billable_grams order by rate.end_grams limit 1
    ) as rate
    where rate.above_grams < spent.billable_grams
    order by chosen.id, is_general
  ), parcels as (
    select zone_id, above_grams, end_grams, rate_kobo, courier_code, kind, origin_country, origin_state,
      destination_country, destination_state, max(billable_grams) as billable_grams,
      coalesce(max(longest_cm), 0) as longest_cm, sum(shipments) as shipments, sum(cost_kobo) as cost_kobo
    from priced
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
      (select count(*) from unnest(:weights::integer[]) as weight where weight < billable_grams),
      (select count(*) from unnest(:lengths::integer[]) as length where length < longest_cm)
  ), found as (
    select zone_id, above_grams, end_grams, rate_kobo, sum(shipments)::integer as shipments,
      round(sum(cost_kobo) / sum(shipments)) as cost_kobo,
      json_agg(json_build_object('courierCode', courier_code, 'kind', kind,
        'origin', json_build_object('country', origin_country, 'state', origin_state),
        'destination', json_build_object('country', destination_country, 'state', destination_state),
        'billableGrams', billable_grams, 'longestSideCm', longest_cm, 'shipments', shipments)) as parcels
    from parcels group by zone_id, above_grams, end_grams, rate_kobo
    having round(sum(cost_kobo) / sum(shipments)) > rate_kobo
  )
  select zone_id as "zoneId", ${RATE_COUNT}, above_grams as "aboveGrams", end_grams as "endGrams",
    rate_kobo as "rateKobo", cost_kobo as "costKobo", shipments, parcels
  from found`

const namedPlaceSql = (end: 'origin' | 'destination') =>
  `case when kind <> 'domestic' then case when ${end} = any(:countries::text[]) then ${end} else '' end
     when split_part(${end}, '/', 1) = any(:states::text[]) then split_part(${end}, '/', 1) else '' end as ${end}`

/** Selects the routes and weights that each zone prices. Places that no surcharge names are ''. */
export const ZONE_ROUTES = `select side, zone_id as "zoneId", courier_code as "courierCode", kind,
    json_agg(json_build_array(origin, destination)) as ends,
    coalesce((select json_agg(json_build_array(lower(stretch), upper(stretch))) from unnest((
      select range_agg(int4range(above_grams, end_grams)) from checked_rates as rate
      where rate.side = way.side and rate.zone_id = way.zone_id)) as stretch), '[]') as weights
  from (select distinct side, zone_id, courier_code, kind, ${namedPlaceSql('origin')}, ${namedPlaceSql('destination')}
    from checked_reach) as way
  group by side, zone_id, courier_code, kind`
