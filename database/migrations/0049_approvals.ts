import { Migration } from '#database/migration'

/** What one member of staff has asked for and another has to approve. Decision 67. */
export default class extends Migration {
  async up() {
    this.schema.createTable('approvals', (table) => {
      table.bigIncrements('id')
      table.string('kind', 30).notNullable()
      table.string('title', 300).notNullable()
      // What to do, in the terms of its kind; nobody needs it once it has ended.
      table.jsonb('command').nullable()
      // What would be different, in words: field, before, after.
      table.jsonb('changes').notNullable()
      // What else has to be as it was when somebody looked.
      table.string('fingerprint', 64).nullable()
      table.string('subject_kind', 40).nullable()
      table.string('subject_id', 80).nullable()
      // Who gains by it, and so may not approve it.
      table.specificType('beneficiary_ids', 'bigint[]').notNullable()
      // Counts what was shown: whoever approves an earlier one is told.
      table.integer('version').notNullable().defaultTo(1)
      table.bigInteger('asked_by').notNullable().references('users.id')
      table.bigInteger('organization_id').notNullable().references('organizations.id')
      table.string('why', 300).nullable()
      table.timestamp('asked_at').notNullable().defaultTo(this.now())
      table.timestamp('expires_at').notNullable().defaultTo(this.raw(`now() + interval '48 hours'`))
      table.string('outcome', 10).nullable()
      table.timestamp('ended_at').nullable()
      table.bigInteger('decided_by').nullable().references('users.id')
      // What was done, why it was declined, or what stood against it.
      table.string('said', 500).nullable()
      // What a mail still has to tell.
      table.string('news', 10).nullable()
      table.check(`outcome in ('approved', 'declined', 'withdrawn', 'expired', 'void')`)
      table.check('(outcome is null) = (ended_at is null)')
      table.check('(outcome is null) = (command is not null)')
      table.check(`decided_by <> asked_by or outcome = 'withdrawn'`)
      table.check(`outcome <> 'approved' or decided_by is not null`)
      table.index(['asked_by', 'id'])
    })
    this.schema.raw(
      `create index approvals_waiting on approvals (expires_at) where outcome is null`
    )
    this.schema.raw(
      `create index approvals_ended on approvals (ended_at) where outcome is not null`
    )
    this.schema.raw(`create index approvals_untold on approvals (id) where news is not null`)

    // Whatever a transaction that carries out an approval writes to the log names it.
    this.schema.alterTable('audit_entries', (table) => {
      table.bigInteger('approval_id').nullable()
    })
    this.schema.raw(`alter table audit_entries alter column approval_id
      set default nullif(current_setting('sendam.approval', true), '')::bigint`)
  }
}
