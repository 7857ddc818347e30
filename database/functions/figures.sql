-- Figures are sums of deltas, never set: changes record deltas (figure_changes) without a lock, and
-- a job folds them into the rows that screens read (figures). Both together are always exact.
-- See docs/explanation/decisions.md.

-- Returns the owners of a figure: everybody (0, 0) except for test mode, the organization, and the
-- person if they have their own.
create or replace function figure_owners(organization bigint, person bigint)
  returns table (organization_id bigint, user_id bigint) language sql immutable parallel safe as $$
  select 0::bigint, 0::bigint where organization >= 0
  union all select organization, 0 where organization <> 0
  union all select organization, person where person <> 0
$$;

-- One statement, so a delta is either pending or included. Returns at once if another process
-- folds.
create or replace function fold_figures() returns bigint language plpgsql as $$
declare
  folded bigint := 0;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('figures', 0)) then return 0; end if;
  with taken as (
    delete from figure_changes returning *
  ), added as (
    insert into figures as kept (organization_id, user_id, figure, day, count, kobo)
    select owner.organization_id, owner.user_id, figure, day, sum(count), sum(kobo)
    from taken cross join lateral figure_owners(taken.organization_id, taken.user_id) as owner
    group by 1, 2, 3, 4
    on conflict (organization_id, user_id, figure, day) do update
      set count = kept.count + excluded.count, kobo = kept.kobo + excluded.kobo, changed_at = now()
    returning 1
  )
  select (select count(*) from taken) into folded from (select count(*) from added) as done;
  return folded;
end $$;

-- Recounts figures from source rows, from first to last. The current state has the day infinity.
create or replace function counted_figures(first date, last date)
  returns table (organization_id bigint, user_id bigint, figure text, day date, count bigint, kobo bigint)
  language sql stable as $$
  select owner.organization_id, owner.user_id, fact.figure, fact.day, sum(fact.count)::bigint, sum(fact.kobo)::bigint
  from (
    select shipment.organization_id, figure_person(shipment.organization_id, shipment.user_id) as user_id,
      counted.figure, counted.day, count(*) as count, sum(counted.kobo) as kobo
    from shipments as shipment cross join lateral shipment_figures(shipment) as counted
    where (last = 'infinity'
        or shipment.created_at >= first::timestamp at time zone 'Africa/Lagos'
          and shipment.created_at < (last + 1)::timestamp at time zone 'Africa/Lagos'
        or shipment.paid_at >= first::timestamp at time zone 'Africa/Lagos'
          and shipment.paid_at < (last + 1)::timestamp at time zone 'Africa/Lagos')
      and counted.day between first and last
    group by 1, 2, 3, 4
    union all
    select 0, 0, case account.kind when 'revenue' then 'earned' else 'refunded' end, lagos_day(entry.created_at),
      count(*), sum(case account.kind when 'revenue' then entry.amount_kobo else -entry.amount_kobo end)
    from ledger_entries as entry join ledger_accounts as account on account.id = entry.account_id
    where account.kind in ('revenue', 'refunds')
      and entry.created_at >= first::timestamp at time zone 'Africa/Lagos'
      and entry.created_at < (last + 1)::timestamp at time zone 'Africa/Lagos'
    group by account.kind, 4
    union all
    select shipment.organization_id, figure_person(shipment.organization_id, shipment.user_id), 'CLEARANCE',
      'infinity', count(*), 0
    from shipments as shipment
    where last = 'infinity' and shipment.status in ('BOOKED', 'COURIER_ASSIGNED') and wants_clearance(shipment.id)
    group by 1, 2
    union all
    select reweigh.organization_id, figure_person(reweigh.organization_id, shipment.user_id),
      'reweigh_' || reweigh.status, 'infinity', count(*), coalesce(sum(reweigh.amount_kobo), 0)
    from reweighs as reweigh join shipments as shipment on shipment.id = reweigh.shipment_id
    where last = 'infinity' and reweigh.status in ('proposed', 'approved', 'disputed', 'owed')
    group by 1, 2, 3
    union all
    select 0, referral.referrer_id, case when referral.paid_at is null then 'referral_pending' else 'referral_paid' end,
      'infinity', count(*), sum(referral.amount_kobo)
    from referrals as referral join users on users.id = referral.referred_id
    where last = 'infinity' and users.email_verified_at is not null
    group by 2, 3
  ) as fact cross join lateral figure_owners(fact.organization_id, fact.user_id) as owner
  group by 1, 2, 3, 4
$$;

-- One statement, so that concurrent changes cause no difference.
create or replace function figure_differences(first date, last date)
  returns table (organization_id bigint, user_id bigint, figure text, day date,
    count bigint, kobo bigint, counted bigint, counted_kobo bigint)
  language sql stable as $$
  select organization_id, user_id, figure, day, coalesce(known.count, 0), coalesce(known.kobo, 0),
    coalesce(truth.count, 0), coalesce(truth.kobo, 0)
  from (
    select organization_id, user_id, figure, day, sum(current.count)::bigint as count, sum(current.kobo)::bigint as kobo
    from current_figures as current where day between first and last group by 1, 2, 3, 4
  ) as known full join counted_figures(first, last) as truth using (organization_id, user_id, figure, day)
  where (coalesce(known.count, 0), coalesce(known.kobo, 0))
    is distinct from (coalesce(truth.count, 0), coalesce(truth.kobo, 0))
$$;

-- Corrects folded rows, safely during bookings and folds. Returns the number of corrections.
create or replace function count_figures_anew(first date default '-infinity', last date default 'infinity')
  returns bigint language plpgsql set work_mem = '128MB' as $$
declare
  differing bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('figures', 0));
  insert into figures as kept (organization_id, user_id, figure, day, count, kobo)
  select organization_id, user_id, figure, day, counted - count, counted_kobo - kobo
  from figure_differences(first, last)
  on conflict (organization_id, user_id, figure, day) do update
    set count = kept.count + excluded.count, kobo = kept.kobo + excluded.kobo, changed_at = now();
  get diagnostics differing = row_count;
  return differing;
end $$;
