import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import User from '#identity/accounts/models/user'
import type ApiKey from '#identity/api_keys/api_key'
import { rollKey } from '#identity/api_keys/manage_keys'
import { createCallerFor } from '#identity/sessions/create_caller'
import { seedDemoWallets } from '#wallet/demo_wallets'
import { bookWithCourier } from '#shipping/carriers/courier_booking'
import type Shipment from '#shipping/shipment/models/shipment'
import { apiKeyOf, withKey } from '#tests/support/developers/api_keys'
import { codeOf, statusOf } from '#tests/support/developers/business'
import { setCash } from '#tests/support/money/payouts'
import { programOf } from '#tests/support/program'
import { createApprovedReweigh, DIFFERENCE } from '#tests/support/reweighs'
import { makeShipment } from '#tests/support/shipment_rows'
import { smallTariff } from '#tests/support/tariff'

/** These rows are committed, so they belong to a user whose lists no other test counts. */
const OWNER = 'franchise@sendam.test'

async function keyWithLimit(naira: number, mode: 'test' | 'live' = 'live') {
  const user = await User.findByOrFail('email', OWNER)
  const made = await apiKeyOf(user, { dailyLimitKobo: naira * 100, mode })
  return { ...made, user, ask: withKey(made.text) }
}

type Asking = ReturnType<typeof withKey>

function pay(ask: Asking, { transactionReference }: Shipment) {
  return ask('POST', `/shipment/${transactionReference}/make_payment/Wallet`, {})
}

async function unpaid(shippingNaira: number) {
  return makeShipment({ status: 'AWAITING_PAYMENT_CONFIRMATION', shippingNaira, owner: OWNER })
}

async function spent({ id }: ApiKey): Promise<number> {
  const row = await db.from('api_key_spendings').where('line_id', id).first()
  return Number(row?.spent_kobo ?? 0) / 100
}

test.group('The daily limit of an API key', (group) => {
  group.setup(async () => {
    await seedDemoWallets()
    await setCash(OWNER, 100_000)
  })

  test('refuses the payment that goes beyond it, and takes nothing', async ({ assert }) => {
    const { ask, key } = await keyWithLimit(5_000)
    const [first, second] = [await unpaid(3_000), await unpaid(2_500)]
    assert.equal(await statusOf(pay(ask, first)), 200)
    assert.equal(await statusOf(pay(ask, first)), 200)
    const { status, body } = await pay(ask, second)
    assert.deepEqual([status, body.code], [403, 'E_KEY_DAILY_LIMIT'])
    assert.include(body.message, 'can pay ₦5,000.00 a day and has paid ₦3,000.00 today')
    await second.refresh()
    assert.isFalse(second.isPaid)
    assert.equal(await spent(key), 3_000)
    assert.equal(await statusOf(pay(ask, await unpaid(2_000))), 200)
  })

  test('is never gone beyond by payments at once', async ({ assert }) => {
    const { ask, key } = await keyWithLimit(3_500)
    const shipments = await Promise.all(Array.from({ length: 8 }, () => unpaid(1_000)))
    const answers = await Promise.all(shipments.map((shipment) => pay(ask, shipment)))
    const statuses = answers.map(({ status }) => status).sort()
    assert.deepEqual(statuses, [200, 200, 200, 403, 403, 403, 403, 403])
    assert.equal(await spent(key), 3_000)
  })

  test('does not count a payment that failed, and gets nothing back from a void', async ({
    assert,
    client,
  }) => {
    const { ask, key } = await keyWithLimit(900_000)
    const dear = await pay(ask, await unpaid(800_000))
    assert.equal(dear.body.code, 'E_INSUFFICIENT_BALANCE')
    assert.equal(await spent(key), 0)
    const shipment = await unpaid(1_000)
    await pay(ask, shipment)
    await bookWithCourier(shipment.id)
    const admin = await programOf(client, 'admin@sendam.test')
    const voided = await admin('delete', `/shipment/void/${shipment.id}`)
    voided.assertStatus(200)
    assert.equal(await spent(key), 1_000)
  })

  test('is one for a key and all that it is rolled into', async ({ assert }) => {
    const { ask, key, user } = await keyWithLimit(2_000)
    await pay(ask, await unpaid(1_500))
    const membership = await user.lastMembership()
    const caller = await createCallerFor(user.id, membership.organizationId)
    const rolled = await rollKey(caller!, key.id, 24)
    const again = await rollKey(caller!, rolled.key.id, 24)
    for (const program of [ask, withKey(rolled.text), withKey(again.text)]) {
      assert.equal(await codeOf(pay(program, await unpaid(600))), 'E_KEY_DAILY_LIMIT')
    }
    assert.equal(await statusOf(pay(withKey(again.text), await unpaid(400))), 200)
    assert.equal(await spent(key), 1_900)
  })

  test('holds for test money as well', async ({ assert }) => {
    const { ask, key } = await keyWithLimit(100, 'test')
    const shipment = await unpaid(200)
    await shipment.merge({ organizationId: key.organizationId }).save()
    assert.equal(await codeOf(pay(ask, shipment)), 'E_KEY_DAILY_LIMIT')
    await shipment.merge({ organizationId: -key.organizationId }).save()
  })

  test('begins anew with each day', async ({ assert }) => {
    const { ask, key } = await keyWithLimit(1_000)
    await pay(ask, await unpaid(1_000))
    await db
      .from('api_key_spendings')
      .where('line_id', key.id)
      .update({ day: db.raw(`day - 1`) })
    assert.equal(await statusOf(pay(ask, await unpaid(1_000))), 200)
  })

  test('holds no person back', async ({ client }) => {
    const owner = await programOf(client, OWNER)
    const { transactionReference } = await unpaid(2_000)
    const answer = await owner('post', `/shipment/${transactionReference}/make_payment/Wallet`)
    answer.assertStatus(200)
  })

  test('counts what a reweigh costs', async ({ client, assert }) => {
    await smallTariff()
    await setCash(OWNER, 1_000_000)
    const { id } = await createApprovedReweigh(client, OWNER)
    const { ask, key } = await keyWithLimit(DIFFERENCE - 1)
    const path = `/reweigh/${id}/pay/Wallet`
    const { body } = await ask('POST', path, {})
    assert.equal(body.code, 'E_KEY_DAILY_LIMIT')
    await key.merge({ dailyLimitKobo: DIFFERENCE * 100 }).save()
    assert.equal(await statusOf(ask('POST', path, {})), 200)
    assert.equal(await spent(key), DIFFERENCE)
  })
})
