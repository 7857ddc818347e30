-- The audit log is evidence, so nobody who can write to it may change or delete its entries.
create or replace function audit_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log is append-only';
end $$;
