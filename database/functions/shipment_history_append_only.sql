-- Customer service relies on a shipment's history, so it must not change later.
create or replace function shipment_history_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'The history of a shipment is append-only';
end $$;
