import { Migration } from '#database/migration'

const IN_NEED = `case
  when status in ('AWAITING_PAYMENT_CONFIRMATION', 'PENDING_ISSUE') then status::text
  when status in ('BOOKED', 'COURIER_ASSIGNED') and tracking_state in ('HELD', 'DELIVERY_FAILED',
    'READY_FOR_COLLECTION', 'DAMAGED', 'LOST', 'WITHDRAWN') then tracking_state::text
  end`

/** What screens count and add up, kept by the day as it happens instead of read from every row. */
export default class extends Migration {
  async up() {
    for (const name of ['figures', 'figure_changes']) {
      this.schema.createTable(name, (table) => {
        // 0 for everybody's, and for what an organization shares. No reference: it may sit in another database one day.
        table.bigInteger('organization_id').notNullable()
        table.bigInteger('user_id').notNullable()
        table.text('figure').notNullable()
        // Of Lagos; infinity for how things stand now.
        table.date('day').notNullable()
        table.bigInteger('count').notNullable().defaultTo(0)
        table.bigInteger('kobo').notNullable().defaultTo(0)
      })
    }
    this.schema.alterTable('figures', (table) => {
      table.timestamp('changed_at').notNullable().defaultTo(this.now())
      table.primary(['organization_id', 'user_id', 'figure', 'day'])
      table.index(['day'])
    })
    // Rows are rewritten in place, and what was folded makes room at once.
    this.schema.raw(`alter table figures set (fillfactor = 70)`)
    this.schema.raw(`alter table figure_changes set
      (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000, autovacuum_analyze_scale_factor = 0)`)

    this.schema.createTable('figure_checks', (table) => {
      table.bigIncrements('id')
      table.specificType('faults', 'text[]').notNullable()
      table.integer('days').notNullable()
      table.integer('took_ms').notNullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now()).index()
    })
    this.createIndexes()

    // From the triggers to the commit nobody else writes what is counted, so nothing is counted twice or not at all.
    this.load('figure_changes')
    this.load('figures')
    this.load('wallet/post_transfer')
    this.load('watch_parcel')
    this.schema.raw('select count_figures_anew()')
  }

  private createIndexes() {
    // For counting some days anew. A payment pays next to nothing for it: rows lie in the order of their days.
    this.schema.raw(`create index shipments_days on shipments using brin
      (created_at timestamptz_minmax_multi_ops, paid_at timestamptz_minmax_multi_ops)
      with (pages_per_range = 32, autosummarize = on)`)
    // The latest of those that wait for their sender, each of whom has few (app/shipping/home/home_tasks.ts).
    this.schema.raw(`create index shipments_in_need on shipments (organization_id,
      (case when abs(organization_id) <= 2 then user_id else 0 end), (${IN_NEED}), id) where (${IN_NEED}) is not null`)
    // Funding that has begun and not ended is a handful of all that there ever was.
    this.schema.raw(`create index payment_intents_pending on payment_intents (amount_kobo)
      where status = 'pending'`)
  }
}
