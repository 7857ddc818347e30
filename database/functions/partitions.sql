-- Tables that only grow are cut into partitions, one for each month. They lie in the schema `months`, the old ones in
-- `archive`; everybody reads and writes the table under its own name. The last partition has no end, so that a row
-- always has a place, whether anybody has made the partitions of the next months or not.

-- The partitions of a table in their order, with the first month of each (the oldest has none) and the bounds as they
-- are written. The name says the month, because what is cut by parcel has numbers for bounds.
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

-- What guards whole statements guards the table that they name. A partition may be named by mistake, so each has those of
-- its table; guards of single rows it has from there by itself.
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

-- A partition that others point into cannot be taken out of its table, so their references go first. They come back
-- at once for what is written from then on; what is there already has been checked, and is again by
-- `check_references`, which keeps nobody waiting.
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

-- Takes locks all at once or lets go of them and waits: nobody else waits for longer than a moment, and no transaction that
-- holds one of the tables is ended as the half of a deadlock, which PostgreSQL looks for after a second.
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

-- Tables as a change of their partitions needs them: those that they point to and that point to them stay readable.
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

-- The month that runs, as statements count it.
create or replace function lagos_month(at timestamptz) returns date language sql stable as $$
  select date_trunc('month', at at time zone 'Africa/Lagos')::date
$$;

-- Where the partition after this one begins, and with which month: after all that is in this one. By moment that is the
-- first of a month; by parcel it is the next number, so that the parcels of a month are together.
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

-- The last partition of a table, if its time is over: what is cut by moment has two whole months ahead, and what is cut by
-- parcel begins a partition with the first parcel of a month.
create or replace function ending_partition(parent regclass)
  returns table (part regclass, month date, lower text, cut_by name) language sql stable as $$
  select part, month, lower, attname from partitions_of(parent)
    join pg_partitioned_table on partrelid = parent
    join pg_attribute on attrelid = parent and attnum = partattrs[0]
  where upper = 'MAXVALUE' and case attname
    when 'shipment_id' then month < lagos_month(now())
      and (select is_called and last_value >= nullif(trim('''' from lower), 'MINVALUE')::bigint from shipments_id_seq)
    else month < lagos_month(now()) + interval '3 months' end
$$;

-- Makes the partitions that are due; nothing where none is. To be called under `lock_partitioned`.
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

-- Gives an empty table other partitions than it has: those that a backup names.
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

-- Where rows are deleted after a while, the oldest partitions become empty: they become one.
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

-- Makes a table one of partitions, under its name and with all that it has: columns, defaults, checks, indexes, references,
-- triggers. The table that was becomes its first partition, so no row moves. Its key stays a key of each partition;
-- any other unique key has to hold the column that the partitions are cut by.
create or replace function partition_table(own name, cut_by name)
  returns void language plpgsql as $$
declare
  old regclass := own::regclass;
  cut record;
  ids text := pg_get_serial_sequence(own, 'id');
  keys text[];
  indexes text[];
  guards text[];
  again text[];
  statement text;
  guard name;
begin
  select * into cut from next_cut(old, cut_by, lagos_month(now()));
  again := drop_references(old);
  select array_agg(format('alter table %I add constraint %I %s', own, conname, pg_get_constraintdef(oid)) order by contype desc)
    into keys from pg_constraint where conrelid = old and contype in ('u', 'f');
  select array_agg(pg_get_indexdef(indexrelid)) into indexes from pg_index
    where indrelid = old and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u'));
  select array_agg(pg_get_triggerdef(oid)) into guards from pg_trigger where tgrelid = old and not tgisinternal;
  for guard in select tgname from pg_trigger where tgrelid = old and not tgisinternal loop
    execute format('drop trigger %I on %s', guard, old);
  end loop;

  execute format('alter sequence %s owned by none', ids);
  execute format('alter table %s set schema months', old);
  execute format('create table %I (like months.%I including defaults including constraints including generated
    including storage including compression including comments) partition by range (%I)', own, own, cut_by);
  execute format('alter sequence %s owned by %I.id', ids, own);
  foreach statement in array coalesce(keys, '{}') || coalesce(indexes, '{}') || coalesce(guards, '{}') loop
    execute statement;
  end loop;
  execute format('alter table %I attach partition months.%I for values from (minvalue) to (%s)', own, own, cut.upper);
  perform guard_partition(own::regclass, old);
  perform add_partition(own::regclass, cut.month, cut.upper, 'MAXVALUE');
  perform restore_references(again);
  perform make_partitions(own::regclass);
end $$;

-- What lies in the archive stays as it is. Only what names a person may be taken away: the columns that are given.
create or replace function archive_is_closed() returns trigger language plpgsql as $$
declare
  nameable text[] := coalesce(tg_argv, '{}');
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - nameable = to_jsonb(old) - nameable
    and jsonb_strip_nulls(to_jsonb(new)) <@ jsonb_strip_nulls(to_jsonb(old))
  then
    return null;
  end if;
  raise exception 'The archive is closed: nothing of that time is added or changed any more'
    using errcode = 'check_violation', constraint = 'archive_is_closed';
end $$;
