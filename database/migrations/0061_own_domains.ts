import { Migration } from '#database/migration'

/** The host name of its own that a business wants its tracking page on, and what the DNS says of it. */
export default class extends Migration {
  async up() {
    this.schema.createTable('own_domains', (table) => {
      table.bigIncrements('id')
      table.bigInteger('organization_id').notNullable().unique().references('organizations.id')
      table.string('host', 253).notNullable()
      table.bigInteger('added_by').notNullable().references('users.id')
      // What was found last, and where the name leads to instead of to us.
      table.string('finding', 10).nullable()
      table.string('leads_to', 255).nullable()
      table.timestamp('checked_at').nullable()
      // Null when nobody looks until somebody asks.
      table.timestamp('next_check_at').nullable()
      table.timestamp('right_at').nullable()
      // Only while its page is served there.
      table.timestamp('verified_at').nullable()
      table.timestamp('failing_since').nullable()
      table.timestamp('warned_at').nullable()
      table.timestamp('stopped_at').nullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.timestamp('updated_at').notNullable().defaultTo(this.now())
      table.index(['next_check_at'])
      table.check(
        `finding in ('right', 'none', 'elsewhere', 'address', 'bare', 'silent', 'nonsense', 'taken')`
      )
      table.check('verified_at is null or right_at is not null')
    })
    // Anybody may claim a name; one business at a time has it.
    this.schema.raw(`create unique index own_domains_verified_host on own_domains (host)
      where verified_at is not null`)
  }
}
