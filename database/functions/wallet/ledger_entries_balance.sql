-- Entries of a transfer sum to zero: transfers move money and never create it. Checked per
-- statement, because Knex reports success for a commit that a deferred check has refused.
create or replace function ledger_entries_balance() returns trigger language plpgsql as $$
declare
  uneven record;
begin
  select transfer_id, sum(amount_kobo) as kobo into uneven
    from written group by transfer_id having sum(amount_kobo) <> 0 limit 1;
  if found then
    raise exception 'Transfer % does not sum to zero but to % kobo', uneven.transfer_id, uneven.kobo;
  end if;
  return null;
end $$;
