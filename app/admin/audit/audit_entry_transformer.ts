import { BaseTransformer } from '@adonisjs/core/transformers'
import { actionText, differences } from '#shared/audit/audit_words'
import type AuditEntry from '#admin/audit/audit_entry'
import { shownMoment } from '#shared/time/date_words'

export default class AuditEntryTransformer extends BaseTransformer<AuditEntry> {
  toObject() {
    const { id, actor, action, before, after, subjectId, createdAt } = this.resource
    return {
      id,
      date: createdAt.setZone('Africa/Lagos').toISO()!,
      moment: shownMoment(createdAt),
      who: actor.fullName,
      email: actor.email,
      approvedBy: this.resource.approver,
      action,
      actionText: actionText(action),
      subject: this.resource.subjectText,
      subjectHref: this.resource.subjectHref,
      changes: differences(before, after, subjectId),
    }
  }
}
