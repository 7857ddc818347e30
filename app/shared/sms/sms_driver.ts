export type Sms = {
  /** As people write it (0803 123 4567, +44…) or in digits with the country in front. */
  to: string
  text: string
}

/** Hands an SMS to a gateway. Throws SmsRefused when trying again is of no use. */
export interface SmsDriver {
  send(sms: Sms): Promise<void>
}

/** `none` is what production has when nothing is set. */
export type SmsDriverName = 'local' | 'termii' | 'none'

/** The gateway will never take this one: a wrong number, a sender that it does not know. */
export class SmsRefused extends Error {
  name = 'SmsRefused'
}
