import { Migration } from '#database/migration'

/** That carriers make a second label when they are asked twice: what was asked, and what came of it. */
export default class extends Migration {
  async up() {
    this.schema.createTable('booking_attempts', (table) => {
      table.bigIncrements('id')
      table.bigInteger('shipment_id').notNullable().references('shipments.id').onDelete('cascade')
      table.string('driver', 20).notNullable()
      // What the carrier was told to call it: ours, and of this attempt alone.
      table.string('reference', 35).notNullable().unique()
      table.string('state', 20).notNullable()
      // Whose call it is: until then nobody else makes one.
      table.timestamp('lease_until').nullable()
      table.timestamp('sent_at').nullable()
      table.integer('looks').notNullable().defaultTo(0)
      table.timestamp('next_look_at').nullable()
      table.string('waybill_number', 40).nullable()
      // Ours, for staff, and the carrier's own words.
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
    // One at a time for a parcel: the second of two workers finds it taken.
    this.schema.raw(`create unique index booking_attempts_open on booking_attempts (shipment_id)
      where state in ('calling', 'waiting', 'unknown', 'unresolved')`)
    this.schema.raw(`create index booking_attempts_due on booking_attempts (next_look_at)
      where next_look_at is not null`)
    this.schema.raw(`create index booking_attempts_for_staff on booking_attempts (created_at)
      where state in ('waiting', 'unknown', 'unresolved', 'surplus')`)

    this.createPapers()
  }

  private createPapers() {
    // What was said on the wire, for thirty days.
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

    this.schema.createTable('carrier_papers', (table) => {
      table.bigIncrements('id')
      table.bigInteger('shipment_id').notNullable().references('shipments.id').onDelete('cascade')
      table.string('kind', 10).notNullable()
      table.string('format', 5).notNullable()
      // Of its package; null where it is for all of them.
      table.integer('position').nullable()
      // Until they lie in the file store.
      table.binary('bytes').nullable()
      table.string('file_key', 80).nullable().unique()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.check('(bytes is null) <> (file_key is null)')
      table.check(`kind in ('label', 'invoice', 'receipt')`)
      table.check(`format in ('pdf', 'png', 'gif', 'zpl')`)
      table.index(['shipment_id'])
    })
    this.schema.raw(`create index carrier_papers_to_store on carrier_papers (id)
      where bytes is not null`)

    // Which of the carrier's services stands behind one of our couriers, for goods and for papers alone.
    this.schema.createTable('carrier_services', (table) => {
      table.string('courier_code', 20).notNullable().references('couriers.code')
      table.string('kind', 10).notNullable()
      table.string('goods_service', 60).nullable()
      table.string('papers_service', 60).nullable()
      table.primary(['courier_code', 'kind'])
      table.check(`kind in ('domestic', 'export', 'import')`)
    })

    // How a business prints its labels.
    this.schema.alterTable('organizations', (table) => {
      table.string('label_format', 5).notNullable().defaultTo('pdf')
    })
  }
}
