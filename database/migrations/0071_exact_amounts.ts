import { Migration } from '#database/migration'

/**
 * No amount is stored that JavaScript cannot read exactly: one such row once took every list that it stood in away. A
 * declared value is the sum of what its items say, which stay as they are, so one that is too large becomes the largest
 * that can be read; otherwise nobody could cancel its shipment.
 */
export default class extends Migration {
  async up() {
    this.schema.raw(`update shipments set declared_value_kobo = 9007199254740991
      where declared_value_kobo > 9007199254740991`)
    this.load('exact_amounts')
    this.schema.raw('select keep_amounts_exact()')
    this.schema.alterTable('failed_jobs', (table) => {
      // Nothing but staff begins it again: as long as it stands open, no sweep does.
      table.boolean('waits_for_staff').notNullable().defaultTo(false)
    })
  }
}
