-- Hashes entries with their transfers as JSON, so that other programs can recompute the hash, in
-- blocks of 10,000 ids, because a text has a size limit. Explicit columns: one added later would change
-- every hash. `offset 0` forces a lookup per transfer; a join would read all transfers.
create or replace function ledger_content(after bigint, upto bigint)
  returns table (transfers bigint, entries bigint, credited_kobo numeric, last_transfer_id bigint, content_hash bytea)
  language sql stable as $$
  with blocks as (
    select count(*) as entries, sum(greatest(e.amount_kobo, 0)) as credited_kobo,
      e.id / 10000 as block, sha256(string_agg(sha256(convert_to(json_build_array(
        e.id, e.transfer_id, e.account_id, e.amount_kobo, e.balance_after_kobo,
        (extract(epoch from e.created_at) * 1000000)::bigint, t.kind, t.reference, t.subject_id, t.comment,
        t.reverses_id, t.created_by, (extract(epoch from t.created_at) * 1000000)::bigint
      )::text, 'UTF8')), ''::bytea order by e.id)) as hash
    from ledger_entries e
      left join lateral (select * from ledger_transfers where id = e.transfer_id offset 0) as t on true
    where e.id > after and e.id <= upto group by e.id / 10000
  ), moved as (
    select count(distinct transfer_id) as transfers, max(transfer_id) as last_transfer_id
    from ledger_entries where id > after and id <= upto
  )
  select moved.transfers, coalesce(sum(blocks.entries), 0)::bigint, coalesce(sum(blocks.credited_kobo), 0),
    moved.last_transfer_id, sha256(coalesce(string_agg(blocks.hash, ''::bytea order by blocks.block), ''::bytea))
  from moved left join blocks on true group by moved.transfers, moved.last_transfer_id
$$;

-- Hashes the balances at the latest seal.
create or replace function ledger_balances_hash() returns bytea language sql stable as $$
  select sha256(coalesce(string_agg(block, ''::bytea order by number), ''::bytea)) from (
    select account_id / 10000 as number, sha256(string_agg(sha256(convert_to(
      json_build_array(account_id, balance_kobo)::text, 'UTF8')), ''::bytea order by account_id)) as block
    from ledger_sealed_balances group by 1) as blocks
$$;

-- Includes the previous seal's hash, so a change would invalidate all later seals.
create or replace function ledger_seal_hash(seal ledger_seals) returns bytea language sql stable as $$
  select sha256(convert_to(json_build_array(seal.id, to_char(seal.day, 'YYYY-MM-DD'), seal.last_entry_id,
    seal.last_transfer_id, seal.transfers, seal.entries, seal.credited_kobo, encode(seal.content_hash, 'hex'),
    encode(seal.balances_hash, 'hex'), encode(seal.previous_hash, 'hex'))::text, 'UTF8'))
$$;

-- The caller has locked the seals, found no fault, and knows that no more entries up to `upto` can
-- be committed.
create or replace function seal_ledger_day(sealed_day date, upto bigint) returns void language plpgsql as $$
declare
  before ledger_seals;
  seal ledger_seals;
begin
  select * into before from ledger_seals order by id desc limit 1;
  insert into ledger_sealed_balances as kept (account_id, balance_kobo)
    select account_id, sum(amount_kobo) from ledger_entries
    where id > coalesce(before.last_entry_id, 0) and id <= upto group by account_id
    on conflict (account_id) do update set balance_kobo = kept.balance_kobo + excluded.balance_kobo;

  select coalesce(before.id, 0) + 1, sealed_day, upto, content.last_transfer_id, content.transfers, content.entries,
    content.credited_kobo, content.content_hash, ledger_balances_hash(), coalesce(before.hash, sha256(''))
  into seal.id, seal.day, seal.last_entry_id, seal.last_transfer_id, seal.transfers, seal.entries,
    seal.credited_kobo, seal.content_hash, seal.balances_hash, seal.previous_hash
  from ledger_content(coalesce(before.last_entry_id, 0), upto) as content;
  seal.hash := ledger_seal_hash(seal);
  seal.created_at := clock_timestamp();
  insert into ledger_seals select seal.*;
end $$;
