import { test } from '@japa/runner'
import type { Assert } from '@japa/assert'
import testUtils from '@adonisjs/core/services/test_utils'
import { seedDemoAccounts } from '#identity/demo'
import { verifyCharge, verifyPayment } from '#wallet/funding/verification'
import PaymentIntent from '#wallet/funding/models/payment_intent'
import { ProviderRefused, ProviderUnavailable, WrongSignature } from '#wallet/providers/contract'
import { FlutterwaveProvider } from '#wallet/providers/flutterwave/flutterwave_provider'
import { FakeFlutterwave } from '#tests/support/fakes/flutterwave'
import { arrivals, cashOf, startFunding } from '#tests/support/money/payments'
import { programOf, type Program } from '#tests/support/program'

const HASH = 'a hash that nobody may read'
const VERIFY = '/transactions/verify_by_reference'
const LINK = 'https://checkout.flutterwave.com/v3/hosted/pay/abc'

const CHARGE = {
  id: 4975363,
  tx_ref: 'PAY1',
  amount: 2500.5,
  charged_amount: 2535,
  currency: 'NGN',
  status: 'successful',
  payment_type: 'card',
}
const TRANSFER = { id: 187, reference: 'WDR1', amount: 5000, status: 'NEW' }
const CUSTOMER = { email: 'ada@sendam.test', firstname: 'Ada', lastname: 'Obi' }

const ACCOUNT = { bankCode: '058', accountNumber: '0123456789' }
const SENT = { ...ACCOUNT, reference: 'WDR1', amountKobo: 500_000, narration: 'Withdrawal' }
const OPENED = {
  reference: 'PAY1',
  amountKobo: 250_050,
  customer: { email: 'ada@sendam.test', name: 'Ada Obi' },
  returnUrl: 'https://sendam.test/base/wallet/fund?payment=PAY1',
}
const BVN = { bvn: '22123456789', firstname: 'Ada', lastname: 'Obi', returnUrl: 'https://x.test' }

let fake: FakeFlutterwave

function provider(more: { bvn?: string | null } = {}) {
  const keys = { secretKey: 'sk', webhookHash: HASH, bvn: '22987654321', ...more }
  return new FlutterwaveProvider({ ...keys, baseUrl: fake.baseUrl, timeoutMs: 300 })
}

/** Every call that goes out, with the path that it asks. */
const CALLS: [string, () => Promise<unknown>][] = [
  ['/payments', () => provider().openCheckout(OPENED)],
  [VERIFY, () => provider().chargeByReference('PAY1')],
  ['/transactions/7/verify', () => provider().chargeById('7')],
  [
    '/virtual-account-numbers',
    () => provider().openVirtualAccount({ reference: 'VBA1', customer: CUSTOMER, name: 'Sendam' }),
  ],
  ['/transactions', () => provider().chargesInto('VBA1')],
  ['/banks/NG', () => provider().banks()],
  ['/accounts/resolve', () => provider().accountName(ACCOUNT)],
  ['/bvn/verifications', () => provider().startBvnCheck(BVN)],
  ['/bvn/verifications/B1', () => provider().bvnCheck('B1')],
  ['/transfers', () => provider().send(SENT)],
  ['/transfers', () => provider().transferByReference('WDR1')],
]

async function assertUnavailable(assert: Assert, what: string) {
  for (const [path, ask] of CALLS) {
    const error = await ask().catch((problem) => problem)
    assert.instanceOf(error, ProviderUnavailable, `${path}: ${what}`)
  }
}

test.group('Flutterwave', (group) => {
  group.each.setup(async () => {
    fake = await FakeFlutterwave.start()
    return async () => fake.stop()
  })

  test('opens its card page for a card and naira only', async ({ assert }) => {
    fake.gives('/payments', { link: LINK })
    assert.deepEqual(await provider().openCheckout(OPENED), { url: LINK })
    const [asked] = fake.seen
    assert.equal(asked!.authorization, 'Bearer sk')
    assert.deepEqual(asked!.body, {
      tx_ref: 'PAY1',
      amount: 2500.5,
      currency: 'NGN',
      redirect_url: OPENED.returnUrl,
      payment_options: 'card',
      customer: { email: 'ada@sendam.test', name: 'Ada Obi' },
    })
    fake.gives('/payments', { link: 'javascript:alert(1)' })
    await assert.rejects(() => provider().openCheckout(OPENED), /could not be opened/)
  })

  test('says what became of a charge, by our reference and by its id', async ({ assert }) => {
    const charge = {
      id: '4975363',
      reference: 'PAY1',
      method: 'card',
      status: 'successful',
      amountKobo: 250_050,
      currency: 'NGN',
    }
    fake.gives(VERIFY, CHARGE)
    fake.gives('/transactions/4975363/verify', CHARGE)
    assert.deepEqual(await provider().chargeByReference('PAY1'), charge as never)
    assert.deepEqual(await provider().chargeById('4975363'), charge as never)
    fake.gives(VERIFY, { ...CHARGE, status: 'whatever', payment_type: 'bank_transfer' })
    const odd = await provider().chargeByReference('PAY1')
    assert.containsSubset(odd, { status: 'pending', method: 'bank_transfer' })
    fake.refuses(VERIFY, 'No transaction was found for this id')
    assert.isNull(await provider().chargeByReference('PAY1'))
    assert.isNull(await provider().chargeById('../../transfers'))
    assert.equal(fake.seen.at(-1)!.url, '/v3/transactions/..%2F..%2Ftransfers/verify')
  })

  test('opens virtual accounts in the name of our BVN, and says what came in', async ({
    assert,
  }) => {
    const request = { reference: 'VBA1', customer: CUSTOMER, name: 'Sendam / Ada Obi' }
    fake.gives('/virtual-account-numbers', { account_number: '0067100155', bank_name: 'WEMA' })
    assert.deepEqual(await provider().openVirtualAccount(request), {
      bankName: 'WEMA',
      accountNumber: '0067100155',
      accountName: 'Sendam / Ada Obi',
    })
    const none = await provider({ bvn: null })
      .openVirtualAccount(request)
      .catch((e) => e)
    assert.instanceOf(none, ProviderRefused)
    const inflow = { ...CHARGE, tx_ref: 'VBA1', payment_type: 'bank_transfer' }
    fake.gives('/transactions', [inflow, CHARGE])
    const charges = await provider().chargesInto('VBA1')
    assert.lengthOf(charges, 1)
    assert.containsSubset(charges[0], { reference: 'VBA1', method: 'bank_transfer' })
  })

  test('knows banks, account owners and BVNs', async ({ assert }) => {
    fake.gives('/banks/NG', [
      { id: 1, code: '057', name: 'Zenith Bank' },
      { id: 2, code: '044', name: 'Access Bank' },
    ])
    assert.deepEqual(await provider().banks(), [
      { code: '044', name: 'Access Bank' },
      { code: '057', name: 'Zenith Bank' },
    ])
    fake.gives('/accounts/resolve', { account_number: '0123456789', account_name: 'ADA OBI' })
    assert.equal(await provider().accountName(ACCOUNT), 'ADA OBI')
    fake.refuses('/accounts/resolve', 'Sorry, recipient account could not be validated')
    await assert.rejects(() => provider().accountName(ACCOUNT), /no such account/)
    fake.gives('/bvn/verifications', { url: 'https://nibss.test/consent', reference: 'B1' })
    assert.containsSubset(await provider().startBvnCheck(BVN), {
      reference: 'B1',
      status: 'pending',
      consentUrl: 'https://nibss.test/consent',
    })
    // What stands beside `bvn_data` is what we have asked with, and proves nothing.
    const asked = { status: 'COMPLETED', first_name: 'Ada', last_name: 'Obi' }
    const found = { firstName: 'NGOZI', middleName: 'AMAKA', surname: 'UMEH' }
    fake.gives('/bvn/verifications/B1', { ...asked, bvn_data: found })
    assert.containsSubset(await provider().bvnCheck('B1'), {
      status: 'verified',
      name: 'NGOZI AMAKA UMEH',
    })
    fake.gives('/bvn/verifications/B1', asked)
    assert.containsSubset(await provider().bvnCheck('B1'), { status: 'verified', name: null })
  })

  test('sends a transfer, and one that it already has is looked up', async ({ assert }) => {
    fake.gives('/transfers', TRANSFER)
    assert.containsSubset(await provider().send(SENT), { id: '187', status: 'pending' })
    assert.containsSubset(fake.seen[0]!.body, { amount: 5000, reference: 'WDR1', currency: 'NGN' })
    fake.gives('/transfers', [
      { ...TRANSFER, reference: 'OTHER' },
      { ...TRANSFER, status: 'FAILED' },
    ])
    const failed = await provider().transferByReference('WDR1')
    assert.equal(failed!.status, 'failed')
    fake.gives('/transfers', [])
    assert.isNull(await provider().transferByReference('WDR1'))
    fake.refuses('/transfers', 'Insufficient funds')
    assert.instanceOf(
      await provider()
        .send(SENT)
        .catch((e) => e),
      ProviderRefused
    )
    // Sent before, with an answer that was lost: its state is the answer, and pending until found.
    fake.refuses('POST /transfers', 'Transfer with reference WDR1 already exists')
    const unknown = await provider().send(SENT)
    assert.containsSubset(unknown, { reference: 'WDR1', status: 'pending', amountKobo: 500_000 })
    fake.gives('/transfers', [{ ...TRANSFER, status: 'SUCCESSFUL' }])
    const known = await provider().send(SENT)
    assert.containsSubset(known, { id: '187', status: 'successful' })
  })

  test('that breaks, is silent, turns our key away or talks nonsense may have acted', async ({
    assert,
  }) => {
    for (const [what, reply] of [
      ['500', { status: 500, body: { status: 'error' } }],
      ['502 of a gateway', { status: 502, text: '<html>Bad gateway</html>' }],
      ['wrong key', { status: 401, body: { status: 'error', message: 'Invalid key' } }],
      ['too many', { status: 429, body: { status: 'error' } }],
      ['nonsense', { text: 'nonsense' }],
      ['a list', { text: '[1]' }],
      ['another status', { body: { status: 'perhaps', data: {} } }],
    ] as const) {
      for (const [path] of CALLS) fake.on(path, reply)
      await assertUnavailable(assert, what)
    }
  })

  test('that is too slow, or gone, may have acted', async ({ assert }) => {
    for (const [path] of CALLS) fake.on(path, { silent: true })
    await assertUnavailable(assert, 'silent')
    const { baseUrl } = fake
    await fake.stop()
    const gone = new FlutterwaveProvider({ secretKey: 's', webhookHash: HASH, bvn: null, baseUrl })
    assert.instanceOf(await gone.banks().catch((e) => e), ProviderUnavailable)
    fake = await FakeFlutterwave.start()
  })

  test('signs its webhooks with our hash', ({ assert }) => {
    const read = (body: unknown, hash?: string) =>
      provider().readWebhook({
        rawBody: typeof body === 'string' ? body : JSON.stringify(body),
        header: (name) => (name === 'verif-hash' ? hash : undefined),
      })
    const charge = { event: 'charge.completed', data: CHARGE }
    assert.deepEqual(read(charge, HASH), { about: 'charge', id: '4975363', reference: 'PAY1' })
    const transfer = { event: 'transfer.completed', data: TRANSFER }
    assert.deepEqual(read(transfer, HASH), { about: 'transfer', reference: 'WDR1' })
    for (const other of [{ event: 'x', data: {} }, { event: 'charge.completed' }, 'nonsense', '']) {
      assert.isNull(read(other, HASH))
    }
    for (const wrong of [undefined, '', HASH.slice(1), `${HASH} `]) {
      assert.throws(() => read(charge, wrong), WrongSignature)
    }
  })
})

test.group('Money that comes through Flutterwave', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => seedDemoAccounts())
  group.each.setup(async () => {
    fake = await FakeFlutterwave.start()
    return async () => fake.stop()
  })

  async function asked(program: Program): Promise<string> {
    const reference = await startFunding(program, 2500.5)
    await PaymentIntent.query().where({ reference }).update({ provider: 'flutterwave' })
    return reference
  }

  /** What it says of the payment from now on. */
  function states(reference: string, change: object = {}) {
    const charge = { ...CHARGE, tx_ref: reference, ...change }
    fake.gives(VERIFY, charge)
    fake.gives('/transactions/4975363/verify', charge)
  }

  test('is credited once, though it is told of again and again', async ({ client, assert }) => {
    const program = await programOf(client, 'member@sendam.test')
    const before = await cashOf(program)
    const reference = await asked(program)
    states(reference)
    const note = { id: '4975363', reference }
    await verifyCharge(note, provider)
    await verifyPayment(reference, provider)
    states(reference, { status: 'failed' })
    await verifyCharge(note, provider)
    assert.equal(await cashOf(program), before + 2500.5)
    assert.lengthOf(await arrivals(reference), 1)
  })

  test('is not, when amount or currency differ, or the answer does not come', async ({
    client,
    assert,
  }) => {
    const program = await programOf(client, 'member@sendam.test')
    const before = await cashOf(program)
    for (const [change, id] of [
      [{ amount: 25.5 }, 1],
      [{ currency: 'USD' }, 2],
      [{ status: 'pending' }, 3],
    ] as const) {
      const reference = await asked(program)
      states(reference, { ...change, id })
      await verifyPayment(reference, provider)
    }
    const reference = await asked(program)
    fake.on(VERIFY, { status: 500, body: {} })
    await assert.rejects(() => verifyPayment(reference, provider))
    assert.equal(await cashOf(program), before)
  })
})
