-- Two people save the same row: the second names a version that is gone and is refused. The database
-- counts, so that no way of changing a row can forget to. Each table asks for it with a trigger.
create or replace function count_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
