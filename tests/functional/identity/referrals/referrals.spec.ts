import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { DEMO_PASSWORD } from '#identity/demo'
import Referral from '#identity/referrals/referral'
import User from '#identity/accounts/models/user'
import { ensureReferralCode } from '#identity/referrals/referral_code'
import { referralKobo } from '#identity/referrals/referral_settings'
import InboxMessage from '#shared/inbox/inbox_message'
import { bookWithCourier } from '#shipping/carriers/courier_booking'
import BookWithCourierJob from '#shipping/carriers/jobs/book_with_courier_job'
import { settleReferralReward } from '#shipping/billing/referral_rewards'
import Shipment from '#shipping/shipment/models/shipment'
import { changeStatus } from '#shipping/shipment/shipment_status'
import {
  collectDispatchedJobs,
  recordFailedJob,
  runJob,
  runSweep,
  runSweepAndJobs,
} from '#tests/support/jobs'
import { seedDemoWallets } from '#wallet/demo_wallets'
import { findLedgerFaults } from '#wallet/ledger/ledger_check'
import { creditReferredUser } from '#wallet/balances/referral_credit'
import { addressOfServer, apiClientOf } from '#tests/support/api_client'
import { makeShipment } from '#tests/support/shipment_rows'
import { PageSession } from '#tests/functional/identity/sessions/page_session'

const REFERRER = 'member@sendam.test'
const REFERRED = 'other@sendam.test'
const NEWCOMER = 'newcomer@example.test'
const PROMISE = { amountKobo: 1_000_00 }
const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0' }

async function person(email: string) {
  return User.findByOrFail('email', email)
}

async function codeOfReferrer(): Promise<number> {
  return ensureReferralCode(await person(REFERRER))
}

async function statsOf(client: ApiClient, email = REFERRER) {
  const apiClient = await apiClientOf(client, email)
  const response = await apiClient('get', '/user/referral_stats')
  response.assertStatus(200)
  return response.body().data
}

async function cashBackOf(client: ApiClient, email: string): Promise<number> {
  const apiClient = await apiClientOf(client, email)
  const response = await apiClient('get', '/wallet')
  return response.body().data.cashBackBalance
}

async function signUp(client: ApiClient, referralCode: unknown, headers: object = {}) {
  const request = client.post('/api/v1/account')
  for (const [name, value] of Object.entries(headers)) request.header(name, value)
  return request.json({
    username: NEWCOMER,
    password: DEMO_PASSWORD,
    firstname: 'Ife',
    lastname: 'Ade',
    phoneNumber: '08031234567',
    referralCode,
  })
}

async function verify() {
  const mail = await InboxMessage.query()
    .where('recipient', NEWCOMER)
    .orderBy('id', 'desc')
    .firstOrFail()
  const token = /\/verify\/([\w-]+)/.exec(mail.text)![1]!
  return fetch(`${addressOfServer()}/api/v1/account?token=${token}`)
}

/** Creates two people, one of whom referred the other. */
async function refer() {
  const referrer = await person(REFERRER)
  const referred = await person(REFERRED)
  return Referral.create({ ...PROMISE, referrerId: referrer.id, referredId: referred.id })
}

async function payAs(client: ApiClient, email: string, receiver: { address?: string } = {}) {
  const shipment = await makeShipment({
    status: 'AWAITING_PAYMENT_CONFIRMATION',
    owner: email,
    shippingNaira: 2_000,
    receiver,
  })
  const apiClient = await apiClientOf(client, email)
  const path = `/shipment/${shipment.transactionReference}/make_payment/Wallet`
  return { pay: () => apiClient('post', path, {}), shipment }
}

/** Creates a paid shipment and sends it to the courier. */
async function bookAs(client: ApiClient, email: string, receiver: { address?: string } = {}) {
  const { pay, shipment } = await payAs(client, email, receiver)
  const response = await pay()
  response.assertStatus(200)
  await runJob(BookWithCourierJob, { shipmentId: shipment.id })
  return shipment
}

async function voidAs(client: ApiClient, id: number) {
  const admin = await apiClientOf(client, 'admin@sendam.test')
  const response = await admin('delete', `/shipment/void/${id}`)
  response.assertStatus(200)
}

/** Spends cash back on another shipment, which stays paid. */
async function spendCashBack(
  client: ApiClient,
  email: string,
  { keepingNaira }: { keepingNaira: number }
) {
  const shippingNaira = (await cashBackOf(client, email)) - keepingNaira
  const status = 'AWAITING_PAYMENT_CONFIRMATION'
  const shipment = await makeShipment({ status, owner: email, shippingNaira })
  const apiClient = await apiClientOf(client, email)
  const path = `/shipment/${shipment.transactionReference}/make_payment/CashBack`
  const response = await apiClient('post', path, {})
  response.assertStatus(200)
}

test.group('The referral code', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is created on first use, has eight digits and stays the same', async ({
    client,
    assert,
  }) => {
    const first = await statsOf(client)
    assert.match(String(first.referralCode), /^[1-9]\d{7}$/)
    const second = await statsOf(client)
    assert.equal(second.referralCode, first.referralCode)
    const other = await statsOf(client, REFERRED)
    assert.notEqual(other.referralCode, first.referralCode)
  })

  test('starts with zero clicks, sign-ups and amounts', async ({ client, assert }) => {
    const { referralCode, ...figures } = await statsOf(client)
    assert.deepEqual(figures, { clickCount: 0, countSignedUp: 0, pendingAmount: 0, paidAmount: 0 })
  })

  test('is the same for concurrent requests', async ({ assert }) => {
    const user = await person(REFERRER)
    const codes = await Promise.all([
      ensureReferralCode(user),
      ensureReferralCode(user),
      ensureReferralCode(user),
    ])
    assert.equal(new Set(codes).size, 1)
  })
})

test.group('A click on a referral link', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  async function visitor() {
    const browser = new PageSession(BROWSER)
    await browser.get('/register')
    return (referralCode: unknown) =>
      browser.send('POST', '/api/v1/referral_click', { referralCode })
  }

  test('counts once a day for each browser', async ({ client, assert }) => {
    const code = await codeOfReferrer()
    const follow = await visitor()
    for (let times = 0; times < 3; times++) {
      const response = await follow(code)
      assert.equal(response.status, 200)
    }
    const other = await visitor()
    await other(code)
    assert.containsSubset(await statsOf(client), { clickCount: 2 })
    const days = await db.from('referral_clicks')
    assert.lengthOf(days, 1)
  })

  test('counts separately for each code', async ({ client, assert }) => {
    const follow = await visitor()
    await follow(await codeOfReferrer())
    await follow(await ensureReferralCode(await person(REFERRED)))
    await follow(await codeOfReferrer())
    assert.containsSubset(await statsOf(client), { clickCount: 1 })
    assert.containsSubset(await statsOf(client, REFERRED), { clickCount: 1 })
  })

  test('does not count for API clients, robots and the referrer', async ({ client, assert }) => {
    const referralCode = await codeOfReferrer()
    const asApiClient = await fetch(`${addressOfServer()}/api/v1/referral_click`, {
      method: 'POST',
      headers: { ...BROWSER, 'content-type': 'application/json' },
      body: JSON.stringify({ referralCode }),
    })
    assert.equal(asApiClient.status, 200)
    assert.isNull(asApiClient.headers.get('set-cookie'))
    for (const agent of ['Googlebot/2.1', 'facebookexternalhit/1.1', 'WhatsApp link preview', '']) {
      const robot = new PageSession({ 'user-agent': agent })
      await robot.get('/register')
      await robot.send('POST', '/api/v1/referral_click', { referralCode })
    }
    const self = new PageSession(BROWSER)
    await self.signIn(REFERRER)
    await self.send('POST', '/api/v1/referral_click', { referralCode })
    assert.containsSubset(await statsOf(client), { clickCount: 0 })
  })

  test('with an unknown code is not stored and gets the same answer', async ({ assert }) => {
    const follow = await visitor()
    const known = await follow(await codeOfReferrer())
    await db.from('referral_clicks').delete()
    const unknown = await follow(12_345_678)
    assert.equal(unknown.status, known.status)
    assert.deepEqual(await unknown.json(), await known.json())
    assert.lengthOf(await db.from('referral_clicks'), 0)
  })

  test('is refused with a malformed code', async ({ assert }) => {
    const follow = await visitor()
    for (const odd of ['abc', '', null, -1, 1.5, '9'.repeat(30), { a: 1 }]) {
      const response = await follow(odd)
      assert.equal(response.status, 422, JSON.stringify(odd))
    }
  })

  test('is refused with 429 after sixty from one IP address in an hour', async ({ assert }) => {
    const code = await codeOfReferrer()
    for (let times = 0; times < 60; times++) {
      await limiter.use({ requests: 60, duration: '1 hour' }).consume('referral:127.0.0.1')
    }
    const follow = await visitor()
    const response = await follow(code)
    assert.equal(response.status, 429)
  })
})

test.group('The bonus of a referred person', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is ₦1,000 cash back, paid once when the address is confirmed', async ({
    client,
    assert,
  }) => {
    await signUp(client, await codeOfReferrer())
    assert.containsSubset(await statsOf(client), { countSignedUp: 0, pendingAmount: 0 })
    const verified = await verify()
    assert.equal(verified.status, 200)
    assert.equal(await cashBackOf(client, NEWCOMER), 1000)
    assert.containsSubset(await statsOf(client), {
      countSignedUp: 1,
      pendingAmount: 1000,
      paidAmount: 0,
    })
    const user = await person(NEWCOMER)
    await Promise.all([creditReferredUser(user.id), creditReferredUser(user.id)])
    assert.equal(await cashBackOf(client, NEWCOMER), 1000)
    assert.deepEqual(await findLedgerFaults(), [])
  })

  test('is also earned by a code in the header', async ({ client, assert }) => {
    const code = await codeOfReferrer()
    await signUp(client, undefined, { ref_code: String(code) })
    await verify()
    assert.containsSubset(await statsOf(client), { countSignedUp: 1 })
  })

  test('is the amount set on the day of sign-up', async ({ client, assert }) => {
    await referralKobo.set(2_500_00, { by: null })
    await signUp(client, await codeOfReferrer())
    await referralKobo.set(0, { by: null })
    await verify()
    assert.equal(await cashBackOf(client, NEWCOMER), 2500)
  })

  test('is not paid for an unknown or malformed code', async ({ client, assert }) => {
    for (const code of [12_345_678, 0, 'abc', null]) {
      await signUp(client, code)
    }
    await verify()
    assert.equal(await cashBackOf(client, NEWCOMER), 0)
    assert.lengthOf(await Referral.all(), 0)
  })

  test('is paid by the sweep when its event was lost', async ({ client, assert }) => {
    const before = await cashBackOf(client, REFERRED)
    await refer()
    await runSweepAndJobs('shipping.settle_referrals')
    await runSweepAndJobs('shipping.settle_referrals')
    assert.equal(await cashBackOf(client, REFERRED), before + 1000)
    assert.deepEqual(await findLedgerFaults(), [])
  })

  test('is left to staff after it failed, and the sweep stops retrying it', async ({ assert }) => {
    const { referredId: userId } = await refer()
    const sweep = () => collectDispatchedJobs(() => runSweep('shipping.settle_referrals'))
    const gift = { name: 'wallet.credit_referred_user', userId }
    assert.deepInclude(await sweep(), gift)
    await recordFailedJob('wallet.credit_referred_user', { userId })
    assert.notDeepInclude(await sweep(), gift)
  })
})

test.group('The reward of a referrer', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await seedDemoWallets()
  })

  test('is ₦1,000 cash back, paid once when a courier accepts the first parcel', async ({
    client,
    assert,
  }) => {
    const before = await cashBackOf(client, REFERRER)
    const referral = await refer()
    const first = await payAs(client, REFERRED)
    const response = await first.pay()
    response.assertStatus(200)
    assert.equal(await cashBackOf(client, REFERRER), before)
    await runJob(BookWithCourierJob, { shipmentId: first.shipment.id })
    assert.equal(await cashBackOf(client, REFERRER), before + 1000)
    assert.containsSubset(await statsOf(client), { pendingAmount: 0, paidAmount: 1000 })

    await runJob(BookWithCourierJob, { shipmentId: first.shipment.id })
    const second = await bookAs(client, REFERRED)
    await Promise.all([settleReferralReward(first.shipment.id), settleReferralReward(second.id)])
    await runSweepAndJobs('shipping.settle_referrals')
    assert.equal(await cashBackOf(client, REFERRER), before + 1000)
    await referral.refresh()
    assert.isNotNull(referral.paidAt)
    assert.deepEqual(await findLedgerFaults(), [])
  })

  test('waits while the courier refuses the parcel, until a retry is accepted', async ({
    client,
    assert,
  }) => {
    const before = await cashBackOf(client, REFERRER)
    await refer()
    const { id } = await bookAs(client, REFERRED, { address: '1 REFUSE Street' })
    await runSweepAndJobs('shipping.settle_referrals')
    assert.equal(await cashBackOf(client, REFERRER), before)

    const admin = await apiClientOf(client, 'admin@sendam.test')
    await db.from('shipment_addresses').where('shipment_id', id).update({ address: '1 High St' })
    const retried = await admin('put', `/shipment/${id}/retry`)
    retried.assertStatus(200)
    await runJob(BookWithCourierJob, { shipmentId: id })
    assert.equal(await cashBackOf(client, REFERRER), before + 1000)
  })

  test('is not paid for a parcel that was refused and voided', async ({ client, assert }) => {
    const before = await cashBackOf(client, REFERRER)
    await refer()
    const { id } = await bookAs(client, REFERRED, { address: '1 REFUSE Street' })
    await voidAs(client, id)
    await runSweepAndJobs('shipping.settle_referrals')
    assert.equal(await cashBackOf(client, REFERRER), before)
    assert.containsSubset(await statsOf(client), { pendingAmount: 1000, paidAmount: 0 })
  })

  test('is taken back by a void before the handover; the next parcel earns it again', async ({
    client,
    assert,
  }) => {
    const before = await cashBackOf(client, REFERRER)
    await refer()
    const first = await bookAs(client, REFERRED)
    assert.equal(await cashBackOf(client, REFERRER), before + 1000)
    await voidAs(client, first.id)
    assert.equal(await cashBackOf(client, REFERRER), before)
    assert.containsSubset(await statsOf(client), { pendingAmount: 1000, paidAmount: 0 })
    await Promise.all([settleReferralReward(first.id), settleReferralReward(first.id)])
    await runSweepAndJobs('shipping.settle_referrals')
    assert.equal(await cashBackOf(client, REFERRER), before)

    await bookAs(client, REFERRED)
    assert.equal(await cashBackOf(client, REFERRER), before + 1000)
    assert.deepEqual(await findLedgerFaults(), [])
  })

  test('when spent, is taken back from what is left and from the next reward', async ({
    client,
    assert,
  }) => {
    await refer()
    const first = await bookAs(client, REFERRED)
    await spendCashBack(client, REFERRER, { keepingNaira: 300 })
    await voidAs(client, first.id)
    assert.equal(await cashBackOf(client, REFERRER), 0)
    const owing = await Referral.firstOrFail()
    assert.equal(owing.owedBackKobo, 700_00)

    const other = await User.findByOrFail('email', 'franchise@sendam.test')
    await Referral.create({ ...PROMISE, referrerId: owing.referrerId, referredId: other.id })
    await bookAs(client, 'franchise@sendam.test')
    assert.equal(await cashBackOf(client, REFERRER), 300)
    await owing.refresh()
    assert.equal(owing.owedBackKobo, 0)
    await bookAs(client, REFERRED)
    assert.equal(await cashBackOf(client, REFERRER), 1300)
    assert.deepEqual(await findLedgerFaults(), [])
  })

  test('pays the debt of its earlier void when it is earned again', async ({ client, assert }) => {
    await refer()
    const first = await bookAs(client, REFERRED)
    await spendCashBack(client, REFERRER, { keepingNaira: 0 })
    await voidAs(client, first.id)
    const second = await bookAs(client, REFERRED)
    assert.equal(await cashBackOf(client, REFERRER), 0)
    assert.containsSubset(await statsOf(client), { pendingAmount: 0, paidAmount: 1000 })
    await voidAs(client, second.id)
    assert.equal(await cashBackOf(client, REFERRER), 0)
    const { owedBackKobo } = await Referral.firstOrFail()
    assert.equal(owedBackKobo, 1000_00)
    assert.deepEqual(await findLedgerFaults(), [])
  })

  test('stays paid when the parcel is voided after it was handed over', async ({
    client,
    assert,
  }) => {
    const before = await cashBackOf(client, REFERRER)
    await refer()
    const { id } = await bookAs(client, REFERRED)
    await db.transaction(async (trx) =>
      changeStatus(trx, await Shipment.locked(trx, id), 'COURIER_ASSIGNED')
    )
    await voidAs(client, id)
    await runSweepAndJobs('shipping.settle_referrals')
    assert.equal(await cashBackOf(client, REFERRER), before + 1000)
  })

  test('is paid, or taken back after a void, by the sweep when a crash lost the event', async ({
    client,
    assert,
  }) => {
    const before = await cashBackOf(client, REFERRER)
    await refer()
    const { shipment, pay } = await payAs(client, REFERRED)
    await pay()
    await bookWithCourier(shipment.id)
    assert.equal(await cashBackOf(client, REFERRER), before)
    await runSweepAndJobs('shipping.settle_referrals')
    assert.equal(await cashBackOf(client, REFERRER), before + 1000)

    await db.transaction(async (trx) =>
      changeStatus(trx, await Shipment.locked(trx, shipment.id), 'VOIDED')
    )
    await runSweepAndJobs('shipping.settle_referrals')
    await runSweepAndJobs('shipping.settle_referrals')
    assert.equal(await cashBackOf(client, REFERRER), before)
  })

  test('is not paid for an unpaid booking', async ({ client, assert }) => {
    const before = await cashBackOf(client, REFERRER)
    await refer()
    await payAs(client, REFERRED)
    await runSweepAndJobs('shipping.settle_referrals')
    assert.equal(await cashBackOf(client, REFERRER), before)
    assert.containsSubset(await statsOf(client), { pendingAmount: 1000, paidAmount: 0 })
  })

  test('is not paid for shipments of people whom the referrer did not refer', async ({
    client,
    assert,
  }) => {
    const before = await cashBackOf(client, REFERRER)
    await refer()
    await bookAs(client, 'franchise@sendam.test')
    assert.equal(await cashBackOf(client, REFERRER), before)
  })

  test('waits while the referrer is blocked', async ({ client, assert }) => {
    await refer()
    const referrer = await person(REFERRER)
    await referrer.merge({ blockedAt: referrer.createdAt }).save()
    await bookAs(client, REFERRED)
    await runSweepAndJobs('shipping.settle_referrals')
    const waiting = await Referral.firstOrFail()
    assert.isNull(waiting.paidAt)
    await referrer.merge({ blockedAt: null }).save()
    await runSweepAndJobs('shipping.settle_referrals')
    await waiting.refresh()
    assert.isNotNull(waiting.paidAt)
  })

  test('is not held up by another reward that cannot be settled', async ({ client, assert }) => {
    const before = await cashBackOf(client, REFERRER)
    await refer()
    const other = await makeShipment({ owner: 'franchise@sendam.test' })
    const lost = await User.create({ email: 'lost@example.test', firstname: 'Lost', lastname: '' })
    await Referral.create({ ...PROMISE, referrerId: lost.id, referredId: other.userId })
    await makeShipment({ owner: REFERRED })
    await runSweepAndJobs('shipping.settle_referrals')
    assert.equal(await cashBackOf(client, REFERRER), before + 1000)
  })
})

test.group('The referral page', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('shows the link, the sign-ups and the amounts', async ({ assert }) => {
    await refer()
    const code = await codeOfReferrer()
    const page = await PageSession.signedIn(REFERRER)
    const { component, props } = await page.visit('/base/referrals')
    assert.equal(component, 'identity/referrals/referrals')
    assert.equal(props.amount, '₦1,000')
    assert.match(props.link, new RegExp(`^https?://[^/]+/register\\?ref=${code}$`))
    assert.deepEqual(props.stats, {
      clickCount: 0,
      countSignedUp: 1,
      pending: '₦1,000.00',
      paid: '₦0.00',
    })
  })
})
