import { Migration } from '#database/migration'

/** What the search of staff begins with: names, numbers and references, by their beginnings. */
export default class extends Migration {
  async up() {
    this.schema.raw(`create index users_by_name on users
      (lower(firstname || ' ' || lastname) text_pattern_ops)`)
    this.schema.raw(`create index users_by_lastname on users (lower(lastname) text_pattern_ops)`)
    this.schema.raw(`create index users_by_email on users (email text_pattern_ops)`)
    this.schema.raw(`create index users_by_phone on users (phone_number text_pattern_ops)`)
    this.schema.raw(`create index ledger_transfers_by_reference on ledger_transfers
      (upper(reference) text_pattern_ops)`)
  }
}
