import { AuditEntrySchema } from '#database/schema'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import User from '#identity/accounts/models/user'
import { subjectText } from '#shared/audit/audit_text'

/** A line of the audit log that is in the own log of a business. Written by `recordTeamActivity`, and only read here. */
export default class TeamEntry extends AuditEntrySchema {
  static table = 'audit_entries'

  declare before: Record<string, unknown> | null
  declare after: Record<string, unknown> | null

  @belongsTo(() => User, { foreignKey: 'actorId' })
  declare actor: BelongsTo<typeof User>

  /** What our staff did is told as ours: who of us, and what they noted, is not for customers. */
  get isOurs() {
    return !this.action.startsWith('team.')
  }

  /** With the name of the key that somebody used, in the place of its number. */
  get afterInWords() {
    const { apiKeyId, ...after } = this.after ?? {}
    return apiKeyId === undefined ? this.after : { ...after, apiKey: this.$extras.key_name }
  }

  get subjectText(): string {
    return this.$extras.subject ?? subjectText(this.subjectKind, this.subjectId)
  }
}
