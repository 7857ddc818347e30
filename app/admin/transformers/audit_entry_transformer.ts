import { BaseTransformer } from '@adonisjs/core/transformers'
import { actionText, differences, subjectText } from '#shared/audit_words'
import type AuditEntry from '#admin/models/audit_entry'
import { lagosMoment } from '#shared/lagos_time'

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
