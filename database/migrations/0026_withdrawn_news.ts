import { Migration } from '#database/migration'

/** Who booked a parcel is told that its courier has cancelled it, and also later that it arrived damaged. */
export default class extends Migration {
  async up() {
    this.schema.raw('alter table shipment_letters drop constraint shipment_letters_kind_check')
    this.schema.raw(`alter table shipment_letters add constraint shipment_letters_kind_check
      check (kind in ('waybill', 'returned', 'lost', 'damaged', 'withdrawn'))`)

    // A sweep looks every few minutes for those of the last day.
    this.schema.raw(`create index tracking_events_damaged_index on tracking_events (recorded_at)
      where code = 'DAMAGED'`)
  }
}
