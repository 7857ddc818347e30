-- Links, seals and checks are append-only. The application computes them, not the database.
create or replace function proof_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'What proves the ledger and the audit log is append-only';
end $$;

create or replace trigger proof_links_append_only before update or delete on proof_links
  for each row execute function proof_is_append_only();
create or replace trigger proof_links_no_truncate before truncate on proof_links
  for each statement execute function proof_is_append_only();
create or replace trigger proof_seals_append_only before update or delete on proof_seals
  for each row execute function proof_is_append_only();
create or replace trigger proof_seals_no_truncate before truncate on proof_seals
  for each statement execute function proof_is_append_only();
create or replace trigger proof_checks_append_only before update or delete on proof_checks
  for each row execute function proof_is_append_only();
create or replace trigger proof_checks_no_truncate before truncate on proof_checks
  for each statement execute function proof_is_append_only();
