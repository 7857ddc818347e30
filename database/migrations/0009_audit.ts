import { Migration } from '#database/migration'

/** The audit log, approvals by a second person, and the proof that no row was altered. */
export default class extends Migration {
  async up() {
    this.#log()
    this.#approvals()
    this.#links()
    this.#seals()
  }

  #log() {
    // `audit_entries` is partitioned by month, so that old months can be archived.
    this.schema.raw(`
      create table audit_entries (
        id bigserial not null,
        actor_id bigint not null constraint audit_entries_actor_id_foreign references users,
        -- Whose log it is in, beside that of staff. Actions of customers among themselves are in theirs alone.
        organization_id bigint,
        action varchar(60) not null,
        subject_kind varchar(40) not null,
        subject_id varchar(80) not null,
        before jsonb,
        after jsonb,
        -- Set by the transaction that carries out an approval.
        approval_id bigint default nullif(current_setting('sendam.approval', true), '')::bigint,
        created_at timestamptz not null default current_timestamp
      ) partition by range (created_at);
      create index audit_entries_subject_kind_subject_id_id_index on audit_entries (subject_kind, subject_id, id);
      create index audit_entries_actor_id_id_index on audit_entries (actor_id, id);
      create index audit_entries_newest on audit_entries (created_at, id);
    `)
    this.schema.raw(`create index audit_entries_of_business on audit_entries
      (organization_id, created_at, id) where organization_id is not null`)
    this.schema.raw(`create index audit_entries_of_staff on audit_entries (created_at, id)
      where action not like 'team.%'`)
    this.schema.raw(`create index audit_entries_of_member on audit_entries
      (organization_id, actor_id, created_at, id) where action like 'team.%'`)
    // The audit log is evidence, so the database refuses changes.
    this.trigger(`audit_entries_append_only before update or delete on audit_entries
      for each row execute function audit_is_append_only()`)
    this.trigger(`audit_entries_no_truncate before truncate on audit_entries
      for each statement execute function audit_is_append_only()`)
    this.schema.raw(`select begin_partitions('audit_entries')`)

    // Views of personal data in the current hour, so that the audit log has each only once.
    this.schema.createTable('noted_reads', (table) => {
      table.timestamp('hour').notNullable()
      table.bigInteger('actor_id').notNullable()
      table.string('action', 60).notNullable()
      table.string('subject_kind', 40).notNullable()
      table.string('subject_id', 80).notNullable()
      table.primary(['hour', 'actor_id', 'action', 'subject_kind', 'subject_id'])
    })
  }

  #approvals() {
    this.schema.createTable('approvals', (table) => {
      table.bigIncrements('id')
      table.string('kind', 30).notNullable()
      table.string('title', 300).notNullable()
      // `command`: input of the command that an approval runs; deleted when the approval has ended.
      table.jsonb('command').nullable()
      table.jsonb('changes').notNullable()
      // `fingerprint`: hash of other state that must stay as it was when the approver looked.
      table.string('fingerprint', 64).nullable()
      table.string('subject_kind', 40).nullable()
      table.string('subject_id', 80).nullable()
      // `beneficiary_ids`: people who would profit from the change and may not approve it.
      table.specificType('beneficiary_ids', 'bigint[]').notNullable()
      // `version`: rises when the shown changes differ: approving an earlier version is refused.
      table.integer('version').notNullable().defaultTo(1)
      table.bigInteger('asked_by').notNullable().references('users.id')
      table.bigInteger('organization_id').notNullable().references('organizations.id')
      table.string('why', 300).nullable()
      table.timestamp('asked_at').notNullable().defaultTo(this.now())
      table.timestamp('expires_at').notNullable().defaultTo(this.raw(`now() + interval '48 hours'`))
      table.string('outcome', 10).nullable()
      table.timestamp('ended_at').nullable()
      table.bigInteger('decided_by').nullable().references('users.id')
      table.string('said', 500).nullable()
      // `news`: which e-mail about the approval is still to be sent.
      table.string('news', 10).nullable()
      table.index(['asked_by', 'id'])
      table.check(`outcome in ('approved', 'declined', 'withdrawn', 'expired', 'void')`)
      table.check('(outcome is null) = (ended_at is null)')
      table.check('(outcome is null) = (command is not null)')
      table.check(`decided_by <> asked_by or outcome = 'withdrawn'`)
      table.check(`outcome <> 'approved' or decided_by is not null`)
    })
    this.schema.raw(
      `create index approvals_waiting on approvals (expires_at) where outcome is null`
    )
    this.schema.raw(
      `create index approvals_ended on approvals (ended_at) where outcome is not null`
    )
    this.schema.raw(`create index approvals_untold on approvals (id) where news is not null`)
  }

  #links() {
    // A row of `proof_links` has some hundreds of links: a row per link would need far more space.
    this.schema.createTable('proof_links', (table) => {
      table.string('chain', 8).notNullable()
      table.bigInteger('number').notNullable()
      // `day`: the day in Lagos on which the links were made; the seal of that day covers them.
      table.date('day').notNullable().index()
      table.bigInteger('first_position').notNullable()
      table.integer('size').notNullable()
      // A row of `proof_links` covers the IDs above `after_row_id`, up to `last_row_id`.
      table.bigInteger('after_row_id').notNullable()
      table.bigInteger('last_row_id').notNullable()
      // All rows of a hash chain have the same `salt`.
      table.binary('salt').notNullable()
      table.binary('previous_link').notNullable()
      // `row_ids`: 8 bytes for each linked row.
      table.binary('row_ids').notNullable()
      // `links`: 32 bytes for each link.
      table.binary('links').notNullable()
      table.binary('heads').notNullable()
      // `parts`: hashes of the parts of each linked row, which show the part that was altered.
      table.binary('parts').notNullable()
      table.binary('previous_hash').notNullable()
      table.binary('hash').notNullable()
      table.timestamp('created_at').notNullable()
      table.primary(['chain', 'number'])
      table.index(['chain', 'last_row_id'])
      table.index(['chain', 'first_position'])
      table.check(`chain in ('ledger', 'audit')`)
    })
    this.trigger(`proof_links_append_only before update or delete on proof_links
      for each row execute function proof_is_append_only()`)
    this.trigger(`proof_links_no_truncate before truncate on proof_links
      for each statement execute function proof_is_append_only()`)
  }

  #seals() {
    this.schema.createTable('proof_seals', (table) => {
      table.bigInteger('number').primary()
      // A day without links has no seal.
      table.date('day').notNullable().unique()
      table.integer('ledger_links').notNullable()
      table.integer('audit_links').notNullable()
      // The last row of `proof_links` that the seal covers, with its hash; 0 and empty if none.
      table.bigInteger('ledger_upto').notNullable()
      table.binary('ledger_hash').notNullable()
      table.bigInteger('audit_upto').notNullable()
      table.binary('audit_hash').notNullable()
      // `root`: root of a Merkle tree over the links of the day.
      table.binary('root').notNullable().unique()
      table.binary('previous_hash').notNullable()
      table.binary('hash').notNullable()
      table.timestamp('created_at').notNullable().defaultTo(this.raw('clock_timestamp()'))
    })
    this.trigger(`proof_seals_append_only before update or delete on proof_seals
      for each row execute function proof_is_append_only()`)
    this.trigger(`proof_seals_no_truncate before truncate on proof_seals
      for each statement execute function proof_is_append_only()`)

    this.schema.createTable('proof_seal_mails', (table) => {
      table.bigInteger('seal_number').notNullable().references('proof_seals.number')
      table.string('address', 254).notNullable()
      table.timestamp('mailed_at').notNullable().defaultTo(this.raw('clock_timestamp()'))
      table.primary(['seal_number', 'address'])
    })

    // Roots of 1,024 neighbouring links each. A missing row can be computed again.
    this.schema.createTable('proof_seal_blocks', (table) => {
      table.bigInteger('seal_number').primary()
      table.binary('blocks').notNullable()
    })

    this.schema.createTable('proof_checks', (table) => {
      table.bigIncrements('id')
      table.specificType('faults', 'text[]').notNullable()
      // `is_whole`: all rows were checked, not only new rows and a part of the older ones.
      table.boolean('is_whole').notNullable()
      // Links and seals that existed at the check, so that the next one notices if some are gone.
      table.bigInteger('ledger_upto').notNullable()
      table.bigInteger('audit_upto').notNullable()
      table.bigInteger('seals').notNullable()
      table.jsonb('reach').nullable()
      // `mac`: hash made with `APP_KEY`: it shows that the product wrote the row.
      table.string('mac', 64).nullable()
      table.integer('took_ms').notNullable()
      table.timestamp('created_at').notNullable().defaultTo(this.raw('clock_timestamp()'))
    })
    this.trigger(`proof_checks_append_only before update or delete on proof_checks
      for each row execute function proof_is_append_only()`)
    this.trigger(`proof_checks_no_truncate before truncate on proof_checks
      for each statement execute function proof_is_append_only()`)
  }
}
