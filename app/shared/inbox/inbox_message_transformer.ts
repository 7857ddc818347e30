import { formatLagosTimestamp } from '#shared/time/lagos_time'
import { BaseTransformer } from '@adonisjs/core/transformers'
import { INBOX_PATH } from '#shared/inbox/dev_inbox'
import type InboxMessage from '#shared/inbox/inbox_message'

export default class InboxMessageTransformer extends BaseTransformer<InboxMessage> {
  toObject() {
    const { id, channel, recipient, subject, createdAt } = this.resource
    return {
      id,
      isEmail: channel === 'email',
      recipient,
      subject: subject ?? 'SMS',
      sentAt: formatLagosTimestamp(createdAt),
    }
  }

  forReading() {
    const { id, text, html, attachments } = this.resource
    return {
      ...this.toObject(),
      text,
      attachments: attachments ?? [],
      htmlUrl: html === null ? null : `${INBOX_PATH}/${id}/html`,
    }
  }
}
