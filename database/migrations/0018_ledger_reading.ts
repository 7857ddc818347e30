import { BaseSchema } from '@adonisjs/lucid/schema'

/** What a reader of the ledger needs: which parcel was paid for, moments in order, statements. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('ledger_transfers', (table) => {
      // What was paid for, by the number that its own module knows it by. No reference: that module
      // may sit in another database one day.
      table.bigInteger('subject_id').nullable()
    })
    this.schema.raw(BACKFILL)
    this.schema.alterTable('ledger_entries', (table) => {
      table.index(['account_id', 'created_at', 'id'])
    })
    // Written under the lock of the account, so that within one account later means a higher id.
    this.schema.raw('alter table ledger_entries alter created_at set default clock_timestamp()')

    // A token lives for five minutes.
    this.schema.raw('delete from download_tokens')
    this.schema.raw('alter table download_tokens drop constraint download_tokens_document_check')
    this.schema.alterTable('download_tokens', (table) => {
      table.dropColumn('shipment_id')
      table.jsonb('subject').notNullable()
    })
  }

  async down() {
    this.schema.raw('delete from download_tokens')
    this.schema.alterTable('download_tokens', (table) => {
      table.dropColumn('subject')
      table.bigInteger('shipment_id').notNullable().references('shipments.id').onDelete('cascade')
      table.check(`document in ('waybill', 'invoice')`, {}, 'download_tokens_document_check')
    })
    this.schema.raw('alter table ledger_entries alter created_at set default current_timestamp')
    this.schema.alterTable('ledger_entries', (table) => {
      table.dropIndex(['account_id', 'created_at', 'id'])
    })
    this.schema.alterTable('ledger_transfers', (table) => table.dropColumn('subject_id'))
  }
}

const BACKFILL = `
  alter table ledger_transfers disable trigger ledger_transfers_append_only;
  update ledger_transfers set subject_id = shipments.id from shipments
    where ledger_transfers.kind in ('shipment_payment', 'shipment_refund') and reference = transaction_reference;
  alter table ledger_transfers enable trigger ledger_transfers_append_only;
`
