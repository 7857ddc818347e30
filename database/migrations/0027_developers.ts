import { Migration } from '#database/migration'

/**
 * What programs work with: keys, data of their own to try things on, and the news that we push to them.
 * What belongs to test mode belongs to an organization of its own, whose number is that of the live one
 * below zero.
 */
export default class extends Migration {
  async up() {
    this.schema.alterTable('organizations', (table) => {
      table.bigInteger('live_organization_id').nullable().unique().references('organizations.id')
    })
    this.schema.raw(`alter table organizations add constraint organizations_test_twin check (
      (live_organization_id is null and id > 0) or (live_organization_id > 0 and id = -live_organization_id))`)

    this.createKeys()
    this.createEndpoints()
    this.createDeliveries()
  }

  private createKeys() {
    this.schema.createTable('api_keys', (table) => {
      table.bigIncrements('id')
      table.bigInteger('organization_id').notNullable().references('organizations.id').index()
      // Who made it, in whose name it acts.
      table.bigInteger('user_id').notNullable().references('users.id').index()
      table.string('name', 60).notNullable()
      table.string('key_hash', 64).notNullable().unique()
      table.string('last_four', 4).notNullable()
      table.jsonb('scopes').notNullable()
      table.string('api_version', 10).notNullable()
      // Keys that follow each other by rolling count as one towards the daily limit: the first one's number.
      table.bigInteger('line_id').nullable().index()
      table.bigInteger('daily_limit_kobo').notNullable()
      // From where it may be used; null is from anywhere.
      table.jsonb('addresses').nullable()
      table.timestamp('expires_at').nullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.timestamp('revoked_at').nullable()
      table.bigInteger('revoked_by').nullable().references('users.id')
      table.timestamp('last_used_at').nullable()
      table.string('last_used_from', 45).nullable()
      // Of the minute that runs: when it began and what it has seen.
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

    // What a key asked in the last thirty days; what was in it is kept nowhere.
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

    // Programs of two businesses of one person, and of its test and its live mode, number their orders alike.
    // People in live mode have 0 here, as they are written without it by the version before.
    this.schema.alterTable('idempotency_keys', (table) => {
      table.bigInteger('organization_id').notNullable().defaultTo(0)
    })
    this.schema.raw(`alter table idempotency_keys drop constraint idempotency_keys_pkey,
      add primary key (user_id, key, organization_id)`)
  }

  private createEndpoints() {
    this.schema.createTable('webhook_endpoints', (table) => {
      table.bigIncrements('id')
      table.bigInteger('organization_id').notNullable().references('organizations.id').index()
      // In an organization of many, whose: null where a business shares it.
      table.bigInteger('user_id').nullable().references('users.id')
      table.string('url', 500).notNullable()
      table.string('description', 100).nullable()
      // Empty is all of them.
      table.jsonb('event_types').notNullable()
      // Encrypted with the keys of the deployment: it signs, so no hash would do.
      table.text('secret').notNullable()
      table.text('previous_secret').nullable()
      table.timestamp('previous_secret_until').nullable()
      table.bigInteger('created_by').notNullable().references('users.id')
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      // Since when nothing arrives there.
      table.timestamp('failing_since').nullable()
      table.timestamp('disabled_at').nullable()
      table.string('disabled_reason', 200).nullable()
      table.timestamp('removed_at').nullable()
    })

    // The number of the last event of each subject: taking the next one waits for whoever has it open,
    // so the order of the numbers is the order in which they are committed.
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
  }

  private createDeliveries() {
    this.schema.createTable('webhook_deliveries', (table) => {
      table.bigIncrements('id')
      table.bigInteger('endpoint_id').notNullable().references('webhook_endpoints.id')
      table.bigInteger('event_id').notNullable().references('webhook_events.id').index()
      table.string('subject', 60).notNullable()
      table.integer('sequence').notNullable()
      // The same through all tries and replays, so that who receives it twice can tell.
      table.string('message_id', 40).notNullable().unique()
      table.string('status', 12).notNullable().defaultTo('pending')
      table.integer('tries').notNullable().defaultTo(0)
      table.timestamp('next_try_at').notNullable().defaultTo(this.now())
      table.timestamp('claimed_until').nullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.timestamp('settled_at').nullable()
      table.check(`status in ('pending', 'delivered', 'failed', 'dropped')`)
      table.unique(['endpoint_id', 'event_id'])
    })
    this.schema.raw(`create index webhook_deliveries_due on webhook_deliveries (next_try_at)
      where status = 'pending'`)
    this.schema.raw(`create index webhook_deliveries_line on webhook_deliveries
      (endpoint_id, subject, sequence) where status = 'pending'`)

    this.schema.createTable('webhook_tries', (table) => {
      table.bigIncrements('id')
      table
        .bigInteger('delivery_id')
        .notNullable()
        .references('webhook_deliveries.id')
        .onDelete('CASCADE')
        .index()
      table.timestamp('tried_at').notNullable()
      table.integer('duration_ms').notNullable()
      // Null where nobody answered; then `problem` says why.
      table.integer('status').nullable()
      table.string('problem', 200).nullable()
      table.jsonb('request_headers').notNullable()
      table.jsonb('answer_headers').nullable()
      table.text('answer_body').nullable()
    })
  }
}
