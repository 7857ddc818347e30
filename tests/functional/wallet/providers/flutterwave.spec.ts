import { test } from '@japa/runner'
import {
  ProviderRefused,
  ProviderUnavailable,
  InvalidWebhookSignature,
} from '#wallet/providers/payment_provider'
import { FlutterwaveProvider } from '#wallet/providers/flutterwave/flutterwave_provider'
import {
  FakeFlutterwave,
  FLUTTERWAVE_HASH,
  flutterwaveHeaders,
} from '#tests/support/fakes/flutterwave'

const HASH = FLUTTERWAVE_HASH
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
const CUSTOMER = { email: 'ada@sendam.test', firstname: 'Ada', lastname: 'Obi', phoneNumber: null }

const ACCOUNT = { bankCode: '058', accountNumber: '0123456789' }
const SENT = {
  ...ACCOUNT,
  reference: 'WDR1',
  amountKobo: 500_000,
  accountName: 'ADA OBI',
  narration: 'x',
}
const OPENED = {
  reference: 'PAY1',
  amountKobo: 250_050,
  customer: { email: 'ada@sendam.test', name: 'Ada Obi' },
  returnUrl: 'https://sendam.test/base/wallet/fund?payment=PAY1',
}
const BVN = {
  bvn: '22123456789',
  firstname: 'Ada',
  lastname: 'Obi',
  email: 'ada@sendam.test',
  account: null,
  returnUrl: 'https://x.test',
}
const byReference = (reference: string) => ({ id: null, reference })

let fake: FakeFlutterwave

function provider(more: { bvn?: string | null } = {}) {
  const keys = { secretKey: 'sk', webhookHash: HASH, bvn: '22987654321', ...more }
  return new FlutterwaveProvider({ ...keys, baseUrl: fake.baseUrl })
}

test.group('Flutterwave', (group) => {
  group.each.setup(async () => {
    fake = await new FakeFlutterwave().start()
    return async () => fake.stop()
  })

  test('opens its card page for a card and naira only', async ({ assert }) => {
    fake.gives('/payments', { link: LINK })
    assert.deepEqual(await provider().openCheckout(OPENED), { url: LINK })
    const [request] = fake.seen
    assert.equal(request!.authorization, 'Bearer sk')
    assert.deepEqual(request!.body, {
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

  test('reads a charge by our reference and by its id', async ({ assert }) => {
    const charge = {
      id: '4975363',
      reference: 'PAY1',
      accountNumber: null,
      method: 'card',
      status: 'successful',
      amountKobo: 250_050,
      currency: 'NGN',
    }
    fake.gives(VERIFY, CHARGE)
    fake.gives('/transactions/4975363/verify', CHARGE)
    assert.deepEqual(await provider().findChargeByReference('PAY1'), charge as never)
    assert.deepEqual(
      await provider().findCharge({ id: '4975363', reference: 'PAY1' }),
      charge as never
    )
    fake.gives(VERIFY, { ...CHARGE, status: 'whatever', payment_type: 'bank_transfer' })
    const odd = await provider().findChargeByReference('PAY1')
    assert.containsSubset(odd, { status: 'pending', method: 'bank_transfer' })
    fake.refuses(VERIFY, 'No transaction was found for this id')
    assert.isNull(await provider().findChargeByReference('PAY1'))
    assert.isNull(await provider().findCharge({ id: '../../transfers', reference: 'PAY1' }))
    assert.equal(fake.seen.at(-1)!.path, '/transactions/..%2F..%2Ftransfers/verify')
  })

  test('opens virtual accounts with our BVN and lists their deposits', async ({ assert }) => {
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
    // Skips malformed rows without losing those behind them.
    fake.gives('/transactions', [{ ...inflow, amount: 'much' }, null, 'x', {}, inflow, CHARGE])
    const charges = await provider().listAccountCharges({
      reference: 'VBA1',
      accountNumber: '0067100155',
    })
    assert.lengthOf(charges, 1)
    assert.containsSubset(charges[0], { reference: 'VBA1', method: 'bank_transfer' })
  })

  test('lists banks, resolves account names and checks BVNs', async ({ assert }) => {
    fake.gives('/banks/NG', [
      { id: 1, code: '057', name: 'Zenith Bank' },
      { id: 3, code: '999' },
      { id: 2, code: '044', name: 'Access Bank' },
    ])
    assert.deepEqual(await provider().listBanks(), [
      { code: '044', name: 'Access Bank' },
      { code: '057', name: 'Zenith Bank' },
    ])
    fake.gives('/accounts/resolve', { account_number: '0123456789', account_name: 'ADA OBI' })
    assert.equal(await provider().resolveAccountName(ACCOUNT), 'ADA OBI')
    fake.refuses('/accounts/resolve', 'Sorry, recipient account could not be validated')
    await assert.rejects(() => provider().resolveAccountName(ACCOUNT), /no such account/)
    fake.gives('/bvn/verifications', { url: 'https://nibss.test/consent', reference: 'B1' })
    assert.containsSubset(await provider().startBvnCheck(BVN), {
      reference: 'B1',
      status: 'pending',
      consentUrl: 'https://nibss.test/consent',
    })
    // Fields next to `bvn_data` repeat our own request and prove nothing.
    const echoed = { status: 'COMPLETED', first_name: 'Ada', last_name: 'Obi' }
    const found = { firstName: 'NGOZI', middleName: 'AMAKA', surname: 'UMEH' }
    fake.gives('/bvn/verifications/B1', { ...echoed, bvn_data: found })
    assert.containsSubset(await provider().findBvnCheck('B1'), {
      status: 'verified',
      name: 'NGOZI AMAKA UMEH',
    })
    fake.gives('/bvn/verifications/B1', echoed)
    assert.containsSubset(await provider().findBvnCheck('B1'), { status: 'verified', name: null })
  })

  test('sends a transfer and looks up one that it already has', async ({ assert }) => {
    fake.gives('/transfers', TRANSFER)
    assert.containsSubset(await provider().sendTransfer(SENT), { id: '187', status: 'pending' })
    assert.containsSubset(fake.seen[0]!.body, { amount: 5000, reference: 'WDR1', currency: 'NGN' })
    fake.gives('/transfers', [
      { ...TRANSFER, reference: 'OTHER' },
      { ...TRANSFER, status: 'FAILED' },
    ])
    const failed = await provider().findTransfer(byReference('WDR1'))
    assert.equal(failed!.status, 'failed')
    fake.gives('/transfers', [])
    assert.isNull(await provider().findTransfer(byReference('WDR1')))
    fake.refuses('/transfers', 'Insufficient funds')
    assert.instanceOf(
      await provider()
        .sendTransfer(SENT)
        .catch((e) => e),
      ProviderRefused
    )
    // If the answer to the first request was lost, the transfer is pending until it is found.
    fake.gives('/transfers', [])
    fake.refuses('POST /transfers', 'Transfer with reference WDR1 already exists')
    const unknown = await provider().sendTransfer(SENT)
    assert.containsSubset(unknown, { reference: 'WDR1', status: 'pending', amountKobo: 500_000 })
    fake.gives('/transfers', [{ ...TRANSFER, status: 'SUCCESSFUL' }])
    const known = await provider().sendTransfer(SENT)
    assert.containsSubset(known, { id: '187', status: 'successful' })
  })

  test('finds a transfer by its id, or by our reference if the id is of another one', async ({
    assert,
  }) => {
    fake.gives('/transfers/187', { ...TRANSFER, status: 'SUCCESSFUL' })
    fake.gives('/transfers', [])
    const found = await provider().findTransfer({ id: '187', reference: 'WDR1' })
    assert.containsSubset(found, { id: '187', status: 'successful' })
    fake.gives('/transfers/187', { ...TRANSFER, reference: 'OTHER', status: 'SUCCESSFUL' })
    assert.isNull(await provider().findTransfer({ id: '187', reference: 'WDR1' }))
    // An unreadable transfer must not count as unknown, or the money would be sent again.
    fake.gives('/transfers', [{ reference: 'WDR1', status: 'NEW' }])
    const strange = await provider()
      .findTransfer(byReference('WDR1'))
      .catch((e) => e)
    assert.instanceOf(strange, ProviderUnavailable)
    // A refusal for another reason must not count as unknown, either.
    fake.refuses('/transfers', 'This call is switched off for you')
    const off = await provider()
      .findTransfer(byReference('WDR1'))
      .catch((e) => e)
    assert.instanceOf(off, ProviderUnavailable)
  })

  test('signs its webhooks with our hash', ({ assert }) => {
    const read = (body: unknown, hash?: string, headers?: Record<string, string>) =>
      provider().readWebhook({
        rawBody: typeof body === 'string' ? body : JSON.stringify(body),
        header: (name) => (headers ?? (hash === undefined ? {} : { 'verif-hash': hash }))[name],
      })
    const charge = { event: 'charge.completed', data: CHARGE }
    assert.deepEqual(read(charge, HASH), { about: 'charge', id: '4975363', reference: 'PAY1' })
    const transfer = { event: 'transfer.completed', data: TRANSFER }
    assert.deepEqual(read(transfer, HASH), { about: 'transfer', id: '187', reference: 'WDR1' })
    const signed = flutterwaveHeaders(JSON.stringify(charge), 'signature')
    assert.deepInclude(read(charge, undefined, signed), { about: 'charge', id: '4975363' })
    assert.throws(() => read(transfer, undefined, signed), InvalidWebhookSignature)
    for (const other of [{ event: 'x', data: {} }, { event: 'charge.completed' }, 'nonsense', '']) {
      assert.isNull(read(other, HASH))
    }
    for (const wrong of [undefined, '', HASH.slice(1), `${HASH} `]) {
      assert.throws(() => read(charge, wrong), InvalidWebhookSignature)
    }
  })
})
