import { MAX_FINDING_CELLS } from '#admin/tariffs/checks/rules/tariff_checks'

/** Each check below selects zone, weights, price, compared price and severity of a rate. */
const BY_ZONE_AND_WEIGHT = `partition by zone_id order by above_grams, end_grams`

/** Finds gaps below and between rows, and above them if a price existed there before. */
const gaps = `select zone_id, reached as above_grams, above_grams as end_grams, null::bigint as kobo,
    null::bigint as compared_kobo, 0 as worth
  from (select *, coalesce(max(end_grams) over (${BY_ZONE_AND_WEIGHT} rows between unbounded preceding and 1 preceding), 0) as reached
    from checked_rates where side = 'now') as rate
  where above_grams > reached
  union all
  select heaviest.zone_id, reached, max(end_grams), null, null, 0
  from (select pair.zone_id, pair.before_id, max(end_grams) as reached from checked_pairs as pair
    join checked_rates as rate on (rate.side, rate.zone_id) = ('now', pair.zone_id) group by 1, 2) as heaviest
  join checked_rates as was on (was.side, was.zone_id) = ('before', before_id) and was.end_grams > reached
  group by heaviest.zone_id, reached`

const overlaps = `select zone_id, above_grams, least(reached, end_grams), rate_kobo, null::bigint, 0
  from (select *, max(end_grams) over (${BY_ZONE_AND_WEIGHT} rows between unbounded preceding and 1 preceding) as reached
    from checked_rates where side = 'now') as rate
  where above_grams < reached`

const falling = `select zone_id, above_grams, end_grams, rate_kobo, lighter_kobo,
    (lighter_kobo - rate_kobo)::float8 / lighter_kobo
  from (select *, lag(rate_kobo) over (${BY_ZONE_AND_WEIGHT}) as lighter_kobo from checked_rates where side = 'now') as rate
  where rate_kobo < lighter_kobo`

/**
 * Puts the worst zones first, each with its ten worst prices. A general increase gives one line per
 * zone, not one per price.
 */
const cellFindingsSql = (
  cells: string
) => `with cells (zone_id, above_grams, end_grams, kobo, compared_kobo, worth) as (${cells}),
  ranked as (
    select *, row_number() over (partition by zone_id order by worth desc, above_grams, end_grams) as place from cells
  ), grouped as (
    select zone_id, count(*)::integer as "cellCount", max(worth) as worst,
      json_agg(json_build_object('aboveGrams', above_grams, 'endGrams', end_grams, 'kobo', kobo,
        'surchargeKobo', null, 'comparedKobo', compared_kobo, 'shipments', null) order by place)
        filter (where place <= ${MAX_FINDING_CELLS}) as cells
    from ranked group by zone_id
  )
  select (count(*) over ())::integer as total, '' as facet, "cellCount", cells, zone_id as "zoneId",
    (select count(*)::integer from checked_rates where side = 'now' and checked_rates.zone_id = grouped.zone_id)
      as "rateCount"
  from grouped order by worst desc, zone_id limit :most`

export const CELL_CHECKS = {
  gaps: cellFindingsSql(gaps),
  overlaps: cellFindingsSql(overlaps),
  falling: cellFindingsSql(falling),
}
