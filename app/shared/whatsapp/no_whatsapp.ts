import {
  type WhatsAppDriver,
  WhatsAppRefused,
  WrongWhatsAppSignature,
} from '#shared/whatsapp/whatsapp_driver'

/** Production without WHATSAPP_DRIVER: messages use the next channel. */
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
