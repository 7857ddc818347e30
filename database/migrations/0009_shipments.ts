import { Migration } from '#database/migration'

/** A parcel from its quote to its payment. Grams, centimetres and kobo. */
export default class extends Migration {
  async up() {
    this.schema.createTable('quotes', (table) => {
      table.uuid('id').primary()
      table.bigInteger('organization_id').notNullable().references('organizations.id')
      table.bigInteger('user_id').notNullable().references('users.id')
      // What was asked, in the form that decides the price; what was offered, with its reasons.
      table.jsonb('request').notNullable()
      table.jsonb('offers').notNullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.timestamp('expires_at').notNullable().index()
      table.index(['organization_id', 'user_id'])
    })

    this.schema.createTable('saved_addresses', (table) => {
      table.bigIncrements('id')
      table.bigInteger('organization_id').notNullable().references('organizations.id')
      table.bigInteger('user_id').notNullable().references('users.id')
      table.string('side', 11).notNullable()
      table.string('fullname', 35).notNullable()
      table.string('phone_number', 25).notNullable()
      table.string('email', 254).notNullable()
      table.string('address', 90).notNullable()
      table.string('country_code', 2).notNullable().references('countries.code')
      table.string('state_key', 12).nullable().references('states.key')
      table.string('city_code', 80).nullable()
      table.string('city_name', 120).nullable()
      table.string('postal_code', 10).nullable()
      table.timestamp('used_at').notNullable().defaultTo(this.now())
      table.unique(['organization_id', 'user_id', 'side', 'fullname', 'phone_number', 'address'])
      table.check(`side in ('origin', 'destination')`)
    })

    this.createShipments()
    this.createContents()

    this.schema.createTable('shipment_charges', (table) => {
      table.bigIncrements('id')
      table.bigInteger('shipment_id').notNullable().references('shipments.id').onDelete('cascade')
      table.string('kind', 20).notNullable()
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
    this.load('shipment_history_append_only')
  }

  private createShipments() {
    // Every payment writes a shipment: the check of a domain is read once, that of a table each time.
    this.schema.raw(`
      create domain shipment_status as varchar(30) check (value in ('AWAITING_PAYMENT_CONFIRMATION', 'PENDING',
        'BOOKED', 'COURIER_ASSIGNED', 'DELIVERED', 'PENDING_ISSUE', 'CANCELED', 'VOIDED'));
      create domain shipment_kind as varchar(10) check (value in ('domestic', 'export', 'import'));
      create domain shipment_insurance as varchar(10) check (value in ('Standard', 'Premium'));
      create domain shipment_payment_method as varchar(10) check (value in ('cash', 'cash_back', 'card'));
    `)

    this.schema.createTable('shipments', (table) => {
      table.bigIncrements('id')
      table.string('transaction_reference', 20).notNullable().unique()
      table.bigInteger('tracking_number').notNullable().unique()
      table.bigInteger('organization_id').notNullable().references('organizations.id')
      table.bigInteger('user_id').notNullable().references('users.id')
      table.specificType('kind', 'shipment_kind').notNullable()
      table.specificType('status', 'shipment_status').notNullable()
      table.string('courier_code', 20).notNullable().references('couriers.code')
      table.string('service_type', 100).notNullable()
      table.string('delivery_timeline', 60).notNullable()
      table.uuid('quote_id').nullable().references('quotes.id').onDelete('set null')
      table.bigInteger('billing_group_id').nullable().references('billing_groups.id')
      // Why it costs what it costs: zone, row, weights, each fee.
      table.jsonb('price_trace').notNullable()
      table.specificType('insurance', 'shipment_insurance').notNullable()
      table.boolean('pickup').notNullable()
      table.boolean('signature_required').notNullable()
      table.date('preferred_pickup_date').nullable()
      table.bigInteger('declared_value_kobo').notNullable()
      table.integer('actual_grams').notNullable()
      table.integer('volumetric_grams').notNullable()
      table.integer('billable_grams').notNullable()
      // What a payment takes out of a wallet, and what it takes out of promotions.
      table.bigInteger('payment_amount_kobo').notNullable()
      table.bigInteger('discount_kobo').notNullable().defaultTo(0)
      table.specificType('payment_method', 'shipment_payment_method').nullable()
      table.timestamp('paid_at').nullable()
      table.bigInteger('paid_from_wallet_id').nullable().references('wallets.id')
      table.string('waybill_number', 40).nullable()
      table.string('issue', 300).nullable()
      table.date('estimated_delivery_on').nullable()
      table.boolean('in_transit').notNullable().defaultTo(false)
      table.timestamp('delivered_at').nullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.timestamp('updated_at').notNullable().defaultTo(this.now())
      table.index(['organization_id', 'user_id', 'created_at'])
      table.index(['status', 'updated_at'])
      table.check('(paid_at is null) = (payment_method is null)')
      table.check(`paid_at is not null or status in ('AWAITING_PAYMENT_CONFIRMATION', 'CANCELED')`)
      table.check('payment_amount_kobo >= 0 and tracking_number > 0')
    })
    this.schema.raw(`create unique index shipments_waybill on shipments (waybill_number)
      where waybill_number is not null`)
    // Staff look at all organizations, newest first, and imports are few among the shipments.
    this.schema.raw(`create index shipments_imports on shipments (created_at desc, id desc)
      where kind = 'import'`)
  }

  private createContents() {
    this.schema.createTable('shipment_addresses', (table) => {
      table.bigIncrements('id')
      table.bigInteger('shipment_id').notNullable().references('shipments.id').onDelete('cascade')
      table.string('side', 11).notNullable()
      table.string('fullname', 35).notNullable()
      table.string('phone_number', 25).notNullable()
      table.string('email', 254).notNullable()
      table.string('address', 90).notNullable()
      table.string('country_code', 2).notNullable().references('countries.code')
      table.string('state_key', 12).nullable().references('states.key')
      table.string('city_code', 80).nullable()
      table.string('city_name', 120).nullable()
      table.string('postal_code', 10).nullable()
      table.unique(['shipment_id', 'side'])
      table.check(`side in ('origin', 'destination')`)
    })

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

    this.schema.createTable('shipment_items', (table) => {
      table.bigIncrements('id')
      table.bigInteger('package_id').notNullable()
      table.foreign('package_id').references('shipment_packages.id').onDelete('cascade')
      table.integer('position').notNullable()
      table.string('description', 105).notNullable()
      table.integer('quantity').notNullable()
      table.bigInteger('unit_value_kobo').notNullable()
      table.bigInteger('category_id').notNullable().references('item_categories.id')
      table.unique(['package_id', 'position'])
      table.check('quantity > 0 and unit_value_kobo > 0')
    })
  }
}
