import { Migration } from '#database/migration'

/** What the worker needs to deliver by turns, and to say in time that an address has gone silent. */
export default class extends Migration {
  async up() {
    this.schema.alterTable('webhook_endpoints', (table) => {
      // When its owner was told that nothing arrives.
      table.timestamp('warned_at').nullable()
    })
    this.schema.alterTable('webhook_deliveries', (table) => {
      // Sent again, or to try the endpoint: it waits for no other, and no other for it.
      table.boolean('unordered').notNullable().defaultTo(false)
    })
    this.schema.alterTable('webhook_tries', (table) => {
      // Where it went: the endpoint may have another address by now.
      table.string('url', 500).nullable()
    })
    // What is under way, for the places of each endpoint.
    this.schema.raw(`create index webhook_deliveries_claimed on webhook_deliveries
      (endpoint_id, claimed_until) where status = 'pending' and claimed_until is not null`)
    this.schema.raw(`create index webhook_deliveries_turn on webhook_deliveries
      (endpoint_id, next_try_at, id) where status = 'pending'`)
    this.schema.raw('create index webhook_deliveries_log on webhook_deliveries (endpoint_id, id)')
  }
}
