-- Cash back that leaves a wallet spends the grants that expire first. The account's row is locked.
create or replace function spend_cash_back_grants() returns trigger language plpgsql as $$
declare
  unspent bigint := -new.amount_kobo;
  part bigint;
  open_grant record;
begin
  for open_grant in
    select id, remaining_kobo from cash_back_grants
    where account_id = new.account_id and remaining_kobo > 0
    order by expires_at, id
  loop
    exit when unspent = 0;
    part := least(unspent, open_grant.remaining_kobo);
    update cash_back_grants set remaining_kobo = remaining_kobo - part where id = open_grant.id;
    insert into cash_back_uses (transfer_id, grant_id, amount_kobo)
      values (new.transfer_id, open_grant.id, part);
    unspent := unspent - part;
  end loop;
  return null;
end $$;

-- A grant is immutable except for being spent.
create or replace function cash_back_grant_stays() returns trigger language plpgsql as $$
begin
  if (new.id, new.account_id, new.transfer_id, new.amount_kobo, new.expires_at)
    is distinct from (old.id, old.account_id, old.transfer_id, old.amount_kobo, old.expires_at)
    or new.remaining_kobo > old.remaining_kobo
  then
    raise exception 'The ledger is append-only: a grant is only ever spent';
  end if;
  return new;
end $$;
