import { BaseSchema } from '@adonisjs/lucid/schema'

/** What staff changed, by whom, and from what to what. Nobody can change it afterwards. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('audit_entries', (table) => {
      table.bigIncrements('id')
      table.bigInteger('actor_id').notNullable().references('users.id')
      table.string('action', 60).notNullable()
      table.string('subject_kind', 40).notNullable()
      table.string('subject_id', 80).notNullable()
      table.jsonb('before').nullable()
      table.jsonb('after').nullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.index(['subject_kind', 'subject_id', 'id'])
      table.index(['actor_id', 'id'])
    })
    this.schema.raw(`
      create function audit_is_append_only() returns trigger language plpgsql as $$
      begin
        raise exception 'The audit log is append-only';
      end $$;
      create trigger audit_entries_append_only before update or delete on audit_entries
        for each row execute function audit_is_append_only();
      create trigger audit_entries_no_truncate before truncate on audit_entries
        for each statement execute function audit_is_append_only();
    `)
  }

  async down() {
    this.schema.dropTable('audit_entries')
    this.schema.raw('drop function audit_is_append_only')
  }
}
