import { Migration } from '#database/migration'

/** What web processes on one port count, each for itself: whoever is asked for it answers for all. */
export default class extends Migration {
  async up() {
    this.schema.createTable('process_metrics', (table) => {
      table.uuid('id').primary()
      table.string('address', 200).notNullable()
      table.text('figures').notNullable()
      table.timestamp('told_at').notNullable().defaultTo(this.now())
    })
    // Written again and again, and worth nothing after a crash.
    this.schema.raw('alter table process_metrics set unlogged')
  }
}
