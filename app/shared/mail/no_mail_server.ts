import type { MailTransportContract } from '@adonisjs/mail/types'

/** For production without SMTP_URL: each mail fails with this reason, and its job is retried. */
export class NoMailServer implements MailTransportContract {
  async send(): Promise<never> {
    throw new Error('No mail can be sent: SMTP_URL is not set')
  }
}
