import { Migration } from '#database/migration'

/** Settings, translations and the state of requests and jobs. */
export default class extends Migration {
  async up() {
    this.#settings()
    this.#requests()
  }

  #settings() {
    this.schema.createTable('settings', (table) => {
      table.string('key', 60).primary()
      table.jsonb('value').notNullable()
      table.bigInteger('updated_by').nullable().references('users.id')
      table.timestamp('updated_at').notNullable().defaultTo(this.now())
      table.integer('version').notNullable().defaultTo(1)
    })
    this.countVersions('settings')
    this.raiseDataVersion('settings', 'settings')

    this.schema.createTable('message_translations', (table) => {
      table.bigIncrements('id')
      table.string('language', 5).notNullable()
      table.string('key', 80).notNullable()
      table.text('text').notNullable()
      table.bigInteger('updated_by').notNullable().references('users.id')
      table.timestamp('updated_at').notNullable().defaultTo(this.now())
      table.unique(['language', 'key'])
    })

    // A signature holds for these words as a translation of these English words.
    this.schema.createTable('message_signatures', (table) => {
      table.bigIncrements('id')
      table.string('language', 5).notNullable()
      table.string('key', 80).notNullable()
      table.text('english').notNullable()
      table.text('text').notNullable()
      table.bigInteger('signed_by').notNullable().references('users.id')
      table.timestamp('signed_at').notNullable().defaultTo(this.now())
      table.index(['language', 'key'])
    })
  }

  #requests() {
    this.schema.createTable('idempotency_keys', (table) => {
      table.bigInteger('user_id').notNullable().references('users.id')
      // 0 for people in live mode. Two businesses of one person may use the same key.
      table.bigInteger('organization_id').notNullable().defaultTo(0)
      table.string('key', 100).notNullable()
      table.string('request_hash', 64).notNullable()
      table.jsonb('reply').nullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now()).index()
      table.primary(['user_id', 'key', 'organization_id'])
    })

    // The queue deletes jobs that failed for good: a kept one would block the next one with the same key.
    this.schema.createTable('failed_jobs', (table) => {
      table.bigIncrements('id')
      table.string('name', 80).notNullable()
      table.jsonb('payload').notNullable()
      table.string('error', 500).notNullable()
      table.integer('times').notNullable().defaultTo(1)
      // Only staff start it again; no sweep does.
      table.boolean('waits_for_staff').notNullable().defaultTo(false)
      table.timestamp('first_failed_at').notNullable().defaultTo(this.now())
      table.timestamp('failed_at').notNullable().defaultTo(this.now())
      // Retried, ignored, or done by a later job.
      table.timestamp('settled_at').nullable()
      table.bigInteger('settled_by').nullable().references('users.id')
    })
    this.schema.raw(`create unique index failed_jobs_open on failed_jobs (name, md5(payload::text))
      where settled_at is null`)
  }
}
