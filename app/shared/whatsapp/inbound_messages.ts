import { type Lazy, port } from '#shared/port'
import type { InboundWhatsApp } from '#shared/whatsapp/whatsapp_driver'

/**
 * Called once or twice per message. It must throw on failure, so that WhatsApp redelivers: a STOP
 * must not be lost.
 */
type Reader = { receiveMessage: (received: InboundWhatsApp) => Promise<void> }

export const inboundMessages = port<Lazy<Reader>>('readers of WhatsApp messages')
