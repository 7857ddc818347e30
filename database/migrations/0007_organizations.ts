import { Migration } from '#database/migration'

/** The provider, its retail customers, businesses, and who may do what in them. */
export default class extends Migration {
  async up() {
    this.#organizations()
    this.#images()
    this.#members()
    this.#teams()
  }

  #organizations() {
    // `billing_groups`: organizations that pay the same prices.
    this.schema.createTable('billing_groups', (table) => {
      table.bigIncrements('id')
      table.string('name', 100).notNullable().unique()
      table.boolean('active').notNullable().defaultTo(true)
      table.bigInteger('created_by').nullable().references('users.id')
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.integer('version').notNullable().defaultTo(1)
    })
    // Names of billing groups that differ only in case look the same, so they are refused.
    this.schema.raw(`create unique index billing_groups_name_key on billing_groups (lower(name))`)
    this.countVersions('billing_groups')
    this.raiseDataVersion('billing_groups', 'catalogue')

    this.schema.createTable('organizations', (table) => {
      table.bigIncrements('id')
      // Set for a test organization: the live organization, whose ID is the positive of its own.
      table.bigInteger('live_organization_id').nullable().unique().references('organizations.id')
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
      table.string('tin', 20).nullable()
      // URLs are 8 characters longer than their form fields: `https://` is added if it is missing.
      table.string('website_url', 108).nullable()
      table.string('facebook_page_url', 258).nullable()
      table.string('instagram_page_url', 258).nullable()
      table.string('twitter_page_url', 258).nullable()
      table.string('linkedin_page_url', 258).nullable()
      table.uuid('logo_image_id').nullable().unique()
      table.boolean('notify_receiver').notNullable().defaultTo(false)
      table.string('label_format', 5).notNullable().defaultTo('pdf')
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
      table.check(
        `(live_organization_id is null and id > 0)
          or (live_organization_id > 0 and id = -live_organization_id)`,
        {},
        'organizations_test_twin'
      )
    })
    this.trigger(`organizations_test_twin
      after update of name, short_name, billing_group_id, active, label_format on organizations
      for each row when (new.id > 0) execute function test_twin_follows()`)
    this.countVersions('organizations')

    // The provider and the retail customers exist everywhere; businesses start at 3.
    this.schema.raw(`
      insert into organizations (id, name) values (1, 'Sendam'), (2, 'Retail customers');
      select setval('organizations_id_seq', 2);
    `)
  }

  #images() {
    this.schema.createTable('images', (table) => {
      table.uuid('id').primary()
      table.string('purpose', 20).notNullable()
      table.bigInteger('organization_id').nullable().references('organizations.id')
      table.bigInteger('uploaded_by').notNullable().references('users.id')
      // `cache_file_name`: the name by which a form finds its upload; null once it is saved.
      table.string('cache_file_name', 30).nullable()
      table.string('file_key', 100).notNullable().unique()
      table.string('content_type', 20).notNullable()
      table.integer('bytes').notNullable()
      table.integer('width').notNullable()
      table.integer('height').notNullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.unique(['uploaded_by', 'purpose', 'cache_file_name'])
      table.index(['created_at'])
      table.check(`purpose in ('logo', 'product')`)
    })

    // Images refer to organizations as well, so this foreign key needs both tables.
    this.schema.alterTable('organizations', (table) => {
      table.foreign('logo_image_id').references('images.id')
    })
  }

  #members() {
    this.schema.createTable('memberships', (table) => {
      table.bigIncrements('id')
      table.bigInteger('organization_id').notNullable().references('organizations.id')
      table.bigInteger('user_id').notNullable().references('users.id')
      // The role `member` has the rights of `payer`.
      table.string('role', 20).notNullable().defaultTo('member')
      // `monthly_limit_kobo`: if null, the member has no monthly limit.
      table.bigInteger('monthly_limit_kobo').nullable()
      // `approval_above_kobo`: if null, the limit in `team_rules` applies.
      table.bigInteger('approval_above_kobo').nullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.timestamp('last_entered_at').nullable()
      table.unique(['organization_id', 'user_id'])
      table.check(`role in ('owner', 'payer', 'booker', 'viewer', 'member')`)
      table.check('coalesce(monthly_limit_kobo, 0) >= 0 and coalesce(approval_above_kobo, 0) >= 0')
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
      table.check(`role in ('owner', 'payer', 'booker', 'viewer', 'member')`)
    })
    this.schema.raw(`create unique index invitations_open on invitations (organization_id, email)
      where accepted_at is null and revoked_at is null`)

    this.schema.createTable('access_tokens', (table) => {
      table.uuid('id').primary()
      table.bigInteger('user_id').notNullable().references('users.id')
      table.bigInteger('organization_id').notNullable().references('organizations.id')
      // `client`: browser and operating system, or the name that an API client gives.
      table.string('client', 80).nullable()
      table.boolean('is_program').nullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.timestamp('last_seen_at').notNullable().defaultTo(this.now())
      // `second_factor_at`: when the person last passed their second factor.
      table.timestamp('second_factor_at').nullable()
      table.timestamp('expires_at').notNullable()
      table.timestamp('revoked_at').nullable()
      table.index(['user_id'])
    })
  }

  #teams() {
    this.schema.createTable('team_rules', (table) => {
      table.bigInteger('organization_id').primary().references('organizations.id')
      table.bigInteger('approval_above_kobo').nullable()
      table.bigInteger('updated_by').notNullable().references('users.id')
      table.timestamp('updated_at').notNullable().defaultTo(this.now())
      table.check('coalesce(approval_above_kobo, 0) >= 0')
    })

    this.schema.createTable('member_spendings', (table) => {
      table.bigInteger('organization_id').notNullable().references('organizations.id')
      table.bigInteger('user_id').notNullable().references('users.id')
      // `month`: first day of the month in Lagos.
      table.date('month').notNullable()
      table.bigInteger('spent_kobo').notNullable()
      table.primary(['organization_id', 'user_id', 'month'])
      table.check('spent_kobo >= 0')
    })
  }
}
