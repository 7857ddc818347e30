import { Migration } from '#database/migration'

/** What is to be given back, or looked at by a person, is a row that outlives whoever should do it. */
export default class extends Migration {
  async up() {
    this.schema.alterTable('referrals', (table) => {
      // The parcel that earned the reward last. No reference: it may sit in another database one day.
      table.bigInteger('shipment_id').nullable().index()
      // Of a reward whose parcel never travelled, what its receiver had spent already.
      table.bigInteger('owed_back_kobo').notNullable().defaultTo(0)
      table.check('owed_back_kobo between 0 and amount_kobo', {}, 'referrals_owed_back')
    })

    // Written with the void, so that a waybill is given back whoever dies in between.
    this.schema.createTable('waybill_returns', (table) => {
      table.bigInteger('shipment_id').primary().references('shipments.id').onDelete('cascade')
      table.string('waybill_number', 40).notNullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      // When the sweep asks the courier; null when asking again will not help.
      table.timestamp('next_try_at').nullable()
      table.timestamp('given_back_at').nullable()
      // Why the courier has it still, for staff to read.
      table.string('problem', 300).nullable()
      table.bigInteger('resolved_by').nullable().references('users.id')
      table.string('resolution', 200).nullable()
      table.check('(resolved_by is null) = (resolution is null)')
    })
    this.schema.raw(`create index waybill_returns_open on waybill_returns (next_try_at)
      where given_back_at is null`)

    // A BVN of which the bank says another name than the account, until staff have looked at it.
    this.schema.createTable('bvn_reviews', (table) => {
      table.bigIncrements('id')
      table.bigInteger('user_id').notNullable().references('users.id')
      table.string('bvn_hash', 64).notNullable()
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
}
