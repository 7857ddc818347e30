import { Migration } from '#database/migration'

/** What happens to a paid parcel: what customs want to see of it, where it is, and who was told. */
export default class extends Migration {
  async up() {
    this.createClearance()
    this.createTracking()

    // The mail that tells a sender of the waybill goes out once.
    this.schema.createTable('shipment_letters', (table) => {
      table.bigInteger('shipment_id').notNullable().references('shipments.id').onDelete('cascade')
      table.string('kind', 20).notNullable()
      table.timestamp('written_at').notNullable().defaultTo(this.now())
      table.primary(['shipment_id', 'kind'])
      table.check(`kind in ('waybill')`)
    })

    // Written with the void, so that a waybill is given back whoever dies in between.
    this.schema.createTable('waybill_returns', (table) => {
      table.bigInteger('shipment_id').primary().references('shipments.id').onDelete('cascade')
      table.string('waybill_number', 40).notNullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      // When the sweep asks the courier; null when asking again will not help.
      table.timestamp('next_try_at').nullable()
      table.timestamp('given_back_at').nullable()
      // Why the courier has it still, for staff to read.
      table.string('problem', 300).nullable()
      table.bigInteger('resolved_by').nullable().references('users.id')
      table.string('resolution', 200).nullable()
      table.check('(resolved_by is null) = (resolution is null)')
    })
    this.schema.raw(`create index waybill_returns_open on waybill_returns (next_try_at)
      where given_back_at is null`)

    // The courier of development and tests. A real one keeps this on its own side of the wire.
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
      // It may leave a parcel at a shop, and tell each event twice, as a careless one does.
      table.boolean('at_access_point').notNullable().defaultTo(false)
      table.boolean('tells_twice').notNullable().defaultTo(false)
      table.timestamp('voided_at').nullable()
    })
  }

  private createClearance() {
    this.schema.createTable('clearance_documents', (table) => {
      table.bigIncrements('id')
      table.bigInteger('shipment_id').notNullable().references('shipments.id').onDelete('cascade')
      // Why it is needed, or what it was uploaded for.
      table.string('classification', 20).notNullable()
      // Null until a file of that type is here.
      table.string('document_type', 60).nullable()
      table.string('file_key', 80).nullable().unique()
      table.integer('file_bytes').nullable()
      table.timestamp('uploaded_at').nullable()
      table.bigInteger('uploaded_by').nullable().references('users.id')
      table.timestamp('initiated_at').nullable()
      table.bigInteger('initiated_by').nullable().references('users.id')
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.unique(['shipment_id', 'document_type'])
      table.check(`classification in ('food', 'medication')`)
      table.check(
        '(file_key is null) = (document_type is null) and (file_key is null) = (uploaded_at is null)'
      )
    })
    // One need per classification; any number of types may answer it.
    this.schema.raw(`create unique index clearance_documents_open_need
      on clearance_documents (shipment_id, classification) where document_type is null`)
  }

  private createTracking() {
    this.schema.createTable('tracking_events', (table) => {
      table.bigIncrements('id')
      table.bigInteger('shipment_id').notNullable().references('shipments.id').onDelete('cascade')
      // Who told us and what they call it: the same event told twice is one row.
      table.string('source', 20).notNullable()
      table.string('source_id', 80).notNullable()
      table.string('code', 30).notNullable()
      table.string('text', 200).notNullable()
      table.string('country_code', 2).nullable().references('countries.code')
      table.string('place', 120).nullable()
      table.timestamp('occurred_at').notNullable()
      table.timestamp('recorded_at').notNullable().defaultTo(this.now())
      table.unique(['shipment_id', 'source', 'source_id'])
      table.index(['shipment_id', 'occurred_at'])
    })

    // Who of the staff pushed which tracking status of an import.
    this.schema.createTable('import_pushes', (table) => {
      table.bigIncrements('id')
      table.bigInteger('shipment_id').notNullable().references('shipments.id').onDelete('cascade')
      table.integer('status_id').notNullable()
      table.string('country_code', 2).notNullable().references('countries.code')
      // Two pushes of the same status at once are one line of the tracking.
      table.bigInteger('tracking_event_id').notNullable()
      table.foreign('tracking_event_id').references('tracking_events.id').onDelete('cascade')
      table.bigInteger('pushed_by').notNullable().references('users.id')
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.index(['shipment_id', 'status_id'])
      table.index(['tracking_event_id'])
      table.check('status_id between 1 and 12')
    })

    // Where a receiver may fetch the parcel, when the courier left it at a shop or an office.
    this.schema.createTable('shipment_access_points', (table) => {
      table.bigInteger('shipment_id').primary().references('shipments.id').onDelete('cascade')
      table.string('address', 150).notNullable()
      table.string('city', 120).notNullable()
      table.string('country_code', 2).notNullable().references('countries.code')
      table.string('postal_code', 10).nullable()
      table.timestamp('recorded_at').notNullable().defaultTo(this.now())
    })
  }
}
