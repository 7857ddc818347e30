import { Migration } from '#database/migration'

/** The backups that were made, so that somebody is told when there is no new one. */
export default class extends Migration {
  async up() {
    this.schema.createTable('backups', (table) => {
      table.bigIncrements('id')
      table.string('host', 100).notNullable()
      table.text('path').notNullable()
      table.bigInteger('bytes').notNullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
    })
  }
}
