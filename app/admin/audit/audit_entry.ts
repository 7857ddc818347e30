import { AuditEntrySchema } from '#database/schema'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { subjectUrl, type AuditSubjectDetails } from '#admin/audit/audit_subject'
import { subjectText } from '#shared/audit/audit_text'
import User from '#identity/accounts/models/user'

/** A change that staff made. Written by `recordAudit`, and only read here. */
export default class AuditEntry extends AuditEntrySchema {
  static table = 'audit_entries'

  declare before: Record<string, unknown> | null
  declare after: Record<string, unknown> | null

  @belongsTo(() => User, { foreignKey: 'actorId' })
  declare actor: BelongsTo<typeof User>

  /** As it is called now; by its number where it is gone. */
  get subjectText(): string {
    return this.subject?.text ?? subjectText(this.subjectKind, this.subjectId)
  }

  get subjectHref(): string | null {
    return subjectUrl(this.subjectKind, this.subjectId, this.subject)
  }

  /** Null where one person was enough. */
  get approver(): string | null {
    return this.$extras.approver
  }

  private get subject(): AuditSubjectDetails | null {
    const subject: AuditSubjectDetails | null = this.$extras.subject
    return subject?.text ? subject : null
  }
}
