import { ApprovalSchema } from '#database/schema'
import { belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import User from '#identity/accounts/models/user'
import type { ApprovalKindName } from '#identity/approvals/rules/approval_kinds'
import type { FieldChange } from '#shared/audit/audit_text'

/** How it ended: void where it could not be done any more, or whoever asked may not ask for it any more. */
export type ApprovalOutcome = 'approved' | 'declined' | 'withdrawn' | 'expired' | 'void'

/** Something that one member of staff has asked for and another has to approve. Only SQL by the database's clock ends it. */
export default class Approval extends ApprovalSchema {
  declare kind: ApprovalKindName
  declare outcome: ApprovalOutcome | null
  declare news: 'asked' | 'ended' | null

  // The driver would write a list as an array of PostgreSQL.
  @column({ prepare: (value: unknown) => JSON.stringify(value) })
  declare changes: FieldChange[]

  @column({ consume: (ids: (string | number)[]) => ids.map(Number) })
  declare beneficiaryIds: number[]

  @belongsTo(() => User, { foreignKey: 'askedBy' })
  declare asker: BelongsTo<typeof User>

  @belongsTo(() => User, { foreignKey: 'decidedBy' })
  declare decider: BelongsTo<typeof User> | null
}
