-- Issued invoices are immutable; a credit note corrects them.
create or replace function billing_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'Invoices and their matches are append-only: issue a credit note instead';
end $$;

create or replace function billing_invoice_opens() returns trigger language plpgsql as $$
begin
  insert into billing_balances (invoice_id, organization_id, due_on, total_kobo, open_kobo)
    values (new.id, new.organization_id, new.due_on, new.total_kobo, new.total_kobo);
  return null;
end $$;

-- Invoices are never overpaid, and no ledger entry is used beyond its amount. The caller locks the
-- business in billing_accounts.
create or replace function billing_match_counts() returns trigger language plpgsql as $$
declare
  used bigint;
  had bigint;
begin
  update billing_balances set open_kobo = open_kobo - new.amount_kobo,
      written_off_kobo = written_off_kobo + case new.kind when 'write_off' then new.amount_kobo else 0 end
    where invoice_id = new.invoice_id and organization_id = new.organization_id;
  if not found then raise exception 'No invoice of that business has this number'; end if;
  select coalesce(sum(amount_kobo), 0) into used from billing_matches
    where organization_id = new.organization_id and entry_id is not distinct from new.entry_id;
  if new.entry_id is null then
    select greatest(opening_kobo, 0) into had from billing_accounts where organization_id = new.organization_id;
  else
    select entry.amount_kobo into had from ledger_entries as entry
      join billing_accounts as account on account.account_id = entry.account_id
      where entry.id = new.entry_id and account.organization_id = new.organization_id;
  end if;
  if used < 0 or used > coalesce(had, 0) then
    raise exception 'Entry % of the ledger cannot pay % kobo', new.entry_id, used;
  end if;
  return null;
end $$;
