/**
 * Rows of a sheet that somebody should look at, one row each: the zone, the weights, the price, the one that it is
 * compared with, of how many shipments, and how bad it is. `facet` parts the findings of one zone.
 */
const BEFORE = `partition by zone_id order by above_grams, end_grams`

/** Below and between the rows of a zone, as the grid of its rates marks them. */
const gaps = `select zone_id, '' as facet, reached as above_grams, above_grams as end_grams, null::bigint as kobo,
    null::bigint as compared_kobo, null::integer as shipments, 0::float8 as worth
  from (select *, coalesce(max(end_grams) over (${BEFORE} rows between unbounded preceding and 1 preceding), 0) as reached
    from checked_rates where side = 'now') as rate
  where above_grams > reached`

const overlaps = `select zone_id, '', above_grams, least(reached, end_grams), rate_kobo, null::bigint, null::integer, 0
  from (select *, max(end_grams) over (${BEFORE} rows between unbounded preceding and 1 preceding) as reached
    from checked_rates where side = 'now') as rate
  where above_grams < reached`

const falling = `select zone_id, '', above_grams, end_grams, rate_kobo, lighter_kobo, null::integer,
    (lighter_kobo - rate_kobo)::float8 / lighter_kobo
  from (select *, lag(rate_kobo) over (${BEFORE}) as lighter_kobo from checked_rates where side = 'now') as rate
  where rate_kobo < lighter_kobo`

/**
 * Price by price, each beside what the same weight cost before in the same zone, however its rows were cut. An average
 * over a zone or a courier would hide the one price with a digit too many, which is what this is for.
 */
const moved = `select now.zone_id, case when now.rate_kobo > was.rate_kobo then 'dearer' else 'cheaper' end,
    now.above_grams, now.end_grams, now.rate_kobo, was.rate_kobo, null::integer,
    abs(now.rate_kobo - was.rate_kobo)::float8 / was.rate_kobo
  from checked_rates as now cross join lateral (
    select above_grams, rate_kobo from checked_rates as was
    where was.side = 'before' and was.zone_id = now.zone_id and was.end_grams >= now.end_grams
    order by end_grams limit 1
  ) as was
  where now.side = 'now' and was.above_grams < now.end_grams
    and abs(now.rate_kobo - was.rate_kobo) * 10000 > was.rate_kobo * :share`

/**
 * What the last 90 days cost on average, by the zone and row that would price them: the group's zone first, then the
 * general one, as for a customer.
 */
const belowCost = `select * from (
    with spent as materialized (
      select margin.courier_code, billing.id as billing_group_id, shipment.kind,
        case shipment.kind when 'domestic' then split_part(origin.state_key, '_', 2) else origin.country_code end as origin,
        case shipment.kind when 'domestic' then split_part(destination.state_key, '_', 2)
          else destination.country_code end as destination,
        origin.city_code as origin_city, destination.city_code as destination_city, billable_grams,
        count(*) as shipments, sum(cost_kobo) as cost_kobo, row_number() over () as id
      from shipment_margins as margin join shipments as shipment on shipment.id = margin.shipment_id
      join shipment_addresses as origin on origin.shipment_id = shipment.id and origin.side = 'origin'
      join shipment_addresses as destination on destination.shipment_id = shipment.id
        and destination.side = 'destination'
      left join billing_groups as billing on billing.id = margin.billing_group_id and billing.active
      where margin.paid_on > lagos_day(now()) - 90 and cost_kobo > 0 and shipment.status <> 'VOIDED'
      group by 1, 2, 3, 4, 5, 6, 7, 8
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
      select distinct on (chosen.id) chosen.zone_id, rate.above_grams, rate.end_grams, rate.rate_kobo, spent.shipments,
        spent.cost_kobo
      from chosen join spent using (id) cross join lateral (
        select * from checked_rates as rate where rate.side = 'now' and rate.zone_id = chosen.zone_id
          and rate.end_grams >= spent.billable_grams order by rate.end_grams limit 1
      ) as rate
      where rate.above_grams < spent.billable_grams
      order by chosen.id, is_general
    )
    select zone_id, '', above_grams, end_grams, rate_kobo, round(sum(cost_kobo) / sum(shipments))::bigint as average,
      sum(shipments)::integer, (sum(cost_kobo) / sum(shipments) - rate_kobo)::float8 / rate_kobo
    from priced group by zone_id, above_grams, end_grams, rate_kobo
  ) as cost where average > rate_kobo`

/**
 * The worst zones first, each with its worst ten prices. A statement of several cells is answered as one finding for
 * each zone, so that a general raise is a line for each zone and not one for each price.
 */
const findings = (
  cells: string
) => `with cells (zone_id, facet, above_grams, end_grams, kobo, compared_kobo, shipments,
    worth) as (${cells}),
  ranked as (
    select *, row_number() over (partition by zone_id, facet order by worth desc, above_grams, end_grams) as place
    from cells
  ), grouped as (
    select zone_id, facet, count(*)::integer as "cellCount", max(worth) as worst,
      json_agg(json_build_object('aboveGrams', above_grams, 'endGrams', end_grams, 'kobo', kobo,
        'comparedKobo', compared_kobo, 'shipments', shipments) order by place) filter (where place <= 10) as cells
    from ranked group by zone_id, facet
  )
  select (count(*) over ())::integer as total, facet, "cellCount", cells, zone_id::float8 as "zoneId",
    (select count(*)::integer from checked_rates where side = 'now' and checked_rates.zone_id = grouped.zone_id)
      as "rateCount"
  from grouped order by worst desc, zone_id, facet limit :most`

export const CELL_CHECKS = {
  gaps: findings(gaps),
  overlaps: findings(overlaps),
  falling: findings(falling),
  moved: findings(moved),
  below_cost: findings(belowCost),
}
