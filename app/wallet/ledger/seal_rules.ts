import { inCheckRotation } from '#wallet/ledger/ledger_check_scope'

/**
 * `name` states the fault; `sql` returns the ids of the rows that have it. Seals vouch for sealed
 * entries, so sums begin after `:after` and `:transfersAfter`.
 */
export type LedgerRule = { name: string; sql: string }

/** Faulty days come in order, so that the first altered day is reported first. */
export const SEAL_RULES: LedgerRule[] = [
  {
    name: 'a day of the ledger differs from its seal',
    sql: `select to_char(seal.day, 'YYYY-MM-DD') as id from (
        select *, coalesce(lag(last_entry_id) over (order by id), 0) as after from ledger_seals
      ) as seal, lateral ledger_content(seal.after, seal.last_entry_id) as found
      where ${inCheckRotation('seal.id')} and (found.transfers, found.entries, found.credited_kobo,
        found.last_transfer_id, found.content_hash) is distinct from (seal.transfers, seal.entries,
        seal.credited_kobo, seal.last_transfer_id, seal.content_hash)
      order by seal.id`,
  },
  {
    name: 'the chain of sealed days is broken',
    sql: `select to_char(day, 'YYYY-MM-DD') as id from (
        select id, day, hash = ledger_seal_hash(seal) as "isItself", id = row_number() over past as "isInPlace",
          previous_hash = coalesce(lag(hash) over past, sha256('')) as "isLinked",
          last_entry_id > coalesce(lag(last_entry_id) over past, 0) as "isLater"
        from ledger_seals seal window past as (order by id)
      ) as seals where not ("isItself" and "isInPlace" and "isLinked" and "isLater") order by id`,
  },
  {
    name: 'the opening balances of the latest seal were changed',
    sql: `select to_char(day, 'YYYY-MM-DD') as id from ledger_seals
      where id = (select max(id) from ledger_seals) and balances_hash <> ledger_balances_hash()`,
  },
  {
    name: 'the sealed balance of an account is not the sum of its sealed entries',
    sql: `select account_id as id from ledger_sealed_balances s full join (
        select account_id, sum(amount_kobo) as kobo from ledger_entries
        where id <= :sealedUpto and cast(:turn as int) is null group by 1) as e using (account_id)
      where cast(:turn as int) is null and coalesce(s.balance_kobo, 0) <> coalesce(e.kobo, 0)`,
  },
  {
    name: 'an entry has the date of a day that was already sealed',
    sql: `select id from ledger_entries where id > :sealedUpto and created_at < :sealedUntil`,
  },
]
