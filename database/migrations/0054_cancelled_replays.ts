import { Migration } from '#database/migration'

/**
 * A replay can be cancelled, and the same asked for again at once. The version before knows nothing of it and may take a
 * cancelled one to its end, so nothing here forbids that it is both; it is shown as cancelled. Decision 66.
 */
export default class extends Migration {
  async up() {
    this.schema.alterTable('tariff_replays', (table) => {
      table.timestamp('cancelled_at').nullable()
      table.bigInteger('cancelled_by').nullable().references('users.id')
      table.check(
        '(cancelled_at is null) = (cancelled_by is null)',
        [],
        'tariff_replays_cancelled_by_somebody'
      )
    })
    this.schema.raw('drop index tariff_replays_under_way')
    this.schema
      .raw(`create unique index tariff_replays_under_way on tariff_replays (tariff_version_id,
      fuel_basis_points, coalesce(fuel_courier, ''), lane_basis_points, coalesce(lane, ''))
      where finished_at is null and failed_at is null and cancelled_at is null`)
  }
}
