import { Migration } from '#database/migration'

/** Parts of a shipment: addresses, packages, items, charges, customs papers and history. */
export default class extends Migration {
  async up() {
    this.#contents()
    this.#charges()
    this.#customs()
    this.#search()
  }

  #contents() {
    this.schema.createTable('shipment_addresses', (table) => {
      table.bigIncrements('id')
      table.bigInteger('shipment_id').notNullable().references('shipments.id').onDelete('cascade')
      table.string('side', 11).notNullable()
      table.string('fullname', 35).notNullable()
      table.string('phone_number', 25).notNullable()
      table.string('email', 254).notNullable()
      table.string('language', 5).nullable()
      table.string('address', 90).notNullable()
      table.string('original_script', 200).nullable()
      table.string('country_code', 2).notNullable().references('countries.code')
      table.string('state_key', 12).nullable().references('states.key')
      table.string('city_code', 80).nullable()
      table.string('city_name', 120).nullable()
      table.string('postal_code', 10).nullable()
      table.unique(['shipment_id', 'side'])
      table.check(`side in ('origin', 'destination')`)
    })
    this.trigger(`shipment_addresses_search
      after update of fullname, phone_number, country_code, state_key, side on shipment_addresses
      for each row when ((old.fullname, old.phone_number, old.country_code, old.state_key, old.side)
        is distinct from (new.fullname, new.phone_number, new.country_code, new.state_key, new.side))
      execute function shipment_search_follows_part()`)
    this.trigger(`shipment_addresses_search_new after insert on shipment_addresses
      referencing new table as added for each statement execute function shipment_search_follows_new()`)

    this.schema.createTable('shipment_packages', (table) => {
      table.bigIncrements('id')
      table.bigInteger('shipment_id').notNullable().references('shipments.id').onDelete('cascade')
      table.integer('position').notNullable()
      table.integer('weight_grams').notNullable()
      table.decimal('length_cm', 7, 2).notNullable()
      table.decimal('width_cm', 7, 2).notNullable()
      table.decimal('height_cm', 7, 2).notNullable()
      table.bigInteger('express_box_id').nullable().references('express_boxes.id')
      table.integer('express_box_grams').notNullable().defaultTo(0)
      table.string('waybill_number', 40).nullable()
      table.unique(['shipment_id', 'position'])
    })
    this.schema.raw(`create index shipment_packages_waybill on shipment_packages (waybill_number)
      where waybill_number is not null`)
    this.trigger(`shipment_packages_search after update of waybill_number on shipment_packages
      for each row when (old.waybill_number is distinct from new.waybill_number)
      execute function shipment_search_follows_part()`)
    this.trigger(`shipment_packages_search_new after insert on shipment_packages
      for each row when (new.waybill_number is not null) execute function shipment_search_follows_part()`)

    this.schema.createTable('shipment_items', (table) => {
      table.bigIncrements('id')
      table.bigInteger('package_id').notNullable()
      table.integer('position').notNullable()
      table.string('description', 105).notNullable()
      table.integer('quantity').notNullable()
      table.bigInteger('unit_value_kobo').notNullable()
      table.bigInteger('category_id').notNullable().references('item_categories.id')
      table.string('hs_code', 6).nullable()
      table.string('origin_country', 2).nullable()
      table.foreign('package_id').references('shipment_packages.id').onDelete('cascade')
      table.unique(['package_id', 'position'])
      table.check('quantity > 0 and unit_value_kobo > 0')
    })
  }

  #charges() {
    this.schema.createTable('shipment_charges', (table) => {
      table.bigIncrements('id')
      table.bigInteger('shipment_id').notNullable().references('shipments.id').onDelete('cascade')
      table.string('kind', 20).notNullable()
      table.string('surcharge_kind', 20).nullable()
      table.string('label', 100).notNullable()
      table.bigInteger('amount_kobo').notNullable()
      table.bigInteger('created_by').nullable().references('users.id')
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.index(['shipment_id'])
    })

    this.schema.createTable('shipment_status_changes', (table) => {
      table.bigIncrements('id')
      table.bigInteger('shipment_id').notNullable().references('shipments.id').index()
      table.string('from_status', 30).nullable()
      table.string('to_status', 30).notNullable()
      table.string('reason', 300).nullable()
      table.bigInteger('user_id').nullable().references('users.id')
      table.timestamp('created_at').notNullable().defaultTo(this.now())
    })
    this.trigger(`shipment_status_changes_append_only before update or delete
      on shipment_status_changes for each row execute function shipment_history_is_append_only()`)

    this.schema.createTable('shipment_letters', (table) => {
      table.bigInteger('shipment_id').notNullable().references('shipments.id').onDelete('cascade')
      table.string('kind', 20).notNullable()
      table.timestamp('written_at').notNullable().defaultTo(this.now())
      table.primary(['shipment_id', 'kind'])
      table.check(`kind in ('waybill', 'returned', 'lost', 'damaged', 'withdrawn')`)
    })
  }

  #customs() {
    this.schema.createTable('shipment_declarations', (table) => {
      table.bigInteger('shipment_id').primary().references('shipments.id').onDelete('cascade')
      table.string('incoterm', 3).notNullable()
      table.string('reason', 10).notNullable()
      table.string('sender_tax_id', 20).nullable()
      table.string('receiver_tax_id', 20).nullable()
      table.check(`incoterm in ('DAP', 'DDP')`)
      table.check(`reason in ('sale', 'gift', 'sample', 'personal', 'return', 'repair')`)
    })

    this.schema.createTable('clearance_documents', (table) => {
      table.bigIncrements('id')
      table.bigInteger('shipment_id').notNullable().references('shipments.id').onDelete('cascade')
      table.string('classification', 20).notNullable()
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
    // One open request per classification; documents of any types may answer it.
    this.schema.raw(`create unique index clearance_documents_open_need
      on clearance_documents (shipment_id, classification) where document_type is null`)
    this.schema.raw(`create index clearance_documents_wanted on clearance_documents (shipment_id)
      where uploaded_at is null`)
    this.trigger(`clearance_documents_come_figures after insert on clearance_documents
      referencing new table as new_documents for each statement execute function count_clearance()`)
    this.trigger(`clearance_documents_change_figures after update on clearance_documents
      referencing old table as old_documents new table as new_documents
      for each statement execute function count_clearance()`)
    this.trigger(`clearance_documents_go_figures after delete on clearance_documents
      referencing old table as old_documents for each statement execute function count_clearance()`)
  }

  #search() {
    // A separate table, because shipments change at every step and the searched words rarely do.
    this.schema.createTable('shipment_searches', (table) => {
      table.bigInteger('shipment_id').primary().references('shipments.id').onDelete('cascade')
      table.bigInteger('organization_id').notNullable()
      // `person_id`: the owner if people see only their own shipments; otherwise 0.
      table.bigInteger('person_id').notNullable()
      table.timestamp('created_at').notNullable()
      table.bigInteger('tracking_number').notNullable()
      table.text('sender').notNullable()
      table.text('recipient').notNullable()
      table.text('content').notNullable()
    })
    // The pending list of the index is short, because a booking waits while it is merged.
    this.schema.raw(`create index shipment_searches_content on shipment_searches
      using gin (organization_id, person_id, content gin_trgm_ops) with (gin_pending_list_limit = 512)`)

    for (const column of ['created_at', 'tracking_number', 'sender', 'recipient']) {
      this.schema.raw(`create index shipment_searches_${column} on shipment_searches
        (organization_id, person_id, ${column}, shipment_id)`)
      // For staff, who search in all organizations.
      this.schema.raw(`create index shipment_searches_all_${column} on shipment_searches
        (${column}, shipment_id) where organization_id > 0`)
    }
  }
}
