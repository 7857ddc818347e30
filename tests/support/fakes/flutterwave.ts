import { createHmac } from 'node:crypto'
import { FakePaymentProvider } from '#tests/support/fakes/payment_provider'

export const FLUTTERWAVE_HASH = 'a hash that nobody may read'

export class FakeFlutterwave extends FakePaymentProvider {
  protected readonly prefix = '/v3'

  protected found(data: unknown, meta?: object) {
    return { body: { status: 'success', message: 'Fetched', data, meta } }
  }

  protected refused(message: string, status: number) {
    return { status, body: { status: 'error', message, data: null } }
  }
}

export function flutterwaveHeaders(
  rawBody: string,
  way: 'hash' | 'signature' = 'hash'
): Record<string, string> {
  if (way === 'hash') return { 'verif-hash': FLUTTERWAVE_HASH }
  const signature = createHmac('sha256', FLUTTERWAVE_HASH).update(rawBody).digest('base64')
  return { 'flutterwave-signature': signature }
}
