import { Migration } from '#database/migration'

/** Orders with carriers, their documents, and the tracking of parcels. */
export default class extends Migration {
  async up() {
    this.#orders()
    this.#answers()
    this.#papers()
    this.#watches()
    this.#couriers()
  }

  #orders() {
    // A row for each order, because a carrier that gets an order twice makes a second label.
    this.schema.createTable('booking_attempts', (table) => {
      table.bigIncrements('id')
      table.bigInteger('shipment_id').notNullable().references('shipments.id').onDelete('cascade')
      table.string('driver', 20).notNullable()
      // `reference`: our reference for this order at the carrier.
      table.string('reference', 35).notNullable().unique()
      table.string('state', 20).notNullable()
      // `lease_until`: until then, only the process that holds the lease calls the carrier.
      table.timestamp('lease_until').nullable()
      table.timestamp('sent_at').nullable()
      table.integer('looks').notNullable().defaultTo(0)
      table.timestamp('next_look_at').nullable()
      table.string('waybill_number', 40).nullable()
      table.string('problem', 500).nullable()
      table.jsonb('handles').notNullable().defaultTo('{}')
      table.specificType('alerts', 'text[]').notNullable().defaultTo('{}')
      table.decimal('charged_amount', 14, 2).nullable()
      table.string('charged_currency', 3).nullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.timestamp('ended_at').nullable()
      table.bigInteger('settled_by').nullable().references('users.id')
      table.index(['shipment_id'])
      table.check(`state in ('calling', 'waiting', 'unknown', 'unresolved', 'booked', 'refused',
        'abandoned', 'surplus', 'settled')`)
    })
    // A shipment has at most one open order with a carrier.
    this.schema.raw(`create unique index booking_attempts_open on booking_attempts (shipment_id)
      where state in ('calling', 'waiting', 'unknown', 'unresolved')`)
    this.schema.raw(`create index booking_attempts_due on booking_attempts (next_look_at)
      where next_look_at is not null`)
    this.schema.raw(`create index booking_attempts_for_staff on booking_attempts (created_at)
      where state in ('waiting', 'unknown', 'unresolved', 'surplus')`)
  }

  #answers() {
    // `carrier_exchanges`: requests to carriers and their answers, kept for thirty days.
    this.schema.createTable('carrier_exchanges', (table) => {
      table.bigIncrements('id')
      table.bigInteger('shipment_id').notNullable().references('shipments.id').onDelete('cascade')
      table.string('driver', 20).notNullable()
      table.string('operation', 30).notNullable()
      table.timestamp('sent_at').notNullable().index()
      table.integer('ms').notNullable()
      table.integer('status').nullable()
      table.text('request').notNullable()
      table.text('answer').notNullable()
      table.index(['shipment_id'])
    })

    // Waybills to cancel with the carrier. Written with the void, so that a crash loses none.
    this.schema.createTable('waybill_returns', (table) => {
      table.bigInteger('shipment_id').primary().references('shipments.id').onDelete('cascade')
      table.string('waybill_number', 40).notNullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      // `next_try_at`: null if another attempt would not help.
      table.timestamp('next_try_at').nullable()
      table.timestamp('given_back_at').nullable()
      table.string('problem', 300).nullable()
      table.bigInteger('resolved_by').nullable().references('users.id')
      table.string('resolution', 200).nullable()
      table.check('(resolved_by is null) = (resolution is null)')
    })
    this.schema.raw(`create index waybill_returns_open on waybill_returns (next_try_at)
      where given_back_at is null`)
  }

  #papers() {
    this.schema.createTable('carrier_papers', (table) => {
      table.bigIncrements('id')
      table.bigInteger('shipment_id').notNullable().references('shipments.id').onDelete('cascade')
      table.string('kind', 10).notNullable()
      table.string('format', 5).notNullable()
      // `position`: the package that the document belongs to; null for all packages.
      table.integer('position').nullable()
      // `bytes`: the content until it is in the file store.
      table.binary('bytes').nullable()
      table.string('file_key', 80).nullable().unique()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.index(['shipment_id'])
      table.check('(bytes is null) <> (file_key is null)')
      table.check(`kind in ('label', 'invoice', 'receipt')`)
      table.check(`format in ('pdf', 'png', 'gif', 'zpl')`)
    })
    this.schema.raw(`create index carrier_papers_to_store on carrier_papers (id)
      where bytes is not null`)

    // `shipment_labels`: the uploaded label of a shipment that staff booked by hand.
    this.schema.createTable('shipment_labels', (table) => {
      table.bigInteger('shipment_id').primary().references('shipments.id').onDelete('cascade')
      table.string('file_key', 80).notNullable().unique()
      table.integer('file_bytes').notNullable()
      table.timestamp('uploaded_at').notNullable().defaultTo(this.now())
      table.bigInteger('uploaded_by').notNullable().references('users.id')
    })
  }

  #watches() {
    // A separate table, because tracking calls change it often and `shipments` has many indexes.
    this.schema.createTable('parcel_watches', (table) => {
      table.bigInteger('shipment_id').primary().references('shipments.id').onDelete('cascade')
      table.string('driver', 20).notNullable()
      // `urgency`: 0 out for delivery, 1 no scan yet, 2 in transit, 3 no news for long.
      table.specificType('urgency', 'smallint').notNullable().defaultTo(1)
      // `next_look_at`: null if the parcel is not tracked any more.
      table.timestamp('next_look_at').nullable()
      // `claimed_until`: until then, only the process that claimed the parcel tracks it.
      table.timestamp('claimed_until').nullable()
      table.timestamp('looked_at').nullable()
      table.specificType('failures', 'smallint').notNullable().defaultTo(0)
      table.string('stopped', 10).nullable()
      // When we subscribed to the carrier's events, until when it sends them, and its last call.
      table.timestamp('alerts_asked_at').nullable()
      table.timestamp('alerts_until').nullable()
      table.timestamp('alerted_at').nullable()
      table.timestamp('began_at').notNullable().defaultTo(this.now())
      table.timestamp('followed_since').notNullable().defaultTo(this.now())
      table.check(`stopped in ('ended', 'silent')`)
      table.check('(stopped is null) = (next_look_at is not null)')
    })
    // Each tracking call updates a row of `parcel_watches`: leave free space and vacuum early.
    this.schema.raw(`alter table parcel_watches set (fillfactor = 70,
      autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05)`)
    this.schema
      .raw(`create index parcel_watches_due on parcel_watches (driver, urgency, next_look_at)
      where next_look_at is not null`)
    this.schema.raw(`create index parcel_watches_silent on parcel_watches (looked_at)
      where stopped = 'silent'`)
  }

  #couriers() {
    this.schema.createTable('courier_call_days', (table) => {
      table.string('driver', 20).notNullable()
      // `day`: a day in UTC, by which carriers count calls.
      table.date('day').notNullable()
      table.integer('calls').notNullable()
      // `by_urgency`: calls by `parcel_watches.urgency`; the last element: calls about no parcel.
      table.specificType('by_urgency', 'integer[]').notNullable()
      table.timestamp('used_up_at').nullable()
      table.primary(['driver', 'day'])
    })

    this.schema.createTable('courier_connections', (table) => {
      table.string('driver', 20).primary()
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

    this.schema.createTable('sandbox_parcels', (table) => {
      table.string('reference', 40).primary()
      table.string('waybill_number', 40).notNullable().unique()
      table.string('courier_code', 20).notNullable()
      table.string('origin_country', 2).notNullable()
      table.string('origin_place', 120).notNullable()
      table.string('destination_country', 2).notNullable()
      table.string('destination_place', 120).notNullable()
      table.timestamp('accepted_at').notNullable()
      table.integer('pace_seconds').notNullable()
      table.boolean('at_access_point').notNullable().defaultTo(false)
      // `tells_twice`: true if the sandbox reports each event twice, as some carriers do.
      table.boolean('tells_twice').notNullable().defaultTo(false)
      table.string('fate', 10).nullable()
      table.timestamp('voided_at').nullable()
    })
  }
}
