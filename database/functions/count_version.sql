-- Optimistic locking: of two people who save the same row, the second names an outdated version and
-- is refused. A trigger counts, so no code path can forget to.
create or replace function count_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
