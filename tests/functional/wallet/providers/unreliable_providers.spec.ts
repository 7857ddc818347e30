import { test } from '@japa/runner'
import {
  type Charge,
  type PaymentProvider,
  ProviderRefused,
  ProviderUnavailable,
} from '#wallet/providers/payment_provider'
import { FlutterwaveProvider } from '#wallet/providers/flutterwave/flutterwave_provider'
import { PaystackProvider } from '#wallet/providers/paystack/paystack_provider'
import { FakeFlutterwave, FLUTTERWAVE_HASH } from '#tests/support/fakes/flutterwave'
import { FakePaystack, PAYSTACK_KEY } from '#tests/support/fakes/paystack'
import type { FakePaymentProvider } from '#tests/support/fakes/payment_provider'

const ACCOUNT = { bankCode: '058', accountNumber: '0123456789' }
const PERSON = { firstname: 'Ada', lastname: 'Obi', email: 'ada@sendam.test' }
const SENT = { ...ACCOUNT, reference: 'wd-0123456789abcdef', amountKobo: 500_000 }
const LOOKUP = { id: null, reference: SENT.reference }

/** Every request to a provider, with the path of the decisive answer at each provider. */
const CALLS: [
  Record<'flutterwave' | 'paystack', string>,
  (provider: PaymentProvider) => Promise<unknown>,
][] = [
  [
    { flutterwave: '/payments', paystack: '/transaction/initialize' },
    (provider) =>
      provider.openCheckout({
        reference: 'PAY1',
        amountKobo: 250_050,
        customer: { email: 'ada@sendam.test', name: 'Ada Obi' },
        returnUrl: 'https://sendam.test/base/wallet/fund?payment=PAY1',
      }),
  ],
  [
    {
      flutterwave: '/transactions/verify_by_reference',
      paystack: '/transaction/verify/PAY1',
    },
    (provider) => provider.findChargeByReference('PAY1'),
  ],
  [
    { flutterwave: '/transactions/7/verify', paystack: '/transaction/verify/PAY1' },
    (provider) => provider.findCharge({ id: '7', reference: 'PAY1' }),
  ],
  [
    { flutterwave: '/virtual-account-numbers', paystack: '/customer' },
    (provider) =>
      provider.openVirtualAccount({
        reference: 'VBA1',
        customer: { ...PERSON, phoneNumber: null },
        name: 'Sendam',
      }),
  ],
  [
    { flutterwave: '/transactions', paystack: '/transaction' },
    (provider) => provider.listAccountCharges({ reference: 'VBA1', accountNumber: '0067100155' }),
  ],
  [{ flutterwave: '/banks/NG', paystack: '/bank' }, (provider) => provider.listBanks()],
  [
    { flutterwave: '/accounts/resolve', paystack: '/bank/resolve' },
    (provider) => provider.resolveAccountName(ACCOUNT),
  ],
  [
    { flutterwave: '/bvn/verifications', paystack: '/bank/resolve' },
    (provider) =>
      provider.startBvnCheck({
        ...PERSON,
        bvn: '22123456789',
        account: ACCOUNT,
        returnUrl: 'https://x.test',
      }),
  ],
  [
    { flutterwave: '/bvn/verifications/B1', paystack: '/customer/B1' },
    (provider) => provider.findBvnCheck('B1', null),
  ],
  [
    { flutterwave: '/transfers', paystack: '/transferrecipient' },
    (provider) =>
      provider.sendTransfer({ ...SENT, accountName: 'ADA OBI', narration: 'Withdrawal' }),
  ],
  [
    { flutterwave: '/transfers', paystack: `/transfer/verify/${SENT.reference}` },
    (provider) => provider.findTransfer(LOOKUP),
  ],
]

type Open = { fake: FakePaymentProvider; provider: (timeoutMs?: number) => PaymentProvider }

const PROVIDERS: Record<'flutterwave' | 'paystack', () => Promise<Open>> = {
  async flutterwave() {
    const fake = await new FakeFlutterwave().start()
    const keys = { secretKey: 'sk', webhookHash: FLUTTERWAVE_HASH, bvn: '22987654321' }
    const { baseUrl } = fake
    return {
      fake,
      provider: (timeoutMs) => new FlutterwaveProvider({ ...keys, baseUrl, timeoutMs }),
    }
  },
  async paystack() {
    const fake = await new FakePaystack().start()
    const { baseUrl } = fake
    return {
      fake,
      provider: (timeoutMs) =>
        new PaystackProvider({ secretKey: PAYSTACK_KEY, baseUrl, timeoutMs }),
    }
  },
}

const FAULTS = {
  'answers 500': { status: 500, body: { status: false } },
  'has a gateway that answers 502': { status: 502, text: '<html>Bad gateway</html>' },
  'rejects our key': { status: 401, body: { status: false, message: 'Invalid key' } },
  'answers 429': { status: 429, body: { status: false, message: 'Too many requests' } },
  'answers invalid JSON': { text: 'nonsense' },
  'answers a list': { text: '[1]' },
  'answers an unknown status': { body: { status: 'perhaps', data: {} } },
  'hangs up in the middle of its answer': {
    cut: true,
    body: { status: true, data: { id: 1, filler: 'x'.repeat(2000) } },
  },
  'sends two answers in one': { twice: true, body: { status: true, data: {} } },
  'redirects': { status: 302, text: '' },
}

for (const [name, open] of Object.entries(PROVIDERS)) {
  const of = name as 'flutterwave' | 'paystack'
  test.group(`An unreliable payment provider: ${name}`, () => {
    for (const [fault, reply] of Object.entries(FAULTS)) {
      test(`that ${fault} counts as unavailable`, async ({ assert, cleanup }) => {
        const { fake, provider } = await open()
        cleanup(() => fake.stop())
        for (const [paths, ask] of CALLS) {
          fake.on(paths[of], reply)
          const error = await ask(provider()).catch((problem) => problem)
          assert.instanceOf(error, ProviderUnavailable, paths[of])
        }
      })
    }

    test('that is silent or gone counts as unavailable', async ({ assert, cleanup }) => {
      const { fake, provider } = await open()
      for (const [paths] of CALLS) fake.on(paths[of], { silent: true })
      for (const [paths, ask] of CALLS) {
        const error = await ask(provider(100)).catch((problem) => problem)
        assert.instanceOf(error, ProviderUnavailable, paths[of])
      }
      const gone = provider()
      await fake.stop()
      cleanup(() => {})
      const error = await gone.listBanks().catch((problem) => problem)
      assert.instanceOf(error, ProviderUnavailable)
    })

    test('that clearly refuses counts as having done nothing', async ({ assert, cleanup }) => {
      const { fake, provider } = await open()
      cleanup(() => fake.stop())
      for (const [paths, ask] of CALLS) {
        fake.refuses(paths[of], 'This was not found', 400)
        const answer = await ask(provider()).catch((problem) => problem)
        const isNo = answer === null || answer instanceof ProviderRefused
        assert.isTrue(isNo, `${paths[of]}: ${answer}`)
      }
    })

    test('that gives an invalid amount counts as unavailable', async ({ assert, cleanup }) => {
      const { fake, provider } = await open()
      cleanup(() => fake.stop())
      const charge = { id: 7, reference: 'PAY1', tx_ref: 'PAY1', currency: 'NGN' }
      const [, [paths]] = CALLS as [unknown, (typeof CALLS)[number]]
      for (const amount of ['much', null, 1e300, -Infinity, 0.001, [1]]) {
        fake.gives(paths[of], { ...charge, status: 'success', amount })
        const answer: Charge | Error = await provider()
          .findChargeByReference('PAY1')
          .catch((problem) => problem)
        assert.instanceOf(answer, ProviderUnavailable, String(amount))
      }
    })
  })
}
