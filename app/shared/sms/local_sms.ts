import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import InboxMessage from '#shared/inbox/inbox_message'
import { type Sms, type SmsDriver, WrongSmsSignature } from '#shared/sms/sms_driver'

/** Stores SMS for /dev/inbox instead of sending them. Never used in production. */
export class LocalSms implements SmsDriver {
  async send({ to, text }: Sms, client?: TransactionClientContract) {
    const message = { channel: 'sms' as const, recipient: to, subject: null, text }
    await InboxMessage.create(message, { client })
    return null
  }

  readReport(): never {
    throw new WrongSmsSignature()
  }
}
