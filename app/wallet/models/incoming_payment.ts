import { IncomingPaymentSchema } from '#database/schema'

/** Money that has come. Each charge of a provider is here once: credited, or standing for attention. */
export default class IncomingPayment extends IncomingPaymentSchema {
  declare method: 'card' | 'bank_transfer'
}
