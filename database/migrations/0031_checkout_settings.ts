import { Migration } from '#database/migration'

/** What the owner of a shop has set for the rates that its checkout asks for. */
export default class extends Migration {
  async up() {
    this.schema.createTable('checkout_settings', (table) => {
      table.bigIncrements('id')
      table.bigInteger('organization_id').notNullable().references('organizations.id')
      // In an organization of many, whose: null where a business shares it.
      table.bigInteger('user_id').nullable().references('users.id')
      table.string('origin_state_key', 12).nullable().references('states.key')
      table.string('origin_city_code', 80).nullable()
      table.decimal('box_length_cm', 7, 2).nullable()
      table.decimal('box_width_cm', 7, 2).nullable()
      table.decimal('box_height_cm', 7, 2).nullable()
      // What is asked of a shopper where there is no price; null is nothing.
      table.bigInteger('fallback_price_kobo').nullable()
      table.integer('markup_basis_points').notNullable().defaultTo(0)
      table.bigInteger('updated_by').notNullable().references('users.id')
      table.timestamp('updated_at').notNullable()
      // Test mode asks with the settings of the live organization.
      table.check('organization_id > 0')
      table.check('fallback_price_kobo > 0')
      table.check('markup_basis_points between 0 and 10000')
      table.check('num_nulls(box_length_cm, box_width_cm, box_height_cm) in (0, 3)')
    })
    this.schema.raw(`create unique index checkout_settings_owner on checkout_settings
      (organization_id, coalesce(user_id, 0))`)
  }
}
