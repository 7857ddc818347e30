-- Collects texts for search and sorting, separated by line breaks and a tab, which nobody can type.
-- Amounts are searchable with and without thousands separators.
create or replace function transaction_content(kind text, comment text, reference text, amount_kobo bigint)
  returns text language sql stable as $$
  select concat_ws(E'\n', fold(replace(kind, '_', ' ')), fold(kind), fold(comment),
    to_char(abs(amount_kobo) / 100.0, 'FM999,999,999,990.00'), to_char(abs(amount_kobo) / 100.0, 'FM999999999990.00'),
    E'\t' || fold(reference))
$$;

create or replace function fill_transaction_search(from_id bigint, to_id bigint) returns void language sql as $$
  insert into transaction_searches (wallet_id, entry_id, created_at, kind, comment, amount_kobo, content)
  select wallet_id, entries.id, entries.created_at, transfers.kind, coalesce(fold(transfers.comment), ''),
    amount_kobo, transaction_content(transfers.kind, transfers.comment, transfers.reference, amount_kobo)
  from ledger_entries entries
    join ledger_accounts accounts on accounts.id = entries.account_id and accounts.kind in ('cash', 'cash_back')
    join ledger_transfers transfers on transfers.id = entries.transfer_id
  where entries.id between from_id and to_id
  on conflict do nothing
$$;

create or replace function transaction_search_follows() returns trigger language plpgsql as $$
begin
  insert into transaction_searches (wallet_id, entry_id, created_at, kind, comment, amount_kobo, content)
  select wallet_id, added.id, added.created_at, transfers.kind, coalesce(fold(transfers.comment), ''),
    amount_kobo, transaction_content(transfers.kind, transfers.comment, transfers.reference, amount_kobo)
  from added
    join ledger_accounts accounts on accounts.id = added.account_id and accounts.kind in ('cash', 'cash_back')
    join ledger_transfers transfers on transfers.id = added.transfer_id;
  return null;
end $$;
