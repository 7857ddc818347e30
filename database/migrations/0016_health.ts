import { Migration } from '#database/migration'

/** What tells whether the product is well: for the figures, for staff's page, and for the alarms. */
export default class extends Migration {
  async up() {
    // One row for each way in which calls to a company, or runs of a job, have ended.
    this.schema.createTable('tallies', (table) => {
      table.string('kind', 10).notNullable()
      table.string('name', 80).notNullable()
      table.string('outcome', 20).notNullable()
      table.bigInteger('times').notNullable().defaultTo(0)
      table.bigInteger('total_ms').notNullable().defaultTo(0)
      table.timestamp('last_at').nullable()
      // Since any other ending: a company that is silent is not the same as one that was, now and then.
      table.integer('in_a_row').notNullable().defaultTo(0)
      table.timestamp('row_began_at').nullable()
      table.primary(['kind', 'name', 'outcome'])
    })

    this.schema.createTable('running_processes', (table) => {
      table.uuid('id').primary()
      table.string('kind', 10).notNullable()
      table.string('host', 100).notNullable()
      table.integer('pid').notNullable()
      table.timestamp('started_at').notNullable().defaultTo(this.now())
      table.timestamp('seen_at').notNullable().defaultTo(this.now())
      table.timestamp('left_at').nullable()
      table.check(`kind in ('web', 'worker')`)
    })

    this.createFailedJobs()

    this.schema.createTable('ledger_checks', (table) => {
      table.bigIncrements('id')
      table.specificType('faults', 'text[]').notNullable()
      table.integer('took_ms').notNullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now()).index()
    })

    this.schema.createTable('alarms', (table) => {
      table.string('cause', 100).primary()
      table.text('sentence').notNullable()
      table.timestamp('began_at').notNullable().defaultTo(this.now())
      table.timestamp('told_at').nullable()
      table.timestamp('ended_at').nullable()
    })
  }

  /** The queue itself forgets a job that has failed for good, and must: a kept one would keep its twins out. */
  private createFailedJobs() {
    this.schema.createTable('failed_jobs', (table) => {
      table.bigIncrements('id')
      table.string('name', 80).notNullable()
      table.jsonb('payload').notNullable()
      table.string('error', 500).notNullable()
      table.integer('times').notNullable().defaultTo(1)
      table.timestamp('first_failed_at').notNullable().defaultTo(this.now())
      table.timestamp('failed_at').notNullable().defaultTo(this.now())
      // Tried again, left alone, or done by a later job for the same.
      table.timestamp('settled_at').nullable()
      table.bigInteger('settled_by').nullable().references('users.id')
    })
    this.schema.raw(`create unique index failed_jobs_open on failed_jobs (name, md5(payload::text))
      where settled_at is null`)
  }
}
