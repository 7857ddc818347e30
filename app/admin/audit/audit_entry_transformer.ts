import { BaseTransformer } from '@adonisjs/core/transformers'
import { actionText, differences } from '#shared/audit/audit_words'
import type AuditEntry from '#admin/audit/audit_entry'
import { lagosMoment } from '#shared/time/lagos_time'

export default class AuditEntryTransformer extends BaseTransformer<AuditEntry> {
  toObject() {
    const { id, actor, action, before, after, createdAt } = this.resource
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
      subject: this.resource.subjectText,
      subjectHref: this.resource.subjectHref,
      changes: differences(before, after),
    }
  }
}
