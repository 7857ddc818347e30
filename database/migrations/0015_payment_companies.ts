import { Migration } from '#database/migration'

/** More than one payment company: whatever was begun with one says so, and is found there. */
export default class extends Migration {
  async up() {
    this.schema.alterTable('payment_intents', (table) => {
      // Of the card page, for a provider that opens one once and tells its address once.
      table.text('checkout_url').nullable()
    })
    this.schema.alterTable('withdrawals', (table) => {
      // What the provider calls the transfer, once it has said so.
      table.string('provider_transfer_id', 80).nullable()
    })
    this.schema.alterTable('payout_accounts', (table) => {
      // Whose list the bank's code is from; null for what was linked when there was one company.
      table.string('provider', 20).nullable()
    })
    for (const checked of ['bvn_checks', 'bvn_reviews']) {
      this.schema.alterTable(checked, (table) => {
        table.string('provider', 20).nullable()
      })
    }

    // What a provider told us of, and we know nothing of.
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
}
