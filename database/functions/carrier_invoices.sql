-- Whether a cost exceeds its estimate by more than a share (basis points) and a minimum (kobo).
create or replace function is_dearer(cost bigint, estimate bigint, share int, least_kobo bigint)
  returns boolean language sql immutable as $$
  select coalesce(estimate > 0 and cost - estimate > least_kobo
    and (cost - estimate)::numeric * 10000 > estimate::numeric * share, false)
$$;

-- Returns the estimate without insurance; null if there is none, or no exchange rate for it.
create or replace function estimate_of(parcel bigint) returns bigint language sql stable as $$
  select case when bool_and(kobo is not null) then sum(kobo)::bigint end from carrier_charges
  where shipment_id = parcel and source = 'booking' and kind <> 'insurance'
$$;

-- Whether any part of the estimate lacks an exchange rate.
create or replace function lacks_rate_of(parcel bigint) returns boolean language sql stable as $$
  select exists (select from carrier_charges
    where shipment_id = parcel and source = 'booking' and kind <> 'insurance' and kobo is null)
$$;

-- Matches lines of a carrier's file with shipments (by waybill, else by our reference) and finds
-- deviations. `told` holds the parameters for all lines. Preview and import share it.
create or replace function carrier_invoice_lines_of(told jsonb, lines jsonb)
  returns table (row_number int, waybill text, reference text, freight_minor bigint, fuel_minor bigint,
    duty_minor bigint, other_minor bigint, grams int, shipment_id bigint, our_grams int, cost_kobo bigint,
    estimate_kobo bigint, charged_kobo bigint, billed_on text, findings text[], tracking_number bigint)
  language sql stable as $$
  with couriers_of as materialized (
    select jsonb_array_elements_text(told -> 'codes') as code
  ), told_of as materialized (
    select (told ->> 'digits')::int as digits, (told ->> 'differenceShare')::int as share,
      (told ->> 'leastKobo')::bigint as least_kobo, (told ->> 'grams')::int as tolerance,
      (told ->> 'weightShare')::int as tolerance_share, worth.rate_micros
    from (select 1) as once left join lateral naira_worth(told ->> 'currency', 0::bigint, (told ->> 'digits')::int,
      (told ->> 'day')::date) as worth on true
  ), said as materialized (
    select * from jsonb_to_recordset(lines) as line (row int, waybill text, reference text, freight bigint,
      fuel bigint, duty bigint, other bigint, grams int)
  ), named as (
    select said.row, shipments.id, 1 as place from said join shipments on shipments.waybill_number = said.waybill
      where courier_code in (select code from couriers_of) and organization_id > 0
    union select said.row, shipments.id, 1 from said
      join shipment_packages on shipment_packages.waybill_number = said.waybill
      join shipments on shipments.id = shipment_packages.shipment_id
      where courier_code in (select code from couriers_of) and organization_id > 0
    union select said.row, shipments.id, 2 from said join shipments on shipments.transaction_reference = said.reference
      where courier_code in (select code from couriers_of) and organization_id > 0
    union select said.row, shipments.id, 2 from said
      join shipments on shipments.tracking_number = case when said.reference ~ '^\d{12}$' then said.reference::bigint end
      where courier_code in (select code from couriers_of) and organization_id > 0
  ), best as (
    select row, min(id) as id, count(*) as found from (
      select row, id, rank() over (partition by row order by place) from (
        select row, id, case when count(*) > 1 then 0 else min(place) end as place from named group by row, id
      ) as placed
    ) as ranked where rank = 1 group by row
  ), matched as materialized (
    select said.*, best.found, shipment.id as shipment_id, shipment.tracking_number, shipment.status,
      greatest(shipment.billable_grams, weighed.grams) as our_grams, estimate_of(shipment.id) as estimate,
      case shipment.status when 'VOIDED' then 0 else margin.charged_kobo end as charged
    from said left join best on best.row = said.row
      left join shipments as shipment on shipment.id = best.id and best.found = 1
      left join shipment_margins as margin on margin.shipment_id = shipment.id
      left join lateral (select max(carrier_grams) as grams from reweighs where shipment_id = shipment.id
        and reweighs.status in ('approved', 'disputed', 'owed', 'dropped', 'paid', 'waived')) as weighed on true
  ), priced as (
    select matched.*, told_of.*, in_kobo(freight, rate_micros, digits) + in_kobo(fuel, rate_micros, digits)
        + in_kobo(duty, rate_micros, digits) + in_kobo(other, rate_micros, digits) as cost,
      in_kobo(freight, rate_micros, digits) + in_kobo(fuel, rate_micros, digits)
        + in_kobo(other, rate_micros, digits) as carriage,
      min(row) over (partition by matched.shipment_id, freight > 0) as first_freight,
      min(row) over (partition by matched.shipment_id, freight, fuel, duty, other) as first_same,
      (freight, fuel, duty, other) <> (0, 0, 0, 0) as asks
    from matched cross join told_of
  ), judged as (
    select priced.*, case when priced.shipment_id is not null and asks then coalesce((
        select 'invoice ' || invoice.number from carrier_invoice_lines as line
          join carrier_invoices as invoice on invoice.id = line.invoice_id
        where line.shipment_id = priced.shipment_id and line.status <> 'credited'
          and (line.freight_minor > 0 and priced.freight > 0 or (line.freight_minor, line.fuel_minor, line.duty_minor,
            line.other_minor) = (priced.freight, priced.fuel, priced.duty, priced.other))
        order by line.id limit 1
      ), case when freight > 0 and first_freight < row then 'row ' || first_freight
        when first_same < row then 'row ' || first_same end) end as billed_on,
      is_dearer(sum(carriage) over (partition by priced.shipment_id)::bigint, estimate, share, least_kobo) as dearer
    from priced
  )
  select row, waybill, reference, freight, fuel, duty, other, judged.grams, shipment_id, case when shipment_id is not null
      then our_grams end, cost, estimate, charged, billed_on,
    array_remove(array[
      case when shipment_id is null then case when found > 1 then 'several' else 'unknown' end end,
      case when billed_on is not null then 'duplicate' end,
      case when status = 'VOIDED' then 'void' end,
      case when shipment_id is not null and (dearer or cost is null and rate_micros is not null) then 'dearer' end,
      case when shipment_id is not null and judged.grams > 0 and abs(judged.grams - our_grams)
        > greatest(tolerance, our_grams::bigint * tolerance_share / 10000) then 'weight' end,
      case when rate_micros is null or lacks_rate_of(shipment_id) then 'no_rate' end
    ], null), tracking_number
  from judged order by row
$$;

-- Counts the lines of an invoice that are open or disputed.
create or replace function count_carrier_invoice_lines() returns trigger language plpgsql as $$
begin
  update carrier_invoices as invoice
  set open_lines = counted.open_lines, disputed_lines = counted.disputed_lines
  from (
    select touched.invoice_id, count(line.id) filter (where status = 'open') as open_lines,
      count(line.id) filter (where status = 'disputed') as disputed_lines
    from (select distinct invoice_id from changed_lines) as touched
      left join carrier_invoice_lines as line on line.invoice_id = touched.invoice_id
        and status in ('open', 'disputed')
    group by touched.invoice_id
  ) as counted where counted.invoice_id = invoice.id;
  return null;
end $$;

-- Billed lines are immutable; only their naira worth, status and decision change.
create or replace function carrier_invoice_line_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if to_jsonb(new) - '{status,decision_id,credited_minor,cost_kobo,estimate_kobo,findings}'::text[]
      = to_jsonb(old) - '{status,decision_id,credited_minor,cost_kobo,estimate_kobo,findings}'::text[] then return new; end if;
  end if;
  raise exception 'Lines of carrier invoices are append-only';
end $$;

create or replace function carrier_invoice_decision_stays() returns trigger language plpgsql as $$
begin
  raise exception 'Decisions about lines of carrier invoices are append-only';
end $$;

-- Fills in naira amounts whose exchange rate is now known, and checks invoice lines that waited. A charge
-- whose worth is null, because it is above the limit, keeps waiting.
-- Called under the lock of rates when a rate is set, and by the fold job for all currencies, which
-- catches rows that were written at that moment. Returns the number of charges.
create or replace function fill_in_worths(money text default null) returns bigint language plpgsql as $$
declare
  filled bigint := 0;
begin
  if money is null and not pg_try_advisory_xact_lock(hashtextextended('exchange_rates', 0)) then return 0; end if;
  -- Lock order against deadlocks: invoices before their lines, charges before shipments.
  perform from carrier_invoices where id in (
    select invoice_id from carrier_invoice_lines where 'no_rate' = any(findings)
  ) order by id for no key update;
  update carrier_charges as charge
  set rate_id = found.rate_id, rate_micros = found.rate_micros, kobo = found.kobo
  from (select waiting.id, worth.rate_id, worth.rate_micros,
      in_kobo(earlier.minor + amount_minor, worth.rate_micros, minor_digits)
        - in_kobo(earlier.minor, worth.rate_micros, minor_digits) as kobo
    from carrier_charges as waiting
    -- Credits count from the running total, so that together they reverse the charge exactly.
    cross join lateral (select coalesce(sum(credit.amount_minor), 0)::bigint as minor from carrier_charges as credit
      where credit.shipment_id = waiting.shipment_id and credit.invoice_line_id = waiting.invoice_line_id
        and credit.kind = waiting.kind and credit.invoice_decision_id < waiting.invoice_decision_id) as earlier
    cross join lateral naira_worth(currency, 0::bigint, minor_digits, charged_on) as worth
    where waiting.kobo is null and waiting.currency = any(case when money is null
      then array(select distinct currency from exchange_rates) else array[money] end)) as found
  where found.id = charge.id and charge.kobo is null and found.kobo is not null;
  get diagnostics filled = row_count;
  update carrier_invoice_lines as line
  set cost_kobo = judged.cost, estimate_kobo = judged.estimate, findings = judged.findings,
    status = case when line.status = 'open' and judged.findings = '{}' then 'accepted' else line.status end
  from (
    select id, cost, estimate, array_remove(findings, 'no_rate') || case when shipment_id is not null and is_dearer(
      sum(carriage) over (partition by invoice_id, shipment_id)::bigint, estimate, difference_share, least_kobo)
      then '{dearer}'::text[] else '{}' end as findings
    from (
      select waiting.*, invoice.difference_share, invoice.least_kobo, estimate_of(shipment_id) as estimate,
        in_kobo(freight_minor, worth.rate_micros, minor_digits) + in_kobo(fuel_minor, worth.rate_micros, minor_digits)
          + in_kobo(duty_minor, worth.rate_micros, minor_digits)
          + in_kobo(other_minor, worth.rate_micros, minor_digits) as cost,
        in_kobo(freight_minor, worth.rate_micros, minor_digits) + in_kobo(fuel_minor, worth.rate_micros, minor_digits)
          + in_kobo(other_minor, worth.rate_micros, minor_digits) as carriage
      from carrier_invoice_lines as waiting join carrier_invoices as invoice on invoice.id = waiting.invoice_id
        cross join lateral naira_worth(invoice.currency, 0::bigint, minor_digits, invoiced_on) as worth
      where 'no_rate' = any(waiting.findings) and not lacks_rate_of(shipment_id)
    ) as rated
  ) as judged
  where judged.id = line.id and judged.cost is not null;
  return filled;
end $$;
