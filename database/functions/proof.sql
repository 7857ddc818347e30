-- Chains over rows that never change: each link is a hash of the link before, its position and what the row says, as
-- text, so that any other program can count it again (docs/proofs.md). Links lie packed, some hundreds in a row of
-- `proof_links`; beside them lie the numbers of the rows and short digests of their parts, which name what differs.

create or replace function proof_moment(at timestamptz) returns text language sql stable as $$
  select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
$$;

create or replace function proof_digest(content text) returns bytea language sql immutable as $$
  select substr(sha256(convert_to(content, 'UTF8')), 1, 8)
$$;

create or replace function proof_link(previous bytea, place bigint, content text) returns bytea language sql immutable as $$
  select sha256(convert_to(encode(previous, 'hex') || E'\n' || place || E'\n' || content, 'UTF8'))
$$;

create or replace function proof_number(packed bytea, at int) returns bigint language sql immutable as $$
  select ('x' || encode(substr(packed, at, 8), 'hex'))::bit(64)::bigint
$$;

-- What the rows of a chain say, in their order. Columns are named one by one: a later column would change every link. What
-- accounts held after a transfer is hashed with a salt that never leaves the database, so that a proof can be handed
-- to anybody. `head` is a digest of a transfer without its entries, `parts` are its entries: number, transfer, digest.
create or replace function proof_rows(of_chain text, above bigint, upto bigint, salt bytea)
  returns table (id bigint, content text, head bytea, parts bytea) language plpgsql stable as $$
begin
  if of_chain = 'audit' then
    return query select a.id, (jsonb_build_object('id', a.id, 'actorId', a.actor_id, 'action', a.action,
        'subjectKind', a.subject_kind, 'subjectId', a.subject_id, 'before', a.before, 'after', a.after,
        'createdAt', proof_moment(a.created_at))
          || case when a.approval_id is null then '{}' else jsonb_build_object('approvalId', a.approval_id) end)::text,
        ''::bytea, ''::bytea
      from audit_entries a where a.id > above and a.id <= upto order by a.id;
    return;
  end if;
  return query with posted as (
    select e.transfer_id,
      jsonb_agg(jsonb_build_object('id', e.id, 'accountId', e.account_id, 'amountKobo', e.amount_kobo,
        'createdAt', proof_moment(e.created_at)) order by e.id) as entries,
      jsonb_agg(jsonb_build_array(e.id, e.balance_after_kobo) order by e.id) as balances,
      string_agg(int8send(e.id) || int8send(e.transfer_id) || proof_digest(jsonb_build_array(e.id, e.transfer_id,
        e.account_id, e.amount_kobo, e.balance_after_kobo, proof_moment(e.created_at))::text),
        ''::bytea order by e.id) as parts
    from ledger_entries e where e.transfer_id > above and e.transfer_id <= upto group by e.transfer_id
  )
  select t.id, (said.head || jsonb_build_object('entries', coalesce(p.entries, '[]'), 'balancesHash',
      encode(sha256(salt || convert_to(coalesce(p.balances, '[]')::text, 'UTF8')), 'hex')))::text,
    proof_digest(said.head::text), coalesce(p.parts, '')
  from ledger_transfers t left join posted p on p.transfer_id = t.id,
    lateral (select jsonb_build_object('id', t.id, 'kind', t.kind, 'reference', t.reference, 'subjectId', t.subject_id,
      'comment', t.comment, 'reversesId', t.reverses_id, 'createdBy', t.created_by,
      'createdAt', proof_moment(t.created_at)) as head) as said
  where t.id > above and t.id <= upto order by t.id;
end $$;

-- Holds the hash of the links before, so none can be changed, added or left out without all that came after.
create or replace function proof_links_hash(one proof_links) returns bytea language sql stable as $$
  select sha256(convert_to(concat_ws(E'\n', one.chain, one.number, to_char(one.day, 'YYYY-MM-DD'), one.first_position,
      one.size, one.after_row_id, one.last_row_id, proof_moment(one.created_at)), 'UTF8')
    || one.salt || one.previous_link || one.row_ids || one.links || one.heads || one.parts || one.previous_hash)
$$;

-- Links the next rows of a chain, `most` at once, and answers how many they were. Whoever calls this has locked the
-- table, and knows that no row can be committed any more up to and with `upto`. The day never goes back, whatever the
-- clock says, and is never one that is sealed.
create or replace function link_rows(of_chain text, upto bigint, today date, most int) returns int language plpgsql as $$
declare
  before proof_links;
  fresh proof_links;
  one record;
begin
  select * into before from proof_links where chain = of_chain order by number desc limit 1;
  fresh.after_row_id := coalesce(before.last_row_id, -9223372036854775808);
  execute format('select max(id) from (select id from %I where id > $1 and id <= $2 order by id limit $3) as rows',
    case of_chain when 'audit' then 'audit_entries' else 'ledger_transfers' end)
    into fresh.last_row_id using fresh.after_row_id, upto, most;
  if fresh.last_row_id is null then return 0; end if;

  fresh.chain := of_chain;
  fresh.number := coalesce(before.number, 0) + 1;
  fresh.day := greatest(today, (select max(day) from proof_links), (select max(day) + 1 from proof_seals));
  fresh.first_position := coalesce(before.first_position + before.size, 1);
  fresh.salt := coalesce(before.salt, sha256(convert_to(gen_random_uuid()::text || gen_random_uuid(), 'UTF8')));
  fresh.previous_link := coalesce(substr(before.links, before.size * 32 - 31), sha256(''));
  fresh.previous_hash := coalesce(before.hash, sha256(''));
  fresh.created_at := clock_timestamp();
  select 0, '', '', '', '' into fresh.size, fresh.row_ids, fresh.links, fresh.heads, fresh.parts;
  for one in select * from proof_rows(of_chain, fresh.after_row_id, fresh.last_row_id, fresh.salt) loop
    fresh.row_ids := fresh.row_ids || int8send(one.id);
    fresh.links := fresh.links || proof_link(
      case fresh.size when 0 then fresh.previous_link else substr(fresh.links, fresh.size * 32 - 31) end,
      fresh.first_position + fresh.size, one.content);
    fresh.heads := fresh.heads || one.head;
    fresh.parts := fresh.parts || one.parts;
    fresh.size := fresh.size + 1;
  end loop;
  fresh.hash := proof_links_hash(fresh);
  insert into proof_links select fresh.*;
  return fresh.size;
end $$;

-- What differs between rows and their links, for some rows of `proof_links` in a row that are as they were written. An
-- altered transfer is named itself only where its entries do not tell.
create or replace function proof_faults(of_chain text, first_number bigint, last_number bigint)
  returns table (at_row bigint, in_table text, id bigint, what text) language plpgsql stable as $$
#variable_conflict use_column
declare
  above bigint;
  upto bigint;
  own_salt bytea;
  own_table text := case of_chain when 'audit' then 'audit_entries' else 'ledger_transfers' end;
begin
  select min(after_row_id), max(last_row_id), min(salt) into above, upto, own_salt
    from proof_links where chain = of_chain and number between first_number and last_number;
  return query with packed as materialized (
    select size, first_position, previous_link, row_ids || ''::bytea as row_ids, links || ''::bytea as links,
      heads || ''::bytea as heads, parts || ''::bytea as parts
    from proof_links where chain = of_chain and number between first_number and last_number
  ), known as materialized (
    select proof_number(row_ids, n * 8 + 1) as id, first_position + n as place, substr(links, n * 32 + 1, 32) as link,
      case n when 0 then previous_link else substr(links, n * 32 - 31, 32) end as previous, substr(heads, n * 8 + 1, 8) as head
    from packed, generate_series(0, size - 1) as n
  ), found as materialized (
    select * from proof_rows(of_chain, above, upto, own_salt)
  ), wrong as materialized (
    select coalesce(known.id, found.id) as id, case when known.id is null then 'inserted'
        when found.id is null then 'removed' else 'altered' end as what, known.head <> found.head as is_head, found.parts
    from known full join found on found.id = known.id
    where known.id is null or found.id is null or known.link <> proof_link(known.previous, known.place, found.content)
  ), altered as (
    select id, parts from wrong where what = 'altered' and of_chain = 'ledger'
  ), known_parts as (
    select proof_number(parts, n * 24 + 1) as id, proof_number(parts, n * 24 + 9) as transfer_id,
      substr(parts, n * 24 + 17, 8) as digest
    from packed, generate_series(0, length(parts) / 24 - 1) as n
  ), parted as (
    select coalesce(k.transfer_id, f.transfer_id) as transfer_id, f.transfer_id as moved_to, coalesce(k.id, f.id) as id,
      case when k.id is null then 'inserted' when f.id is null
        and not exists (select from ledger_entries where id = k.id) then 'removed' else 'altered' end as what
    from (select * from known_parts where transfer_id in (select id from altered)) as k
    full join (select altered.id as transfer_id, proof_number(parts, n * 24 + 1) as id, substr(parts, n * 24 + 17, 8) as digest
      from altered, generate_series(0, length(parts) / 24 - 1) as n) as f on f.id = k.id
    where k.digest is distinct from f.digest
  ), strays as (
    select e.transfer_id, e.id from ledger_entries e
    where of_chain = 'ledger' and e.transfer_id > above and e.transfer_id <= upto
      and not exists (select from found where found.id = e.transfer_id)
      and not exists (select from known where known.id = e.transfer_id)
  )
  select w.id, own_table, w.id, w.what from wrong w
    where w.what <> 'altered' or w.is_head or not exists (select from parted where w.id in (transfer_id, moved_to))
  union all select p.transfer_id, 'ledger_entries', p.id, p.what from parted p
  union all select s.transfer_id, 'ledger_entries', s.id, 'inserted' from strays s
  order by 1, 2 desc, 3 limit 100;
end $$;

create or replace function proof_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'What proves the ledger and the audit log is append-only';
end $$;

create or replace trigger proof_links_append_only before update or delete on proof_links
  for each row execute function proof_is_append_only();
create or replace trigger proof_links_no_truncate before truncate on proof_links
  for each statement execute function proof_is_append_only();
create or replace trigger proof_seals_append_only before update or delete on proof_seals
  for each row execute function proof_is_append_only();
create or replace trigger proof_seals_no_truncate before truncate on proof_seals
  for each statement execute function proof_is_append_only();
create or replace trigger proof_checks_append_only before update or delete on proof_checks
  for each row execute function proof_is_append_only();
create or replace trigger proof_checks_no_truncate before truncate on proof_checks
  for each statement execute function proof_is_append_only();
