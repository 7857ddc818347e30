import encryption from '@adonisjs/core/services/encryption'
import logger from '@adonisjs/core/services/logger'
import { BaseJob } from '#shared/queue/job'
import type { WhatsApp } from '#shared/whatsapp/whatsapp_driver'
import { failQueued, handOver } from '#shared/whatsapp/handing_over'

/** A sealed message is worth nothing where another purpose is asked for. */
export const WHATSAPP_PURPOSE = 'whatsapp'

type Payload = { sealed: string; id: string }

/** Hands a message to WhatsApp, once: a twin of it, or what runs again after a crash, finds it handed over. */
export default class SendWhatsAppJob extends BaseJob<Payload> {
  static options = { name: 'shared.send_whatsapp', maxRetries: 3 }

  async execute() {
    const { sealed, id } = this.payload
    const message = encryption.decrypt<WhatsApp>(sealed, WHATSAPP_PURPOSE)
    if (message) return handOver(id, message)
    logger.error('A WhatsApp message was sealed with another APP_KEY and cannot be sent')
    await failQueued(id, 'It could not be read any more.')
  }

  /** Without the number and the words, which do not belong in a log. */
  async failed(error: Error) {
    logger.error({ reason: error.message }, 'A WhatsApp message could not be sent')
    await failQueued(this.payload.id, 'WhatsApp had no time for it.')
  }
}
