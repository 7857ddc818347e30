import { Migration } from '#database/migration'

/** What befalls a parcel beside its way: what it comes to, what is no longer true, and who is told of it. */
export default class extends Migration {
  async up() {
    this.schema.alterTable('shipments', (table) => {
      // The code that decides, of all that was told. Null before anything was.
      table.string('tracking_state', 30).nullable()
      table.index(['tracking_state', 'created_at'])
    })
    this.schema.raw(`update shipments set tracking_state = latest.code
      from (select distinct on (shipment_id) shipment_id, code from tracking_events
        order by shipment_id, code <> 'DELIVERED', occurred_at desc, id desc) latest
      where latest.shipment_id = shipments.id`)

    this.schema.alterTable('tracking_events', (table) => {
      // Nobody says so any more; kept, because it may be told again.
      table.timestamp('withdrawn_at').nullable()
      // By our staff, who know better: it stays withdrawn however often it is told again.
      table.bigInteger('put_aside_by').nullable().references('users.id')
    })

    // What the sandbox does with a parcel that does not simply arrive.
    this.schema.alterTable('sandbox_parcels', (table) => {
      table.string('fate', 10).nullable()
    })

    // A second failed attempt is news of its own: the day of each. Empty for what a receiver is told once.
    this.schema.alterTable('receiver_notifications', (table) => {
      table.string('occurrence', 10).notNullable().defaultTo('')
      table.dropUnique(['shipment_id', 'event', 'channel'])
      table.unique(['shipment_id', 'event', 'channel', 'occurrence'])
    })

    this.schema.raw('alter table shipment_letters drop constraint shipment_letters_kind_check')
    this.schema.raw(`alter table shipment_letters add constraint shipment_letters_kind_check
      check (kind in ('waybill', 'returned', 'lost', 'damaged'))`)
  }
}
