import { BaseTransformer } from '@adonisjs/core/transformers'
import { actionText, differences, subjectText } from '#shared/audit/audit_words'
import type AuditEntry from '#admin/audit/audit_entry'
import { lagosMoment } from '#shared/time/lagos_time'

export default class AuditEntryTransformer extends BaseTransformer<AuditEntry> {
  toObject() {
    const { id, actor, action, subjectKind, subjectId, before, after, createdAt } = this.resource
    const moment = lagosMoment(createdAt)
    return {
      id,
      date: moment.ts,
      day: moment.day,
      time: moment.time,
      who: actor.fullName,
      email: actor.email,
      action,
      actionText: actionText(action),
      subject: subjectText(subjectKind, subjectId),
      changes: differences(before, after),
    }
  }
}
