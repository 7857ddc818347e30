-- Collects texts for search and sorting, folded and separated by line breaks, so no search spans
-- two. Phone digits become letters from A on, so that only a search for a number finds them.
create or replace function fill_shipment_search(ids bigint[]) returns void language sql as $$
  insert into shipment_searches as kept
    (shipment_id, organization_id, person_id, created_at, tracking_number, sender, recipient, content)
  select shipments.id, shipments.organization_id,
    -- All people of a business share its shipments.
    case when abs(shipments.organization_id) > 2 then 0 else shipments.user_id end,
    shipments.created_at, shipments.tracking_number, fold(origin.fullname), fold(destination.fullname),
    concat_ws(E'\n',
      fold(concat_ws(' ', shipments.tracking_number, shipments.service_type, shipments.waybill_number)),
      fold(shipments.transaction_reference), fold(shipments.reference),
      (select string_agg(fold(waybill_number), E'\n') from shipment_packages where shipment_id = shipments.id),
      fold(origin.fullname), fold(destination.fullname), fold(states.name), fold(countries.name),
      translate(regexp_replace(origin.phone_number, '\D', '', 'g'), '0123456789', 'ABCDEFGHIJ'),
      translate(regexp_replace(destination.phone_number, '\D', '', 'g'), '0123456789', 'ABCDEFGHIJ'))
  from shipments
    join shipment_addresses origin on origin.shipment_id = shipments.id and origin.side = 'origin'
    join shipment_addresses destination
      on destination.shipment_id = shipments.id and destination.side = 'destination'
    join countries on countries.code = destination.country_code
    left join states on states.key = origin.state_key
  where shipments.id = any(ids)
  on conflict (shipment_id) do update set organization_id = excluded.organization_id,
    person_id = excluded.person_id, created_at = excluded.created_at,
    tracking_number = excluded.tracking_number, sender = excluded.sender,
    recipient = excluded.recipient, content = excluded.content
  where (kept.organization_id, kept.person_id, kept.created_at, kept.tracking_number, kept.sender,
      kept.recipient, kept.content)
    is distinct from (excluded.organization_id, excluded.person_id, excluded.created_at,
      excluded.tracking_number, excluded.sender, excluded.recipient, excluded.content)
$$;

create or replace function shipment_search_follows() returns trigger language plpgsql as $$
begin
  perform fill_shipment_search(array[new.id]);
  return null;
end $$;

create or replace function shipment_search_follows_part() returns trigger language plpgsql as $$
begin
  perform fill_shipment_search(array[new.shipment_id]);
  return null;
end $$;

-- Statement-level: a cached plan per row, made while the tables were small, might scan whole
-- tables.
create or replace function shipment_search_follows_new() returns trigger language plpgsql as $$
begin
  perform fill_shipment_search((select array_agg(distinct shipment_id) from added));
  return null;
end $$;

-- After a place is renamed, earlier shipments are found by its new name.
create or replace function shipment_search_follows_place() returns trigger language plpgsql as $$
begin
  perform fill_shipment_search((select array_agg(shipment_id) from shipment_addresses
    where case tg_table_name
      when 'countries' then side = 'destination' and country_code = to_jsonb(new) ->> 'code'
      else side = 'origin' and state_key = to_jsonb(new) ->> 'key' end));
  return null;
end $$;
