import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import User from '#identity/accounts/models/user'
import Membership from '#identity/organizations/models/membership'
import Organization from '#identity/organizations/models/organization'
import InboxMessage from '#shared/inbox/inbox_message'
import { notifyReceiver } from '#branding/notifications/receiver_notifications'
import { joinPickup } from '#shipping/carriers/pickups/join_pickup'
import { emailWaybill } from '#shipping/documents/mails/email_waybill'
import { renderDocument } from '#shipping/documents/shipment_documents'
import { mailParcelException } from '#shipping/tracking/sender_notifications/parcel_exceptions'
import { settleReferralReward } from '#shipping/billing/referral_rewards'
import SandboxParcel from '#shipping/carriers/sandbox_parcel'
import Shipment from '#shipping/shipment/models/shipment'
import Wallet from '#wallet/balances/wallet'
import { readPages } from '#tests/unit/shipping/documents/reading'
import {
  bookTestShipment,
  pollSandbox,
  removeCourierConnections,
  sendTestShipment,
  createTestClient,
} from '#tests/support/developers/test_data'
import { call } from '#tests/support/people'
import { makeShipment } from '#tests/support/shipment_rows'
import { smallTariff } from '#tests/support/tariff'

const MEMBER = 'member@sendam.test'

/** Lets an hour pass, longer than a test parcel takes, and polls its courier. */
async function lookAnHourLater({ transactionReference }: Shipment) {
  const parcel = await SandboxParcel.findOrFail(transactionReference)
  await parcel.merge({ acceptedAt: parcel.acceptedAt.minus({ hours: 1 }) }).save()
  await pollSandbox()
}

async function codesOf({ id }: Shipment): Promise<string[]> {
  const rows = await db.from('tracking_events').where('shipment_id', id).orderBy('id')
  return rows.map(({ code }) => code)
}

test.group('A test parcel', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await smallTariff()
  })

  test('is carried by the sandbox even if real couriers are off or booked by hand', async ({
    assert,
    cleanup,
  }) => {
    cleanup(await removeCourierConnections())
    const apiClient = await createTestClient(MEMBER)
    const shipment = await sendTestShipment(apiClient)
    assert.equal(shipment.courierDriver, 'sandbox')
    assert.equal(shipment.status, 'BOOKED')
    const parcel = await SandboxParcel.findOrFail(shipment.transactionReference)
    assert.equal(parcel.paceSeconds, 20)
    await lookAnHourLater(shipment)
    await shipment.refresh()
    assert.equal(shipment.status, 'DELIVERED')
    const own = await apiClient('GET', `/shipment/${shipment.id}/detail`)
    assert.equal(own.status, 200)
    const counted = await db.from('courier_call_days').where('driver', 'sandbox')
    assert.lengthOf(counted, 0)
    const real = await makeShipment({ status: 'PENDING', courierDriver: 'sandbox' })
    const { driverFor } = await import('#shipping/carriers/courier_drivers')
    assert.throws(() => driverFor(real), /cannot reach this courier/)
  })

  test('is voided and refunded automatically if the courier refuses it', async ({ assert }) => {
    const apiClient = await createTestClient(MEMBER)
    const shipment = await sendTestShipment(apiClient, 'REFUSE Road')
    assert.equal(shipment.status, 'VOIDED')
    const { id } = await User.findByOrFail('email', MEMBER)
    const wallet = await Wallet.ownedBy(-2, id)
    assert.equal(wallet.account('cash').balanceKobo, 100_000_000)
  })

  test('to {street} reports the events that this street simulates')
    .with([
      { street: 'MISSED Road', expectedCodes: ['DELIVERY_FAILED', 'DELIVERED'] },
      { street: 'HOLD Road', expectedCodes: ['HELD'] },
      {
        street: 'CUSTOMS Road',
        expectedCodes: ['CLEARANCE_IN_PROGRESS', 'HELD', 'CLEARED_CUSTOMS'],
      },
      { street: 'RETURN Road', expectedCodes: ['DELIVERY_FAILED', 'RETURNING'] },
      { street: 'COLLECT Road', expectedCodes: ['READY_FOR_COLLECTION', 'DELIVERED'] },
    ])
    .run(async ({ assert }, { street, expectedCodes }) => {
      const shipment = await sendTestShipment(await createTestClient(MEMBER), street)
      await lookAnHourLater(shipment)
      const codes = await codesOf(shipment)
      assert.includeOrderedMembers(
        codes.filter((code) => expectedCodes.includes(code)),
        expectedCodes
      )
    })

  test('sends no e-mail or SMS, and earns no referral reward', async ({ assert }) => {
    const { id: userId } = await User.findByOrFail('email', MEMBER)
    await Membership.create({ userId, organizationId: 3, role: 'member' })
    await Organization.query().whereIn('id', [3]).update({ notifyReceiver: true })
    const apiClient = await createTestClient(MEMBER, 3)
    const referrer = await User.findByOrFail('email', 'other@sendam.test')
    await db
      .table('referrals')
      .insert({ referrer_id: referrer.id, referred_id: userId, amount_kobo: 100_000 })
    await Organization.query().where('id', -3).update({ notifyReceiver: true })
    const before = await InboxMessage.query().count('* as total')
    for (const street of ['1 High Street', 'RETURN Road']) {
      const shipment = await sendTestShipment(apiClient, street)
      const { id } = shipment
      await lookAnHourLater(shipment)
      await emailWaybill(id)
      await notifyReceiver(id)
      await mailParcelException(id)
      await settleReferralReward(id)
    }
    const after = await InboxMessage.query().count('* as total')
    assert.deepEqual(after[0]!.$extras, before[0]!.$extras)
    assert.lengthOf(await db.from('sms_messages'), 0)
    const referral = await db.from('referrals').where('referred_id', userId).firstOrFail()
    assert.isNull(referral.paid_at)
  })

  test('is marked as a test on its documents and tracking pages', async ({ assert }) => {
    const shipment = await sendTestShipment(await createTestClient(MEMBER))
    const whole = await Shipment.findWithDetails(shipment.id)
    for (const paper of ['waybill', 'invoice', 'commercial_invoice', 'packing_list'] as const) {
      const pages = await readPages(await renderDocument(whole, paper))
      for (const page of pages)
        assert.include(JSON.stringify(page), 'TEST, not for carriage', paper)
    }
    const { body } = await call('GET', `/api/v1/shipment/${shipment.trackingNumber}/track`)
    assert.isTrue(body.data.isTest)
    const address = `http://${process.env.HOST}:${process.env.PORT}/track/${shipment.trackingNumber}`
    const page = await fetch(address)
    assert.include(await page.text(), 'TEST, not for carriage')

    const live = await makeShipment({ status: 'BOOKED' })
    const pages = await readPages(await renderDocument(live, 'waybill'))
    assert.notInclude(JSON.stringify(pages), 'TEST')
  })

  test('has its own pickup, apart from live parcels of the sender', async ({ assert }) => {
    const testShipment = await sendTestShipment(await createTestClient(MEMBER), '1 High Street', {
      preferredCourier: 'DHL',
    })
    const live = await makeShipment({ status: 'BOOKED' })
    const [testPickup, livePickup] = [await joinPickup(testShipment.id), await joinPickup(live.id)]
    assert.isNumber(testPickup)
    assert.isNumber(livePickup)
    assert.notEqual(testPickup, livePickup)
  })

  test('can be cancelled while unpaid', async ({ assert }) => {
    const apiClient = await createTestClient(MEMBER)
    const { id } = await bookTestShipment(apiClient)
    const answer = await apiClient('DELETE', `/shipment/${id}/cancelBooking`)
    assert.equal(answer.status, 200)
  })
})
