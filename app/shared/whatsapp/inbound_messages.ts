import { type Lazy, port } from '#shared/port'
import type { InboundWhatsApp } from '#shared/whatsapp/whatsapp_driver'

/**
 * Reads a message to our number, perhaps twice. It throws what goes wrong, so that WhatsApp sends the message again: a
 * STOP must not be lost.
 */
type Reader = { hear: (received: InboundWhatsApp) => Promise<void> }

export const inboundMessages = port<Lazy<Reader>>('readers of WhatsApp messages')
