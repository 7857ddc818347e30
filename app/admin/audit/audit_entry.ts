import { AuditEntrySchema } from '#database/schema'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import User from '#identity/accounts/models/user'

/** A change that staff made. Written by `recordAudit`, and only read here. */
export default class AuditEntry extends AuditEntrySchema {
  static table = 'audit_entries'

  declare before: Record<string, unknown> | null
  declare after: Record<string, unknown> | null

  @belongsTo(() => User, { foreignKey: 'actorId' })
  declare actor: BelongsTo<typeof User>
}
