import { Migration } from '#database/migration'

/** Outgoing money: confirmation codes, payout accounts and withdrawals. */
export default class extends Migration {
  async up() {
    this.#checks()
    this.#withdrawals()
  }

  #checks() {
    this.schema.createTable('one_time_codes', (table) => {
      table.string('ref', 43).primary()
      table.bigInteger('user_id').notNullable().references('users.id')
      table.string('purpose', 20).notNullable()
      table.jsonb('subject').notNullable()
      table.string('code_hash', 64).nullable()
      table.integer('tries').notNullable().defaultTo(0)
      table.integer('sends').notNullable().defaultTo(0)
      table.timestamp('sent_at').nullable()
      table.timestamp('expires_at').nullable()
      table.timestamp('used_at').nullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now()).index()
      table.check(`purpose in ('BVN', 'BANK_ACCOUNT')`)
    })

    this.schema.createTable('bvn_checks', (table) => {
      table.bigInteger('user_id').primary().references('users.id')
      table.string('bvn_hash', 64).notNullable().index()
      table.string('provider', 20).nullable()
      table.timestamp('verified_at').notNullable()
    })

    // Cases for staff: the bank knows the BVN under a name other than that of the account.
    this.schema.createTable('bvn_reviews', (table) => {
      table.bigIncrements('id')
      table.bigInteger('user_id').notNullable().references('users.id')
      table.string('bvn_hash', 64).notNullable()
      table.string('provider', 20).nullable()
      table.string('account_name', 200).notNullable()
      table.string('bank_name', 200).notNullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.timestamp('decided_at').nullable()
      table.bigInteger('decided_by').nullable().references('users.id')
      table.boolean('accepted').nullable()
      table.string('reason', 200).nullable()
      table.check('(decided_at is null) = (accepted is null)')
    })
    this.schema.raw(`create unique index bvn_reviews_open on bvn_reviews (user_id)
      where decided_at is null`)
  }

  #withdrawals() {
    this.schema.createTable('payout_accounts', (table) => {
      table.bigIncrements('id')
      table.bigInteger('organization_id').notNullable().references('organizations.id')
      table.bigInteger('wallet_id').notNullable().references('wallets.id')
      // `provider`: the payment provider whose bank codes are used.
      table.string('provider', 20).nullable()
      table.string('bank_code', 10).notNullable()
      table.string('bank_name', 100).notNullable()
      table.string('account_number', 10).notNullable()
      table.string('account_name', 200).notNullable()
      table.bigInteger('linked_by').notNullable().references('users.id')
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.timestamp('unlinked_at').nullable()
      table.bigInteger('unlinked_by').nullable().references('users.id')
    })
    this.schema.raw(`create unique index payout_accounts_linked
      on payout_accounts (wallet_id, bank_code, account_number) where unlinked_at is null`)

    this.schema.createTable('withdrawals', (table) => {
      table.bigIncrements('id')
      table.bigInteger('organization_id').notNullable().references('organizations.id')
      table.bigInteger('wallet_id').notNullable().references('wallets.id')
      table.bigInteger('payout_account_id').notNullable().references('payout_accounts.id')
      table.string('reference', 40).notNullable().unique()
      table.bigInteger('amount_kobo').notNullable()
      table.bigInteger('fee_kobo').notNullable()
      table.string('status', 12).notNullable()
      table.string('provider', 20).notNullable()
      table.string('provider_transfer_id', 80).nullable()
      table.string('reason', 300).nullable()
      table.bigInteger('created_by').notNullable().references('users.id')
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.timestamp('sent_at').nullable()
      table.timestamp('ended_at').nullable()
      // `next_check_at` is also a lease: until then, only one process asks the provider.
      table.integer('checks').notNullable().defaultTo(0)
      table.timestamp('next_check_at').notNullable().defaultTo(this.now())
      table.index(['wallet_id', 'id'])
      table.check('amount_kobo > 0 and fee_kobo >= 0')
      table.check(`status in ('pending', 'successful', 'failed')`)
      table.check(`(status = 'pending') = (ended_at is null)`)
    })
    this.schema.raw(`create index withdrawals_pending on withdrawals (next_check_at)
      where status = 'pending'`)

    this.schema.createTable('sandbox_transfers', (table) => {
      table.bigIncrements('id')
      table.string('reference', 80).notNullable().unique()
      table.bigInteger('amount_kobo').notNullable()
      table.string('bank_code', 10).notNullable()
      table.string('account_number', 20).notNullable()
      table.string('narration', 200).notNullable()
      table.string('outcome', 12).notNullable()
      table.timestamp('settles_at').nullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.check(`outcome in ('pending', 'successful', 'failed')`)
    })
  }
}
