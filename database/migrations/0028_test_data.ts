import { Migration } from '#database/migration'

const OF_WALLETS = `'cash', 'cash_back', 'hold'`
const OF_THE_HOUSE = `'card_clearing', 'bank_clearing', 'revenue', 'refunds', 'promotions', 'fees', 'adjustments'`
const OF_THE_HOUSE_IN_TEST = `'test_revenue', 'test_refunds', 'test_promotions', 'test_adjustments'`

/**
 * Test money has accounts of its own, and no transfer touches both. The house has accounts of other kinds for it, so
 * that whoever asks for what the house has, in whichever version, finds what is live.
 */
export default class extends Migration {
  async up() {
    this.schema.alterTable('ledger_accounts', (table) => {
      table.boolean('is_test').notNullable().defaultTo(false)
    })
    this.schema.raw('alter domain ledger_account_kind drop constraint ledger_account_kind_check')
    this.schema.raw(`alter domain ledger_account_kind add constraint ledger_account_kind_check
      check (value in (${OF_WALLETS}, ${OF_THE_HOUSE}, ${OF_THE_HOUSE_IN_TEST}))`)
    this.schema.raw(`insert into ledger_accounts (kind, is_test)
      select unnest(array[${OF_THE_HOUSE_IN_TEST}]), true`)
    // The sandbox gives out numbers that look real: it takes none from a real parcel.
    this.schema.raw('drop index shipments_waybill')
    this.schema.raw(`create unique index shipments_waybill on shipments
      (waybill_number, courier_code, (organization_id < 0)) where waybill_number is not null`)
    this.load('wallet/post_transfer')
    this.load('test_twin_follows')
  }
}
