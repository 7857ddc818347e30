import encryption from '@adonisjs/core/services/encryption'
import logger from '@adonisjs/core/services/logger'
import { BaseJob } from '#shared/queue/job'
import type { OutgoingWhatsApp } from '#shared/whatsapp/whatsapp_driver'
import { failQueuedMessage, handOverMessage } from '#shared/whatsapp/hand_over'

export const WHATSAPP_PURPOSE = 'whatsapp'

type Payload = { sealed: string; id: string }

/** Sends a message at most once: a duplicate job, or a rerun after a crash, finds it claimed. */
export default class SendWhatsAppJob extends BaseJob<Payload> {
  static options = { name: 'shared.send_whatsapp', maxRetries: 3 }

  async execute() {
    const { sealed, id } = this.payload
    const message = encryption.decrypt<OutgoingWhatsApp>(sealed, WHATSAPP_PURPOSE)
    if (message) return handOverMessage(id, message)
    logger.error('A WhatsApp message was encrypted with another APP_KEY and cannot be sent')
    await failQueuedMessage(id, 'This message could not be decrypted.')
  }

  /** Logs neither number nor text. */
  async failed(error: Error) {
    logger.error({ reason: error.message }, 'A WhatsApp message could not be sent')
    await failQueuedMessage(this.payload.id, 'WhatsApp was too busy for this message.')
  }
}
