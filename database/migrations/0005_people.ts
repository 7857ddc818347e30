import { Migration } from '#database/migration'

/** People, how they sign in, and referrals. */
export default class extends Migration {
  async up() {
    this.#people()
    this.#referrals()
  }

  #people() {
    this.load('fold')

    this.schema.createTable('users', (table) => {
      table.bigIncrements('id')
      table.string('email', 254).notNullable().unique()
      // `password`: null for people who signed up through another provider.
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
      table.timestamp('erased_at').nullable()
      table.bigInteger('erased_by').nullable().references('users.id')
      table.timestamps({ useTimestamps: false, defaultToNow: true })
      table.check(`role in ('ROOT', 'ADMIN', 'MANAGER', 'MEMBER', 'FRANCHISE')`)
      table.check('email = lower(email)')
      table.check(
        `auth_provider in ('password', 'google', 'facebook', 'local')`,
        {},
        'users_auth_provider'
      )
    })
    this.schema.raw(`create index users_by_phone on users (phone_number text_pattern_ops)`)
    this.schema.raw(`create index users_by_words on users using gin
      (fold(firstname || ' ' || lastname || ' ' || email || ' ' || coalesce(phone_number, '')) gin_trgm_ops)`)
    this.trigger(`users_figures after update of email_verified_at on users for each row
      when ((old.email_verified_at is null) <> (new.email_verified_at is null)) execute function count_newcomer()`)

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

    // The replica answers a person only when it has reached the `position` of their last change.
    this.schema.createTable('own_writes', (table) => {
      table.bigInteger('user_id').primary().references('users.id').onDelete('cascade')
      table.specificType('position', 'pg_lsn').notNullable()
    })
    // The table is unlogged, because every change writes it. After a crash, the primary answers.
    this.schema.raw('alter table own_writes set unlogged')
  }

  #referrals() {
    this.schema.createTable('referrals', (table) => {
      table.bigIncrements('id')
      table.bigInteger('referrer_id').notNullable().references('users.id').index()
      table.bigInteger('referred_id').notNullable().references('users.id').unique()
      table.bigInteger('amount_kobo').notNullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      // `paid_at`: when a courier accepted the referred person's first parcel.
      table.timestamp('paid_at').nullable()
      // The parcel that earned the reward. No foreign key: shipments may move to another database.
      table.bigInteger('shipment_id').nullable().index()
      // `owed_back_kobo`: what the referrer had spent of a reward whose parcel never travelled.
      table.bigInteger('owed_back_kobo').notNullable().defaultTo(0)
      table.check('referrer_id <> referred_id')
      table.check('owed_back_kobo between 0 and amount_kobo', {}, 'referrals_owed_back')
    })
    this.trigger(`referrals_figures after insert or delete or update of paid_at, amount_kobo on referrals
      for each row execute function count_referral()`)

    this.schema.createTable('referral_clicks', (table) => {
      table.bigInteger('referral_code').notNullable()
      table.date('day').notNullable()
      table.integer('clicks').notNullable().defaultTo(0)
      table.primary(['referral_code', 'day'])
    })
  }
}
