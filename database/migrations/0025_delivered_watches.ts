import { Migration } from '#database/migration'

/** A parcel that has arrived is asked after for three days more. */
export default class extends Migration {
  async up() {
    this.load('watch_parcel')
  }
}
