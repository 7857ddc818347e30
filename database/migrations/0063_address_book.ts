import { Migration } from '#database/migration'

/** Saved addresses become a book: with groups, defaults, what is shared, and links by which receivers fill in their own. */
export default class extends Migration {
  async up() {
    this.schema.alterTable('saved_addresses', (table) => {
      // How a courier finds it, beside the street; the local government area is one of Nigeria.
      table.string('landmark', 60).nullable()
      table.string('lga', 40).nullable()
      // Of a business: whether its other people see it. They saw all of them so far.
      table.boolean('is_shared').notNullable().defaultTo(true)
      // By the receiver, over a link.
      table.timestamp('filled_in_at').nullable()
    })
    this.#groups()
    this.#defaults()
    this.#requests()
  }

  #groups() {
    this.schema.createTable('address_groups', (table) => {
      table.bigIncrements()
      table.bigInteger('organization_id').notNullable().references('organizations.id')
      table.bigInteger('user_id').notNullable().references('users.id')
      // Whose book it is in: 0 for a business, whose people share their groups.
      table.bigInteger('book_user_id').notNullable()
      table.string('name', 40).notNullable()
      table.check('book_user_id in (0, user_id)')
    })
    this.schema.raw(
      'create unique index address_groups_name on address_groups (organization_id, book_user_id, lower(name))'
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
  }

  #defaults() {
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

  #requests() {
    this.schema.createTable('address_requests', (table) => {
      table.bigIncrements()
      table.bigInteger('organization_id').notNullable().references('organizations.id')
      table.bigInteger('user_id').notNullable().references('users.id')
      // For whom the link was made, in the words of who made it.
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
}
