import { BaseSchema } from '@adonisjs/lucid/schema'

/** A name for each list of words, the column that takes them, and its type. */
const LISTS = [
  {
    domain: 'shipment_status',
    type: 'varchar(30)',
    column: 'status',
    words: `'AWAITING_PAYMENT_CONFIRMATION', 'PENDING', 'BOOKED', 'COURIER_ASSIGNED', 'DELIVERED',
      'PENDING_ISSUE', 'CANCELED', 'VOIDED'`,
  },
  {
    domain: 'shipment_kind',
    type: 'varchar(10)',
    column: 'kind',
    words: `'domestic', 'export', 'import'`,
  },
  {
    domain: 'shipment_insurance',
    type: 'varchar(10)',
    column: 'insurance',
    words: `'Standard', 'Premium'`,
  },
  {
    domain: 'shipment_payment_method',
    type: 'varchar(10)',
    column: 'payment_method',
    words: `'cash', 'cash_back', 'card'`,
  },
]

const OF_WALLETS = `'cash', 'cash_back', 'hold'`
const OF_THE_HOUSE = `'card_clearing', 'bank_clearing', 'revenue', 'refunds', 'promotions', 'fees', 'adjustments'`

/**
 * The lists of words of the rows that each payment writes become domains. PostgreSQL reads a check of
 * a table again for every statement that writes a row, and keeps that of a domain.
 */
export default class extends BaseSchema {
  async up() {
    for (const { domain, type, column, words } of LISTS) {
      this.schema.raw(`
        create domain ${domain} as ${type} check (value in (${words}));
        alter table shipments drop constraint shipments_${column}_check,
          alter column ${column} type ${domain}`)
    }
    this.schema.raw(`
      create domain ledger_account_kind as varchar(20) check (value in (${OF_WALLETS}, ${OF_THE_HOUSE}));
      alter table ledger_accounts drop constraint ledger_accounts_check,
        alter column kind type ledger_account_kind,
        add constraint ledger_accounts_check check (
          (wallet_id is not null) = (kind in (${OF_WALLETS}))
          and (wallet_id is null or floor_kobo is not null))`)
  }

  async down() {
    this.schema.raw(`
      alter table ledger_accounts drop constraint ledger_accounts_check,
        alter column kind type varchar(20),
        add constraint ledger_accounts_check check (
          (wallet_id is not null and kind in (${OF_WALLETS}) and floor_kobo is not null)
          or (wallet_id is null and kind in (${OF_THE_HOUSE})));
      drop domain ledger_account_kind`)
    for (const { domain, type, column, words } of LISTS) {
      this.schema.raw(`
        alter table shipments alter column ${column} type ${type},
          add constraint shipments_${column}_check check (${column} in (${words}));
        drop domain ${domain}`)
    }
  }
}
