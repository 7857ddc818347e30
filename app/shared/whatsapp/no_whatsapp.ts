import {
  type WhatsAppDriver,
  WhatsAppRefused,
  WrongWhatsAppSignature,
} from '#shared/whatsapp/whatsapp_driver'

/** For production without WHATSAPP_DRIVER: refuses messages, so that the next channel is tried. */
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
