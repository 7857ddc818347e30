import {
  type WhatsAppDriver,
  WhatsAppRefused,
  WrongWhatsAppSignature,
} from '#shared/whatsapp/whatsapp_driver'

/** In production without WHATSAPP_DRIVER: what should go by WhatsApp goes by the next way. */
export class NoWhatsApp implements WhatsAppDriver {
  async send(): Promise<never> {
    throw new WhatsAppRefused(null, null, 'WhatsApp is not set up.')
  }

  readNews(): never {
    throw new WrongWhatsAppSignature()
  }

  challenge(): never {
    throw new WrongWhatsAppSignature()
  }
}
