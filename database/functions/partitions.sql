-- Tables that only grow are partitioned by month, in the schema `months`, old ones in `archive`.
-- The last partition has no upper bound, so every row has a place.

-- Lists partitions in order, with the first month (null for the oldest) and bounds as written. The
-- month comes from the name, because partitions by parcel have numeric bounds.
create or replace function partitions_of(parent regclass)
  returns table (part regclass, place name, name name, month date, lower text, upper text) language sql stable as $$
  select inhrelid::regclass, nspname, relname,
    to_date(substring(relname from '_(\d{4}_\d\d)$'), 'YYYY_MM'),
    substring(bound from '^FOR VALUES FROM \((.*)\) TO'), substring(bound from ' TO \((.*)\)$')
  from pg_inherits join pg_class on pg_class.oid = inhrelid
    join pg_namespace on pg_namespace.oid = relnamespace
    cross join pg_get_expr(relpartbound, inhrelid) as bound
  where inhparent = parent
  order by substring(relname from '_(\d{4}_\d\d)$') nulls first
$$;

-- Copies statement-level triggers, because those of the parent do not fire for a statement that
-- names a partition.
create or replace function guard_partition(parent regclass, part regclass) returns void language plpgsql as $$
declare
  definition text;
begin
  for definition in
    select replace(pg_get_triggerdef(guard.oid), format(' ON %I.%I ', of.nspname, of.relname),
      format(' ON %I.%I ', own.nspname, own.relname))
    from pg_trigger as guard,
      lateral (select nspname, relname from pg_class join pg_namespace on pg_namespace.oid = relnamespace
        where pg_class.oid = parent) as of,
      lateral (select nspname, relname from pg_class join pg_namespace on pg_namespace.oid = relnamespace
        where pg_class.oid = part) as own
    where tgrelid = parent and not tgisinternal and tgtype & 1 = 0
      and not exists (select from pg_trigger as there where there.tgrelid = part and there.tgname = guard.tgname)
  loop
    execute definition;
  end loop;
end $$;

create or replace function add_partition(parent regclass, month date, lower text, upper text)
  returns regclass language plpgsql as $$
declare
  own name := relname || coalesce(to_char(month, '_YYYY_MM'), '') from pg_class where oid = parent;
  part regclass;
begin
  execute format('create table months.%I partition of %s for values from (%s) to (%s)', own, parent, lower, upper);
  part := format('months.%I', own)::regclass;
  execute format('alter table %s add primary key (id)', part);
  perform guard_partition(parent, part);
  return part;
end $$;

-- A referenced partition cannot be detached, so its references are dropped and recreated NOT VALID.
-- `check_references` validates existing rows later without blocking writes.
create or replace function drop_references(parent regclass) returns text[] language plpgsql as $$
declare
  reference record;
  again text[] := '{}';
begin
  for reference in
    select conrelid::regclass as source, conname, pg_get_constraintdef(oid) as definition from pg_constraint
    where confrelid = parent and contype = 'f' and conparentid = 0
  loop
    execute format('alter table %s drop constraint %I', reference.source, reference.conname);
    again := again || format('alter table %s add constraint %I %s not valid', reference.source, reference.conname,
      regexp_replace(reference.definition, ' NOT VALID$', ''));
  end loop;
  return again;
end $$;

create or replace function restore_references(again text[]) returns void language plpgsql as $$
declare
  statement text;
begin
  foreach statement in array again loop
    execute statement;
  end loop;
end $$;

create or replace function check_references(parent regclass) returns void language plpgsql as $$
declare
  reference record;
begin
  for reference in
    select conrelid::regclass as source, conname from pg_constraint
    where confrelid = parent and contype = 'f' and conparentid = 0 and not convalidated
  loop
    execute format('alter table %s validate constraint %I', reference.source, reference.conname);
  end loop;
end $$;

-- Takes all locks at once or retries, so nobody waits long. The timeout is below the second after
-- which PostgreSQL looks for deadlocks, so no other transaction becomes their victim.
create or replace function lock_briefly(locks text) returns void language plpgsql as $$
declare
  before text := current_setting('lock_timeout');
begin
  perform set_config('lock_timeout', '800ms', true);
  for try in 1..60 loop
    begin
      execute locks;
      perform set_config('lock_timeout', before, true);
      return;
    exception when lock_not_available or deadlock_detected then
      if try = 60 then raise; end if;
      perform pg_sleep(random());
    end;
  end loop;
end $$;

-- Locks partitioned tables. Tables connected with them by foreign keys stay readable.
create or replace function lock_partitioned(parents regclass[]) returns void language plpgsql as $$
declare
  beside text;
begin
  select string_agg(distinct other::text, ', ') into beside from pg_constraint,
    lateral (values (conrelid::regclass), (confrelid::regclass)) as both_ends (other)
  where contype = 'f' and conparentid = 0 and (conrelid = any (parents) or confrelid = any (parents))
    and other <> all (parents);
  perform lock_briefly(format('lock table %s in access exclusive mode;', array_to_string(parents, ', '))
    || coalesce(format('lock table %s in share row exclusive mode', beside), ''));
end $$;

-- The month of a moment in Lagos.
create or replace function lagos_month(at timestamptz) returns date language sql stable as $$
  select date_trunc('month', at at time zone 'Africa/Lagos')::date
$$;

-- Finds the start and month of the next partition, after all rows of this one: the first of a
-- month, or for partitions by parcel the next id.
create or replace function next_cut(part regclass, cut_by name, begun date, out month date, out upper text)
  language plpgsql as $$
declare
  newest timestamptz;
  parcel bigint;
begin
  if cut_by = 'shipment_id' then
    execute format('select coalesce(max(shipment_id), 0) from %s', part) into parcel;
    month := lagos_month(now());
    upper := greatest(parcel, (select last_value from shipments_id_seq where is_called)) + 1;
  else
    execute format('select max(%I) from %s', cut_by, part) into newest;
    month := greatest(begun, lagos_month(newest)) + interval '1 month';
    upper := quote_literal((month::timestamp at time zone 'Africa/Lagos')::text);
  end if;
end $$;

-- Returns the last partition if it must be closed. Partitions by time exist two whole months ahead;
-- those by parcel begin with the first parcel of a month.
create or replace function ending_partition(parent regclass)
  returns table (part regclass, month date, lower text, cut_by name) language sql stable as $$
  select part, month, lower, attname from partitions_of(parent)
    join pg_partitioned_table on partrelid = parent
    join pg_attribute on attrelid = parent and attnum = partattrs[0]
  where upper = 'MAXVALUE' and case attname
    when 'shipment_id' then month < lagos_month(now())
      and pg_sequence_last_value(to_regclass('shipments_id_seq')) >= nullif(trim('''' from lower), 'MINVALUE')::bigint
    else month < lagos_month(now()) + interval '3 months' end
$$;

-- Creates the partitions that are due. Call it under `lock_partitioned`.
create or replace function make_partitions(parent regclass) returns void language plpgsql as $$
declare
  last record;
  cut record;
  again text[];
begin
  loop
    select * into last from ending_partition(parent);
    exit when not found;
    select * into cut from next_cut(last.part, last.cut_by, last.month);
    again := drop_references(parent);
    execute format('alter table %s detach partition %s', parent, last.part);
    execute format('alter table %s attach partition %s for values from (%s) to (%s)', parent, last.part, last.lower,
      cut.upper);
    perform add_partition(parent, cut.month, cut.upper, 'MAXVALUE');
    perform restore_references(again);
  end loop;
end $$;

-- Replaces the partitions of an empty table with those that a backup lists.
create or replace function lay_partitions(parent regclass, partitions jsonb) returns void language plpgsql as $$
declare
  again text[] := drop_references(parent);
  old regclass;
  fresh record;
begin
  for old in select part from partitions_of(parent) loop
    execute format('drop table %s', old);
  end loop;
  for fresh in select * from jsonb_to_recordset(partitions) as given (month text, lower text, upper text) loop
    perform add_partition(parent, to_date(fresh.month, 'YYYY-MM'), fresh.lower, fresh.upper);
  end loop;
  perform restore_references(again);
end $$;

-- Merges the oldest partitions once the retention job has emptied them.
create or replace function fold_partitions(parent regclass) returns void language plpgsql as $$
declare
  oldest record;
  following record;
  is_used boolean;
begin
  loop
    select * into oldest from partitions_of(parent) limit 1;
    select * into following from partitions_of(parent) offset 1 limit 1;
    exit when following.upper = 'MAXVALUE';
    execute format('select exists (select from %s) or exists (select from %s)', oldest.part, following.part) into is_used;
    exit when is_used;
    execute format('drop table %s', oldest.part);
    execute format('alter table %s detach partition %s', parent, following.part);
    execute format('alter table %s attach partition %s for values from (minvalue) to (%s)', parent, following.part,
      following.upper);
  end loop;
end $$;

-- Creates the first partitions of a new table: one without a lower bound, and those of the coming
-- months.
create or replace function begin_partitions(parent regclass) returns void language plpgsql as $$
declare
  cut record;
begin
  select next.* into cut from pg_partitioned_table
    join pg_attribute on attrelid = partrelid and attnum = partattrs[0],
    lateral next_cut(parent, attname, lagos_month(now())) as next
  where partrelid = parent;
  perform add_partition(parent, null, 'minvalue', cut.upper);
  perform add_partition(parent, cut.month, cut.upper, 'maxvalue');
  perform make_partitions(parent);
end $$;

-- Archived rows are immutable; only the given columns, which identify a person, may be cleared.
create or replace function archive_is_closed() returns trigger language plpgsql as $$
declare
  nameable text[] := coalesce(tg_argv, '{}');
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - nameable = to_jsonb(old) - nameable
    and jsonb_strip_nulls(to_jsonb(new)) <@ jsonb_strip_nulls(to_jsonb(old))
  then
    return null;
  end if;
  raise exception 'The archive is closed: rows of that time can no longer be added or changed'
    using errcode = 'check_violation', constraint = 'archive_is_closed';
end $$;
