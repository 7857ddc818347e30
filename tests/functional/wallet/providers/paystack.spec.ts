import { test } from '@japa/runner'
import {
  ProviderRefused,
  DuplicateReference,
  InvalidWebhookSignature,
} from '#wallet/providers/payment_provider'
import { PaystackProvider } from '#wallet/providers/paystack/paystack_provider'
import { FakePaystack, PAYSTACK_KEY, paystackHeaders } from '#tests/support/fakes/paystack'

const LINK = 'https://checkout.paystack.com/abc'
const ACCOUNT = { bankCode: '058', accountNumber: '0001234567' }
const WD = 'wd-0123456789abcdef01234567'
const SENT = {
  ...ACCOUNT,
  reference: WD,
  amountKobo: 500_000,
  accountName: 'ADA OBI',
  narration: 'Wallet withdrawal',
}
const OPENED = {
  reference: 'PAY1',
  amountKobo: 250_050,
  customer: { email: 'ada@sendam.test', name: 'Ada Obi' },
  returnUrl: 'https://sendam.test/base/wallet/fund?payment=PAY1',
}
const CHARGE = {
  id: 4000000001,
  status: 'success',
  reference: 'PAY1',
  amount: 250_050,
  channel: 'card',
  currency: 'NGN',
  authorization: { authorization_code: 'AUTH_x', last4: '4081' },
}
const INFLOW = {
  ...CHARGE,
  reference: '1767000000001',
  channel: 'dedicated_nuban',
  authorization: { channel: 'dedicated_nuban', receiver_bank_account_number: '9930020212' },
}
const PERSON = { firstname: 'Ada', lastname: 'Obi', email: 'ada@sendam.test' }
const VIRTUAL = {
  reference: 'VBA1ABC',
  customer: { ...PERSON, phoneNumber: '08031234567' },
  name: 'Sendam / Ada Obi',
}
const NUBAN = {
  bank: { name: 'Wema Bank', id: 20, slug: 'wema-bank' },
  account_name: 'SENDAM/ADA OBI',
  account_number: '9930020212',
  assigned: true,
}

let fake: FakePaystack

function provider(secretKey = PAYSTACK_KEY) {
  return new PaystackProvider({ secretKey, baseUrl: fake.baseUrl })
}

test.group('Paystack', (group) => {
  group.each.setup(async () => {
    fake = await new FakePaystack().start()
    return async () => fake.stop()
  })

  test('opens its card page for a card and kobo only', async ({ assert }) => {
    fake.gives('/transaction/initialize', { authorization_url: LINK, access_code: 'abc' })
    assert.deepEqual(await provider().openCheckout(OPENED), { url: LINK })
    const [request] = fake.seen
    assert.equal(request!.authorization, `Bearer ${PAYSTACK_KEY}`)
    assert.deepEqual(request!.body, {
      email: 'ada@sendam.test',
      amount: 250_050,
      currency: 'NGN',
      reference: 'PAY1',
      callback_url: OPENED.returnUrl,
      channels: ['card'],
    })
    fake.refuses('/transaction/initialize', 'Duplicate Transaction Reference')
    const taken = await provider()
      .openCheckout(OPENED)
      .catch((e) => e)
    assert.instanceOf(taken, DuplicateReference)
    fake.gives('/transaction/initialize', { authorization_url: 'javascript:alert(1)' })
    await assert.rejects(() => provider().openCheckout(OPENED), /could not be opened/)
  })

  test('reads a charge and maps its status', async ({ assert }) => {
    const path = '/transaction/verify/PAY1'
    fake.gives(path, CHARGE)
    assert.deepEqual(await provider().findChargeByReference('PAY1'), {
      id: '4000000001',
      reference: 'PAY1',
      accountNumber: null,
      method: 'card',
      status: 'successful',
      amountKobo: 250_050,
      currency: 'NGN',
    })
    const states = { failed: 'failed', reversed: 'failed', ongoing: 'pending', whatever: 'pending' }
    for (const [status, ours] of Object.entries(states)) {
      fake.gives(path, { ...CHARGE, status })
      const charge = await provider().findCharge({ id: null, reference: 'PAY1' })
      assert.equal(charge!.status, ours)
    }
    // The customer has opened the card page but not paid.
    fake.gives(path, { status: 'abandoned' })
    assert.isNull(await provider().findChargeByReference('PAY1'))
    fake.refuses(path, 'Transaction reference not found.')
    assert.isNull(await provider().findChargeByReference('PAY1'))
    await provider().findChargeByReference('../transfer')
    assert.equal(fake.seen.at(-1)!.path, '/transaction/verify/..%2Ftransfer')
  })

  test('opens a virtual account for its own customer and finds it again', async ({ assert }) => {
    fake.gives('/customer', { customer_code: 'CUS_x' })
    fake.gives('/customer/CUS_x', { dedicated_account: null, dedicated_accounts: [] })
    fake.gives('/dedicated_account/available_providers', [{ provider_slug: 'titan-paystack' }])
    fake.gives('/dedicated_account', NUBAN)
    const account = {
      bankName: 'Wema Bank',
      accountNumber: '9930020212',
      accountName: 'SENDAM/ADA OBI',
    }
    assert.deepEqual(await provider().openVirtualAccount(VIRTUAL), account)
    assert.deepEqual(fake.asked('POST', '/customer')[0]!.body, {
      email: 'ada+vba1abc@sendam.test',
      first_name: 'Ada',
      last_name: 'Obi',
      phone: '08031234567',
    })
    const wanted = { customer: 'CUS_x', preferred_bank: 'titan-paystack' }
    assert.deepEqual(fake.asked('POST', '/dedicated_account')[0]!.body, wanted)

    // If the answer was lost or late, the customer's record has the account.
    fake.gives('/customer/CUS_x', { dedicated_account: NUBAN })
    assert.deepEqual(await provider().openVirtualAccount(VIRTUAL), account)
    assert.lengthOf(fake.asked('POST', '/dedicated_account'), 1)
  })

  test('returns null while it creates a virtual account, and fails when it refuses', async ({
    assert,
  }) => {
    fake.gives('/customer', { customer_code: 'CUS_x' })
    fake.gives('/customer/CUS_x', { dedicated_account: null, dedicated_accounts: null })
    fake.gives('/dedicated_account', { ...NUBAN, assigned: false })
    assert.isNull(await provider('sk_test_x').openVirtualAccount(VIRTUAL))
    const [request] = fake.asked('POST', '/dedicated_account')
    assert.equal(request!.body.preferred_bank, 'test-bank')
    fake.refuses('/dedicated_account', 'Assignment is already in progress for this customer')
    assert.isNull(await provider('sk_test_x').openVirtualAccount(VIRTUAL))
    fake.refuses('/dedicated_account', 'Dedicated NUBAN is not available for your business')
    const no = await provider('sk_test_x')
      .openVirtualAccount(VIRTUAL)
      .catch((e) => e)
    assert.instanceOf(no, ProviderRefused)
  })

  test('lists the deposits of one virtual account only', async ({ assert }) => {
    const strange = { ...INFLOW, amount: 'much' }
    const others = { ...INFLOW, authorization: { receiver_bank_account_number: '9930020213' } }
    const bare = { ...INFLOW, authorization: {} }
    const inMetadata = { ...bare, id: 2, metadata: { receiver_account_number: '9930020212' } }
    fake.gives('/transaction', [strange, others, CHARGE, null, bare, INFLOW, inMetadata])
    const account = { reference: 'VBA1', accountNumber: '9930020212' }
    const charges = await provider().listAccountCharges(account)
    assert.deepEqual(
      charges.map(({ id, method, accountNumber }) => [id, method, accountNumber]),
      [
        ['4000000001', 'bank_transfer', '9930020212'],
        ['2', 'bank_transfer', '9930020212'],
      ]
    )
    assert.equal(fake.seen[0]!.query.get('virtual_account_number'), '9930020212')
  })

  test('lists the banks of all its pages and resolves account names', async ({ assert }) => {
    fake.on('/bank', ({ query }) => {
      const isSecond = query.get('next') === 'more'
      const first = [
        { code: '057', name: 'Zenith Bank', active: true },
        { code: '001', name: 'Gone Bank', active: false },
        { name: 'Nameless' },
      ]
      const second = [{ code: 'MFB50992', name: 'Access Bank' }]
      const meta = { next: isSecond ? null : 'more' }
      return { body: { status: true, data: isSecond ? second : first, meta } }
    })
    assert.deepEqual(await provider().listBanks(), [
      { code: 'MFB50992', name: 'Access Bank' },
      { code: '057', name: 'Zenith Bank' },
    ])
    fake.gives('/bank/resolve', { account_number: '0001234567', account_name: 'ADA OBI' })
    assert.equal(await provider().resolveAccountName(ACCOUNT), 'ADA OBI')
    assert.equal(fake.seen.at(-1)!.query.get('bank_code'), '058')
    fake.refuses('/bank/resolve', 'Could not resolve account name.', 422)
    await assert.rejects(() => provider().resolveAccountName(ACCOUNT), /no such account/)
  })

  test('checks a BVN with an account and returns the name on the account', async ({ assert }) => {
    const request = { ...PERSON, bvn: '22200000000', returnUrl: 'https://x.test' }
    const without = await provider()
      .startBvnCheck({ ...request, account: null })
      .catch((e) => e)
    assert.instanceOf(without, ProviderRefused)
    assert.match(without.message, /enter your account number/)

    fake.gives('/bank/resolve', { account_name: 'OBI ADA' })
    fake.gives('/customer', { customer_code: 'CUS_x' })
    const accepted = { status: true, message: 'Customer Identification in progress' }
    fake.on('/customer/CUS_x/identification', { status: 202, body: accepted })
    const check = await provider().startBvnCheck({ ...request, account: ACCOUNT })
    assert.deepInclude(check, { reference: 'CUS_x', status: 'pending', consentUrl: null })
    assert.deepEqual(fake.seen.at(-1)!.body, {
      country: 'NG',
      type: 'bank_account',
      account_number: '0001234567',
      bank_code: '058',
      bvn: '22200000000',
      first_name: 'Ada',
      last_name: 'Obi',
    })
    fake.gives('/customer/CUS_x', { identified: false, first_name: 'Ada', last_name: 'Obi' })
    const waiting = await provider().findBvnCheck('CUS_x', ACCOUNT)
    assert.deepInclude(waiting, { status: 'pending', name: null })
    fake.gives('/customer/CUS_x', { identified: true, first_name: 'Ada', last_name: 'Obi' })
    const done = await provider().findBvnCheck('CUS_x', ACCOUNT)
    assert.deepInclude(done, { status: 'verified', name: 'OBI ADA' })
  })

  test('sends a transfer to a recipient and looks up one that it already has', async ({
    assert,
  }) => {
    fake.gives('/transferrecipient', { recipient_code: 'RCP_x' })
    fake.gives('/transfer', { id: 1, status: 'pending', reference: WD, amount: 500_000 })
    assert.containsSubset(await provider().sendTransfer(SENT), { id: '1', status: 'pending' })
    assert.deepEqual(fake.seen.at(-1)!.body, {
      source: 'balance',
      amount: 500_000,
      recipient: 'RCP_x',
      reference: WD,
      reason: 'Wallet withdrawal',
      currency: 'NGN',
    })
    // An answer that awaits a code lacks the other fields.
    fake.gives('/transfer', { status: 'otp', transfer_code: 'TRF_x' })
    const waiting = await provider().sendTransfer(SENT)
    assert.containsSubset(waiting, { status: 'pending', reference: WD, amountKobo: 500_000 })
    fake.refuses('/transfer', 'Your balance is not enough to fulfil this request')
    const poor = await provider()
      .sendTransfer(SENT)
      .catch((e) => e)
    assert.instanceOf(poor, ProviderRefused)
    fake.refuses('/transfer', 'Please provide a unique reference. Reference already exists')
    const unknown = await provider().sendTransfer(SENT)
    assert.containsSubset(unknown, { id: null, status: 'pending', amountKobo: 500_000 })
    const found = { id: 1, status: 'success', reference: WD, amount: 500_000, currency: 'NGN' }
    fake.gives(`/transfer/verify/${WD}`, found)
    assert.containsSubset(await provider().sendTransfer(SENT), { id: '1', status: 'successful' })
  })

  test('ends a transfer only in a final state', async ({ assert }) => {
    const states = {
      success: 'successful',
      failed: 'failed',
      reversed: 'failed',
      abandoned: 'failed',
      blocked: 'failed',
      rejected: 'failed',
      pending: 'pending',
      otp: 'pending',
      received: 'pending',
      queued: 'pending',
      whatever: 'pending',
    }
    const path = `/transfer/verify/${WD}`
    for (const [status, ours] of Object.entries(states)) {
      fake.gives(path, { id: 1, status, reference: WD, amount: 500_000, currency: 'NGN' })
      const transfer = await provider().findTransfer({ id: null, reference: WD })
      assert.equal(transfer!.status, ours, status)
    }
    fake.refuses(path, 'Transfer not found', 404)
    assert.isNull(await provider().findTransfer({ id: null, reference: WD }))
    fake.gives(path, { id: 1, status: 'success', reference: WD, amount: 1, currency: 'GHS' })
    await assert.rejects(() => provider().findTransfer({ id: null, reference: WD }))
  })

  test('signs the bytes of its webhooks with the secret key', ({ assert }) => {
    const read = (rawBody: string, headers: Record<string, string | undefined>, key?: string) =>
      provider(key).readWebhook({ rawBody, header: (name) => headers[name] })
    // Computed independently, over exactly this text.
    const rawBody =
      '{"event":"charge.success","data":{"reference":"sd-pay-000000001","amount":250000,"currency":"NGN","status":"success"}}'
    const signature =
      '3df67fd8223b89c705cd69f679c75c17a9d5e78861a96592bcefea8ca42b2a2eb092932986a3d5d899c53fcb30f39b4177b2ea684adc50fcb7c20c1c3cc7a1ab'
    const headers = { 'x-paystack-signature': signature }
    assert.deepEqual(read(rawBody, headers, 'sk_test_vector'), {
      about: 'charge',
      id: null,
      reference: 'sd-pay-000000001',
    })
    for (const wrong of [{}, { 'x-paystack-signature': signature.replace('3', '4') }]) {
      assert.throws(() => read(rawBody, wrong, 'sk_test_vector'), InvalidWebhookSignature)
    }
    assert.throws(() => read(`${rawBody} `, headers, 'sk_test_vector'), InvalidWebhookSignature)
    assert.throws(() => read(rawBody, headers), InvalidWebhookSignature)

    const note = (event: string, data: object) => {
      const body = JSON.stringify({ event, data })
      return read(body, paystackHeaders(body))
    }
    for (const event of ['transfer.success', 'transfer.failed', 'transfer.reversed']) {
      const notification = note(event, { id: 1, reference: WD })
      assert.deepEqual(notification, { about: 'transfer', id: '1', reference: WD })
    }
    const customer = { customer_code: 'CUS_x', email: 'ada+vba1abc@sendam.test' }
    assert.deepEqual(note('dedicatedaccount.assign.success', { customer }), {
      about: 'account',
      reference: 'VBA1ABC',
      problem: null,
    })
    assert.isNull(
      note('dedicatedaccount.assign.success', { customer: { email: 'ada@sendam.test' } })
    )
    assert.deepEqual(note('customeridentification.failed', { customer_code: 'CUS_x' }), {
      about: 'refused BVN',
      reference: 'CUS_x',
    })
    for (const event of ['customeridentification.success', 'refund.processed', 'charge.success']) {
      assert.isNull(note(event, {}))
    }
    assert.isNull(read('nonsense', paystackHeaders('nonsense')))
  })
})
