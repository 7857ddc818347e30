-- Tracks a parcel from pickup until it is delivered or voided, even if a process dies in between.
-- After delivery the row stays for some polls, because the courier may revoke it.
create or replace function watch_parcel() returns trigger language plpgsql as $$
declare
  carrier text := coalesce(new.courier_driver, 'sandbox');
  -- Carriers do not know a parcel in its first minutes. The sandbox is polled in each round.
  first_look timestamptz := clock_timestamp() +
    case when carrier = 'sandbox' then interval '0' else interval '30 minutes' end;
begin
  if new.status = 'DELIVERED' then
    delete from parcel_watches where shipment_id = new.id and stopped is not null;
    return null;
  end if;
  if new.status not in ('BOOKED', 'COURIER_ASSIGNED') or new.waybill_number is null or carrier = 'manual' then
    delete from parcel_watches where shipment_id = new.id;
    return null;
  end if;
  insert into parcel_watches as kept (shipment_id, driver, next_look_at, began_at)
  values (new.id, carrier, first_look, clock_timestamp())
  on conflict (shipment_id) do update set driver = excluded.driver, urgency = default,
    next_look_at = excluded.next_look_at, claimed_until = null, failures = 0, stopped = null,
    alerts_asked_at = null, alerts_until = null, alerted_at = null, began_at = excluded.began_at,
    followed_since = excluded.followed_since
  where old.waybill_number is distinct from new.waybill_number or kept.driver <> excluded.driver
    or old.status = 'DELIVERED';
  return null;
end $$;
