import db from '@adonisjs/lucid/services/db'

const RULES: { name: string; sql: string }[] = [
  {
    name: 'a transfer does not sum to zero',
    sql: `select transfer_id as id from ledger_entries group by 1 having sum(amount_kobo) <> 0`,
  },
  {
    name: 'the balance of an account is not the sum of its entries',
    sql: `select a.id from ledger_accounts a left join ledger_entries e on e.account_id = a.id
      group by a.id having a.balance_kobo <> coalesce(sum(e.amount_kobo), 0)`,
  },
  {
    name: 'an entry does not continue the balance before it',
    sql: `select id from (
        select id, balance_after_kobo, sum(amount_kobo) over (
          partition by account_id order by id) as expected from ledger_entries
      ) as entries where balance_after_kobo <> expected`,
  },
  {
    name: 'an account is below its floor',
    sql: `select id from ledger_accounts where balance_kobo < floor_kobo`,
  },
  {
    name: 'all accounts together are not zero',
    sql: `select 0 as id from ledger_accounts having sum(balance_kobo) <> 0`,
  },
]

/** Recomputes the whole ledger; answers a sentence for each thing that differs, none when all is well. */
export async function findLedgerFaults(): Promise<string[]> {
  const faults: string[] = []
  for (const { name, sql } of RULES) {
    const { rows } = await db.rawQuery<{ rows: { id: string }[] }>(sql)
    for (const { id } of rows) faults.push(`${name} (id ${id})`)
  }
  return faults
}
