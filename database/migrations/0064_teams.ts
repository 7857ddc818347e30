import { Migration } from '#database/migration'

/**
 * What people may do inside a business, what each may spend in a month, and what an owner has to approve. The version
 * before goes on writing `member`, which is read as `payer`.
 */
export default class extends Migration {
  async up() {
    this.#roles()
    this.#limits()
    this.#approvals()
    this.#activity()
  }

  #roles() {
    for (const table of ['memberships', 'invitations']) {
      this.schema.raw(`do $$ declare name text; begin
        for name in select conname from pg_constraint where conrelid = '${table}'::regclass
          and contype = 'c' and pg_get_constraintdef(oid) like '%role%'
        loop execute format('alter table ${table} drop constraint %I', name); end loop; end $$`)
      this.schema.raw(`alter table ${table} add constraint ${table}_role
        check (role in ('owner', 'payer', 'booker', 'viewer', 'member'))`)
      this.schema.raw(
        `update ${table} set role = 'payer' where role = 'member' and organization_id > 2`
      )
    }
  }

  #limits() {
    this.schema.alterTable('memberships', (table) => {
      // Null is without a limit, and as the business says.
      table.bigInteger('monthly_limit_kobo').nullable()
      table.bigInteger('approval_above_kobo').nullable()
    })
    this.schema.raw(`alter table memberships add constraint memberships_limits
      check (coalesce(monthly_limit_kobo, 0) >= 0 and coalesce(approval_above_kobo, 0) >= 0)`)
    this.schema.createTable('team_rules', (table) => {
      table.bigInteger('organization_id').primary().references('organizations.id')
      table.bigInteger('approval_above_kobo').nullable()
      table.bigInteger('updated_by').notNullable().references('users.id')
      table.timestamp('updated_at').notNullable().defaultTo(this.now())
      table.check('coalesce(approval_above_kobo, 0) >= 0')
    })
    this.schema.createTable('member_spendings', (table) => {
      table.bigInteger('organization_id').notNullable().references('organizations.id')
      table.bigInteger('user_id').notNullable().references('users.id')
      // Its first day, in Lagos.
      table.date('month').notNullable()
      table.bigInteger('spent_kobo').notNullable()
      table.primary(['organization_id', 'user_id', 'month'])
      table.check('spent_kobo >= 0')
    })
    // What was paid this month counts, whoever gets a limit in it.
    this.schema.raw(`insert into member_spendings (organization_id, user_id, month, spent_kobo)
      select shipments.organization_id, changes.user_id,
        date_trunc('month', now() at time zone 'Africa/Lagos')::date, sum(payment_amount_kobo)
      from shipment_status_changes as changes join shipments on shipments.id = changes.shipment_id
      where changes.to_status = 'PENDING' and changes.reason = 'Paid' and changes.user_id is not null
        and shipments.organization_id > 2 and shipments.status <> 'VOIDED'
        and shipments.payment_method in ('cash', 'cash_back')
        and changes.created_at >= date_trunc('month', now() at time zone 'Africa/Lagos') at time zone 'Africa/Lagos'
      group by 1, 2`)
  }

  #approvals() {
    this.schema.createTable('purchase_approvals', (table) => {
      table.bigIncrements()
      table.bigInteger('organization_id').notNullable().references('organizations.id')
      table.bigInteger('shipment_id').notNullable().references('shipments.id')
      table.bigInteger('asked_by').notNullable().references('users.id')
      table.timestamp('asked_at').notNullable().defaultTo(this.now())
      // What it cost when it was asked for, why it has to be asked for, and what the asker says to it.
      table.bigInteger('amount_kobo').notNullable()
      table.string('cause', 10).notNullable()
      table.string('note', 300).nullable()
      table.string('outcome', 10).nullable()
      table.bigInteger('decided_by').nullable().references('users.id')
      table.timestamp('decided_at').nullable()
      table.string('reason', 300).nullable()
      table.check(`cause in ('role', 'above', 'limit')`)
      table.check(`outcome in ('approved', 'refused', 'withdrawn', 'void')`)
      table.check('(outcome is null) = (decided_at is null)')
      table.check(`outcome is null or outcome = 'void' or decided_by is not null`)
      table.index(['organization_id', 'id'])
      table.index(['asked_by'])
    })
    this.schema.raw(`create unique index purchase_approvals_waiting
      on purchase_approvals (organization_id, shipment_id) where outcome is null`)
  }

  /** Whose log an entry is in, beside that of our staff; what customers did among themselves is in theirs alone. */
  #activity() {
    this.schema.alterTable('audit_entries', (table) => {
      table.bigInteger('organization_id').nullable()
    })
    this.schema.raw(`create index audit_entries_of_business on audit_entries
      (organization_id, created_at, id) where organization_id is not null`)
    this.schema.raw(`create index audit_entries_of_staff on audit_entries (created_at, id)
      where action not like 'team.%'`)
  }
}
