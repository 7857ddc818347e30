import InboxMessage from '#shared/inbox/inbox_message'
import { type Sms, type SmsDriver, WrongSmsSignature } from '#shared/sms/sms_driver'

/** Keeps an SMS in a table, where /dev/inbox shows it, instead of sending it. Never in production. */
export class LocalSms implements SmsDriver {
  async send({ to, text }: Sms) {
    await InboxMessage.create({ channel: 'sms', recipient: to, subject: null, text })
    return null
  }

  readReport(): never {
    throw new WrongSmsSignature()
  }
}
