import type { FakePaymentProvider } from '#tests/support/fakes/payment_provider'
import {
  type Cleanup,
  type ProviderName,
  openFlutterwave,
  openPaystack,
} from '#tests/support/money/payment_providers'

type Money = { reference: string; amountKobo: number; currency?: string }

/** Makes the fake server of one payment provider report what all providers can report. */
export interface ProviderScenario {
  provider: ProviderName
  open: (cleanup: Cleanup) => Promise<FakePaymentProvider>
  openCardPages: (fake: FakePaymentProvider) => void
  setCharge: (fake: FakePaymentProvider, id: number, money: Money, status?: string) => void
  chargeWebhook: (id: number, reference: string) => object
  /** Makes the fake accept transfers. With `isLost`, the caller gets no usable answer. */
  acceptTransfers: (fake: FakePaymentProvider, isLost?: boolean) => void
  transferPath: string
  setTransfer: (fake: FakePaymentProvider, money: Money, status: 'successful' | 'failed') => void
  transferWebhook: (reference: string) => object
}

const LOST = { status: 500, body: {} }
const TRANSFER_ID = 187

const flutterwave: ProviderScenario = {
  provider: 'flutterwave',
  open: openFlutterwave,
  openCardPages: (fake) => fake.gives('/payments', { link: 'https://flutterwave.test/pay' }),
  setCharge(fake, id, { reference, amountKobo, currency = 'NGN' }, status = 'successful') {
    const of = { id, tx_ref: reference, payment_type: 'card' }
    const charge = { ...of, amount: amountKobo / 100, currency, status }
    fake.gives('/transactions/verify_by_reference', charge)
    fake.gives(`/transactions/${id}/verify`, charge)
  },
  chargeWebhook: (id, reference) => ({
    event: 'charge.completed',
    data: { id, tx_ref: reference },
  }),
  acceptTransfers(fake, isLost = false) {
    fake.gives('GET /transfers', [])
    fake.on('POST /transfers', ({ body: { reference, amount } }) => {
      const data = { id: TRANSFER_ID, reference, amount, status: 'NEW' }
      return isLost ? LOST : { body: { status: 'success', data } }
    })
  },
  transferPath: '/transfers',
  setTransfer(fake, { reference, amountKobo }, status) {
    const of = { id: TRANSFER_ID, reference, amount: amountKobo / 100 }
    const transfer = { ...of, status: status.toUpperCase() }
    fake.gives('GET /transfers', [transfer])
    fake.gives(`/transfers/${TRANSFER_ID}`, transfer)
  },
  transferWebhook: (reference) => ({
    event: 'transfer.completed',
    data: { id: TRANSFER_ID, reference, status: 'SUCCESSFUL' },
  }),
}

const paystack: ProviderScenario = {
  provider: 'paystack',
  open: openPaystack,
  openCardPages: (fake) =>
    fake.gives('/transaction/initialize', { authorization_url: 'https://paystack.test/pay' }),
  setCharge(fake, id, { reference, amountKobo, currency = 'NGN' }, status = 'success') {
    const charge = { id, reference, amount: amountKobo, currency, status, channel: 'card' }
    fake.gives(`/transaction/verify/${reference}`, charge)
  },
  chargeWebhook: (id, reference) => ({ event: 'charge.success', data: { id, reference } }),
  acceptTransfers(fake, isLost = false) {
    fake.gives('/transferrecipient', { recipient_code: 'RCP_x' })
    fake.on('/transfer', () =>
      // `otp`: the account still requires a code for each transfer, so the outcome is unknown.
      isLost ? LOST : { body: { status: true, data: { status: 'otp', transfer_code: 'TRF_x' } } }
    )
  },
  transferPath: '/transfer',
  setTransfer(fake, { reference, amountKobo }, status) {
    const of = { id: TRANSFER_ID, reference, amount: amountKobo, currency: 'NGN' }
    const theirs = status === 'successful' ? 'success' : 'reversed'
    fake.gives(`/transfer/verify/${reference}`, { ...of, status: theirs })
  },
  transferWebhook: (reference) => ({
    event: 'transfer.success',
    data: { reference, transfer_code: 'TRF_x', status: 'success' },
  }),
}

export const PROVIDER_SCENARIOS = [flutterwave, paystack]

export function findOtherProvider({ provider }: ProviderScenario): ProviderScenario {
  return PROVIDER_SCENARIOS.find((one) => one.provider !== provider)!
}
