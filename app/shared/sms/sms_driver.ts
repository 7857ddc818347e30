import { DomainError } from '#shared/errors/domain_error'

export type Sms = {
  /** As people write it (0803 123 4567, +44…) or in digits with the country in front. */
  to: string
  text: string
}

export type SmsState = 'on_its_way' | 'delivered' | 'undelivered'

/** What the gateway says afterwards of an SMS that it took, and in which words. */
export type GatewayReport = { messageId: string; state: SmsState; said: string }

export type ReceivedReport = { rawBody: string; header: (name: string) => string | undefined }

/** Hands an SMS to a gateway. Throws SmsRefused when trying again is of no use. */
export interface SmsDriver {
  /** Answers by which name the gateway will report of it, or null where it reports nothing. */
  send(sms: Sms): Promise<string | null>
  /** Null for a report that concerns no SMS of ours. Throws WrongSmsSignature. */
  readReport(received: ReceivedReport): GatewayReport | null
}

/** `none` is what production has when nothing is set. */
export type SmsDriverName = 'local' | 'termii' | 'none'

/** The gateway will never take this one: a wrong number, a sender that it does not know. */
export class SmsRefused extends Error {
  name = 'SmsRefused'
}

export class WrongSmsSignature extends DomainError {
  constructor() {
    super('E_WRONG_SIGNATURE', 'This report is not signed by the SMS gateway.')
  }
}
