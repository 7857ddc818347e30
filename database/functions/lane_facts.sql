-- Returns the lane of a parcel, and the day in Lagos on which its courier took it over. Neither a
-- label, a notice of delay nor a delivery alone proves that.
create or replace function parcel_way(of_shipment bigint, of_kind text)
  returns table (origin text, destination text, handed_over_on date) language sql stable as $$
  select max(place) filter (where side = 'origin'), max(place) filter (where side = 'destination'), (
      select lagos_day(min(occurred_at)) from tracking_events
      where shipment_id = of_shipment and withdrawn_at is null
        and code not in ('INFORMATION_RECEIVED', 'DELAYED', 'WITHDRAWN', 'DELIVERED')
    )
  from (
    select side, case of_kind when 'domestic' then split_part(state_key, '_', 2) else country_code end as place
    from shipment_addresses where shipment_id = of_shipment
  ) as ends
$$;

-- Recounts the transit times of 180 days of paying organizations, per lane with at least `fewest`
-- deliveries and per kind. Returns null at once if another process runs, else the number of lanes.
create or replace function count_lane_facts(fewest integer) returns bigint language plpgsql as $$
declare
  lanes bigint;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('lane_facts', 0)) then return null; end if;
  with counted as materialized (
    select courier_code, kind, coalesce(way.origin, '') as origin, coalesce(way.destination, '') as destination,
      count(*)::integer as parcels, (percentile_disc(0.5) within group (order by days))::integer as usual_days,
      (percentile_disc(0.9) within group (order by days))::integer as most_days
    from (
      select courier_code, kind, way.origin, way.destination, lagos_day(delivered_at) - handed_over_on as days
      from shipments cross join lateral parcel_way(shipments.id, kind) as way
      where organization_id > 0 and status = 'DELIVERED' and delivered_at >= now() - interval '180 days'
        and lagos_day(delivered_at) >= handed_over_on
    ) as way
    group by grouping sets ((courier_code, kind, way.origin, way.destination), (courier_code, kind))
    having count(*) >= fewest and (grouping(way.origin) = 1 or way.origin > '' and way.destination > '')
  ), gone as (
    delete from lane_facts as fact where not exists (
      select from counted where (counted.courier_code, counted.kind, counted.origin, counted.destination)
        = (fact.courier_code, fact.kind, fact.origin, fact.destination))
  ), kept as (
    insert into lane_facts as fact (courier_code, kind, origin, destination, parcels, usual_days, most_days)
    select courier_code, kind, origin, destination, parcels, usual_days, most_days from counted
    on conflict (courier_code, kind, origin, destination) do update
      set parcels = excluded.parcels, usual_days = excluded.usual_days, most_days = excluded.most_days
      where (fact.parcels, fact.usual_days, fact.most_days)
        is distinct from (excluded.parcels, excluded.usual_days, excluded.most_days)
  )
  select count(*) into lanes from counted;
  perform keep_parcel_dues();
  return lanes;
end $$;

-- A parcel in transit is late one day after 90 % of parcels arrived on its lane, or else of its
-- kind. Never on the day of handover, so one run per night suffices.
create or replace function keep_parcel_dues() returns void language sql as $$
  with due as (
    select shipment.id as shipment_id, shipment.organization_id, shipment.courier_code, way.handed_over_on,
      fact.most_days, fact.parcels, way.handed_over_on + fact.most_days + 1 as late_from
    from shipments as shipment cross join lateral parcel_way(shipment.id, shipment.kind) as way
      cross join lateral (
        select * from lane_facts where lane_facts.courier_code = shipment.courier_code
          and lane_facts.kind = shipment.kind
          and (lane_facts.origin, lane_facts.destination) in ((way.origin, way.destination), ('', ''))
        order by lane_facts.origin = '' limit 1
      ) as fact
    where shipment.status = 'COURIER_ASSIGNED' and shipment.organization_id > 0 and way.handed_over_on is not null
  ), gone as (
    delete from parcel_dues as known where not exists (select from due where due.shipment_id = known.shipment_id)
  )
  insert into parcel_dues as known select * from due
  on conflict (shipment_id) do update set (courier_code, handed_over_on, most_days, parcels, late_from)
    = (excluded.courier_code, excluded.handed_over_on, excluded.most_days, excluded.parcels, excluded.late_from)
    where (known.courier_code, known.handed_over_on, known.most_days, known.parcels, known.late_from)
      is distinct from (excluded.courier_code, excluded.handed_over_on, excluded.most_days, excluded.parcels,
        excluded.late_from)
$$;
