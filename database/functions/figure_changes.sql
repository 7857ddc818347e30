-- Defines the contribution of each row to the figures, and functions of triggers that record each
-- change as a delta. They only insert, so concurrent payments never block each other. post_transfer records
-- earnings.

create or replace function lagos_day(moment timestamptz) returns date language sql stable parallel safe as $$
  select (moment at time zone 'Africa/Lagos')::date
$$;

-- Businesses share their figures; each person outside a business has their own.
create or replace function figure_person(organization bigint, person bigint) returns bigint
  language sql immutable parallel safe as $$
  select case when abs(organization) <= 2 then person else 0 end
$$;

-- Events under their day in Lagos, the current state under the day infinity.
create or replace function shipment_figures(shipment shipments)
  returns table (figure text, day date, kobo bigint) language sql stable parallel safe as $$
  select 'booked', lagos_day(shipment.created_at), 0::bigint where shipment.status <> 'CANCELED'
  union all
  select case shipment.status when 'VOIDED' then 'voided' else 'paid' end, lagos_day(shipment.paid_at),
    shipment.payment_amount_kobo + shipment.reweighed_kobo
  where shipment.paid_at is not null
  union all
  select shipment.status::text, 'infinity', shipment.payment_amount_kobo where shipment.status is not null
  union all
  select shipment.tracking_state::text, 'infinity', 0
  where shipment.status in ('BOOKED', 'COURIER_ASSIGNED') and shipment.tracking_state in ('HELD', 'DELIVERY_FAILED',
    'READY_FOR_COLLECTION', 'RETURNING', 'DAMAGED', 'LOST', 'WITHDRAWN', 'RETURNED')
$$;

create or replace function wants_clearance(shipment bigint) returns boolean language sql stable as $$
  select exists (select from clearance_documents where shipment_id = shipment and uploaded_at is null)
$$;

-- Runs before the change, so that a payment which waits here does not lock the revenue account yet. A
-- payment takes a shortcut, because the general way costs five times as much.
create or replace function count_shipment() returns trigger language plpgsql as $$
declare
  was_carried boolean;
  is_carried boolean;
  owner bigint;
begin
  if tg_op = 'UPDATE' then
    if old.status = 'AWAITING_PAYMENT_CONFIRMATION' and new.status = 'PENDING' and old.paid_at is null
      and (old.organization_id, old.user_id, old.created_at) = (new.organization_id, new.user_id, new.created_at)
    then
      owner := figure_person(new.organization_id, new.user_id);
      insert into figure_changes (organization_id, user_id, figure, day, count, kobo) values
        (new.organization_id, owner, old.status, 'infinity', -1, -old.payment_amount_kobo),
        (new.organization_id, owner, new.status, 'infinity', 1, new.payment_amount_kobo),
        (new.organization_id, owner, 'paid', lagos_day(new.paid_at), 1, new.payment_amount_kobo + new.reweighed_kobo);
      return new;
    end if;
  end if;
  insert into figure_changes (organization_id, user_id, figure, day, count, kobo)
  select organization_id, figure_person(organization_id, user_id), figure, day, sum(sign), sum(sign * kobo)
  from (
    select old.organization_id, old.user_id, -1 as sign, gone.* from shipment_figures(old) as gone
    union all
    select new.organization_id, new.user_id, 1, come.* from shipment_figures(new) as come
  ) as change
  group by 1, 2, 3, 4 having sum(sign) <> 0 or sum(sign * kobo) <> 0;
  was_carried := tg_op <> 'INSERT' and old.status in ('BOOKED', 'COURIER_ASSIGNED');
  is_carried := tg_op <> 'DELETE' and new.status in ('BOOKED', 'COURIER_ASSIGNED');
  if (was_carried, old.organization_id, old.user_id) is distinct from (is_carried, new.organization_id, new.user_id)
    and (was_carried or is_carried) and wants_clearance(coalesce(new.id, old.id))
  then
    insert into figure_changes (organization_id, user_id, figure, day, count, kobo)
    select organization_id, figure_person(organization_id, user_id), 'CLEARANCE', 'infinity', sign, 0
    from (select old.organization_id, old.user_id, -1 as sign where was_carried
      union all select new.organization_id, new.user_id, 1 where is_carried) as change;
  end if;
  return coalesce(new, old);
end $$;

-- Counts a parcel once, however many documents customs require. Locks the shipment, whose status
-- matters too.
create or replace function count_clearance() returns trigger language plpgsql as $$
declare
  touched bigint[];
  parcels bigint[] := '{}';
  was_wanted bigint[] := '{}';
begin
  if tg_op <> 'DELETE' then
    select array_agg(id), array_agg(shipment_id) into touched, parcels from new_documents;
  end if;
  if tg_op <> 'INSERT' then
    select parcels || array_agg(shipment_id), array_agg(shipment_id) filter (where uploaded_at is null)
      into parcels, was_wanted from old_documents;
  end if;
  if parcels is null then return null; end if;
  perform from shipments where id = any(parcels) order by id for no key update;
  insert into figure_changes (organization_id, user_id, figure, day, count, kobo)
  select organization_id, figure_person(organization_id, user_id), 'CLEARANCE', 'infinity', is_wanted - was_wanted_too, 0
  from (
    select organization_id, user_id, wants_clearance(id)::int as is_wanted,
      (coalesce(id = any(was_wanted), false) or exists (select from clearance_documents
        where shipment_id = shipments.id and uploaded_at is null
          and clearance_documents.id <> all(coalesce(touched, '{}'))))::int as was_wanted_too
    from shipments where id = any(parcels) and status in ('BOOKED', 'COURIER_ASSIGNED')
  ) as carried where is_wanted <> was_wanted_too;
  return null;
end $$;

create or replace function count_reweigh() returns trigger language plpgsql as $$
begin
  insert into figure_changes (organization_id, user_id, figure, day, count, kobo)
  select change.organization_id, figure_person(change.organization_id, shipments.user_id), 'reweigh_' || change.status,
    'infinity', sum(sign), sum(sign * coalesce(amount_kobo, 0))
  from (
    select old.organization_id, old.shipment_id, old.status, old.amount_kobo, -1 as sign
    union all select new.organization_id, new.shipment_id, new.status, new.amount_kobo, 1
  ) as change join shipments on shipments.id = change.shipment_id
  where change.status in ('proposed', 'approved', 'disputed', 'owed')
  group by 1, 2, 3 having sum(sign) <> 0 or sum(sign * coalesce(amount_kobo, 0)) <> 0;
  return null;
end $$;

-- A referral counts once the referred person has confirmed their address. Both rows decide, so this
-- trigger locks the user.
create or replace function count_referral() returns trigger language plpgsql as $$
begin
  -- Lock before reading, to wait for a concurrent confirmation.
  perform from users where id = coalesce(new.referred_id, old.referred_id) for share;
  if not exists (select from users where id = coalesce(new.referred_id, old.referred_id) and email_verified_at is not null)
  then return null; end if;
  insert into figure_changes (organization_id, user_id, figure, day, count, kobo)
  select 0, referrer_id, case when paid_at is null then 'referral_pending' else 'referral_paid' end, 'infinity',
    sum(sign), sum(sign * amount_kobo)
  from (
    select old.referrer_id, old.paid_at, old.amount_kobo, -1 as sign where tg_op <> 'INSERT'
    union all select new.referrer_id, new.paid_at, new.amount_kobo, 1 where tg_op <> 'DELETE'
  ) as change group by 2, 3 having sum(sign) <> 0 or sum(sign * amount_kobo) <> 0;
  return null;
end $$;

create or replace function count_newcomer() returns trigger language plpgsql as $$
declare
  sign int := case when new.email_verified_at is null then -1 else 1 end;
begin
  insert into figure_changes (organization_id, user_id, figure, day, count, kobo)
  select 0, referrer_id, case when paid_at is null then 'referral_pending' else 'referral_paid' end, 'infinity',
    sign, sign * amount_kobo
  from referrals where referred_id = new.id;
  return null;
end $$;
