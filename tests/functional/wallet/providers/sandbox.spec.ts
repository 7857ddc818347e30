import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import {
  ProviderRefused,
  ProviderUnavailable,
  InvalidWebhookSignature,
} from '#wallet/providers/payment_provider'
import {
  readFlutterwaveKeys,
  readPaystackKeys,
  chooseProviderName,
} from '#wallet/providers/provider_settings'
import { depositToSandboxAccount } from '#wallet/providers/sandbox/sandbox_charges'
import { SandboxProvider } from '#wallet/providers/sandbox/sandbox_provider'
import { SANDBOX_SIGNATURE, signSandboxWebhook } from '#wallet/providers/sandbox/sandbox_signature'

const provider = new SandboxProvider(20)

function transferTo(accountNumber: string, reference = `W${accountNumber}`) {
  const request = {
    reference,
    amountKobo: 500_000,
    bankCode: '058',
    accountNumber,
    accountName: 'X',
  }
  return provider.sendTransfer({ ...request, narration: 'Withdrawal' })
}

function checkout(amountKobo: number, reference = `C${amountKobo}`) {
  const customer = { email: 'ada@sendam.test', name: 'Ada Obi' }
  return provider.openCheckout({ reference, amountKobo, customer, returnUrl: 'http://x/y' })
}

function hook(body: string, signature?: string) {
  const header = (name: string) => (name === SANDBOX_SIGNATURE ? signature : undefined)
  return provider.readWebhook({ rawBody: body, header })
}

test.group('The payment sandbox', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.teardown(async () => {
    await db.from('queue_jobs').whereLike('data', '%W0123450%').delete()
  })

  test('resolves the same name for an account each time and refuses unknown accounts', async ({
    assert,
  }) => {
    const account = { bankCode: '058', accountNumber: '0123456789' }
    const name = await provider.resolveAccountName(account)
    assert.match(name, /^[A-Z]+ [A-Z]+$/)
    assert.equal(await provider.resolveAccountName(account), name)
    for (const wrong of [
      { bankCode: '058', accountNumber: '0123450000' },
      { bankCode: '999', accountNumber: '0123456789' },
      { bankCode: '058', accountNumber: '012345678' },
    ]) {
      await assert.rejects(() => provider.resolveAccountName(wrong), /no such account/)
    }
    const mute = { bankCode: '058', accountNumber: '0123450005' }
    assert.instanceOf(await provider.resolveAccountName(mute).catch((e) => e), ProviderUnavailable)
  })

  test('sends a transfer once per reference, whatever its outcome', async ({ assert }) => {
    const outcomes = { '0123456789': 'successful', '0123450001': 'failed', '0123450002': 'pending' }
    for (const [number, status] of Object.entries(outcomes)) {
      const first = await transferTo(number)
      assert.equal(first.status, status)
      assert.deepEqual(await transferTo(number), first)
    }
    for (const [number, later] of [
      ['0123450003', 'successful'],
      ['0123450006', 'failed'],
    ] as const) {
      const first = await transferTo(number)
      assert.equal(first.status, 'pending')
      await db.from('sandbox_transfers').update({ settles_at: '2020-01-01' })
      const then = await provider.findTransfer({ id: null, reference: `W${number}` })
      assert.equal(then!.status, later)
    }
    const refused = await transferTo('0123450000').catch((e) => e)
    assert.instanceOf(refused, ProviderRefused)
    assert.isNull(await provider.findTransfer({ id: null, reference: 'W0123450000' }))
  })

  test('queues one webhook for a slow transfer', async ({ assert, cleanup }) => {
    const reference = `W${Date.now()}`
    const jobs = () => db.from('queue_jobs').whereLike('data', `%${reference}%`)
    cleanup(async () => {
      await jobs().delete()
    })
    await transferTo('0123450003', reference)
    await transferTo('0123450003', reference)
    assert.lengthOf(await jobs(), 1)
  })

  test('can send money or open a card page without an answer', async ({ assert }) => {
    assert.instanceOf(await transferTo('0123450004').catch((e) => e), ProviderUnavailable)
    const sent = await provider.findTransfer({ id: null, reference: 'W0123450004' })
    assert.equal(sent!.status, 'successful')
    assert.instanceOf(await checkout(100_52).catch((e) => e), ProviderUnavailable)
    await db
      .from('sandbox_charges')
      .where({ reference: 'C10052' })
      .update({ outcome: 'successful' })
    const charge = await provider.findChargeByReference('C10052')
    assert.equal(charge!.status, 'successful')
  })

  test('has no charge until somebody tries to pay', async ({ assert }) => {
    const { url } = await checkout(100_00)
    assert.equal(url, '/dev/card/C10000')
    assert.isNull(await provider.findChargeByReference('C10000'))
    assert.instanceOf(await checkout(100_51).catch((e) => e), ProviderRefused)
  })

  test('opens one virtual account per reference and lists its deposits', async ({ assert }) => {
    const customer = {
      email: 'ada@sendam.test',
      firstname: 'Ada',
      lastname: 'Obi',
      phoneNumber: null,
    }
    const open = (reference: string) =>
      provider.openVirtualAccount({ reference, customer, name: 'Sendam / Ada Obi' })
    const account = await open('V1')
    assert.match(account.accountNumber, /^99\d{8}$/)
    assert.deepEqual(await open('V1'), account)
    const other = await open('V2')
    assert.notEqual(other.accountNumber, account.accountNumber)
    const id = await depositToSandboxAccount('V1', 250_000)
    assert.containsSubset(
      await provider.listAccountCharges({ reference: 'V1', accountNumber: '' }),
      [{ id, method: 'bank_transfer', status: 'successful', amountKobo: 250_000, currency: 'NGN' }]
    )
    assert.deepEqual(await provider.listAccountCharges({ reference: 'V2', accountNumber: '' }), [])
  })

  test('checks a BVN', async ({ assert }) => {
    const check = (bvn: string) =>
      provider.startBvnCheck({
        bvn,
        firstname: 'Ada',
        lastname: 'Obi',
        email: 'ada@sendam.test',
        account: null,
        returnUrl: 'http://x',
      })
    const { reference, status, name } = await check('22123456789')
    assert.equal(status, 'verified')
    assert.equal(name, 'Ada Obi')
    const again = await provider.findBvnCheck(reference)
    assert.equal(again.status, 'verified')
    const strangers = await check('22123450001')
    assert.containsSubset(strangers, { status: 'verified', name: 'UMEH NGOZI' })
    const refused = await check('22123450000')
    assert.equal(refused.status, 'refused')
    assert.instanceOf(await check('22123450005').catch((e) => e), ProviderUnavailable)
    assert.instanceOf(await check('123').catch((e) => e), ProviderRefused)
  })

  test('signs its webhooks and refuses other signatures', ({ assert }) => {
    const body = JSON.stringify({ event: 'charge', id: 7, reference: 'C1' })
    assert.deepEqual(hook(body, signSandboxWebhook(body)), {
      about: 'charge',
      id: '7',
      reference: 'C1',
    })
    for (const signature of [undefined, '', 'x', signSandboxWebhook(`${body} `)]) {
      assert.throws(() => hook(body, signature), InvalidWebhookSignature)
    }
    const other = JSON.stringify({ event: 'weather' })
    assert.isNull(hook(other, signSandboxWebhook(other)))
  })
})

test.group('The choice of the payment provider', () => {
  test('is empty in production by default, and the sandbox is refused there', ({ assert }) => {
    assert.equal(chooseProviderName(undefined, { isProduction: false }), 'sandbox')
    assert.isNull(chooseProviderName(undefined, { isProduction: true }))
    assert.throws(() => chooseProviderName('sandbox', { isProduction: true }), /out of nothing/)
  })

  test('stops the boot when Flutterwave has half its keys, or none although it was chosen', ({
    assert,
  }) => {
    const flutterwave = { publicKey: 'pk', secretKey: 'sk', webhookHash: 'hash', bvn: undefined }
    const given = { ...flutterwave, isWanted: true, hasAddress: true }
    const none = { publicKey: undefined, secretKey: undefined, webhookHash: undefined }
    assert.containsSubset(readFlutterwaveKeys(given), { publicKey: 'pk', bvn: null })
    // With keys Flutterwave still ends payments that it started, even if it is not chosen.
    assert.containsSubset(readFlutterwaveKeys({ ...given, isWanted: false }), { secretKey: 'sk' })
    assert.isNull(readFlutterwaveKeys({ ...given, ...none, isWanted: false }))
    for (const isWanted of [true, false]) {
      const missing = { ...given, isWanted, secretKey: undefined, webhookHash: undefined }
      assert.throws(
        () => readFlutterwaveKeys(missing),
        /FLUTTERWAVE_SECRET_KEY and FLUTTERWAVE_WEBHOOK_HASH/
      )
      assert.throws(() => readFlutterwaveKeys({ ...given, isWanted, hasAddress: false }), /APP_URL/)
    }
    assert.throws(
      () => readFlutterwaveKeys({ ...given, ...none }),
      'PAYMENT_PROVIDER=flutterwave needs FLUTTERWAVE_PUBLIC_KEY and FLUTTERWAVE_SECRET_KEY and FLUTTERWAVE_WEBHOOK_HASH: set what is missing.'
    )
  })

  test('stops the boot when the keys of Paystack are incomplete or swapped', ({ assert }) => {
    const given = { isWanted: false, hasAddress: true, publicKey: 'pk_x', secretKey: 'sk_x' }
    const none = { publicKey: undefined, secretKey: undefined }
    assert.deepInclude(readPaystackKeys(given), {
      secretKey: 'sk_x',
      baseUrl: 'https://api.paystack.co',
    })
    assert.isNull(readPaystackKeys({ ...given, ...none }))
    assert.throws(
      () => readPaystackKeys({ ...given, publicKey: '' }),
      'The settings of paystack are incomplete without PAYSTACK_PUBLIC_KEY. Set everything that is missing, or remove the rest.'
    )
    assert.throws(
      () => readPaystackKeys({ ...given, ...none, isWanted: true }),
      /PAYSTACK_SECRET_KEY/
    )
    const changed = { ...given, publicKey: 'sk_x', secretKey: 'pk_x' }
    assert.throws(() => readPaystackKeys(changed), /are swapped/)
  })

  test('accepts another base URL only over TLS or on this machine', ({ assert }) => {
    const given = { isWanted: true, hasAddress: true, publicKey: 'pk_x', secretKey: 'sk_x' }
    for (const [baseUrl, used] of [
      ['https://proxy.test/paystack/', 'https://proxy.test/paystack'],
      ['http://127.0.0.1:4010', 'http://127.0.0.1:4010'],
    ]) {
      assert.equal(readPaystackKeys({ ...given, baseUrl })!.baseUrl, used)
    }
    assert.throws(
      () => readPaystackKeys({ ...given, baseUrl: 'http://proxy.test' }),
      'PAYSTACK_BASE_URL must begin with https://, because our keys go there.'
    )
  })
})
