-- What each surcharge says, in whatever tariff the search path leads to. What is not set is left out.
create or replace function surcharge_contents() returns table (surcharge_id bigint, content jsonb)
  language sql stable as $$
  select id, jsonb_strip_nulls(to_jsonb(surcharge) - '{id,version,created_at}'::text[])
  from shipping_surcharges as surcharge
$$;

-- The latest that was written of each surcharge up to a version, removed ones with it.
create or replace function surcharge_states_at(upto integer)
  returns setof tariff_surcharge_states language sql stable as $$
  select distinct on (surcharge_id) * from tariff_surcharge_states
  where number <= upto order by surcharge_id, number desc
$$;

-- What is no longer as it was written up to a version; null where it was removed.
create or replace function surcharge_changes(upto integer) returns table (surcharge_id bigint, content jsonb)
  language sql stable as $$
  select surcharge_id, now.content
  from surcharge_contents() as now full join surcharge_states_at(upto) as then_ using (surcharge_id)
  where now.content is distinct from then_.content
$$;

-- Writes under a version what has changed. Answers how many.
create or replace function write_surcharge_states(of_number integer) returns integer language sql as $$
  with written as (
    insert into tariff_surcharge_states (surcharge_id, number, content)
    select surcharge_id, of_number, content from surcharge_changes(of_number)
    on conflict (surcharge_id, number) do update set content = excluded.content
    returning 1
  )
  select count(*)::integer from written
$$;
