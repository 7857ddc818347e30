-- Reads the tariff on the search path. Leaves out empty fields.
create or replace function surcharge_contents() returns table (surcharge_id bigint, content jsonb)
  language sql stable as $$
  select id, jsonb_strip_nulls(to_jsonb(surcharge) - '{id,version,created_at}'::text[])
  from shipping_surcharges as surcharge
$$;

-- Returns the last recorded state of each surcharge, including removed ones.
create or replace function surcharge_states_at(upto integer)
  returns setof tariff_surcharge_states language sql stable as $$
  select distinct on (surcharge_id) * from tariff_surcharge_states
  where number <= upto order by surcharge_id, number desc
$$;

-- Returns surcharges that differ from their recorded state; null content if removed.
create or replace function surcharge_changes(upto integer) returns table (surcharge_id bigint, content jsonb)
  language sql stable as $$
  select surcharge_id, now.content
  from surcharge_contents() as now full join surcharge_states_at(upto) as then_ using (surcharge_id)
  where now.content is distinct from then_.content
$$;

create or replace function write_surcharge_states(of_number integer) returns integer language sql as $$
  with written as (
    insert into tariff_surcharge_states (surcharge_id, number, content)
    select surcharge_id, of_number, content from surcharge_changes(of_number)
    on conflict (surcharge_id, number) do update set content = excluded.content
    returning 1
  )
  select count(*)::integer from written
$$;
