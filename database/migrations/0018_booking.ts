import { Migration } from '#database/migration'

/** What precedes a shipment: quotes, drafts, boxes, addresses. */
export default class extends Migration {
  async up() {
    this.#quotes()
    this.#goods()
    this.#addresses()
    this.#groups()
  }

  #quotes() {
    this.schema.createTable('quotes', (table) => {
      table.uuid('id').primary()
      table.bigInteger('organization_id').notNullable().references('organizations.id')
      table.bigInteger('user_id').notNullable().references('users.id')
      table.jsonb('request').notNullable()
      // `offers` contains the explanation of each price.
      table.jsonb('offers').notNullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.timestamp('expires_at').notNullable().index()
      table.index(['organization_id', 'user_id'])
    })

    this.schema.createTable('booking_drafts', (table) => {
      table.bigIncrements('id')
      table.bigInteger('organization_id').notNullable().references('organizations.id')
      table.bigInteger('user_id').notNullable().references('users.id')
      // `version` rises with each save. A discarded draft keeps its row, so it never falls back.
      table.bigInteger('version').notNullable()
      // `device`: the form that saved last: an answer to its own earlier save is no conflict.
      table.string('device', 40).notNullable()
      table.text('form').notNullable()
      table.timestamp('updated_at').notNullable()
      table.unique(['organization_id', 'user_id'])
      table.check('octet_length(form) <= 400000')
    })
  }

  #goods() {
    this.schema.createTable('saved_boxes', (table) => {
      table.bigIncrements('id')
      table.bigInteger('organization_id').notNullable().references('organizations.id')
      // `user_id`: null if people of a business share the box.
      table.bigInteger('user_id').nullable().references('users.id')
      table.string('name', 40).notNullable()
      table.decimal('length_cm', 7, 2).notNullable()
      table.decimal('width_cm', 7, 2).notNullable()
      table.decimal('height_cm', 7, 2).notNullable()
      table.bigInteger('weight_grams').nullable()
      table.timestamp('updated_at').notNullable()
      table.check('length_cm > 0 and width_cm > 0 and height_cm > 0')
      table.check('weight_grams > 0')
    })
    this.schema.raw(`create unique index saved_boxes_name on saved_boxes
      (organization_id, coalesce(user_id, 0), lower(name))`)

    // The HS code that a sender last used for goods with this description in lower case.
    this.schema.createTable('classified_goods', (table) => {
      table.bigIncrements('id')
      table.bigInteger('organization_id').notNullable().references('organizations.id')
      table.bigInteger('user_id').notNullable().references('users.id')
      table.string('description', 105).notNullable()
      table.string('hs_code', 6).notNullable()
      table.string('origin_country', 2).notNullable()
      table.timestamp('used_at').notNullable().defaultTo(this.now())
      table.unique(['organization_id', 'user_id', 'description'])
      table.index(['organization_id', 'description'])
    })

    this.schema.createTable('checkout_settings', (table) => {
      table.bigIncrements('id')
      table.bigInteger('organization_id').notNullable().references('organizations.id')
      // `user_id`: null if people of a business share the settings.
      table.bigInteger('user_id').nullable().references('users.id')
      table.string('origin_state_key', 12).nullable().references('states.key')
      table.string('origin_city_code', 80).nullable()
      table.decimal('box_length_cm', 7, 2).nullable()
      table.decimal('box_width_cm', 7, 2).nullable()
      table.decimal('box_height_cm', 7, 2).nullable()
      // `fallback_price_kobo`: the price if we have none; if null, no rate is offered.
      table.bigInteger('fallback_price_kobo').nullable()
      table.integer('markup_basis_points').notNullable().defaultTo(0)
      table.bigInteger('updated_by').notNullable().references('users.id')
      table.timestamp('updated_at').notNullable()
      // Test mode uses the settings of the live organization, so a test organization has no row.
      table.check('organization_id > 0')
      table.check('fallback_price_kobo > 0')
      table.check('markup_basis_points between 0 and 10000')
      table.check('num_nulls(box_length_cm, box_width_cm, box_height_cm) in (0, 3)')
    })
    this.schema.raw(`create unique index checkout_settings_owner on checkout_settings
      (organization_id, coalesce(user_id, 0))`)
  }

  #addresses() {
    this.schema.createTable('saved_addresses', (table) => {
      table.bigIncrements('id')
      table.bigInteger('organization_id').notNullable().references('organizations.id')
      table.bigInteger('user_id').notNullable().references('users.id')
      table.string('side', 11).notNullable()
      table.string('fullname', 35).notNullable()
      table.string('phone_number', 25).notNullable()
      table.string('email', 254).notNullable()
      table.string('address', 90).notNullable()
      // `landmark`: a hint for the courier. `lga`: a Nigerian local government area.
      table.string('landmark', 60).nullable()
      table.string('lga', 40).nullable()
      table.string('country_code', 2).notNullable().references('countries.code')
      table.string('state_key', 12).nullable().references('states.key')
      table.string('city_code', 80).nullable()
      table.string('city_name', 120).nullable()
      table.string('postal_code', 10).nullable()
      table.boolean('is_shared').notNullable().defaultTo(true)
      table.timestamp('used_at').notNullable().defaultTo(this.now())
      // `filled_in_at`: when the receiver entered the address through a link.
      table.timestamp('filled_in_at').nullable()
      table.unique(['organization_id', 'user_id', 'side', 'fullname', 'phone_number', 'address'])
      table.index(['organization_id', 'phone_number'])
      table.check(`side in ('origin', 'destination')`)
    })

    this.schema.createTable('address_requests', (table) => {
      table.bigIncrements()
      table.bigInteger('organization_id').notNullable().references('organizations.id')
      table.bigInteger('user_id').notNullable().references('users.id')
      table.string('name', 60).notNullable()
      table.string('token_hash', 64).notNullable().unique()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.timestamp('expires_at').notNullable().index()
      table.timestamp('answered_at').nullable()
      table.timestamp('revoked_at').nullable()
      table
        .bigInteger('address_id')
        .nullable()
        .references('saved_addresses.id')
        .onDelete('set null')
        .index()
      table.index(['organization_id', 'user_id'])
    })
  }

  #groups() {
    this.schema.createTable('address_groups', (table) => {
      table.bigIncrements()
      table.bigInteger('organization_id').notNullable().references('organizations.id')
      table.bigInteger('user_id').notNullable().references('users.id')
      // `book_user_id`: 0 in a business, whose people share groups; otherwise the owner.
      table.bigInteger('book_user_id').notNullable()
      table.string('name', 40).notNullable()
      table.check('book_user_id in (0, user_id)')
    })
    this.schema.raw(
      `create unique index address_groups_name on address_groups (organization_id, book_user_id, lower(name))`
    )

    this.schema.createTable('address_group_members', (table) => {
      table.bigInteger('group_id').notNullable().references('address_groups.id').onDelete('cascade')
      table
        .bigInteger('address_id')
        .notNullable()
        .references('saved_addresses.id')
        .onDelete('cascade')
        .index()
      table.primary(['group_id', 'address_id'])
    })

    this.schema.createTable('address_defaults', (table) => {
      table.bigInteger('organization_id').notNullable().references('organizations.id')
      table.bigInteger('user_id').notNullable().references('users.id')
      table.string('side', 11).notNullable()
      table
        .bigInteger('address_id')
        .notNullable()
        .references('saved_addresses.id')
        .onDelete('cascade')
        .index()
      table.primary(['organization_id', 'user_id', 'side'])
      table.check(`side in ('origin', 'destination')`)
    })
  }
}
