-- The ledger is append-only: the opposite transfer reverses a mistake, so the books show both.
create or replace function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'The ledger is append-only: undo a transfer by the opposite transfer';
end $$;

create or replace trigger ledger_entries_append_only before update or delete on ledger_entries
  for each row execute function ledger_is_append_only();
create or replace trigger ledger_entries_no_truncate before truncate on ledger_entries
  for each statement execute function ledger_is_append_only();
create or replace trigger ledger_transfers_append_only before update or delete on ledger_transfers
  for each row execute function ledger_is_append_only();
