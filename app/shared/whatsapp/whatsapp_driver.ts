import { DomainError } from '#shared/errors/domain_error'
import type { IncidentKind } from '#shared/whatsapp/whatsapp_errors'

export type OutgoingWhatsApp = {
  /** Local or international form (0803 123 4567, +44…), or digits with the country code. */
  to: string
  template: string
  language: string
  parameters: string[]
}

export type WhatsAppState = 'sent' | 'delivered' | 'read' | 'failed'

export type WhatsAppStatusUpdate = {
  messageId: string
  ownId: string | null
  state: WhatsAppState
  errorCode: number | null
}

export type InboundWhatsApp = {
  from: string
  text: string
  /** The WhatsApp id of our message to which this one replies. */
  repliedTo: string | null
  /** When the sender wrote it, to the second. Messages may arrive late and out of order. */
  at: Date
}

export type WhatsAppWebhook = { reports: WhatsAppStatusUpdate[]; received: InboundWhatsApp[] }

export type RawWhatsAppWebhook = { rawBody: string; header: (name: string) => string | undefined }

export interface WhatsAppDriver {
  /**
   * Returns the id for reports. Throws WhatsAppRefused if a retry cannot help, WhatsAppBusy if it
   * may, and any other error if the outcome is unknown.
   */
  send(id: string, message: OutgoingWhatsApp): Promise<string>
  readWebhook(hook: RawWhatsAppWebhook): WhatsAppWebhook
  /** Answers the webhook's verification request. Throws WrongWhatsAppSignature. */
  verifyChallenge(query: Record<string, unknown>): string
}

export type WhatsAppDriverName = 'local' | 'cloud' | 'none'

/** A retry cannot help. `incident` is set if other messages are affected too. */
export class WhatsAppRefused extends Error {
  name = 'WhatsAppRefused'

  constructor(
    readonly errorCode: number | null,
    readonly incident: IncidentKind | null,
    message: string
  ) {
    super(message)
  }
}

/** WhatsApp did not accept the message now; a retry may succeed. */
export class WhatsAppBusy extends Error {
  name = 'WhatsAppBusy'
}

export class WrongWhatsAppSignature extends DomainError {
  constructor() {
    super('E_WRONG_SIGNATURE', 'This is not signed by WhatsApp.')
  }
}
