import { Migration } from '#database/migration'

/** That a person's data was erased, when and by whom. The row stays as the pseudonym that the books name. */
export default class extends Migration {
  async up() {
    this.schema.alterTable('users', (table) => {
      table.timestamp('erased_at').nullable()
      table.bigInteger('erased_by').nullable().references('users.id')
    })
  }
}
