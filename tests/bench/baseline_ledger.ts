import db from '@adonisjs/lucid/services/db'

const REVENUE = -1

/**
 * The cheapest possible payment: five statements in one transaction that record a transfer, debit
 * one account and credit another, over the same connections, without models, triggers or rules.
 */
export class BaselineLedger {
  /** Creates the paying accounts 0 to `payers` - 1. */
  static async open(payers: number): Promise<BaselineLedger> {
    await db.rawQuery(`
      drop table if exists plain_accounts, plain_transfers, plain_entries;
      create table plain_accounts (id bigint primary key, balance_kobo bigint not null);
      create table plain_transfers (id bigserial primary key, reference text not null unique);
      create table plain_entries (id bigserial primary key, transfer_id bigint not null,
        account_id bigint not null, amount_kobo bigint not null);
      insert into plain_accounts select id, 1e15 from generate_series(${REVENUE}, ${payers - 1}) as id`)
    return new BaselineLedger()
  }

  #payments = 0

  pay(payer: number, kobo: number) {
    const reference = `plain ${++this.#payments}`
    return db.transaction(async (trx) => {
      const { rows } = await trx.rawQuery(
        'insert into plain_transfers (reference) values (?) returning id',
        [reference]
      )
      const entry =
        'insert into plain_entries (transfer_id, account_id, amount_kobo) values (?, ?, ?)'
      await trx.rawQuery(entry, [rows[0].id, payer, -kobo])
      await trx.rawQuery(entry, [rows[0].id, REVENUE, kobo])
      const change = 'update plain_accounts set balance_kobo = balance_kobo + ? where id = ?'
      await trx.rawQuery(change, [-kobo, payer])
      await trx.rawQuery(change, [kobo, REVENUE])
    })
  }
}
