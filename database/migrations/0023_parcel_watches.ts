import { Migration } from '#database/migration'

/** When each parcel underway is asked after next, how often carriers were asked, and how they answer. */
export default class extends Migration {
  async up() {
    // A table of its own: these columns change at each look, and shipments are wide, with many indexes.
    this.schema.createTable('parcel_watches', (table) => {
      table.bigInteger('shipment_id').primary().references('shipments.id').onDelete('cascade')
      table.string('driver', 20).notNullable()
      // 0 out for delivery, 1 without a scan so far, 2 on its way, 3 without news for long.
      table.specificType('urgency', 'smallint').notNullable().defaultTo(1)
      // Null: nobody asks any more.
      table.timestamp('next_look_at').nullable()
      // Whose question it is: until then nobody else asks.
      table.timestamp('claimed_until').nullable()
      table.timestamp('looked_at').nullable()
      table.specificType('failures', 'smallint').notNullable().defaultTo(0)
      table.string('stopped', 10).nullable()
      // That the carrier calls us: when it was asked to, until when it does, when it did last.
      table.timestamp('alerts_asked_at').nullable()
      table.timestamp('alerts_until').nullable()
      table.timestamp('alerted_at').nullable()
      // When the courier got it, and since when we have followed it without a break.
      table.timestamp('began_at').notNullable().defaultTo(this.now())
      table.timestamp('followed_since').notNullable().defaultTo(this.now())
      table.check(`stopped in ('ended', 'silent')`)
      table.check('(stopped is null) = (next_look_at is not null)')
    })
    // Room in each page for the next version of its rows, and dead ones are taken away early.
    this.schema.raw(`alter table parcel_watches set (fillfactor = 70,
      autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05)`)
    this.schema
      .raw(`create index parcel_watches_due on parcel_watches (driver, urgency, next_look_at)
      where next_look_at is not null`)
    this.schema.raw(`create index parcel_watches_silent on parcel_watches (looked_at)
      where stopped = 'silent'`)

    this.schema.createTable('courier_call_days', (table) => {
      table.string('driver', 20).notNullable()
      // Of UTC, as the carriers count.
      table.date('day').notNullable()
      table.integer('calls').notNullable()
      // As in `parcel_watches.urgency`, from 0 on; the last counts what followed no parcel.
      table.specificType('by_urgency', 'integer[]').notNullable()
      table.timestamp('used_up_at').nullable()
      table.primary(['driver', 'day'])
    })

    this.schema.createTable('courier_connections', (table) => {
      table.string('driver', 20).primary()
      // It is left alone until then, because it said so or said nothing.
      table.timestamp('paused_until').nullable()
      table.string('pause_reason', 300).nullable()
      table.integer('silent_in_a_row').notNullable().defaultTo(0)
      table.timestamp('greeted_at').nullable()
      table.string('greeting', 10).nullable()
      table.timestamp('greeting_since').nullable()
      table.integer('greeting_failures').notNullable().defaultTo(0)
      table.string('greeting_words', 300).nullable()
      table.check(`greeting in ('answers', 'refused', 'silent')`)
    })

    this.load('watch_parcel')
    this.schema.raw(`insert into parcel_watches (shipment_id, driver, next_look_at, began_at)
      select id, coalesce(courier_driver, 'sandbox'), now(), coalesce(paid_at, created_at) from shipments
      where status in ('BOOKED', 'COURIER_ASSIGNED') and waybill_number is not null
        and courier_driver is distinct from 'manual'`)
  }
}
