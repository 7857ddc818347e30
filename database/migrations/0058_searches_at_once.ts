import { Migration } from '#database/migration'

/** What many shipments are found by is filled in at once, not with a plan for each of them. */
export default class extends Migration {
  async up() {
    this.schema.raw('drop function if exists fill_shipment_search(bigint, bigint)')
  }
}
