import { Migration } from '#database/migration'

/** Whom people act for: the provider, its retail customers, and businesses. */
export default class extends Migration {
  async up() {
    // Organizations that are charged alike.
    this.schema.createTable('billing_groups', (table) => {
      table.bigIncrements('id')
      table.string('name', 100).notNullable().unique()
      table.boolean('active').notNullable().defaultTo(true)
      table.bigInteger('created_by').nullable().references('users.id')
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.integer('version').notNullable().defaultTo(1)
    })
    // Two groups whose names differ by a capital letter could not be told apart in a list.
    this.schema.raw('create unique index billing_groups_name_key on billing_groups (lower(name))')
    this.countVersions('billing_groups')

    this.createOrganizations()

    this.schema.createTable('memberships', (table) => {
      table.bigIncrements('id')
      table.bigInteger('organization_id').notNullable().references('organizations.id')
      table.bigInteger('user_id').notNullable().references('users.id')
      table.string('role', 20).notNullable().defaultTo('member')
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      // Signing in leads back to the organization that a person last acted for.
      table.timestamp('last_entered_at').nullable()
      table.unique(['organization_id', 'user_id'])
      table.check(`role in ('owner', 'member')`)
    })

    this.schema.createTable('invitations', (table) => {
      table.bigIncrements('id')
      table.bigInteger('organization_id').notNullable().references('organizations.id')
      table.string('email', 254).notNullable()
      table.string('role', 20).notNullable().defaultTo('member')
      table.string('token_hash', 64).notNullable().unique()
      table.bigInteger('invited_by').notNullable().references('users.id')
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.timestamp('expires_at').notNullable()
      table.timestamp('accepted_at').nullable()
      table.timestamp('revoked_at').nullable()
      table.check(`role in ('owner', 'member')`)
    })
    this.schema.raw(`create unique index invitations_open on invitations (organization_id, email)
      where accepted_at is null and revoked_at is null`)

    this.schema.createTable('access_tokens', (table) => {
      table.uuid('id').primary()
      table.bigInteger('user_id').notNullable().references('users.id')
      table.bigInteger('organization_id').notNullable().references('organizations.id')
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.timestamp('expires_at').notNullable()
      table.timestamp('revoked_at').nullable()
      table.index(['user_id'])
    })
  }

  private createOrganizations() {
    this.schema.createTable('organizations', (table) => {
      table.bigIncrements('id')
      table.string('name', 100).notNullable()
      table.string('short_name', 50).nullable()
      table.string('subdomain', 63).nullable().unique()
      table.string('description', 250).nullable()
      table.string('contact_email', 254).nullable()
      table.string('contact_phone_number', 25).nullable()
      table.string('whats_app_phone_number', 25).nullable()
      table.string('address', 100).nullable()
      table.string('state_key', 12).nullable().references('states.key')
      table.string('rc_number', 15).nullable()
      // With room for the scheme that is added where it was left out.
      table.string('website_url', 108).nullable()
      table.string('facebook_page_url', 258).nullable()
      table.string('instagram_page_url', 258).nullable()
      table.string('twitter_page_url', 258).nullable()
      table.string('linkedin_page_url', 258).nullable()
      // Images belong to organizations, so the reference follows with them.
      table.uuid('logo_image_id').nullable().unique()
      table.boolean('notify_receiver').notNullable().defaultTo(false)
      table.bigInteger('billing_group_id').nullable().references('billing_groups.id').index()
      table.string('billing_cycle', 10).notNullable().defaultTo('Non')
      table.boolean('active').notNullable().defaultTo(true)
      table.integer('version').notNullable().defaultTo(1)
      table.bigInteger('created_by').nullable().references('users.id')
      table.timestamps({ useTimestamps: false, defaultToNow: true })
      table.check(
        `billing_cycle in ('Non', 'Weekly', 'Biweekly', 'Monthly')`,
        {},
        'organizations_billing_cycle'
      )
    })
    this.countVersions('organizations')

    // The provider and the retail customers exist wherever the product runs; businesses start at 3.
    this.schema.raw(`
      insert into organizations (id, name) values (1, 'Sendam'), (2, 'Retail customers');
      select setval('organizations_id_seq', 2);
    `)
  }
}
