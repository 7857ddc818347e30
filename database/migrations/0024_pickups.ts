import { Migration } from '#database/migration'

/** That a courier's driver comes to the sender: what was asked of the courier, and what came of it. */
export default class extends Migration {
  async up() {
    this.schema.createTable('pickups', (table) => {
      table.bigIncrements('id')
      table.bigInteger('organization_id').notNullable().references('organizations.id')
      table.bigInteger('user_id').notNullable().references('users.id')
      // A hash of whose door it is. The address itself stands with the parcels, where it is blanked one day.
      table.string('place_key', 64).notNullable()
      table.string('carrier', 10).notNullable()
      table.string('driver', 20).notNullable()
      table.date('day').notNullable()
      // In Lagos, as 14:30.
      table.string('ready_at', 5).notNullable()
      table.string('close_at', 5).notNullable()
      table.timestamp('changeable_until').notNullable()
      table.string('state', 10).notNullable()
      // What the courier was told to call it: ours, and of this order alone.
      table.string('reference', 35).nullable().unique()
      // Whose call it is: until then nobody else makes one.
      table.timestamp('lease_until').nullable()
      table.timestamp('sent_at').nullable()
      table.integer('tries').notNullable().defaultTo(0)
      table.timestamp('next_try_at').nullable()
      table.string('number', 60).nullable()
      table.jsonb('handles').notNullable().defaultTo('{}')
      table.specificType('alerts', 'text[]').notNullable().defaultTo('{}')
      table.integer('packages_told').nullable()
      // For staff: why it is not booked, or what to do with the courier.
      table.string('problem', 500).nullable()
      table.bigInteger('arranged_by').nullable().references('users.id')
      // Once the courier has canceled it: booked anew for then.
      table.date('next_day').nullable()
      table.string('next_ready_at', 5).nullable()
      table.string('next_close_at', 5).nullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.timestamp('ended_at').nullable()
      table.index(['day'])
      table.check(`state in ('wanted', 'calling', 'booked', 'unknown', 'refused', 'by_hand',
        'canceling', 'canceled', 'done')`)
    })
    // A driver comes once a day to a door, and takes all that is ready.
    this.schema.raw(`create unique index pickups_open on pickups (place_key, carrier, driver, day)
      where state in ('wanted', 'calling', 'booked', 'unknown', 'refused', 'by_hand')`)
    this.schema.raw(`create index pickups_unfinished on pickups (next_try_at)
      where state in ('wanted', 'calling', 'canceling')`)

    this.schema.alterTable('shipments', (table) => {
      table.bigInteger('pickup_id').nullable().references('pickups.id')
    })
    this.schema.raw(`create index shipments_pickup on shipments (pickup_id)
      where pickup_id is not null`)

    // The memory of the sandbox courier, not ours.
    this.schema.createTable('sandbox_pickups', (table) => {
      table.string('number', 20).primary()
      table.string('reference', 35).notNullable()
      table.boolean('may_cancel').notNullable().defaultTo(true)
      table.timestamp('canceled_at').nullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
    })
  }
}
