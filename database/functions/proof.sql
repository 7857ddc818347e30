-- Links, seals and checks are append-only. The application computes them, not the database.
create or replace function proof_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'What proves the ledger and the audit log is append-only';
end $$;
