import type { MailTransportContract } from '@adonisjs/mail/types'

/** Production without SMTP_URL: the job fails with this reason in the log and is retried. */
export class NoMailServer implements MailTransportContract {
  async send(): Promise<never> {
    throw new Error('No mail can be sent: SMTP_URL is not set')
  }
}
