import {
  type WhatsAppDriver,
  WhatsAppRefused,
  WrongWhatsAppSignature,
} from '#shared/whatsapp/whatsapp_driver'

/** Used in production without WHATSAPP_DRIVER. Refuses messages, so they go by the next channel. */
export class NoWhatsApp implements WhatsAppDriver {
  async send(): Promise<never> {
    throw new WhatsAppRefused(null, null, 'WhatsApp is not set up.')
  }

  readWebhook(): never {
    throw new WrongWhatsAppSignature()
  }

  verifyChallenge(): never {
    throw new WrongWhatsAppSignature()
  }
}
