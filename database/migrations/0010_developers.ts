import { Migration } from '#database/migration'

/** API keys, their calls, and webhooks. */
export default class extends Migration {
  async up() {
    this.#keys()
    this.#endpoints()
    this.#deliveries()
  }

  #keys() {
    this.schema.createTable('api_keys', (table) => {
      table.bigIncrements('id')
      table.bigInteger('organization_id').notNullable().references('organizations.id').index()
      // `user_id`: who made the key; the key has at most the rights of this person.
      table.bigInteger('user_id').notNullable().references('users.id').index()
      table.string('name', 60).notNullable()
      table.string('key_hash', 64).notNullable().unique()
      table.string('last_four', 4).notNullable()
      table.jsonb('scopes').notNullable()
      table.string('api_version', 10).notNullable()
      // `line_id`: ID of the first of the keys that replaced one another and share a daily limit.
      table.bigInteger('line_id').nullable().index()
      table.bigInteger('daily_limit_kobo').notNullable()
      // `addresses`: IP addresses that may use the key; null for any.
      table.jsonb('addresses').nullable()
      table.timestamp('expires_at').nullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.timestamp('revoked_at').nullable()
      table.bigInteger('revoked_by').nullable().references('users.id')
      table.timestamp('last_used_at').nullable()
      table.string('last_used_from', 45).nullable()
      // `window_started_at`, `window_calls`: the current minute of the rate limit and its calls.
      table.timestamp('window_started_at').nullable()
      table.integer('window_calls').notNullable().defaultTo(0)
      table.check('daily_limit_kobo >= 0')
    })

    this.schema.createTable('api_key_spendings', (table) => {
      table.bigInteger('line_id').notNullable()
      table.date('day').notNullable()
      table.bigInteger('spent_kobo').notNullable().defaultTo(0)
      table.primary(['line_id', 'day'])
      table.check('spent_kobo >= 0')
    })

    // `api_calls`: calls of the last thirty days, without bodies.
    this.schema.createTable('api_calls', (table) => {
      table.bigIncrements('id')
      table.bigInteger('api_key_id').notNullable().references('api_keys.id')
      table.string('method', 10).notNullable()
      table.string('path', 500).notNullable()
      table.integer('status').notNullable()
      table.string('error_code', 60).nullable()
      table.integer('duration_ms').notNullable()
      table.string('request_id', 64).notNullable()
      table.string('address', 45).nullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now()).index()
      table.index(['api_key_id', 'id'])
      table.index(['api_key_id', 'request_id'])
    })
  }

  #endpoints() {
    this.schema.createTable('webhook_endpoints', (table) => {
      table.bigIncrements('id')
      table.bigInteger('organization_id').notNullable().references('organizations.id').index()
      // `user_id`: null if the endpoint belongs to a business, otherwise the retail customer.
      table.bigInteger('user_id').nullable().references('users.id')
      table.string('url', 500).notNullable()
      table.string('description', 100).nullable()
      // `event_types`: an empty list subscribes to all events.
      table.jsonb('event_types').notNullable()
      // `secret`: encrypted, not hashed, because it signs each message.
      table.text('secret').notNullable()
      table.text('previous_secret').nullable()
      table.timestamp('previous_secret_until').nullable()
      table.bigInteger('created_by').notNullable().references('users.id')
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.timestamp('failing_since').nullable()
      table.timestamp('warned_at').nullable()
      table.timestamp('disabled_at').nullable()
      table.string('disabled_reason', 200).nullable()
      table.timestamp('removed_at').nullable()
    })

    // `webhook_sequences`: the number of the last event of each subject. Taking the next one locks
    // the row, so numbers follow the order of commits.
    this.schema.createTable('webhook_sequences', (table) => {
      table.string('subject', 60).primary()
      table.integer('last').notNullable()
    })

    this.schema.createTable('webhook_events', (table) => {
      table.bigIncrements('id')
      table.bigInteger('organization_id').notNullable().references('organizations.id')
      table.bigInteger('user_id').nullable().references('users.id')
      table.string('type', 40).notNullable()
      table.string('subject', 60).notNullable()
      table.integer('sequence').notNullable()
      table.jsonb('data').notNullable()
      table.timestamp('occurred_at').notNullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now()).index()
      table.unique(['subject', 'sequence'])
      table.index(['organization_id', 'created_at'])
    })
    this.schema.raw(`create index webhook_events_by_type on webhook_events
      (organization_id, type, id)`)
  }

  #deliveries() {
    this.schema.createTable('webhook_deliveries', (table) => {
      table.bigIncrements('id')
      table.bigInteger('endpoint_id').notNullable().references('webhook_endpoints.id')
      table.bigInteger('event_id').notNullable().references('webhook_events.id').index()
      table.string('subject', 60).notNullable()
      table.integer('sequence').notNullable()
      // `message_id` is the same in all attempts and replays, to recognise a duplicate.
      table.string('message_id', 40).notNullable().unique()
      table.string('status', 12).notNullable().defaultTo('pending')
      // `unordered`: a replay or test event, which waits for no other delivery and delays none.
      table.boolean('unordered').notNullable().defaultTo(false)
      table.integer('tries').notNullable().defaultTo(0)
      table.timestamp('next_try_at').notNullable().defaultTo(this.now())
      table.timestamp('claimed_until').nullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.timestamp('settled_at').nullable()
      table.unique(['endpoint_id', 'event_id'])
      table.check(`status in ('pending', 'delivered', 'failed', 'dropped')`)
    })
    this.schema.raw(`create index webhook_deliveries_due on webhook_deliveries (next_try_at)
      where status = 'pending'`)
    this.schema.raw(`create index webhook_deliveries_line on webhook_deliveries
      (endpoint_id, subject, sequence) where status = 'pending'`)
    this.schema.raw(`create index webhook_deliveries_claimed on webhook_deliveries
      (endpoint_id, claimed_until) where status = 'pending' and claimed_until is not null`)
    this.schema.raw(`create index webhook_deliveries_turn on webhook_deliveries
      (endpoint_id, next_try_at, id) where status = 'pending'`)
    this.schema.raw(`create index webhook_deliveries_log on webhook_deliveries (endpoint_id, id)`)
    this.schema.raw(`create index webhook_deliveries_log_by_status on webhook_deliveries
      (endpoint_id, status, id)`)
    this.schema.raw(`create index webhook_deliveries_log_by_date on webhook_deliveries
      (endpoint_id, created_at)`)

    this.schema.createTable('webhook_tries', (table) => {
      table.bigIncrements('id')
      table
        .bigInteger('delivery_id')
        .notNullable()
        .references('webhook_deliveries.id')
        .onDelete('CASCADE')
        .index()
      // `url`: the URL of the endpoint at the time of the attempt.
      table.string('url', 500).nullable()
      table.timestamp('tried_at').notNullable()
      table.integer('duration_ms').notNullable()
      // `status`: null if the endpoint did not answer; then `problem` says why.
      table.integer('status').nullable()
      table.string('problem', 200).nullable()
      table.jsonb('request_headers').notNullable()
      table.jsonb('answer_headers').nullable()
      table.text('answer_body').nullable()
    })
  }
}
