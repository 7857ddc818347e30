import { Migration } from '#database/migration'

/** Who people are, how they get in, and whom they bring along. */
export default class extends Migration {
  async up() {
    this.schema.createTable('users', (table) => {
      table.bigIncrements('id')
      table.string('email', 254).notNullable().unique()
      // Whoever signed up through somebody else's sign-in has no password of ours.
      table.string('password').nullable()
      table.string('auth_provider', 20).notNullable().defaultTo('password')
      table.string('firstname', 50).notNullable()
      table.string('lastname', 50).notNullable()
      table.string('phone_number', 25).nullable()
      table.string('role', 20).notNullable().defaultTo('MEMBER')
      table.string('approval_group', 40).nullable()
      table.bigInteger('referral_code').nullable().unique()
      table.timestamp('email_verified_at').nullable()
      table.timestamp('deactivated_at').nullable()
      table.timestamp('blocked_at').nullable()
      table.bigInteger('blocked_by').nullable().references('users.id')
      table.string('blocked_reason', 200).nullable()
      table.timestamps({ useTimestamps: false, defaultToNow: true })
      table.check(`role in ('ROOT', 'ADMIN', 'MANAGER', 'MEMBER', 'FRANCHISE')`)
      table.check('email = lower(email)')
      table.check(
        `auth_provider in ('password', 'google', 'facebook', 'local')`,
        {},
        'users_auth_provider'
      )
    })

    this.schema.createTable('user_identities', (table) => {
      table.string('provider', 20).notNullable()
      table.string('provider_user_id', 191).notNullable()
      table.bigInteger('user_id').notNullable().references('users.id').index()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.primary(['provider', 'provider_user_id'])
    })

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

    this.schema.createTable('referrals', (table) => {
      table.bigIncrements('id')
      table.bigInteger('referrer_id').notNullable().references('users.id').index()
      table.bigInteger('referred_id').notNullable().references('users.id').unique()
      table.bigInteger('amount_kobo').notNullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      // When a courier took the referred person's first parcel and the referrer got the credit.
      table.timestamp('paid_at').nullable()
      // The parcel that earned the reward last. No reference: it may sit in another database one day.
      table.bigInteger('shipment_id').nullable().index()
      // Of a reward whose parcel never travelled, what its receiver had spent already.
      table.bigInteger('owed_back_kobo').notNullable().defaultTo(0)
      table.check('referrer_id <> referred_id')
      table.check('owed_back_kobo between 0 and amount_kobo', {}, 'referrals_owed_back')
    })

    this.schema.createTable('referral_clicks', (table) => {
      table.bigInteger('referral_code').notNullable()
      table.date('day').notNullable()
      table.integer('clicks').notNullable().defaultTo(0)
      table.primary(['referral_code', 'day'])
    })
  }
}
