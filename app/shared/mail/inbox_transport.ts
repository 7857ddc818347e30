import { randomUUID } from 'node:crypto'
import string from '@adonisjs/core/helpers/string'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { MailResponse } from '@adonisjs/mail'
import type { MailTransportContract, NodeMailerMessage, Recipient } from '@adonisjs/mail/types'
import InboxMessage, { type InboxAttachment } from '#shared/inbox/inbox_message'

/** Stores mail for /dev/inbox instead of sending it. Never used in production. */
export class InboxTransport implements MailTransportContract {
  async send(message: NodeMailerMessage, given?: { client?: TransactionClientContract }) {
    const to = addresses(message.to)
    await InboxMessage.createMany(
      to.map((recipient) => ({
        channel: 'email' as const,
        recipient,
        subject: string.truncate(message.subject ?? '', 200),
        text: String(message.text ?? ''),
        html: message.html ? String(message.html) : null,
        attachments: attachmentsOf(message),
      })),
      { client: given?.client }
    )
    const from = addresses(message.from ? [message.from] : [])[0] ?? false
    return new MailResponse(message.messageId ?? randomUUID(), { from, to }, undefined)
  }
}

function addresses(recipients: Recipient[] = []): string[] {
  return recipients.map((one) => (typeof one === 'string' ? one : one.address))
}

function attachmentsOf({ attachments }: NodeMailerMessage): InboxAttachment[] | null {
  if (!attachments?.length) return null
  return attachments.map(({ filename, contentType }) => ({
    filename: filename || 'attachment',
    contentType: contentType || null,
  }))
}
