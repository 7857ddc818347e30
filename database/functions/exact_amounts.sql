-- Adds to each column in kobo or minor units a check that JavaScript can represent it exactly. It
-- runs after each migration. If older rows violate it, it holds for new rows only.
create or replace function keep_amounts_exact() returns void language plpgsql as $$
declare
  lacking jsonb;
  source text;
  amount text;
  statement text;
begin
  select jsonb_agg(jsonb_build_array(relname, attname)) into lacking
  from pg_attribute join pg_class on pg_class.oid = attrelid
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and not attisdropped
    and atttypid = 'bigint'::regtype and attname ~ '(^|_)(kobo|minor)$'
    and not exists (
      select from pg_constraint where conrelid = attrelid and conname = relname || '_' || attname || '_exact');
  if lacking is null then return; end if;
  select 'lock table ' || string_agg(distinct format('%I', told ->> 0), ', ') || ' in access exclusive mode'
    into statement from jsonb_array_elements(lacking) as told;
  perform lock_briefly(statement);
  for source, amount in select told ->> 0, told ->> 1 from jsonb_array_elements(lacking) as told loop
    statement := format('alter table %I add constraint %I check (%I between -9007199254740991 and 9007199254740991)',
      source, source || '_' || amount || '_exact', amount);
    begin
      execute statement;
    exception when check_violation then
      execute statement || ' not valid';
      raise warning 'Older rows of % have a % that is too large to be read', source, amount;
    end;
  end loop;
end $$;

select keep_amounts_exact();
