-- Optimistic locking: of two people who save the same row, the second is refused.
create or replace function count_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
