import { Migration } from '#database/migration'

/** A thousand shipments are paid for in one statement, with a transfer for each. */
export default class extends Migration {
  async up() {
    this.load('wallet/post_transfers')
  }
}
