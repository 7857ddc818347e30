import { BaseSchema } from '@adonisjs/lucid/schema'

/** What staff decided about money that came and was not what was asked for. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('incoming_payments', (table) => {
      table.timestamp('resolved_at').nullable()
      table.bigInteger('resolved_by').nullable().references('users.id')
      table.string('resolution', 200).nullable()
    })
    this.schema.raw(`
      alter table incoming_payments drop constraint incoming_payments_check;
      alter table incoming_payments add constraint incoming_payments_outcome check (
        (transfer_id is not null or attention is not null)
        and (attention is null or transfer_id is null or resolved_at is not null)
        and (resolved_at is null) = (resolved_by is null)
        and (resolved_at is null) = (resolution is null)
        and (resolved_at is null or attention is not null));
      create index incoming_payments_attention on incoming_payments (created_at, id)
        where attention is not null and resolved_at is null`)
  }

  async down() {
    this.schema.raw(`
      drop index incoming_payments_attention;
      alter table incoming_payments drop constraint incoming_payments_outcome`)
    this.schema.alterTable('incoming_payments', (table) => {
      table.dropColumns('resolved_at', 'resolved_by', 'resolution')
    })
    // What was credited in the end had needed attention; the older check knows only one of the two.
    this.schema.raw(`
      update incoming_payments set attention = null where transfer_id is not null;
      alter table incoming_payments add constraint incoming_payments_check
        check ((transfer_id is null) = (attention is not null))`)
  }
}
