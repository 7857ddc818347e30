-- Posts many transfers as if one by one, but updates each account only once: after a thousand
-- updates in one transaction, each further one would search all row versions. Each transfer has an
-- amount per account, 0 for none.
create or replace function post_transfers(transfers jsonb, accounts bigint[]) returns void language plpgsql as $$
declare
  ids jsonb;
  total bigint;
  after bigint;
  balances bigint[];
  is_tried boolean;
  was_tried boolean;
  its_kind text;
  moment timestamptz;
begin
  with written as (
    insert into ledger_transfers (kind, reference, subject_id, comment, created_by)
    select one->>'kind', one->>'reference', (one->>'subjectId')::bigint, one->>'comment', (one->>'createdBy')::bigint
    from jsonb_array_elements(transfers) with ordinality as given (one, at) order by at
    returning id, reference
  ) select jsonb_object_agg(reference, id) into ids from written;

  for place in 1..cardinality(accounts) loop
    select sum((one->'amounts'->>(place - 1))::bigint) into total from jsonb_array_elements(transfers) as given (one);
    update ledger_accounts set balance_kobo = balance_kobo + total
      where id = accounts[place] returning balance_kobo, is_test, kind into strict after, is_tried, its_kind;
    if is_tried <> was_tried then
      raise exception 'A transfer may not mix test money with real money';
    end if;
    was_tried := is_tried;
    balances[place] := after - total;
    if its_kind = 'revenue' then
      insert into figure_changes (organization_id, user_id, figure, day, count, kobo)
        values (0, 0, 'earned', lagos_day(clock_timestamp()), jsonb_array_length(transfers), total);
    end if;
  end loop;

  moment := clock_timestamp();
  insert into ledger_entries (transfer_id, account_id, amount_kobo, balance_after_kobo, created_at)
    select (ids->>(one->>'reference'))::bigint, entry.account, entry.amount,
      entry.before + sum(entry.amount) over (partition by entry.account order by at), moment
    from jsonb_array_elements(transfers) with ordinality as given (one, at)
      cross join lateral unnest(accounts, balances,
        array(select value::bigint from jsonb_array_elements_text(one->'amounts'))) as entry (account, before, amount)
    where entry.amount <> 0
    order by at, entry.account desc;
end $$;
