import { randomUUID } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import InboxMessage from '#shared/inbox/inbox_message'
import {
  type OutgoingWhatsApp,
  type WhatsAppDriver,
  WrongWhatsAppSignature,
} from '#shared/whatsapp/whatsapp_driver'

/** Stores messages for /dev/inbox instead of sending them. Never used in production. */
export class LocalWhatsApp implements WhatsAppDriver {
  async send(
    _: string,
    { to, template, language, parameters }: OutgoingWhatsApp,
    client?: TransactionClientContract
  ) {
    const gaps = parameters.map((text, index) => `{{${index + 1}}} ${text}`)
    await InboxMessage.create(
      {
        channel: 'whatsapp',
        recipient: to,
        subject: `WhatsApp: ${template} (${language})`.slice(0, 200),
        text: gaps.join('\n'),
      },
      { client }
    )
    return `local.${randomUUID()}`
  }

  readWebhook(): never {
    throw new WrongWhatsAppSignature()
  }

  verifyChallenge(): never {
    throw new WrongWhatsAppSignature()
  }
}
