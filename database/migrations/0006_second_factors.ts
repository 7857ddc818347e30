import { Migration } from '#database/migration'

/** Second factors, and the devices that people sign in on. */
export default class extends Migration {
  async up() {
    this.#factors()
    this.#challenges()
  }

  #factors() {
    this.schema.createTable('passkeys', (table) => {
      table.bigIncrements('id')
      table.bigInteger('user_id').notNullable().references('users.id').index()
      table.string('name', 60).notNullable()
      table.text('credential_id').notNullable().unique()
      table.binary('public_key').notNullable()
      // `counter`: uses that the authenticator reports; synchronised passkeys always report 0.
      table.bigInteger('counter').notNullable()
      table.specificType('transports', 'text[]').notNullable().defaultTo('{}')
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.timestamp('last_used_at').nullable()
    })

    this.schema.createTable('authenticators', (table) => {
      table.bigInteger('user_id').primary().references('users.id')
      // `secret`: encrypted with `APP_KEY`.
      table.text('secret').notNullable()
      // `last_step`: half minutes from 1970 to the last accepted code, which works only once.
      table.bigInteger('last_step').notNullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.timestamp('last_used_at').nullable()
    })

    this.schema.createTable('recovery_codes', (table) => {
      table.bigIncrements('id')
      table.bigInteger('user_id').notNullable().references('users.id').index()
      table.string('code_hash', 64).notNullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.timestamp('used_at').nullable()
    })
  }

  #challenges() {
    this.schema.createTable('factor_challenges', (table) => {
      table.string('token_hash', 64).primary()
      table.string('purpose', 20).notNullable()
      table.bigInteger('user_id').notNullable().references('users.id').index()
      // `access_id`: the session or token that requested the challenge; null during sign-in.
      table.uuid('access_id').nullable()
      table.string('to_sign', 100).nullable()
      // `secret`: the encrypted secret of an authenticator that is being set up.
      table.text('secret').nullable()
      // `password_mark`: a hash of the password hash, so that a new password ends the challenge.
      table.string('password_mark', 64).nullable()
      table.smallint('tries').notNullable().defaultTo(0)
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.timestamp('expires_at').notNullable()
      table.timestamp('used_at').nullable()
      table.check(`purpose in ('sign_in', 'proof', 'passkey', 'authenticator')`)
      table.check(`(purpose = 'sign_in') = (access_id is null)`)
    })

    this.schema.createTable('factor_resets', (table) => {
      table.bigIncrements('id')
      table.bigInteger('user_id').notNullable().references('users.id')
      table.bigInteger('asked_by').notNullable().references('users.id')
      table.string('reason', 500).notNullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.timestamp('due_at').notNullable()
      // `token_hash`: hash of the token in the e-mail with which the owner cancels the reset.
      table.string('token_hash', 64).notNullable().unique()
      table.timestamp('stopped_at').nullable()
      // `stopped_by`: who cancelled the reset; null if the link in the e-mail did.
      table.bigInteger('stopped_by').nullable().references('users.id')
      table.timestamp('done_at').nullable()
      table.check('stopped_at is null or done_at is null')
    })
    // A person has at most one open reset of the second factor.
    this.schema.raw(`create unique index factor_resets_open on factor_resets (user_id)
      where stopped_at is null and done_at is null`)
    this.schema.raw(`create index factor_resets_of on factor_resets (user_id, id)`)

    this.schema.createTable('known_devices', (table) => {
      table.bigInteger('user_id').notNullable().references('users.id')
      table.string('device_hash', 64).notNullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.timestamp('last_seen_at').notNullable().defaultTo(this.now())
      table.primary(['user_id', 'device_hash'])
    })
  }
}
