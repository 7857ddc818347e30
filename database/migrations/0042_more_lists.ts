import { Migration } from '#database/migration'

/** The lists beside that of shipments: what they are found and read in order by. */
export default class extends Migration {
  async up() {
    this.keepTransactions()
    this.indexPeople()
    this.indexMessages()
  }

  /** A line of a wallet with what its transfer says, which another table knows. */
  private keepTransactions() {
    this.schema.createTable('transaction_searches', (table) => {
      table.bigInteger('wallet_id').notNullable()
      // Without a reference: an entry has no key without its month.
      table.bigInteger('entry_id').notNullable()
      table.timestamp('created_at').notNullable()
      table.text('kind').notNullable()
      table.text('comment').notNullable()
      table.bigInteger('amount_kobo').notNullable()
      table.text('content').notNullable()
      table.primary(['wallet_id', 'entry_id'])
    })
    // From here on nobody writes an entry until all are filled in.
    this.load('fold')
    this.load('wallet/transaction_search')
    this.schema.raw('select fill_transaction_search(0, max(id)) from ledger_entries')
    for (const column of ['created_at', 'kind', 'comment', 'amount_kobo']) {
      this.schema.raw(`create index transaction_searches_${column} on transaction_searches
        (wallet_id, ${column}, entry_id)`)
    }
    // Whoever pays waits for the rows that are put aside to be sorted in: few at a time.
    this.schema.raw(`create index transaction_searches_content on transaction_searches
      using gin (wallet_id, content gin_trgm_ops) with (gin_pending_list_limit = 512)`)
    this.schema.raw('analyze transaction_searches')
  }

  private indexPeople() {
    this.schema.raw(`create index users_by_content on users using gin
      (lower(firstname || ' ' || lastname || ' ' || email || ' ' || coalesce(phone_number, '')) gin_trgm_ops)`)
    this.schema.raw('analyze users')
  }

  private indexMessages() {
    this.schema.raw(`create index receiver_notifications_sms on receiver_notifications
      (organization_id, id) where sms_message_id is not null`)
    this.schema.raw(`create index webhook_deliveries_log_by_status on webhook_deliveries
      (endpoint_id, status, id)`)
    this.schema.raw(`create index webhook_deliveries_log_by_date on webhook_deliveries
      (endpoint_id, created_at)`)
    this.schema.raw(`create index webhook_events_by_type on webhook_events
      (organization_id, type, id)`)
    this.schema.raw('analyze receiver_notifications, webhook_deliveries')
  }
}
