import { Migration } from '#database/migration'

/** Money that comes in from outside: what was asked for, what came, and where it may be sent to. */
export default class extends Migration {
  async up() {
    this.schema.createTable('payment_intents', (table) => {
      table.bigIncrements('id')
      table.string('reference', 40).notNullable().unique()
      table.string('purpose', 20).notNullable()
      // What is paid for, in the words of whoever sells it.
      table.string('subject', 80).nullable()
      table.bigInteger('organization_id').notNullable().references('organizations.id')
      table.bigInteger('user_id').notNullable().references('users.id')
      table.bigInteger('wallet_id').notNullable().references('wallets.id')
      table.bigInteger('amount_kobo').notNullable()
      table.string('currency', 3).notNullable()
      table.string('provider', 20).notNullable()
      table.string('status', 12).notNullable()
      // Where the money went once it had come, and a word about it where that is not as asked.
      table.string('settled_as', 12).nullable()
      table.string('note', 300).nullable()
      table.timestamp('initiated_at').nullable()
      table.timestamp('paid_at').nullable()
      table.integer('checks').notNullable().defaultTo(0)
      table.timestamp('next_check_at').nullable()
      table.timestamp('expires_at').notNullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.timestamp('updated_at').notNullable().defaultTo(this.now())
      table.index(['organization_id', 'user_id', 'created_at'])
      table.index(['subject'])
      table.check(`purpose in ('fund_wallet', 'shipment')`)
      table.check(`(purpose = 'fund_wallet') = (subject is null)`)
      table.check(`status in ('open', 'pending', 'paid', 'failed', 'expired', 'attention')`)
      table.check(`settled_as in ('wallet', 'shipment')`)
      table.check(`(status = 'paid') = (paid_at is not null and settled_as is not null)`)
      table.check('amount_kobo > 0')
    })
    this.schema.raw(`create index payment_intents_to_check on payment_intents (next_check_at)
      where next_check_at is not null`)

    this.schema.createTable('virtual_accounts', (table) => {
      table.bigIncrements('id')
      table.bigInteger('wallet_id').notNullable().references('wallets.id')
      table.bigInteger('organization_id').notNullable().references('organizations.id')
      table.bigInteger('user_id').notNullable().references('users.id')
      table.string('provider', 20).notNullable()
      table.string('reference', 40).notNullable().unique()
      table.string('status', 10).notNullable()
      table.string('bank_name', 100).nullable()
      table.string('account_number', 20).nullable()
      table.string('account_name', 120).nullable()
      table.string('problem', 300).nullable()
      table.timestamp('next_check_at').notNullable().defaultTo(this.now())
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.timestamp('updated_at').notNullable().defaultTo(this.now())
      table.unique(['wallet_id', 'provider'])
      table.unique(['provider', 'account_number'])
      table.index(['status', 'next_check_at'])
      table.check(`status in ('creating', 'ready', 'refused')`)
      table.check(`status <> 'ready' or (bank_name is not null and account_number is not null
        and account_name is not null)`)
    })

    this.createIncomingPayments()
    this.createSandbox()
  }

  private createIncomingPayments() {
    this.schema.createTable('incoming_payments', (table) => {
      table.bigIncrements('id')
      // The provider's own id of it: what came is written down once, so it is credited once.
      table.string('provider', 20).notNullable()
      table.string('provider_id', 80).notNullable()
      table.string('reference', 80).notNullable()
      table.string('method', 15).notNullable()
      table.bigInteger('amount_kobo').notNullable()
      table.string('currency', 3).notNullable()
      table.bigInteger('intent_id').nullable().references('payment_intents.id').index()
      table.bigInteger('virtual_account_id').nullable().references('virtual_accounts.id').index()
      table.bigInteger('transfer_id').nullable().references('ledger_transfers.id').unique()
      // Why it was not credited, for the person who has to decide, and what was decided.
      table.string('attention', 300).nullable()
      table.string('resolution', 200).nullable()
      table.bigInteger('resolved_by').nullable().references('users.id')
      table.timestamp('resolved_at').nullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.unique(['provider', 'provider_id'])
      table.check(`method in ('card', 'bank_transfer')`)
      table.check('amount_kobo > 0')
      table.check(
        `(transfer_id is not null or attention is not null)
          and (attention is null or transfer_id is null or resolved_at is not null)
          and (resolved_at is null) = (resolved_by is null)
          and (resolved_at is null) = (resolution is null)
          and (resolved_at is null or attention is not null)`,
        {},
        'incoming_payments_outcome'
      )
    })
    this.schema.raw(`create index incoming_payments_attention on incoming_payments (created_at, id)
      where attention is not null and resolved_at is null`)
  }

  /** The company on the other side in development and tests. A real one keeps this to itself. */
  private createSandbox() {
    this.schema.createTable('sandbox_charges', (table) => {
      table.bigIncrements('id')
      table.string('reference', 80).notNullable().index()
      table.string('method', 15).notNullable()
      table.bigInteger('amount_kobo').notNullable()
      table.string('currency', 3).notNullable()
      table.string('outcome', 12).notNullable()
      // An outcome holds from then on; until then the charge is pending. Null: whenever asked.
      table.timestamp('settles_at').nullable()
      table.string('customer_name', 120).nullable()
      table.string('return_url', 500).nullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.check(`method in ('card', 'bank_transfer')`)
      table.check(`outcome in ('open', 'pending', 'successful', 'failed')`)
    })
    this.schema.raw(`create unique index sandbox_charges_checkout on sandbox_charges (reference)
      where method = 'card'`)

    this.schema.createTable('sandbox_virtual_accounts', (table) => {
      table.string('reference', 80).primary()
      table.string('account_number', 10).notNullable().unique()
      table.string('account_name', 120).notNullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
    })
  }
}
