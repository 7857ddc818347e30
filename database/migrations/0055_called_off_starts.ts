import { Migration } from '#database/migration'

/** What becomes of a planned start that cannot be. Decision 63. */
export default class extends Migration {
  async up() {
    this.schema.alterTable('tariff_versions', (table) => {
      // The approval by which it starts, where two had to agree. It is written before the row that it names.
      table.bigInteger('plan_approval_id').nullable()
      // When it was to start, and why it did not.
      table.timestamp('called_off_start').nullable()
      table.string('called_off_why', 1000).nullable()
      table.timestamp('planner_told_at').nullable()
    })
    this.schema.raw(`create index tariff_versions_untold on tariff_versions (id)
      where called_off_start is not null and planner_told_at is null`)
    this.load('tariff_versions')
  }
}
