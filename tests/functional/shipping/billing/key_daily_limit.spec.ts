import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import User from '#identity/accounts/models/user'
import type ApiKey from '#identity/api_keys/api_key'
import { rollKey } from '#identity/api_keys/manage_keys'
import { createCallerFor } from '#identity/sessions/create_caller'
import { seedDemoWallets } from '#wallet/demo_wallets'
import { bookWithCourier } from '#shipping/carriers/courier_booking'
import type Shipment from '#shipping/shipment/models/shipment'
import { createUserApiKey, withKey } from '#tests/support/developers/api_keys'
import { codeOf, statusOf } from '#tests/support/developers/business'
import { setCash } from '#tests/support/money/payouts'
import { apiClientOf } from '#tests/support/api_client'
import { createApprovedReweigh, DIFFERENCE } from '#tests/support/reweighs'
import { makeShipment } from '#tests/support/shipment_rows'
import { smallTariff } from '#tests/support/tariff'

/** These rows are committed, so they belong to a user whose lists no other test counts. */
const OWNER = 'franchise@sendam.test'

async function keyWithLimit(naira: number, mode: 'test' | 'live' = 'live') {
  const user = await User.findByOrFail('email', OWNER)
  const created = await createUserApiKey(user, { dailyLimitKobo: naira * 100, mode })
  return { ...created, user, ask: withKey(created.text) }
}

type KeyCall = ReturnType<typeof withKey>

function pay(ask: KeyCall, { transactionReference }: Shipment) {
  return ask('POST', `/shipment/${transactionReference}/make_payment/Wallet`, {})
}

async function makeUnpaidShipment(shippingNaira: number) {
  return makeShipment({ status: 'AWAITING_PAYMENT_CONFIRMATION', shippingNaira, owner: OWNER })
}

async function readSpentNaira({ id }: ApiKey): Promise<number> {
  const row = await db.from('api_key_spendings').where('line_id', id).first()
  return Number(row?.spent_kobo ?? 0) / 100
}

test.group('The daily limit of an API key', (group) => {
  group.setup(async () => {
    await seedDemoWallets()
    await setCash(OWNER, 100_000)
  })

  test('refuses a payment that exceeds it, and takes nothing', async ({ assert }) => {
    const { ask, key } = await keyWithLimit(5_000)
    const [first, second] = [await makeUnpaidShipment(3_000), await makeUnpaidShipment(2_500)]
    assert.equal(await statusOf(pay(ask, first)), 200)
    assert.equal(await statusOf(pay(ask, first)), 200)
    const { status, body } = await pay(ask, second)
    assert.deepEqual([status, body.code], [403, 'E_KEY_DAILY_LIMIT'])
    assert.include(body.message, 'can pay ₦5,000.00 a day and has paid ₦3,000.00 today')
    await second.refresh()
    assert.isFalse(second.isPaid)
    assert.equal(await readSpentNaira(key), 3_000)
    assert.equal(await statusOf(pay(ask, await makeUnpaidShipment(2_000))), 200)
  })

  test('is never exceeded by concurrent payments', async ({ assert }) => {
    const { ask, key } = await keyWithLimit(3_500)
    const shipments = await Promise.all(Array.from({ length: 8 }, () => makeUnpaidShipment(1_000)))
    const answers = await Promise.all(shipments.map((shipment) => pay(ask, shipment)))
    const statuses = answers.map(({ status }) => status).sort()
    assert.deepEqual(statuses, [200, 200, 200, 403, 403, 403, 403, 403])
    assert.equal(await readSpentNaira(key), 3_000)
  })

  test('ignores a failed payment, and is not restored by a void', async ({ assert, client }) => {
    const { ask, key } = await keyWithLimit(900_000)
    const unaffordable = await pay(ask, await makeUnpaidShipment(800_000))
    assert.equal(unaffordable.body.code, 'E_INSUFFICIENT_BALANCE')
    assert.equal(await readSpentNaira(key), 0)
    const shipment = await makeUnpaidShipment(1_000)
    await pay(ask, shipment)
    await bookWithCourier(shipment.id)
    const admin = await apiClientOf(client, 'admin@sendam.test')
    const voided = await admin('delete', `/shipment/void/${shipment.id}`)
    voided.assertStatus(200)
    assert.equal(await readSpentNaira(key), 1_000)
  })

  test('is shared by a key and the keys that it is rolled into', async ({ assert }) => {
    const { ask, key, user } = await keyWithLimit(2_000)
    await pay(ask, await makeUnpaidShipment(1_500))
    const membership = await user.lastMembership()
    const caller = await createCallerFor(user.id, membership.organizationId)
    const rolled = await rollKey(caller!, key.id, 24)
    const again = await rollKey(caller!, rolled.key.id, 24)
    for (const apiClient of [ask, withKey(rolled.text), withKey(again.text)]) {
      assert.equal(await codeOf(pay(apiClient, await makeUnpaidShipment(600))), 'E_KEY_DAILY_LIMIT')
    }
    assert.equal(await statusOf(pay(withKey(again.text), await makeUnpaidShipment(400))), 200)
    assert.equal(await readSpentNaira(key), 1_900)
  })

  test('applies to test money too', async ({ assert }) => {
    const { ask, key } = await keyWithLimit(100, 'test')
    const shipment = await makeUnpaidShipment(200)
    await shipment.merge({ organizationId: key.organizationId }).save()
    assert.equal(await codeOf(pay(ask, shipment)), 'E_KEY_DAILY_LIMIT')
    await shipment.merge({ organizationId: -key.organizationId }).save()
  })

  test('resets each day', async ({ assert }) => {
    const { ask, key } = await keyWithLimit(1_000)
    await pay(ask, await makeUnpaidShipment(1_000))
    await db
      .from('api_key_spendings')
      .where('line_id', key.id)
      .update({ day: db.raw(`day - 1`) })
    assert.equal(await statusOf(pay(ask, await makeUnpaidShipment(1_000))), 200)
  })

  test('does not limit payments by a signed-in person', async ({ client }) => {
    const owner = await apiClientOf(client, OWNER)
    const { transactionReference } = await makeUnpaidShipment(2_000)
    const answer = await owner('post', `/shipment/${transactionReference}/make_payment/Wallet`)
    answer.assertStatus(200)
  })

  test('counts the charge of a reweigh', async ({ client, assert }) => {
    await smallTariff()
    await setCash(OWNER, 1_000_000)
    const { id } = await createApprovedReweigh(client, OWNER)
    const { ask, key } = await keyWithLimit(DIFFERENCE - 1)
    const path = `/reweigh/${id}/pay/Wallet`
    const { body } = await ask('POST', path, {})
    assert.equal(body.code, 'E_KEY_DAILY_LIMIT')
    await key.merge({ dailyLimitKobo: DIFFERENCE * 100 }).save()
    assert.equal(await statusOf(ask('POST', path, {})), 200)
    assert.equal(await readSpentNaira(key), DIFFERENCE)
  })
})
