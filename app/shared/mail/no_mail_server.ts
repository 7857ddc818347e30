import type { MailTransportContract } from '@adonisjs/mail/types'

/** In production without SMTP_URL: the job fails, is tried again and says why in the log. */
export class NoMailServer implements MailTransportContract {
  async send(): Promise<never> {
    throw new Error('No mail can be sent: SMTP_URL is not set')
  }
}
