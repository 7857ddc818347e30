import { Migration } from '#database/migration'

/** What staff have written over the files of a language, and who has signed which words of it. */
export default class extends Migration {
  async up() {
    this.schema.createTable('message_translations', (table) => {
      table.bigIncrements('id')
      table.string('language', 5).notNullable()
      table.string('key', 80).notNullable()
      table.text('text').notNullable()
      table.bigInteger('updated_by').notNullable().references('users.id')
      table.timestamp('updated_at').notNullable().defaultTo(this.now())
      table.unique(['language', 'key'])
    })

    // Of these very words, as a translation of these: when either changes, they are to be read again.
    this.schema.createTable('message_signatures', (table) => {
      table.bigIncrements('id')
      table.string('language', 5).notNullable()
      table.string('key', 80).notNullable()
      table.text('english').notNullable()
      table.text('text').notNullable()
      table.bigInteger('signed_by').notNullable().references('users.id')
      table.timestamp('signed_at').notNullable().defaultTo(this.now())
      table.index(['language', 'key'])
    })
  }
}
