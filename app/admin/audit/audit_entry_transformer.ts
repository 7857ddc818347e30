import { BaseTransformer } from '@adonisjs/core/transformers'
import { actionText, listFieldChanges } from '#shared/audit/audit_text'
import type AuditEntry from '#admin/audit/audit_entry'
import { formatLagosTimestamp } from '#shared/time/lagos_time'
import { isoTime } from '#shared/time/rules/api_dates'

export default class AuditEntryTransformer extends BaseTransformer<AuditEntry> {
  toObject() {
    const { id, actor, action, before, after, subjectId, createdAt } = this.resource
    return {
      id,
      date: isoTime(createdAt),
      moment: formatLagosTimestamp(createdAt),
      who: actor.fullName,
      email: actor.email,
      approvedBy: this.resource.approver,
      action,
      actionText: actionText(action),
      subject: this.resource.subjectText,
      subjectHref: this.resource.subjectHref,
      changes: listFieldChanges(before, after, subjectId),
    }
  }
}
