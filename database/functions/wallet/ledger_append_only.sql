-- The ledger is append-only: the opposite transfer reverses a mistake, so the books show both.
create or replace function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'The ledger is append-only: undo a transfer by the opposite transfer';
end $$;
