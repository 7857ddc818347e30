import { AuditEntrySchema } from '#database/schema'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { subjectUrl, type AuditSubjectDetails } from '#admin/audit/audit_subject'
import { subjectText } from '#shared/audit/audit_text'
import User from '#identity/accounts/models/user'

/** A change by staff. `recordAudit` writes entries; this model only reads them. */
export default class AuditEntry extends AuditEntrySchema {
  static table = 'audit_entries'

  declare before: Record<string, unknown> | null
  declare after: Record<string, unknown> | null

  @belongsTo(() => User, { foreignKey: 'actorId' })
  declare actor: BelongsTo<typeof User>

  /** The subject's current name, or its id if it no longer exists. */
  get subjectText(): string {
    return this.subject?.text ?? subjectText(this.subjectKind, this.subjectId)
  }

  get subjectHref(): string | null {
    return subjectUrl(this.subjectKind, this.subjectId, this.subject)
  }

  /** The name of the second person who approved the change; null if none was needed. */
  get approver(): string | null {
    return this.$extras.approver
  }

  private get subject(): AuditSubjectDetails | null {
    const subject: AuditSubjectDetails | null = this.$extras.subject
    return subject?.text ? subject : null
  }
}
