import { Migration } from '#database/migration'

/** Tables about the health of the product, and figures that screens show. */
export default class extends Migration {
  async up() {
    this.#health()
    this.#figures()
  }

  #health() {
    this.schema.createTable('tallies', (table) => {
      table.string('kind', 10).notNullable()
      table.string('name', 80).notNullable()
      table.string('outcome', 20).notNullable()
      table.bigInteger('times').notNullable().defaultTo(0)
      table.bigInteger('total_ms').notNullable().defaultTo(0)
      table.timestamp('last_at').nullable()
      // `in_a_row`: calls with this outcome since the last other one, to recognise an outage.
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

    this.schema.createTable('process_metrics', (table) => {
      table.uuid('id').primary()
      table.string('address', 200).notNullable()
      table.text('figures').notNullable()
      table.timestamp('told_at').notNullable().defaultTo(this.now())
    })
    // The table is unlogged: processes rewrite it every few seconds and a crash makes it worthless.
    this.schema.raw('alter table process_metrics set unlogged')

    this.schema.createTable('alarms', (table) => {
      table.string('cause', 100).primary()
      table.text('sentence').notNullable()
      table.timestamp('began_at').notNullable().defaultTo(this.now())
      table.timestamp('told_at').nullable()
      table.timestamp('ended_at').nullable()
    })
  }

  #figures() {
    for (const name of ['figures', 'figure_changes']) {
      this.schema.createTable(name, (table) => {
        // `organization_id` 0: all organizations. `user_id` 0: the whole organization. No foreign
        // keys, because figures may move to another database.
        table.bigInteger('organization_id').notNullable()
        table.bigInteger('user_id').notNullable()
        table.text('figure').notNullable()
        // `day`: a day in Lagos; `infinity` for figures of the present.
        table.date('day').notNullable()
        table.bigInteger('count').notNullable().defaultTo(0)
        table.bigInteger('kobo').notNullable().defaultTo(0)
        if (name === 'figure_changes') return
        table.timestamp('changed_at').notNullable().defaultTo(this.now())
        table.primary(['organization_id', 'user_id', 'figure', 'day'])
        table.index(['day'])
      })
    }
    // `figures` has space for updates in place; rows of `figure_changes` are deleted once added up.
    this.schema.raw('alter table figures set (fillfactor = 70)')
    this.schema.raw(`alter table figure_changes set (autovacuum_vacuum_scale_factor = 0,
      autovacuum_vacuum_threshold = 2000, autovacuum_analyze_scale_factor = 0)`)
    this.load('figures')
    // `current_figures`: the figures, plus the changes that are not added up yet.
    this.schema.raw(`create view current_figures as
      select organization_id, user_id, figure, day, count, kobo from figures
      union all
      select owner.organization_id, owner.user_id, change.figure, change.day, change.count, change.kobo
      from figure_changes as change
        cross join lateral figure_owners(change.organization_id, change.user_id) as owner`)

    this.schema.createTable('figure_checks', (table) => {
      table.bigIncrements('id')
      table.specificType('faults', 'text[]').notNullable()
      table.integer('days').notNullable()
      table.integer('took_ms').notNullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now()).index()
    })
  }
}
