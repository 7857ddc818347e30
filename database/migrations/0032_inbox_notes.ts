import { Migration } from '#database/migration'

/** The owner and the note of an item in the inbox of staff. */
export default class extends Migration {
  async up() {
    this.schema.createTable('inbox_notes', (table) => {
      table.bigIncrements('id')
      table.string('kind', 20).notNullable()
      table.bigInteger('key').notNullable()
      table.bigInteger('owner_id').nullable().references('users.id')
      table.string('note', 500).nullable()
      table.integer('version').notNullable().defaultTo(0)
      table.bigInteger('updated_by').notNullable().references('users.id')
      table.timestamp('updated_at').notNullable().defaultTo(this.now())
      table.unique(['kind', 'key'])
    })
    this.countVersions('inbox_notes')
  }
}
