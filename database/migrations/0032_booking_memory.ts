import { Migration } from '#database/migration'

/** What the booking form remembers of who fills it in. */
export default class extends Migration {
  async up() {
    this.schema.createTable('saved_boxes', (table) => {
      table.bigIncrements('id')
      table.bigInteger('organization_id').notNullable().references('organizations.id')
      // In an organization of many, whose: null where a business shares them.
      table.bigInteger('user_id').nullable().references('users.id')
      table.string('name', 40).notNullable()
      table.decimal('length_cm', 7, 2).notNullable()
      table.decimal('width_cm', 7, 2).notNullable()
      table.decimal('height_cm', 7, 2).notNullable()
      // What such a box usually weighs; null where that differs each time.
      table.bigInteger('weight_grams').nullable()
      table.timestamp('updated_at').notNullable()
      table.check('length_cm > 0 and width_cm > 0 and height_cm > 0')
      table.check('weight_grams > 0')
    })
    this.schema.raw(`create unique index saved_boxes_name on saved_boxes
      (organization_id, coalesce(user_id, 0), lower(name))`)

    this.schema.createTable('booking_drafts', (table) => {
      table.bigIncrements('id')
      table.bigInteger('organization_id').notNullable().references('organizations.id')
      table.bigInteger('user_id').notNullable().references('users.id')
      // Grows with each save, and is not begun anew when the draft is thrown away.
      table.bigInteger('version').notNullable()
      // Which open form wrote it: its own late answer is no other device.
      table.string('device', 40).notNullable()
      table.text('form').notNullable()
      table.timestamp('updated_at').notNullable()
      table.unique(['organization_id', 'user_id'])
      table.check('octet_length(form) <= 400000')
    })
  }
}
