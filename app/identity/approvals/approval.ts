import { ApprovalSchema } from '#database/schema'
import { belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import User from '#identity/accounts/models/user'
import type { ApprovalKindName } from '#identity/approvals/rules/approval_kinds'
import type { FieldChange } from '#shared/audit/audit_text'

/** `void`: the change became impossible, or the requester lost the right to ask for it. */
export type ApprovalOutcome = 'approved' | 'declined' | 'withdrawn' | 'expired' | 'void'

/** A change that staff requested and that somebody else must approve. */
export default class Approval extends ApprovalSchema {
  declare kind: ApprovalKindName
  declare outcome: ApprovalOutcome | null
  declare news: 'asked' | 'ended' | null

  // Written as JSON text, because the driver would turn a list into a PostgreSQL array.
  @column({ prepare: (value: unknown) => JSON.stringify(value) })
  declare changes: FieldChange[]

  @column({ consume: (ids: (string | number)[]) => ids.map(Number) })
  declare beneficiaryIds: number[]

  @belongsTo(() => User, { foreignKey: 'askedBy' })
  declare requester: BelongsTo<typeof User>

  @belongsTo(() => User, { foreignKey: 'decidedBy' })
  declare decider: BelongsTo<typeof User> | null
}
