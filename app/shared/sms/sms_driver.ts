import { DomainError } from '#shared/errors/domain_error'

export type Sms = {
  /** Local or international form (0803 123 4567, +44…), or digits with the country code. */
  to: string
  text: string
}

export type SmsState = 'on_its_way' | 'delivered' | 'undelivered'

export type GatewayReport = { messageId: string; state: SmsState; statusText: string }

export type ReceivedReport = { rawBody: string; header: (name: string) => string | undefined }

export interface SmsDriver {
  /** Returns the id that delivery reports will carry; null if no report will come. */
  send(sms: Sms): Promise<string | null>
  /** Returns null if the report is not about an SMS. Throws WrongSmsSignature. */
  readReport(received: ReceivedReport): GatewayReport | null
}

export type SmsDriverName = 'local' | 'termii' | 'none'

/** A retry cannot help, because the number is wrong or the sender is unknown. */
export class SmsRefused extends Error {
  name = 'SmsRefused'
}

export class WrongSmsSignature extends DomainError {
  constructor() {
    super('E_WRONG_SIGNATURE', 'This report is not signed by the SMS gateway.')
  }
}
