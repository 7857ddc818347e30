import { type Lazy, port } from '#shared/port'
import type { InboundWhatsApp } from '#shared/whatsapp/whatsapp_driver'

/**
 * Handles a message to our number, possibly twice. It must throw on failure, so that WhatsApp
 * delivers again: a STOP must not be lost.
 */
type Reader = { hear: (received: InboundWhatsApp) => Promise<void> }

export const inboundMessages = port<Lazy<Reader>>('readers of WhatsApp messages')
