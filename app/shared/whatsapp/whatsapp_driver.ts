import { DomainError } from '#shared/errors/domain_error'
import type { IncidentKind } from '#shared/whatsapp/whatsapp_errors'

/** A text that WhatsApp has approved before, with what stands in its gaps. */
export type OutgoingWhatsApp = {
  /** As people write it (0803 123 4567, +44…) or in digits with the country in front. */
  to: string
  template: string
  language: string
  parameters: string[]
}

export type WhatsAppState = 'sent' | 'delivered' | 'read' | 'failed'

/** What WhatsApp says afterwards of a message that it took. `ownId`: the name that we gave it, where it is told. */
export type WhatsAppStatusUpdate = {
  messageId: string
  ownId: string | null
  state: WhatsAppState
  errorCode: number | null
}

/** What somebody wrote to our number. */
export type InboundWhatsApp = {
  from: string
  text: string
  /** By WhatsApp's id, where they answered one of our messages. */
  repliedTo: string | null
  /** When they wrote it, to the second: it may come late, and after what they wrote later. */
  at: Date
}

export type WhatsAppWebhook = { reports: WhatsAppStatusUpdate[]; received: InboundWhatsApp[] }

export type RawWhatsAppWebhook = { rawBody: string; header: (name: string) => string | undefined }

/** Hands a message to WhatsApp. */
export interface WhatsAppDriver {
  /**
   * Answers by which id WhatsApp will report of it. Throws WhatsAppRefused when trying again is of no use, WhatsAppBusy
   * when it was not taken and may be later, and anything else when nobody knows whether it was taken.
   */
  send(id: string, message: OutgoingWhatsApp): Promise<string>
  /** Throws WrongWhatsAppSignature. */
  readNews(hook: RawWhatsAppWebhook): WhatsAppWebhook
  /** What is answered to whoever sets the address up. Throws WrongWhatsAppSignature. */
  challenge(query: Record<string, unknown>): string
}

/** `none` is what production has when nothing is set. */
export type WhatsAppDriverName = 'local' | 'cloud' | 'none'

/** WhatsApp will not take this one. `trouble`: what stands in the way of others too. */
export class WhatsAppRefused extends Error {
  name = 'WhatsAppRefused'

  constructor(
    readonly errorCode: number | null,
    readonly trouble: IncidentKind | null,
    message: string
  ) {
    super(message)
  }
}

/** It was not taken, and may be the next time. */
export class WhatsAppBusy extends Error {
  name = 'WhatsAppBusy'
}

export class WrongWhatsAppSignature extends DomainError {
  constructor() {
    super('E_WRONG_SIGNATURE', 'This is not signed by WhatsApp.')
  }
}
