import type { FakePaymentProvider } from '#tests/support/fakes/payment_provider'
import {
  type Cleanup,
  type ProviderName,
  openFlutterwave,
  openPaystack,
} from '#tests/support/money/payment_providers'

type Money = { reference: string; amountKobo: number; currency?: string }

/** How one provider expresses what every provider can report. */
export interface ProviderStory {
  provider: ProviderName
  open: (cleanup: Cleanup) => Promise<FakePaymentProvider>
  opensCardPages: (fake: FakePaymentProvider) => void
  charged: (fake: FakePaymentProvider, id: number, money: Money, status?: string) => void
  toldOfCharge: (id: number, reference: string) => object
  /** Accepts transfers, with an answer that confirms it or one that is lost. */
  takesTransfers: (fake: FakePaymentProvider, isLost?: boolean) => void
  transferPath: string
  transferred: (fake: FakePaymentProvider, money: Money, status: 'successful' | 'failed') => void
  toldOfTransfer: (reference: string) => object
}

const LOST = { status: 500, body: {} }
const TRANSFER_ID = 187

const flutterwave: ProviderStory = {
  provider: 'flutterwave',
  open: openFlutterwave,
  opensCardPages: (fake) => fake.gives('/payments', { link: 'https://flutterwave.test/pay' }),
  charged(fake, id, { reference, amountKobo, currency = 'NGN' }, status = 'successful') {
    const of = { id, tx_ref: reference, payment_type: 'card' }
    const charge = { ...of, amount: amountKobo / 100, currency, status }
    fake.gives('/transactions/verify_by_reference', charge)
    fake.gives(`/transactions/${id}/verify`, charge)
  },
  toldOfCharge: (id, reference) => ({ event: 'charge.completed', data: { id, tx_ref: reference } }),
  takesTransfers(fake, isLost = false) {
    fake.gives('GET /transfers', [])
    fake.on('POST /transfers', ({ body: { reference, amount } }) => {
      const data = { id: TRANSFER_ID, reference, amount, status: 'NEW' }
      return isLost ? LOST : { body: { status: 'success', data } }
    })
  },
  transferPath: '/transfers',
  transferred(fake, { reference, amountKobo }, status) {
    const of = { id: TRANSFER_ID, reference, amount: amountKobo / 100 }
    const transfer = { ...of, status: status.toUpperCase() }
    fake.gives('GET /transfers', [transfer])
    fake.gives(`/transfers/${TRANSFER_ID}`, transfer)
  },
  toldOfTransfer: (reference) => ({
    event: 'transfer.completed',
    data: { id: TRANSFER_ID, reference, status: 'SUCCESSFUL' },
  }),
}

const paystack: ProviderStory = {
  provider: 'paystack',
  open: openPaystack,
  opensCardPages: (fake) =>
    fake.gives('/transaction/initialize', { authorization_url: 'https://paystack.test/pay' }),
  charged(fake, id, { reference, amountKobo, currency = 'NGN' }, status = 'success') {
    const charge = { id, reference, amount: amountKobo, currency, status, channel: 'card' }
    fake.gives(`/transaction/verify/${reference}`, charge)
  },
  toldOfCharge: (id, reference) => ({ event: 'charge.success', data: { id, reference } }),
  takesTransfers(fake, isLost = false) {
    fake.gives('/transferrecipient', { recipient_code: 'RCP_x' })
    fake.on('/transfer', () =>
      // The account's owner has left confirmation codes on, so this answer is inconclusive, too.
      isLost ? LOST : { body: { status: true, data: { status: 'otp', transfer_code: 'TRF_x' } } }
    )
  },
  transferPath: '/transfer',
  transferred(fake, { reference, amountKobo }, status) {
    const of = { id: TRANSFER_ID, reference, amount: amountKobo, currency: 'NGN' }
    const theirs = status === 'successful' ? 'success' : 'reversed'
    fake.gives(`/transfer/verify/${reference}`, { ...of, status: theirs })
  },
  toldOfTransfer: (reference) => ({
    event: 'transfer.success',
    data: { reference, transfer_code: 'TRF_x', status: 'success' },
  }),
}

export const PROVIDER_STORIES = [flutterwave, paystack]

export function findOtherProvider({ provider }: ProviderStory): ProviderStory {
  return PROVIDER_STORIES.find((one) => one.provider !== provider)!
}
