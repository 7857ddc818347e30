import { Migration } from '#database/migration'

/** What the shipments of the last months would cost by a version of the tariff. Decision 66. */
export default class extends Migration {
  async up() {
    this.createReplays()
    this.createSums()
  }

  private createReplays() {
    this.schema.createTable('tariff_replays', (table) => {
      table.bigIncrements('id')
      table.bigInteger('tariff_version_id').notNullable()
      table.foreign('tariff_version_id').references('tariff_versions.id').onDelete('cascade')
      // What is tried on top of the version, in hundredths of a percent.
      table.integer('fuel_basis_points').notNullable().defaultTo(0)
      table.string('fuel_courier', 20).nullable().references('couriers.code')
      table.integer('lane_basis_points').notNullable().defaultTo(0)
      table.string('lane', 5).nullable()
      // Which shipments, by when they were booked.
      table.timestamp('since').notNullable()
      table.timestamp('until').notNullable()
      table.bigInteger('created_by').notNullable().references('users.id')
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.timestamp('begun_at').nullable()
      // The versions of all that prices are made of: sums of two prices are never added up.
      table.text('priced_by').nullable()
      table.bigInteger('total').nullable()
      table.bigInteger('done').notNullable().defaultTo(0)
      // The last shipment that is in the sums.
      table.timestamp('at_created_at').nullable()
      table.bigInteger('at_id').nullable()
      // Who works on it, and until when nobody else may.
      table.uuid('lease').nullable()
      table.timestamp('leased_until').nullable()
      table.integer('tries').notNullable().defaultTo(0)
      table.timestamp('finished_at').nullable()
      table.timestamp('failed_at').nullable()
      table.string('failure', 300).nullable()
      table.index(['tariff_version_id', 'id'])
      table.check(
        'fuel_basis_points between 0 and 10000 and lane_basis_points between -9000 and 30000'
      )
      table.check('(lane is null) = (lane_basis_points = 0)')
      table.check('finished_at is null or failed_at is null')
      table.check('(failed_at is null) = (failure is null)')
    })
    this.schema
      .raw(`create unique index tariff_replays_under_way on tariff_replays (tariff_version_id,
      fuel_basis_points, coalesce(fuel_courier, ''), lane_basis_points, coalesce(lane, ''))
      where finished_at is null and failed_at is null`)
  }

  private createSums() {
    // Sums over the shipments that were read so far, by what they have in common.
    this.schema.createTable('tariff_replay_sums', (table) => {
      table.bigInteger('replay_id').notNullable()
      table.foreign('replay_id').references('tariff_replays.id').onDelete('cascade')
      table.string('part', 10).notNullable()
      table.string('key', 60).notNullable()
      table.bigInteger('shipments').notNullable()
      // Of those that both tariffs have a price for.
      table.bigInteger('compared').notNullable()
      table.bigInteger('before_kobo').notNullable()
      table.bigInteger('after_kobo').notNullable()
      table.bigInteger('charged_kobo').notNullable()
      table.bigInteger('dearer').notNullable()
      table.bigInteger('cheaper').notNullable()
      // Without a price in the version, and what they cost by the live tariff; without one in the live tariff.
      table.bigInteger('lost').notNullable()
      table.bigInteger('lost_kobo').notNullable()
      table.bigInteger('gained').notNullable()
      // Of those that are compared and whose cost is known.
      table.bigInteger('known').notNullable()
      table.bigInteger('known_before_kobo').notNullable()
      table.bigInteger('known_after_kobo').notNullable()
      table.bigInteger('cost_kobo').notNullable()
      table.primary(['replay_id', 'part', 'key'])
      table.check(`part in ('courier', 'lane', 'weight', 'group', 'customer', 'cheapest')`)
    })
    this.schema
      .raw(`create index tariff_replay_sums_difference on tariff_replay_sums (replay_id, part,
      (after_kobo - before_kobo) desc, key)`)
  }
}
