-- Carrier charges are append-only; only their worth in naira is filled in, once a rate is known.
create or replace function carrier_charge_is_append_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if old.kobo is null and to_jsonb(new) - '{kobo,rate_micros,rate_id}'::text[]
      = to_jsonb(old) - '{kobo,rate_micros,rate_id}'::text[] then return new; end if;
  end if;
  raise exception 'Carrier charges are append-only';
end $$;

-- Converts at a rate in millionths of a naira per major unit. Null above ₦1,000,000,000: such a charge is
-- a mistake, and margins must be able to add up charges exactly.
create or replace function in_kobo(amount bigint, rate_micros bigint, digits int)
  returns bigint language sql immutable as $$
  select case when abs(kobo) <= 100000000000 then kobo::bigint end
  from (select round(amount * rate_micros::numeric / power(10::numeric, digits + 4)) as kobo) as worth
$$;

-- Converts by the rate in force on that day; returns no row if there is none, or the worth is null.
create or replace function naira_worth(money text, amount bigint, digits int, day date)
  returns table (rate_id bigint, rate_micros bigint, kobo bigint) language sql stable as $$
  select null::bigint, 1000000::bigint, amount where money = 'NGN'
  union all
  select id, latest.rate_micros, in_kobo(amount, latest.rate_micros, digits)
  from (select id, exchange_rates.rate_micros from exchange_rates where currency = money and starts_on <= day
    order by starts_on desc, id desc limit 1) as latest
  where in_kobo(amount, latest.rate_micros, digits) is not null
$$;

-- Carriage: rate, surcharges, signature, additional payments and paid reweighs, less discounts.
-- Leaves out boxes, documents, and insurance in charge and cost alike. The estimate counts until an invoice
-- brings freight, but not for voided shipments.
create or replace function shipment_margins_of(ids bigint[]) returns setof shipment_margins language sql stable as $$
  select shipment.id, shipment.organization_id, lagos_day(shipment.paid_at), shipment.courier_code, route.lane,
    shipment.billing_group_id, bill.kobo, cost.kobo, cost.source, said.estimate, said.invoiced,
    said.lacking_estimates + said.lacking_lines > 0, bill.kobo - cost.kobo,
    case when cost.kobo is null then null when bill.kobo = 0 then case when cost.kobo > 0 then -1000000 else 0 end
      else greatest(-1000000, least(1000000, round((bill.kobo - cost.kobo) * 10000.0 / abs(bill.kobo)))) end::int,
    case when said.has_freight and said.estimate > 0 and said.lacking_estimates + said.lacking_lines = 0
      then greatest(-1000000, least(1000000, round((said.invoiced - said.estimate) * 10000.0 / said.estimate))) end::int
  from shipments as shipment
    cross join lateral (
      select coalesce(string_agg(country_code, '-' order by side desc), '?') as lane from shipment_addresses
      where shipment_id = shipment.id
    ) as route
    cross join lateral (
      select case shipment.status when 'VOIDED' then 0 else coalesce(sum(amount_kobo), 0) + shipment.reweighed_kobo
        end::bigint as kobo
      from shipment_charges where shipment_id = shipment.id
        and kind in ('shipping', 'surcharge', 'signature', 'additional', 'discount')
    ) as bill
    cross join lateral (
      select (sum(kobo) filter (where source = 'booking'))::bigint as estimate,
        (sum(kobo) filter (where source = 'invoice'))::bigint as invoiced,
        count(*) filter (where source = 'booking') as estimates,
        count(*) filter (where source = 'invoice') as lines,
        count(*) filter (where source = 'booking' and kobo is null) as lacking_estimates,
        count(*) filter (where source = 'invoice' and kobo is null) as lacking_lines,
        coalesce(bool_or(source = 'invoice' and kind = 'freight' and amount_minor > 0), false) as has_freight
      from carrier_charges where shipment_id = shipment.id and kind <> 'insurance'
    ) as said
    cross join lateral (
      select case when said.has_freight or shipment.status = 'VOIDED' then 'invoice'
        when said.estimates > 0 then 'booking' end as source
    ) as counting
    cross join lateral (
      select counting.source, case counting.source
        when 'invoice' then case when said.lacking_lines = 0 then said.invoiced end
        when 'booking' then case when said.lacking_estimates + said.lacking_lines = 0
          then said.estimate + coalesce(said.invoiced, 0) end end as kobo
    ) as cost
  where shipment.id = any(ids) and shipment.organization_id > 0 and shipment.paid_at is not null
    and (shipment.status in ('BOOKED', 'COURIER_ASSIGNED', 'DELIVERED')
      or shipment.status = 'VOIDED' and said.lines > 0)
$$;

-- Updates margins and records the deltas of the totals. Locks the shipments first, since a margin
-- row may not exist yet.
create or replace function keep_margins(ids bigint[]) returns void language plpgsql as $$
declare
  fresh shipment_margins[];
begin
  perform from shipments where id = any(ids) order by id for no key update;
  select coalesce(array_agg(margin), '{}') into fresh from shipment_margins_of(ids) as margin;
  insert into margin_changes
  select date_trunc('month', paid_on)::date, courier_code, lane, organization_id, coalesce(billing_group_id, 0),
    sum(sign), sum(sign * (cost_kobo is not null)::int), sum(sign * charged_kobo),
    coalesce(sum(sign * charged_kobo) filter (where cost_kobo is not null), 0), coalesce(sum(sign * cost_kobo), 0)
  from (
    select -1 as sign, was.* from shipment_margins as was where shipment_id = any(ids)
    union all select 1, come.* from unnest(fresh) as come
  ) as change
  group by 1, 2, 3, 4, 5
  having sum(sign) <> 0 or sum(sign * (cost_kobo is not null)::int) <> 0 or sum(sign * charged_kobo) <> 0
    or coalesce(sum(sign * cost_kobo), 0) <> 0
    or coalesce(sum(sign * charged_kobo) filter (where cost_kobo is not null), 0) <> 0;
  delete from shipment_margins where shipment_id = any(ids)
    and shipment_id not in (select come.shipment_id from unnest(fresh) as come);
  insert into shipment_margins select * from unnest(fresh)
  on conflict (shipment_id) do update set (organization_id, paid_on, courier_code, lane, billing_group_id, charged_kobo,
      cost_kobo, cost_source, estimate_kobo, invoiced_kobo, lacks_rate, margin_kobo, margin_share, difference_share)
    = (excluded.organization_id, excluded.paid_on, excluded.courier_code, excluded.lane, excluded.billing_group_id,
      excluded.charged_kobo, excluded.cost_kobo, excluded.cost_source, excluded.estimate_kobo, excluded.invoiced_kobo,
      excluded.lacks_rate, excluded.margin_kobo, excluded.margin_share, excluded.difference_share);
end $$;

create or replace function margin_follows_shipment() returns trigger language plpgsql as $$
begin
  perform keep_margins(array[new.id]);
  return null;
end $$;

create or replace function margins_follow_charges() returns trigger language plpgsql as $$
begin
  perform keep_margins((select array_agg(distinct shipment_id) from changed_charges));
  return null;
end $$;

-- One statement, so a delta is either pending or included. Returns at once if another process
-- folds.
create or replace function fold_margins() returns bigint language plpgsql as $$
declare
  folded bigint := 0;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('margins', 0)) then return 0; end if;
  with taken as (
    delete from margin_changes returning *
  ), added as (
    insert into margin_figures as kept
    select month, courier_code, lane, organization_id, billing_group_id, sum(shipments), sum(known), sum(charged_kobo),
      sum(known_charged_kobo), sum(cost_kobo)
    from taken group by 1, 2, 3, 4, 5
    on conflict (month, courier_code, lane, organization_id, billing_group_id) do update
      set shipments = kept.shipments + excluded.shipments, known = kept.known + excluded.known,
        charged_kobo = kept.charged_kobo + excluded.charged_kobo,
        known_charged_kobo = kept.known_charged_kobo + excluded.known_charged_kobo,
        cost_kobo = kept.cost_kobo + excluded.cost_kobo
    returning 1
  )
  select (select count(*) from taken) into folded from (select count(*) from added) as done;
  return folded;
end $$;
