-- One statement, because round trips would prolong the locks on the accounts. These are locked in
-- the given order, the same for all transfers, against deadlocks. Refuses to mix test and live
-- money.
create or replace function post_transfer(details jsonb, accounts bigint[], amounts bigint[])
  returns bigint language plpgsql as $$
declare
  transfer bigint;
  after bigint;
  balances bigint[];
  is_tried boolean;
  was_tried boolean;
  its_kind text;
  kinds text[];
  moment timestamptz;
begin
  insert into ledger_transfers
    (kind, reference, subject_id, comment, created_by, reverses_id)
  values (details->>'kind', details->>'reference', (details->>'subjectId')::bigint,
    details->>'comment', (details->>'createdBy')::bigint, (details->>'reversesId')::bigint)
  returning id into transfer;

  for place in 1..cardinality(accounts) loop
    update ledger_accounts set balance_kobo = balance_kobo + amounts[place]
      where id = accounts[place] returning balance_kobo, is_test, kind into strict after, is_tried, its_kind;
    kinds[place] := its_kind;
    if is_tried <> was_tried then
      raise exception 'A transfer may not mix test money with real money';
    end if;
    was_tried := is_tried;
    balances[place] := after;
  end loop;

  moment := clock_timestamp();
  insert into ledger_entries (transfer_id, account_id, amount_kobo, balance_after_kobo, created_at)
    select transfer, entry.*, moment from unnest(accounts, amounts, balances) as entry;

  -- Daily figures (database/functions/figures.sql). A trigger would have to look up the accounts.
  for place in 1..cardinality(accounts) loop
    if kinds[place] = 'revenue' then
      insert into figure_changes (organization_id, user_id, figure, day, count, kobo)
        values (0, 0, 'earned', lagos_day(moment), 1, amounts[place]);
    elsif kinds[place] = 'refunds' then
      insert into figure_changes (organization_id, user_id, figure, day, count, kobo)
        values (0, 0, 'refunded', lagos_day(moment), 1, -amounts[place]);
    end if;
  end loop;
  return transfer;
end $$;
