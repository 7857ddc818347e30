import { BaseSchema } from '@adonisjs/lucid/schema'

/** How people get in, are let in by others, and bring others along. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('users', (table) => {
      // Whoever signed up through somebody else's sign-in has no password of ours.
      table.string('password').nullable().alter()
      table.string('auth_provider', 20).notNullable().defaultTo('password')
      table.timestamp('email_verified_at').nullable()
      table.timestamp('deactivated_at').nullable()
      table.bigInteger('blocked_by').nullable().references('users.id')
      table.string('blocked_reason', 200).nullable()
      table.string('view', 10).nullable()
      table.string('approval_group', 40).nullable()
      table.bigInteger('referral_code').nullable().unique()
      table.check(`view in ('admin', 'dashboard')`, {}, 'users_view')
      table.check(
        `auth_provider in ('password', 'google', 'facebook', 'local')`,
        {},
        'users_auth_provider'
      )
    })
    this.schema.raw('update users set email_verified_at = created_at')

    this.schema.createTable('one_time_tokens', (table) => {
      table.string('token_hash', 64).primary()
      table.string('purpose', 20).notNullable()
      table.bigInteger('user_id').notNullable().references('users.id')
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.timestamp('expires_at').notNullable().index()
      table.timestamp('used_at').nullable()
      table.index(['user_id', 'purpose'])
      table.check(`purpose in ('verify_email', 'reset_password', 'complete_sign_up', 'oauth')`)
    })

    this.schema.createTable('user_identities', (table) => {
      table.string('provider', 20).notNullable()
      table.string('provider_user_id', 191).notNullable()
      table.bigInteger('user_id').notNullable().references('users.id').index()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.primary(['provider', 'provider_user_id'])
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

    this.schema.createTable('referrals', (table) => {
      table.bigIncrements('id')
      table.bigInteger('referrer_id').notNullable().references('users.id').index()
      table.bigInteger('referred_id').notNullable().references('users.id').unique()
      table.bigInteger('amount_kobo').notNullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      // When the referred person's first paid shipment was booked and the referrer got the credit.
      table.timestamp('paid_at').nullable()
      table.check('referrer_id <> referred_id')
    })

    this.schema.createTable('referral_clicks', (table) => {
      table.bigInteger('referral_code').notNullable()
      table.date('day').notNullable()
      table.integer('clicks').notNullable().defaultTo(0)
      table.primary(['referral_code', 'day'])
    })

    // Development and tests read their mail and SMS here; production sends and does not keep them.
    this.schema.createTable('inbox_messages', (table) => {
      table.bigIncrements('id')
      table.string('channel', 10).notNullable()
      table.string('recipient', 254).notNullable().index()
      table.string('subject', 200).nullable()
      table.text('text').notNullable()
      table.text('html').nullable()
      table.jsonb('attachments').nullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.check(`channel in ('email', 'sms')`)
    })
  }

  async down() {
    for (const table of [
      'inbox_messages',
      'referral_clicks',
      'referrals',
      'invitations',
      'user_identities',
      'one_time_tokens',
    ]) {
      this.schema.dropTable(table)
    }
    this.schema.alterTable('users', (table) => {
      for (const column of [
        'auth_provider',
        'email_verified_at',
        'deactivated_at',
        'blocked_by',
        'blocked_reason',
        'view',
        'approval_group',
        'referral_code',
      ]) {
        table.dropColumn(column)
      }
    })
  }
}
