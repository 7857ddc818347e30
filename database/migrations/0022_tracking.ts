import { Migration } from '#database/migration'

/** Tracking events, followers of parcels, and overdue parcels. */
export default class extends Migration {
  async up() {
    this.#events()
    this.#followers()
    this.#lanes()
  }

  #events() {
    // An event that a source reports twice is one row, by `source_id`. Partitioned by shipment,
    // because that unique key contains no time.
    this.schema.raw(`
      create table tracking_events (
        id bigserial not null,
        shipment_id bigint not null constraint tracking_events_shipment_id_foreign references shipments on delete cascade,
        source varchar(20) not null,
        source_id varchar(80) not null,
        code varchar(30) not null,
        text varchar(200) not null,
        country_code varchar(2) constraint tracking_events_country_code_foreign references countries,
        place varchar(120),
        -- The name of the person who accepted the parcel: shown to the receiver, and erased with them.
        signed_by varchar(80),
        occurred_at timestamptz not null,
        recorded_at timestamptz not null default current_timestamp,
        -- The source no longer reports it. It may report it again.
        withdrawn_at timestamptz,
        -- By staff: it stays withdrawn when it is reported again.
        put_aside_by bigint constraint tracking_events_put_aside_by_foreign references users,
        constraint tracking_events_shipment_id_source_source_id_unique unique (shipment_id, source, source_id),
        constraint tracking_events_shipment_id_id_key unique (shipment_id, id)
      ) partition by range (shipment_id);
      create index tracking_events_shipment_id_occurred_at_index on tracking_events (shipment_id, occurred_at);
    `)
    this.schema.raw(`create index tracking_events_damaged_index on tracking_events (recorded_at)
      where code = 'DAMAGED'`)
    this.schema.raw(`select begin_partitions('tracking_events')`)

    this.schema.createTable('import_pushes', (table) => {
      table.bigIncrements('id')
      table.bigInteger('shipment_id').notNullable().references('shipments.id').onDelete('cascade')
      table.integer('status_id').notNullable()
      table.string('country_code', 2).notNullable().references('countries.code')
      // `tracking_event_id`: two simultaneous pushes of a status share one tracking event.
      table.bigInteger('tracking_event_id').notNullable()
      table.bigInteger('pushed_by').notNullable().references('users.id')
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table
        .foreign(['shipment_id', 'tracking_event_id'], 'import_pushes_tracking_event_id_foreign')
        .references(['shipment_id', 'id'])
        .inTable('tracking_events')
        .onDelete('cascade')
      table.index(['shipment_id', 'status_id'])
      table.index(['tracking_event_id'])
      table.check('status_id between 1 and 12')
    })
  }

  #followers() {
    this.schema.createTable('shipment_access_points', (table) => {
      table.bigInteger('shipment_id').primary().references('shipments.id').onDelete('cascade')
      table.string('address', 150).notNullable()
      table.string('city', 120).notNullable()
      table.string('country_code', 2).notNullable().references('countries.code')
      table.string('postal_code', 10).nullable()
      table.timestamp('recorded_at').notNullable().defaultTo(this.now())
    })

    this.schema.createTable('parcel_followers', (table) => {
      table.bigIncrements('id')
      table.bigInteger('shipment_id').notNullable().references('shipments.id').onDelete('cascade')
      table.string('channel', 5).notNullable()
      // `email`: null for SMS, which go only to the phone number of the receiver.
      table.string('email', 254).nullable()
      table.string('language', 5).notNullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now()).index()
      // `confirmed_at`: no e-mail is sent before the owner of the address confirms it.
      table.timestamp('confirmed_at').nullable()
      table.timestamp('stopped_at').nullable()
      // `last_told`: the last news that was sent, so that no news is sent twice.
      table.string('last_told', 40).nullable()
      table.integer('messages').notNullable().defaultTo(0)
      table.check(`channel in ('email', 'sms')`)
      table.check(`(channel = 'email') = (email is not null)`)
    })
    this.schema.raw(`create unique index parcel_followers_once on parcel_followers
      (shipment_id, channel, coalesce(email, ''))`)
  }

  #lanes() {
    this.schema.createTable('lane_facts', (table) => {
      table.string('courier_code', 20).notNullable().references('couriers.code')
      table.string('kind', 10).notNullable()
      // `origin`, `destination`: a state in Nigeria, otherwise a country; empty means all places.
      table.string('origin', 8).notNullable()
      table.string('destination', 8).notNullable()
      table.integer('parcels').notNullable()
      // `usual_days`, `most_days`: median and 90th percentile from hand-over to delivery.
      table.integer('usual_days').notNullable()
      table.integer('most_days').notNullable()
      table.primary(['courier_code', 'kind', 'origin', 'destination'])
      table.check('parcels > 0 and usual_days >= 0 and most_days >= usual_days')
    })
    this.raiseDataVersion('lane_facts', 'lanes')

    this.schema.createTable('parcel_dues', (table) => {
      table.bigInteger('shipment_id').primary().references('shipments.id').onDelete('cascade')
      table.bigInteger('organization_id').notNullable()
      table.string('courier_code', 20).notNullable()
      table.date('handed_over_on').notNullable()
      table.integer('most_days').notNullable()
      table.integer('parcels').notNullable()
      // `late_from`: the first day on which the parcel counts as overdue.
      table.date('late_from').notNullable()
      table.index(['late_from', 'shipment_id'])
    })
  }
}
