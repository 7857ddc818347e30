import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { seedDemoWallets } from '#wallet/demo_wallets'
import { findLedgerFaults } from '#wallet/ledger/ledger_check'
import User from '#identity/accounts/models/user'
import BookingAttempt from '#shipping/carriers/attempts/booking_attempt'
import { bookWithCourier } from '#shipping/carriers/courier_booking'
import Shipment from '#shipping/shipment/models/shipment'
import { SHIPMENT_STATUSES } from '#shipping/shipment/parcel_progress'
import { PageSession } from '#tests/functional/identity/sessions/page_session'
import { readAudit } from '#tests/support/audit'
import { apiClientOf, type ApiClientCall } from '#tests/support/api_client'
import { createUserApiKey, withKey } from '#tests/support/developers/api_keys'
import { bookShipment, createTeam, payShipment } from '#tests/support/developers/teams'
import { makeShipment, type ShipmentDraft } from '#tests/support/shipment_rows'
import { smallTariff } from '#tests/support/tariff'

const MEMBER = 'member@sendam.test'
const OPENED = { component: 'shipping/history/shipment_page/shipment', only: 'opened' }
const readRefusal = async (
  session: PageSession,
  { trackingNumber }: { trackingNumber: number }
) => {
  const { props } = await session.visit(`/base/shipments/${trackingNumber}`, OPENED)
  return props.opened.refusal
}
const CORRECT = { address: '12 Accept Road', postalCode: 'SW1A 1AA' }

/** Pays for a parcel that the sandbox courier refuses. */
async function payAndBeRefused(apiClient: ApiClientCall, balance = 'Wallet') {
  const shipment = await makeShipment({
    status: 'AWAITING_PAYMENT_CONFIRMATION',
    shippingNaira: 1234.5,
    receiver: { address: '12 REFUSE Road' },
  })
  const path = `/shipment/${shipment.transactionReference}/make_payment/${balance}`
  const paid = await apiClient('post', path)
  paid.assertStatus(200)
  await bookWithCourier(shipment.id)
  return shipment.refresh()
}

async function readBalances(apiClient: ApiClientCall) {
  const wallet = await apiClient('get', '/wallet')
  const { cashBalance, cashBackBalance } = wallet.body().data
  return [cashBalance, cashBackBalance]
}

async function refuse(draft: ShipmentDraft, client: ApiClient) {
  const shipment = await makeShipment({ status: 'PENDING_ISSUE', ...draft })
  const member = await apiClientOf(client, MEMBER)
  const correct = (body: object) => member('put', `/shipment/${shipment.id}/address`, body)
  return { shipment, member, correct }
}

async function recipientOf({ id }: Shipment) {
  const shipment = await Shipment.findWithDetails(id)
  return shipment.address('destination')
}

async function streetOf(shipment: Shipment) {
  const { address } = await recipientOf(shipment)
  return address
}

async function statusOf({ id }: Shipment) {
  const { status } = await Shipment.findOrFail(id)
  return status
}

test.group('The sender of a refused shipment', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => seedDemoWallets())

  test('corrects its address, and the courier books it at the same price', async ({
    client,
    assert,
  }) => {
    const member = await apiClientOf(client, MEMBER)
    const shipment = await payAndBeRefused(member)
    assert.equal(shipment.status, 'PENDING_ISSUE')
    const balances = await readBalances(member)
    await db
      .from('shipment_addresses')
      .where({ shipment_id: shipment.id })
      .update({ original_script: '高街 1' })

    const corrected = await member('put', `/shipment/${shipment.id}/address`, {
      ...CORRECT,
      cityName: 'Westminster',
      phoneNumber: '020 7946 0001',
      fullname: 'Grace A. Miller',
    })
    corrected.assertStatus(200)
    await shipment.refresh()
    assert.deepEqual([shipment.status, shipment.issue], ['PENDING', null])
    const { address, postalCode, cityName, phoneNumber, fullname, originalScript } =
      await recipientOf(shipment)
    assert.deepEqual([address, postalCode, cityName], ['12 Accept Road', 'SW1A 1AA', 'Westminster'])
    assert.deepEqual([phoneNumber, fullname], ['+442079460001', 'Grace A. Miller'])
    assert.isNull(originalScript)

    await bookWithCourier(shipment.id)
    await shipment.refresh()
    assert.equal(shipment.status, 'BOOKED')
    assert.isNotNull(shipment.waybillNumber)
    assert.deepEqual(await readBalances(member), balances)
    const again = await member('put', `/shipment/${shipment.id}/address`, CORRECT)
    again.assertStatus(409)
  })

  test('takes the refund, once, to the balance that paid')
    .with(['Wallet', 'CashBack'])
    .run(async ({ client, assert }, balance) => {
      const member = await apiClientOf(client, MEMBER)
      const before = await readBalances(member)
      const shipment = await payAndBeRefused(member, balance)
      assert.notDeepEqual(await readBalances(member), before)
      const refunded = await member('post', `/shipment/${shipment.id}/refund`)
      refunded.assertStatus(200)
      const name = balance === 'Wallet' ? 'wallet' : 'cash back'
      assert.deepEqual(refunded.body(), {
        ...refunded.body(),
        message: `We refunded ₦1,234.50 to your ${name}.`,
        data: { refunded: 1234.5 },
      })
      assert.deepEqual(await readBalances(member), before)
      const again = await member('post', `/shipment/${shipment.id}/refund`)
      again.assertStatus(409)
      assert.deepEqual(await readBalances(member), before)
      assert.equal(await statusOf(shipment), 'VOIDED')
      assert.deepEqual(await findLedgerFaults(), [])
    })

  test('gets a card payment back in the wallet', async ({ client, assert }) => {
    const member = await apiClientOf(client, MEMBER)
    const [cash] = await readBalances(member)
    const shipment = await payAndBeRefused(member)
    await shipment.merge({ paymentMethod: 'card' }).save()
    const refunded = await member('post', `/shipment/${shipment.id}/refund`)
    refunded.assertBodyContains({ message: 'We refunded ₦1,234.50 to your wallet.' })
    const [cashAfter] = await readBalances(member)
    assert.equal(cashAfter, cash)
  })

  test('gets the same answer for a repeated Idempotency-Key', async ({ client, assert }) => {
    const shipment = await payAndBeRefused(await apiClientOf(client, MEMBER))
    const { text } = await createUserApiKey(await User.findOrFail(shipment.userId))
    const refund = () =>
      withKey(text)(
        'POST',
        `/shipment/${shipment.id}/refund`,
        {},
        { 'idempotency-key': 'refund-1' }
      )
    const [first, second] = [await refund(), await refund()]
    assert.deepEqual([first.status, second.status], [200, 200])
    assert.deepEqual(second.body.data, first.body.data)
    assert.deepEqual(await findLedgerFaults(), [])
  })

  for (const status of SHIPMENT_STATUSES.filter((one) => one !== 'PENDING_ISSUE')) {
    test(`can do neither while it is ${status}`, async ({ client, assert }) => {
      const { shipment, member, correct } = await refuse({ status }, client)
      const answers = [
        await correct(CORRECT),
        await member('post', `/shipment/${shipment.id}/refund`),
      ]
      assert.deepEqual(
        answers.map((answer) => answer.status()),
        [409, 409]
      )
      assert.equal(await streetOf(shipment), '1 High Street')
      assert.equal(await statusOf(shipment), status)
    })
  }

  test('can do neither while the courier may have the order; staff can', async ({
    client,
    assert,
  }) => {
    const { shipment, member, correct } = await refuse({}, client)
    const attempt = await BookingAttempt.create({
      shipmentId: shipment.id,
      driver: 'sandbox',
      reference: shipment.transactionReference,
      state: 'abandoned',
    })
    const session = await PageSession.signedIn(MEMBER)
    const refusal = () => readRefusal(session, shipment)
    for (const answer of [
      await correct(CORRECT),
      await member('post', `/shipment/${shipment.id}/refund`),
    ]) {
      answer.assertStatus(409)
      assert.match(answer.body().message, /may still have an earlier order/)
    }
    assert.deepEqual(await refusal(), { obstacle: 'order', refundedTo: 'wallet' })
    await attempt.merge({ state: 'settled' }).save()
    assert.deepEqual(await refusal(), { obstacle: null, refundedTo: 'wallet' })
    await attempt.merge({ state: 'abandoned' }).save()
    const admin = await apiClientOf(client, 'admin@sendam.test')
    const corrected = await admin('put', `/shipment/${shipment.id}/address`, CORRECT)
    corrected.assertStatus(200)
  })

  test('reads next to the field what is wrong with it')
    .with([
      { to: 'GB', change: { address: '' }, field: 'address' },
      { to: 'GB', change: { address: 'P.O. Box 12' }, field: 'address' },
      { to: 'GB', change: { address: '高街' }, field: 'address' },
      { to: 'GB', change: { address: 'x'.repeat(91) }, field: 'address' },
      { to: 'GB', change: { postalCode: '100001' }, field: 'postalCode' },
      { to: 'GB', change: { cityName: '' }, field: 'cityName' },
      { to: 'GB', change: { phoneNumber: '12' }, field: 'phoneNumber' },
      { to: 'GB', change: { fullname: 'A' }, field: 'fullname' },
      // Puerto Rico and Kano have other prices than New York and Ikeja.
      { to: 'US', change: { postalCode: '00901' }, field: 'postalCode' },
      { to: 'NG', change: { cityName: 'Kano', postalCode: '100001' }, field: 'cityName' },
    ] as const)
    .run(async ({ client, assert }, { to, change, field }) => {
      const { shipment, correct } = await refuse({ to }, client)
      const answer = await correct({ ...CORRECT, ...change })
      answer.assertStatus(422)
      assert.deepEqual(
        answer.body().errors.map((error: { field: string }) => error.field),
        [field]
      )
      assert.equal(await statusOf(shipment), 'PENDING_ISSUE')
      assert.equal(await streetOf(shipment), '1 High Street')
    })

  test('cannot write a post box that the courier refuses', async ({ client }) => {
    const { correct } = await refuse({ courierCode: 'UPS', to: 'NG' }, client)
    const box = await correct({ address: 'PO Box 77', postalCode: '100001' })
    box.assertStatus(422)
    const street = await correct({ address: '7 Broad Street' })
    street.assertStatus(200)
  })

  test('is not held up by a pickup day that has passed', async ({ client }) => {
    const { shipment, correct } = await refuse({}, client)
    await db
      .from('shipments')
      .where({ id: shipment.id })
      .update({ preferred_pickup_date: '2020-01-01' })
    const corrected = await correct(CORRECT)
    corrected.assertStatus(200)
  })
})

test.group('A refused shipment of a business', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => void (await smallTariff()))

  async function makeRefused() {
    const team = await createTeam()
    const shipment = await bookShipment(team.payer.ask)
    await payShipment(team.payer.ask, shipment)
    await db.from('shipments').where('id', shipment.id).update({ status: 'PENDING_ISSUE' })
    const path = `/shipment/${shipment.id}`
    return { ...team, shipment, path }
  }

  test('is corrected and refunded by members who may book, as its log says', async ({ assert }) => {
    const { owner, payer, booker, viewer, shipment, path, limit } = await makeRefused()
    const body = { address: '5 Accept Road', postalCode: '900001' }
    for (const call of [
      viewer.ask('PUT', `${path}/address`, body),
      viewer.ask('POST', `${path}/refund`),
    ]) {
      const { status } = await call
      assert.equal(status, 403)
    }
    const obstacles = await Promise.all(
      [viewer, booker].map(async ({ user }) => {
        const refusal = await readRefusal(await PageSession.signedIn(user.email), shipment)
        return refusal.obstacle
      })
    )
    assert.deepEqual(obstacles, ['right', null])
    const corrected = await booker.ask('PUT', `${path}/address`, body)
    assert.equal(corrected.status, 200)
    await db.from('shipments').where('id', shipment.id).update({ status: 'PENDING_ISSUE' })
    const refunded = await booker.ask('POST', `${path}/refund`)
    assert.deepEqual([refunded.status, refunded.body.data], [200, { refunded: 3_000 }])
    const entries = await readAudit(shipment)
    assert.containsSubset(entries.slice(-2), [
      {
        action: 'team.correct',
        before: { status: 'PENDING_ISSUE' },
        after: { status: 'PENDING', corrected: ['address', 'postalCode'] },
      },
      { action: 'team.refund', after: { amountKobo: 300_000 } },
    ])
    assert.notInclude(JSON.stringify(entries), 'Accept Road')
    const { body: log } = await owner.ask('GET', '/organization/activity')
    assert.containsSubset(log.data, [
      { what: 'Took the refund of' },
      { what: 'Corrected the address of' },
    ])
    // The price of the refunded shipment no longer counts towards the limit.
    await limit(payer.place, { monthlyLimit: 3_000 })
    const next = await payShipment(payer.ask, await bookShipment(payer.ask))
    assert.equal(next.status, 200)
  })
})

test.group('Staff', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => seedDemoWallets())

  test("correct a customer's shipment, and void it to refund it", async ({ client, assert }) => {
    const shipment = await payAndBeRefused(await apiClientOf(client, MEMBER))
    const admin = await apiClientOf(client, 'admin@sendam.test')
    const refunded = await admin('post', `/shipment/${shipment.id}/refund`)
    refunded.assertStatus(403)
    const corrected = await admin('put', `/shipment/${shipment.id}/address`, CORRECT)
    corrected.assertStatus(200)
    assert.containsSubset(await readAudit(shipment), [
      {
        who: 'admin@sendam.test',
        action: 'shipment.retry',
        after: { status: 'PENDING', corrected: ['address', 'postalCode'] },
      },
    ])
  })
})
