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

    // A signature of a translation is valid only for exactly this `text` and this `english` source.
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
      // `organization_id`: that of an API key or test data; 0 for a person in live mode.
      table.bigInteger('organization_id').notNullable().defaultTo(0)
      table.string('key', 100).notNullable()
      table.string('request_hash', 64).notNullable()
      table.jsonb('reply').nullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now()).index()
      table.primary(['user_id', 'key', 'organization_id'])
    })

    // Failed jobs have their own table: in the queue, one would block a new job with the same key.
    this.schema.createTable('failed_jobs', (table) => {
      table.bigIncrements('id')
      table.string('name', 80).notNullable()
      table.jsonb('payload').notNullable()
      table.string('error', 500).notNullable()
      table.integer('times').notNullable().defaultTo(1)
      // `waits_for_staff`: only staff can run the job again, because no sweep repeats its work.
      table.boolean('waits_for_staff').notNullable().defaultTo(false)
      table.timestamp('first_failed_at').notNullable().defaultTo(this.now())
      table.timestamp('failed_at').notNullable().defaultTo(this.now())
      // `settled_at`: when staff retried or dismissed it, or a later run of the same job succeeded.
      table.timestamp('settled_at').nullable()
      table.bigInteger('settled_by').nullable().references('users.id')
    })
    this.schema.raw(`create unique index failed_jobs_open on failed_jobs (name, md5(payload::text))
      where settled_at is null`)
  }
}
