import { Migration } from '#database/migration'

/** Incoming money: payment intents, payments that arrived, and virtual accounts. */
export default class extends Migration {
  async up() {
    this.#intents()
    this.#incoming()
    this.#sandbox()
  }

  #intents() {
    this.schema.createTable('payment_intents', (table) => {
      table.bigIncrements('id')
      table.string('reference', 40).notNullable().unique()
      table.string('purpose', 20).notNullable()
      table.string('subject', 80).nullable()
      table.bigInteger('organization_id').notNullable().references('organizations.id')
      table.bigInteger('user_id').notNullable().references('users.id')
      table.bigInteger('wallet_id').notNullable().references('wallets.id')
      table.bigInteger('amount_kobo').notNullable()
      table.string('currency', 3).notNullable()
      table.string('provider', 20).notNullable()
      table.string('status', 12).notNullable()
      // `settled_as`: what was paid. `note` tells staff if that is not what was asked for.
      table.string('settled_as', 12).nullable()
      table.string('note', 300).nullable()
      // `checkout_url`: some payment providers give the URL of their card page only once.
      table.text('checkout_url').nullable()
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
    // Few payments are pending, so this index stays small.
    this.schema.raw(`create index payment_intents_pending on payment_intents (amount_kobo)
      where status = 'pending'`)

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
  }

  #incoming() {
    this.schema.createTable('incoming_payments', (table) => {
      table.bigIncrements('id')
      table.string('provider', 20).notNullable()
      // `provider_id` is unique, so that a payment is recorded and credited only once.
      table.string('provider_id', 80).notNullable()
      table.string('reference', 80).notNullable()
      table.string('method', 15).notNullable()
      table.bigInteger('amount_kobo').notNullable()
      table.string('currency', 3).notNullable()
      table.bigInteger('intent_id').nullable().references('payment_intents.id').index()
      table.bigInteger('virtual_account_id').nullable().references('virtual_accounts.id').index()
      table.bigInteger('transfer_id').nullable().references('ledger_transfers.id').unique()
      // `attention`: tells staff why the payment was not credited.
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

    // `stray_notes`: webhooks about payments and transfers that we do not know.
    this.schema.createTable('stray_notes', (table) => {
      table.bigIncrements('id')
      table.string('provider', 20).notNullable()
      table.string('about', 12).notNullable()
      table.string('reference', 80).notNullable()
      table.integer('times').notNullable().defaultTo(1)
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.string('resolution', 200).nullable()
      table.bigInteger('resolved_by').nullable().references('users.id')
      table.timestamp('resolved_at').nullable()
      table.unique(['provider', 'about', 'reference'])
      table.check(`about in ('charge', 'transfer')`)
      table.check(
        `(resolved_at is null) = (resolved_by is null)
        and (resolved_at is null) = (resolution is null)`,
        {},
        'stray_notes_resolved'
      )
    })
    this.schema.raw(`create index stray_notes_open on stray_notes (created_at, id)
      where resolved_at is null`)
  }

  #sandbox() {
    this.schema.createTable('sandbox_charges', (table) => {
      table.bigIncrements('id')
      table.string('reference', 80).notNullable().index()
      table.string('method', 15).notNullable()
      table.bigInteger('amount_kobo').notNullable()
      table.string('currency', 3).notNullable()
      table.string('outcome', 12).notNullable()
      // `settles_at`: the charge is pending until then. If null, a query settles it.
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
