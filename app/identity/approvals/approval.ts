import { ApprovalSchema } from '#database/schema'
import { belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import User from '#identity/accounts/models/user'
import type { ApprovalKindName } from '#identity/approvals/rules/approval_kinds'
import type { FieldChange } from '#shared/audit/audit_text'

/** `void`: it became impossible, or the requester lost the right to ask. */
export type ApprovalOutcome = 'approved' | 'declined' | 'withdrawn' | 'expired' | 'void'

/** A staff request that somebody else must approve. It ends by the database's clock. */
export default class Approval extends ApprovalSchema {
  declare kind: ApprovalKindName
  declare outcome: ApprovalOutcome | null
  declare news: 'asked' | 'ended' | null

  // The driver would turn a list into a PostgreSQL array.
  @column({ prepare: (value: unknown) => JSON.stringify(value) })
  declare changes: FieldChange[]

  @column({ consume: (ids: (string | number)[]) => ids.map(Number) })
  declare beneficiaryIds: number[]

  @belongsTo(() => User, { foreignKey: 'askedBy' })
  declare requester: BelongsTo<typeof User>

  @belongsTo(() => User, { foreignKey: 'decidedBy' })
  declare decider: BelongsTo<typeof User> | null
}
