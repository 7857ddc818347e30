import encryption from '@adonisjs/core/services/encryption'
import logger from '@adonisjs/core/services/logger'
import mail from '@adonisjs/mail/services/main'
import type { NodeMailerMessage } from '@adonisjs/mail/types'
import { BaseJob } from '#shared/queue/job'

/** A sealed text is worth nothing where another purpose is asked for. */
export const MAIL_PURPOSE = 'mail'

/**
 * Hands a written mail to the mail server. When it runs twice, because a worker died after the
 * server took the mail, the second one carries the same Message-ID and mail programs show one.
 */
export default class SendMailJob extends BaseJob<{ sealed: string }> {
  static options = { name: 'shared.send_mail', maxRetries: 8 }

  async execute() {
    const message = encryption.decrypt<NodeMailerMessage>(this.payload.sealed, MAIL_PURPOSE)
    if (!message) return logger.error('A mail was sealed with another APP_KEY and cannot be sent')
    await mail.use().sendCompiled({ message, views: {} })
  }

  /** What the server said may quote the address, which does not belong in a log. */
  async failed(error: Error & { code?: string; responseCode?: number }) {
    const { code, responseCode } = error
    logger.error({ code, responseCode }, 'A mail could not be sent')
  }
}
