import { QueueSchemaService } from '@adonisjs/queue'
import { Migration } from '#database/migration'

/** What belongs to no business of its own: the framework's tables, messages, settings and the audit log. */
export default class extends Migration {
  async up() {
    this.load('count_version')
    this.createFrameworkTables()

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

    this.schema.createTable('download_tokens', (table) => {
      table.string('token_hash', 64).primary()
      table.string('document', 10).notNullable()
      table.jsonb('subject').notNullable()
      table.timestamp('expires_at').notNullable().index()
    })

    this.schema.createTable('settings', (table) => {
      table.string('key', 60).primary()
      table.jsonb('value').notNullable()
      table.bigInteger('updated_by').nullable().references('users.id')
      table.timestamp('updated_at').notNullable().defaultTo(this.now())
      table.integer('version').notNullable().defaultTo(1)
    })
    this.countVersions('settings')

    // What staff changed, by whom, and from what to what.
    this.schema.createTable('audit_entries', (table) => {
      table.bigIncrements('id')
      table.bigInteger('actor_id').notNullable().references('users.id')
      table.string('action', 60).notNullable()
      table.string('subject_kind', 40).notNullable()
      table.string('subject_id', 80).notNullable()
      table.jsonb('before').nullable()
      table.jsonb('after').nullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.index(['subject_kind', 'subject_id', 'id'])
      table.index(['actor_id', 'id'])
      table.index(['created_at', 'id'], 'audit_entries_newest')
    })
    this.load('audit_append_only')
  }

  /** In the shape that the session store, the rate limiter and the queue ask for. */
  private createFrameworkTables() {
    this.schema.createTable('sessions', (table) => {
      table.string('id').primary()
      table.text('data').notNullable()
      table.string('user_id').nullable().index()
      table.timestamp('expires_at').notNullable().index()
    })

    this.schema.createTable('rate_limits', (table) => {
      table.string('key', 255).notNullable().primary()
      table.integer('points', 9).notNullable().defaultTo(0)
      table.bigInteger('expire').unsigned()
    })

    this.defer(async (db) => {
      const queue = new QueueSchemaService(db.getWriteClient())
      await queue.createJobsTable()
      await queue.createSchedulesTable()
    })
  }
}
