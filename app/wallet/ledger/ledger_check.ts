import db from '@adonisjs/lucid/services/db'
import { type SqlClient, queryRows } from '#shared/database/query_rows'
import {
  type LedgerCheckScope,
  inCheckRotation,
  fullCheckScope,
} from '#wallet/ledger/ledger_check_scope'
import { SEAL_RULES, type LedgerRule } from '#wallet/ledger/seal_rules'

/** Joins an account's balance at the latest seal. A full check joins none and counts from zero. */
const joinSealedBalance = (account: string) =>
  `left join ledger_sealed_balances s on s.account_id = ${account} and cast(:after as bigint) > 0`

const isTransferChecked = (transfer: string) =>
  `(${transfer} > :transfersAfter or ${inCheckRotation(transfer)})`

/** A withdrawal can change, so each is checked while it is recent, and again in rotation. */
const CHECKED_WITHDRAWAL = `(w.ended_at is null or w.ended_at >= :since or ${inCheckRotation('w.id')})`

const LEDGER_RULES: LedgerRule[] = [
  {
    name: 'a transfer does not sum to zero',
    // A transfer may have entries before the latest seal, so add up an unbalanced one in full.
    sql: `select transfer_id as id from ledger_entries checked where id > :after group by 1
      having sum(amount_kobo) <> 0 and 0 <> (
        select sum(amount_kobo) from ledger_entries e where e.transfer_id = checked.transfer_id)`,
  },
  {
    name: 'the balance of an account is not the sum of its entries',
    sql: `select a.id from ledger_accounts a ${joinSealedBalance('a.id')} left join (
        select account_id, sum(amount_kobo) as kobo from ledger_entries where id > :after group by 1
      ) as e on e.account_id = a.id
      where a.balance_kobo <> coalesce(s.balance_kobo, 0) + coalesce(e.kobo, 0)`,
  },
  {
    name: 'the balance of an entry does not continue the one before it',
    sql: `select id from (
        select id, balance_after_kobo, coalesce(s.balance_kobo, 0) + sum(amount_kobo) over (
          partition by e.account_id order by id) as expected
        from ledger_entries e ${joinSealedBalance('e.account_id')} where id > :after
      ) as entries where balance_after_kobo <> expected`,
  },
  {
    name: 'an account is below its floor',
    sql: `select id from ledger_accounts where balance_kobo < floor_kobo`,
  },
  {
    name: 'a hold differs from the sum of the pending withdrawals',
    sql: `select a.id from ledger_accounts a left join (
        select wallet_id, sum(amount_kobo + fee_kobo) as kobo from withdrawals
        where status = 'pending' group by 1) as w on w.wallet_id = a.wallet_id
      where a.kind = 'hold' and a.balance_kobo <> coalesce(w.kobo, 0)`,
  },
  {
    name: 'a withdrawal has no hold',
    sql: `select w.id from withdrawals w where ${CHECKED_WITHDRAWAL} and not exists (
        select from ledger_transfers t where t.kind = 'withdrawal' and t.reference = w.reference)`,
  },
  {
    name: 'the outcome of a withdrawal differs from the ledger',
    sql: `select w.id from withdrawals w left join lateral (
        select count(*) filter (where t.kind = 'withdrawal_settled') as settled,
          count(*) filter (where t.kind in ('withdrawal_released', 'withdrawal_returned')) as undone
        from ledger_transfers t where t.reference = w.reference
          and t.kind in ('withdrawal_settled', 'withdrawal_released', 'withdrawal_returned')
      ) as posted on true
      where ${CHECKED_WITHDRAWAL} and ((w.status = 'pending' and (settled > 0 or undone > 0))
        or (w.status = 'successful' and (settled <> 1 or undone <> 0))
        or (w.status = 'failed' and undone <> 1))`,
  },
  {
    name: 'a hold has no withdrawal',
    sql: `select t.id from ledger_transfers t where t.kind = 'withdrawal' and ${isTransferChecked('t.id')}
      and not exists (select from withdrawals w where w.reference = t.reference)`,
  },
  {
    name: 'an account has another mode than its wallet',
    sql: `select a.id from ledger_accounts a left join wallets w on w.id = a.wallet_id
      where a.is_test <> coalesce(w.organization_id < 0, a.kind like 'test\\_%')`,
  },
  {
    name: 'a transfer mixes test money with real money',
    sql: `select e.transfer_id as id from ledger_entries e join ledger_accounts a on a.id = e.account_id
      where e.id > :after group by 1 having bool_or(a.is_test) <> bool_and(a.is_test)`,
  },
  {
    name: 'the balances of all accounts do not sum to zero',
    sql: `select 0 as id from ledger_accounts having sum(balance_kobo) <> 0`,
  },
  {
    name: 'the floor of a cash account differs from its credit limit',
    sql: `select a.id from ledger_accounts a join wallets w on w.id = a.wallet_id
      where floor_kobo <> case kind when 'cash' then -credit_limit_kobo else 0 end`,
  },
  {
    name: 'a guard of the ledger is missing or switched off',
    sql: `select distinct name as id from (
        select name, relid from unnest(array['ledger_entries_append_only', 'ledger_entries_no_truncate',
          'ledger_entries_balance', 'ledger_entries_spend_grants']) as name, pg_partition_tree('ledger_entries')
        union all select name, null from unnest(array['ledger_transfers_append_only', 'cash_back_grants_stay',
          'cash_back_grants_no_delete', 'cash_back_uses_append_only', 'ledger_seals_append_only',
          'ledger_seals_no_truncate']) as name) as guards
      where not exists (select from pg_trigger where tgname = name and tgenabled in ('O', 'A')
        and tgrelid = coalesce(relid, tgrelid))`,
  },
  {
    name: 'a refund differs from the payment',
    sql: `select r.id from ledger_transfers r
      left join ledger_transfers p on p.id = r.reverses_id
        and p.kind in ('shipment_payment', 'shipment_reweigh')
      where r.kind = 'shipment_refund' and ${isTransferChecked('r.id')} and (p.id is null or exists (
        select from ledger_entries given join ledger_accounts a on a.id = given.account_id
        where given.transfer_id = r.id and a.wallet_id is not null and not exists (
          select from ledger_entries taken where taken.transfer_id = p.id
            and taken.account_id = given.account_id and taken.amount_kobo = -given.amount_kobo)))`,
  },
  {
    name: 'a credit differs from what the provider confirmed',
    sql: `select i.id from incoming_payments i where transfer_id is not null
      and (transfer_id > :transfersAfter or ${inCheckRotation('i.id')}) and (currency <> 'NGN' or not exists (
        select from ledger_entries e join ledger_accounts a on a.id = e.account_id
        where e.transfer_id = i.transfer_id and e.amount_kobo = -i.amount_kobo
          and a.kind in ('card_clearing', 'bank_clearing')))`,
  },
  {
    name: 'a card payment or bank transfer was credited without confirmation by a provider',
    sql: `select t.id from ledger_transfers t where kind in ('card_funding', 'bank_funding')
      and ${isTransferChecked('t.id')}
      and not exists (select from incoming_payments i where i.transfer_id = t.id)`,
  },
  {
    name: 'a grant of cash back differs from what was given less what was spent',
    sql: `select g.id from cash_back_grants g
      left join cash_back_uses u on u.grant_id = g.id
      group by g.id having g.remaining_kobo <> g.amount_kobo - coalesce(sum(u.amount_kobo), 0)`,
  },
  {
    name: 'the grants of an account exceed its balance',
    sql: `select a.id from ledger_accounts a join cash_back_grants g on g.account_id = a.id
      group by a.id having sum(g.remaining_kobo) > a.balance_kobo`,
  },
]

/** Runs all rules on wallet money and on the seals. Returns a sentence for each faulty row. */
export async function findLedgerFaults(
  scope?: LedgerCheckScope,
  client: SqlClient = db
): Promise<string[]> {
  return runLedgerRules(
    [...LEDGER_RULES, ...SEAL_RULES],
    scope ?? (await fullCheckScope(client)),
    client
  )
}

export async function runLedgerRules(
  rules: LedgerRule[],
  scope: LedgerCheckScope,
  client: SqlClient
): Promise<string[]> {
  const faults: string[] = []
  for (const { name, sql } of rules) {
    const rows = await queryRows<{ id: number }>(client, sql, scope)
    for (const { id } of rows) faults.push(`${name} (id ${id})`)
  }
  return faults
}
