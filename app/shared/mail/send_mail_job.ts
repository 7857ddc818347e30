import encryption from '@adonisjs/core/services/encryption'
import logger from '@adonisjs/core/services/logger'
import mail from '@adonisjs/mail/services/main'
import type { NodeMailerMessage } from '@adonisjs/mail/types'
import { BaseJob } from '#shared/queue/job'

export const MAIL_PURPOSE = 'mail'

/** Safe to run twice: the Message-ID stays the same, so mail clients show one e-mail. */
export default class SendMailJob extends BaseJob<{ sealed: string }> {
  static options = { name: 'shared.send_mail', maxRetries: 8 }

  async execute() {
    const message = encryption.decrypt<NodeMailerMessage>(this.payload.sealed, MAIL_PURPOSE)
    if (!message)
      return logger.error('A mail was encrypted with another APP_KEY and cannot be sent')
    await mail.use().sendCompiled({ message, views: {} })
  }

  /** Logs only codes, because the mail server's message may quote the address. */
  async failed(error: Error & { code?: string; responseCode?: number }) {
    const { code, responseCode } = error
    logger.error({ code, responseCode }, 'A mail could not be sent')
  }
}
