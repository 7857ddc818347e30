-- Returns content and hash of zones in the tariff on the search path: live, a draft or a past one.
-- Rates are packed as `tariff_snapshot.ts` reads them; the hash leaves out their ids, which differ
-- in a draft.
create or replace function tariff_zone_contents(zone_ids bigint[] default null)
  returns table (zone_id bigint, is_archived boolean, kind text, courier_code text, description text, country_code text,
    state_code text, geography text, billing_group_id bigint, origins text[], destinations text[], rates bytea,
    rate_count integer, content_hash bytea)
  language sql stable as $$
  with members as (
    select member.zone_id,
      coalesce(array_agg(code::text order by code) filter (where side = 'origin'), '{}') as origins,
      coalesce(array_agg(code::text order by code) filter (where side = 'destination'), '{}') as destinations
    from shipping_zone_members as member
    where zone_ids is null or member.zone_id = any(zone_ids) group by member.zone_id
  ), sheets as (
    select rate.zone_id, count(*)::integer as rate_count,
      string_agg(int8send(id) || int8send(rate_kobo) || int4send(above_grams) || int4send(end_grams), ''
        order by above_grams) as rates,
      string_agg(int8send(rate_kobo) || int4send(above_grams) || int4send(end_grams), '' order by above_grams) as prices
    from shipping_rates as rate
    where zone_ids is null or rate.zone_id = any(zone_ids) group by rate.zone_id
  )
  select id, archived_at is not null, zone.kind::text, courier_code::text, description::text, country_code::text,
    state_code::text, geography::text, billing_group_id, coalesce(origins, '{}'), coalesce(destinations, '{}'),
    coalesce(rates, ''), coalesce(rate_count, 0),
    case when archived_at is null then sha256(convert_to(jsonb_build_array(zone.kind, courier_code, description,
      country_code, state_code, geography, billing_group_id, coalesce(origins, '{}'), coalesce(destinations, '{}'))::text,
      'UTF8') || coalesce(prices, '')) end
  from shipping_zones as zone left join members on members.zone_id = id left join sheets on sheets.zone_id = id
  where zone_ids is null or id = any(zone_ids)
$$;

-- Returns the last recorded state of each zone, including archived ones.
create or replace function tariff_states_at(upto integer, zone_ids bigint[] default null)
  returns setof tariff_zone_states language sql stable as $$
  select distinct on (zone_id) * from tariff_zone_states
  where number <= upto and (zone_ids is null or zone_id = any(zone_ids))
  order by zone_id, number desc
$$;

-- Records zones that differ from their last recorded state. Returns their number.
create or replace function write_tariff_states(of_number integer, zone_ids bigint[] default null)
  returns integer language sql as $$
  with latest as (select * from tariff_states_at(of_number, zone_ids)), written as (
    insert into tariff_zone_states (zone_id, number, is_archived, kind, courier_code, description, country_code,
      state_code, geography, billing_group_id, origins, destinations, rates, rate_count, content_hash)
    select now.zone_id, of_number, now.is_archived, now.kind, now.courier_code, now.description, now.country_code,
      now.state_code, now.geography, now.billing_group_id, now.origins, now.destinations, now.rates, now.rate_count,
      now.content_hash
    from tariff_zone_contents(zone_ids) as now left join latest using (zone_id)
    where latest.content_hash is distinct from now.content_hash
    on conflict (zone_id, number) do update set is_archived = excluded.is_archived, kind = excluded.kind,
      courier_code = excluded.courier_code, description = excluded.description, country_code = excluded.country_code,
      state_code = excluded.state_code, geography = excluded.geography, billing_group_id = excluded.billing_group_id,
      origins = excluded.origins, destinations = excluded.destinations, rates = excluded.rates,
      rate_count = excluded.rate_count, content_hash = excluded.content_hash
    returning 1
  )
  select count(*)::integer from written
$$;

-- Records a version with these zones, or all, and all surcharges. Returns null if nothing has
-- changed.
create or replace function record_tariff_save(of_name text, of_user bigint, zone_ids bigint[] default null)
  returns bigint language plpgsql as $$
declare
  latest integer := coalesce((select max(number) from tariff_versions), 0);
  version_id bigint;
begin
  if not exists (select from tariff_zone_contents(zone_ids) as now
      left join tariff_states_at(latest, zone_ids) as then_ using (zone_id)
      where then_.content_hash is distinct from now.content_hash)
    and not exists (select from surcharge_changes(latest)) then
    return null;
  end if;
  insert into tariff_versions (name, kind, number, base_number, created_by, published_by, published_at)
    values (left(of_name, 100), 'save', latest + 1, latest, of_user, of_user, clock_timestamp()) returning id into version_id;
  update tariff_versions set zones_changed = write_tariff_states(latest + 1, zone_ids),
    surcharges_changed = write_surcharge_states(latest + 1) where id = version_id;
  return version_id;
end $$;
