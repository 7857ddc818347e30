-- One statement writes a whole transfer: each round trip less is time in which nobody else waits for
-- the accounts. They are locked in the order that is given, which is the same for every transfer, so
-- that two transfers cannot wait for each other. Test money and money never meet.
create or replace function post_transfer(details jsonb, accounts bigint[], amounts bigint[])
  returns bigint language plpgsql as $$
declare
  transfer bigint;
  after bigint;
  balances bigint[];
  is_tried boolean;
  was_tried boolean;
begin
  insert into ledger_transfers
    (kind, reference, subject_id, comment, created_by, reverses_id)
  values (details->>'kind', details->>'reference', (details->>'subjectId')::bigint,
    details->>'comment', (details->>'createdBy')::bigint, (details->>'reversesId')::bigint)
  returning id into transfer;

  for place in 1..cardinality(accounts) loop
    update ledger_accounts set balance_kobo = balance_kobo + amounts[place]
      where id = accounts[place] returning balance_kobo, is_test into strict after, is_tried;
    if is_tried <> was_tried then
      raise exception 'A transfer may not mix test money with money';
    end if;
    was_tried := is_tried;
    balances[place] := after;
  end loop;

  insert into ledger_entries (transfer_id, account_id, amount_kobo, balance_after_kobo)
    select transfer, entry.* from unnest(accounts, amounts, balances) as entry;
  return transfer;
end $$;
