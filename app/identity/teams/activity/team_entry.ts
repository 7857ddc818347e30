import { AuditEntrySchema } from '#database/schema'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import User from '#identity/accounts/models/user'
import { subjectText } from '#shared/audit/audit_text'

/** A row of a business's activity log. Read only; `recordTeamActivity` writes it. */
export default class TeamEntry extends AuditEntrySchema {
  static table = 'audit_entries'

  declare before: Record<string, unknown> | null
  declare after: Record<string, unknown> | null

  @belongsTo(() => User, { foreignKey: 'actorId' })
  declare actor: BelongsTo<typeof User>

  /** True for staff actions, shown under the brand's name: customers do not see who or why. */
  get isOurs() {
    return !this.action.startsWith('team.')
  }

  get afterInWords() {
    const { apiKeyId, ...after } = this.after ?? {}
    return apiKeyId === undefined ? this.after : { ...after, apiKey: this.$extras.key_name }
  }

  get subjectText(): string {
    return this.$extras.subject ?? subjectText(this.subjectKind, this.subjectId)
  }
}
