import { createHmac } from 'node:crypto'
import { FakePaymentProvider } from '#tests/support/fakes/payment_provider'

export const PAYSTACK_KEY = 'sk_live_that_nobody_may_read'

export class FakePaystack extends FakePaymentProvider {
  protected found(data: unknown, meta?: object) {
    return { body: { status: true, message: 'Fetched', data, meta } }
  }

  protected refused(message: string, status: number) {
    const type = 'validation_error'
    return { status, body: { status: false, message, type, meta: { nextStep: 'Look again' } } }
  }
}

export function paystackHeaders(rawBody: string, key = PAYSTACK_KEY) {
  const signature = createHmac('sha512', key).update(rawBody).digest('hex')
  return { 'x-paystack-signature': signature }
}
