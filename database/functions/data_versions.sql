-- The version of cached data rises with each commit that changes it. A transaction raises it at its
-- very end: earlier, it would lock the row for the whole transaction and could deadlock.
create or replace function note_data_change() returns trigger language plpgsql as $$
begin
  insert into data_changes (xid, name, stamp)
    values (pg_current_xact_id()::text::bigint, tg_argv[0], nextval('data_stamps'))
    on conflict (xid, name) do update set stamp = excluded.stamp;
  return null;
end $$;

create or replace function publish_data_changes() returns trigger language plpgsql as $$
declare
  changed text;
begin
  -- In order of names, against deadlocks.
  for changed in select name from data_changes where xid = new.xid order by name loop
    insert into data_versions (name, version) values (changed, 1)
      on conflict (name) do update set version = data_versions.version + 1;
    perform pg_notify('sendam_data', changed);
  end loop;
  delete from data_changes where xid = new.xid;
  return null;
end $$;
