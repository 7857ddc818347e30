import { Migration } from '#database/migration'

/** What a proof takes of a day without reading all of it, and what vouches for the outcome of a check. Decision 68. */
export default class extends Migration {
  async up() {
    // The roots of 1,024 neighbouring links each, found again from the links wherever one is missing.
    this.schema.createTable('proof_seal_blocks', (table) => {
      table.bigInteger('seal_number').primary()
      table.binary('blocks').notNullable()
    })
    this.schema.alterTable('proof_links', (table) => {
      table.index(['chain', 'first_position'])
    })
    this.schema.alterTable('proof_checks', (table) => {
      // How far each chain and the seals went, and what vouches for the row: a hash with the key of the application.
      table.jsonb('reach').nullable()
      table.string('mac', 64).nullable()
    })
  }
}
