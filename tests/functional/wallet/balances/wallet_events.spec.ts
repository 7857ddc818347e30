import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { seedDemoWallets } from '#wallet/demo_wallets'
import {
  readPublishedEvents,
  subscribeEndpoint,
  readEventTypes,
} from '#tests/support/developers/published_events'
import { setCash, walletOf } from '#tests/support/money/payouts'
import { apiClientOf, type ApiClientCall } from '#tests/support/api_client'
import { makeShipment } from '#tests/support/shipment_rows'

const MEMBER = 'member@sendam.test'

async function createSubscribedWallet(naira: number) {
  const wallet = await walletOf(MEMBER)
  await setCash(MEMBER, naira)
  await subscribeEndpoint(wallet)
  return { wallet, subject: `wallet:${wallet.id}` }
}

async function pay(member: ApiClientCall, shippingNaira: number) {
  const status = 'AWAITING_PAYMENT_CONFIRMATION'
  const { transactionReference } = await makeShipment({ status, shippingNaira })
  return member('post', `/shipment/${transactionReference}/make_payment/Wallet`, {})
}

test.group('Webhook events of a wallet', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await seedDemoWallets()
  })

  test('report a credit by staff, but neither a debit nor a refused credit', async ({
    client,
    assert,
  }) => {
    const { wallet, subject } = await createSubscribedWallet(10_000)
    const admin = await apiClientOf(client, 'admin@sendam.test')
    const give = {
      walletId: wallet.id,
      walletUserId: wallet.userId,
      comment: 'Sorry',
      isCredit: true,
    }
    const given = await admin('post', '/wallet/operation', { ...give, amount: 2500.5 })
    given.assertStatus(200)
    const refused = await admin('post', '/wallet/operation', { ...give, amount: 0 })
    refused.assertStatus(422)
    const taken = await admin('post', '/wallet/operation', {
      ...give,
      isCredit: false,
      amount: 500,
    })
    taken.assertStatus(200)
    const events = await readPublishedEvents(subject)
    assert.lengthOf(events, 1)
    assert.containsSubset(events[0], {
      type: 'wallet.credited',
      data: {
        mode: 'live',
        id: wallet.id,
        amount: 2500.5,
        balance: 'cash',
        balanceAfter: 12_500.5,
        type: 'staff_credit',
        description: 'Sorry',
      },
    })
  })

  test('report the refund of a voided shipment', async ({ client, assert }) => {
    const { subject } = await createSubscribedWallet(100_000)
    const member = await apiClientOf(client, MEMBER)
    const status = 'AWAITING_PAYMENT_CONFIRMATION'
    const shipment = await makeShipment({ status, shippingNaira: 45_000 })
    await member('post', `/shipment/${shipment.transactionReference}/make_payment/Wallet`, {})
    await shipment.refresh()
    await shipment.merge({ status: 'BOOKED' }).save()
    const admin = await apiClientOf(client, 'admin@sendam.test')
    const voided = await admin('delete', `/shipment/void/${shipment.id}`)
    voided.assertStatus(200)
    const [refund] = await readPublishedEvents(subject)
    assert.containsSubset(refund, {
      type: 'wallet.credited',
      data: { type: 'shipment_refund', amount: 45_000, balanceAfter: 100_000 },
    })
  })

  test('warn once when the balance falls below the alert, and again after it has risen', async ({
    client,
    assert,
  }) => {
    const { wallet, subject } = await createSubscribedWallet(30_000)
    const member = await apiClientOf(client, MEMBER)
    const low = async () => {
      const events = await readPublishedEvents(subject)
      return events.filter(({ type }) => type === 'wallet.low')
    }
    const set = await member('put', '/wallet/alert', { amount: 20_000 })
    set.assertStatus(200)
    set.assertBodyContains({ data: { alertBelow: 20_000 } })

    await pay(member, 10_000)
    assert.deepEqual(await low(), [], 'exactly that much is not below')
    const tooMuch = await pay(member, 90_000)
    tooMuch.assertStatus(402)
    assert.deepEqual(await low(), [])
    await pay(member, 5_000)
    await pay(member, 5_000)
    assert.lengthOf(await low(), 1)
    const [{ data }] = (await low()) as [any]
    assert.containsSubset(data, { id: wallet.id, cashBalance: 15_000, alertBelow: 20_000 })

    await setCash(MEMBER, 25_000)
    await setCash(MEMBER, 19_999)
    assert.lengthOf(await low(), 2)
  })

  test('do not warn if the balance was low before the alert was set, or if the alert is off', async ({
    client,
    assert,
  }) => {
    const { subject } = await createSubscribedWallet(5000)
    const member = await apiClientOf(client, MEMBER)
    await member('put', '/wallet/alert', { amount: 20_000 })
    await pay(member, 1000)
    assert.deepEqual(await readEventTypes(subject), [])
    const off = await member('put', '/wallet/alert', { amount: null })
    off.assertBodyContains({ data: { alertBelow: null } })
    await setCash(MEMBER, 50_000)
    await setCash(MEMBER, 10)
    assert.deepEqual(await readEventTypes(subject), ['wallet.credited'])
    for (const amount of [0, -5, 1e10, 12.345, 'much']) {
      const refused = await member('put', '/wallet/alert', { amount })
      refused.assertStatus(422)
    }
  })
})
