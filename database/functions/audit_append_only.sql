-- The audit log is evidence, so nobody who can write to it may change or delete its entries.
create or replace function audit_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log is append-only';
end $$;

create or replace trigger audit_entries_append_only before update or delete on audit_entries
  for each row execute function audit_is_append_only();
create or replace trigger audit_entries_no_truncate before truncate on audit_entries
  for each statement execute function audit_is_append_only();
