import { Migration } from '#database/migration'

/** Whom a return waits for has been told so; and what its lists and its sweep look for. */
export default class extends Migration {
  async up() {
    this.schema.alterTable('shipment_returns', (table) => {
      // Of a receiver's request: null until it is booked by itself, or its sender is told that it waits.
      table.timestamp('told_asked_at').nullable()
    })
    this.schema.raw(`
      update shipment_returns set told_asked_at = created_at where asked_by = 'receiver';
      create index shipment_returns_of_business on shipment_returns (organization_id, id);
      create index shipment_returns_untold on shipment_returns (created_at)
        where asked_by = 'receiver' and told_asked_at is null
          and booked_at is null and refused_at is null;
      create index shipment_returns_not_back on shipment_returns (booked_at)
        where told_back_at is null and booked_at is not null;
    `)
  }
}
