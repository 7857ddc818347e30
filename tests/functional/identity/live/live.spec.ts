import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { closeStreams } from '#identity/live/controllers/live_streams'
import { startLiveUpdates, toParcelChannel, stopLiveUpdates } from '#shared/live/live_updates'
import { newTransport, transport } from '#shared/live/transport'
import Shipment from '#shipping/shipment/models/shipment'
import { changeStatus } from '#shipping/shipment/shipment_status'
import { requestReturnByReceiver } from '#shipping/returns/request_return'
import { refuseReturn } from '#shipping/returns/decide_return'
import { PageSession } from '#tests/functional/identity/sessions/page_session'
import { cutNotificationConnection } from '#tests/functional/identity/live/notification_connection'
import { putMoney, walletOf } from '#tests/support/money/wallet_rows'
import { findCaller } from '#tests/support/money/payouts'
import { RETURN_REQUEST } from '#tests/support/following/returns'
import { seedReference } from '#tests/support/reference'
import { makeShipment } from '#tests/support/shipment_rows'
import { openLiveStream } from '#tests/functional/identity/live/live_stream'

const credit = async (email: string) => putMoney(await walletOf(email), { kobo: 100 })

test.group('Live updates', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    startLiveUpdates()
    return async () => {
      stopLiveUpdates()
      closeStreams()
    }
  })
  group.each.setup(async () => {
    await seedReference()
  })

  test('announce moved money only to its owner', async ({ assert }) => {
    const chidi = await openLiveStream(await PageSession.signedIn('member@sendam.test'))
    const other = await openLiveStream(await PageSession.signedIn('other@sendam.test'))
    await credit('member@sendam.test')
    assert.equal(await chidi.next(), 'money')
    await credit('other@sendam.test')
    assert.equal(await other.next(), 'money')
    const shipment = await makeShipment({ owner: 'other@sendam.test', status: 'PENDING' })
    await db.transaction(async (trx) => {
      await changeStatus(trx, await Shipment.locked(trx, shipment.id), 'BOOKED')
    })
    // The next message is about the shipment: none about Chidi's money came before it.
    assert.equal(await other.next(), 'shipments')
  })

  test('announce a requested and a refused return to the sender', async ({ assert }) => {
    const shipment = await makeShipment({ owner: 'other@sendam.test', status: 'DELIVERED' })
    const page = await PageSession.signedIn('other@sendam.test')
    const other = await openLiveStream(page)
    const { id } = await requestReturnByReceiver(
      await Shipment.findWithDetails(shipment.id),
      RETURN_REQUEST
    )
    assert.equal(await other.next(), 'shipments')
    await refuseReturn(await findCaller('other@sendam.test'), id, 'Worn already')
    assert.equal(await other.next(), 'shipments')
  })

  test('announce a committed status change to a visitor who tracks the parcel', async ({
    assert,
  }) => {
    const { id, trackingNumber } = await makeShipment({ status: 'PENDING' })
    const stranger = await openLiveStream(new PageSession(), `/live?parcel=${trackingNumber}`)
    const aborted = db.transaction(async (trx) => {
      await changeStatus(trx, await Shipment.locked(trx, id), 'PENDING_ISSUE')
      throw new Error('undone')
    })
    await assert.rejects(() => aborted, 'undone')
    await db.transaction(async (trx) => {
      await changeStatus(trx, await Shipment.locked(trx, id), 'BOOKED')
    })
    assert.equal(await stranger.next(), 'parcel')
    closeStreams()
    assert.equal(await stranger.next(), 'the end')
  })

  test('announce new tasks to staff and not to customers', async ({ assert }) => {
    const staff = await openLiveStream(await PageSession.signedIn('admin@sendam.test'))
    const customer = await openLiveStream(await PageSession.signedIn('other@sendam.test'))
    await credit('member@sendam.test')
    assert.equal(await staff.next(), 'tasks')
    await credit('other@sendam.test')
    assert.equal(await customer.next(), 'money')
  })

  test('answer 204 to a visitor who tracks nothing, and while they are switched off', async ({
    assert,
  }) => {
    const nobody = new PageSession()
    for (const path of ['/live', '/live?parcel=x', '/live?parcel[]=1']) {
      const { status } = await nobody.get(path)
      assert.equal(status, 204, path)
    }
    stopLiveUpdates()
    const page = await PageSession.signedIn('member@sendam.test')
    const { status } = await page.get('/live')
    assert.equal(status, 204)
  })
})

test.group('Live updates after a failure', (group) => {
  group.each.setup(() => {
    startLiveUpdates()
    return () => {
      stopLiveUpdates()
      closeStreams()
    }
  })

  test('reach other processes again after their connection was cut', async ({ assert }) => {
    const elsewhere = newTransport().setId('elsewhere')
    const publish = (payload: string) =>
      elsewhere.publish('transmit::broadcast', { channel: toParcelChannel(4711), payload })
    const page = await openLiveStream(new PageSession(), '/live?parcel=4711')
    await publish('parcel')
    assert.equal(await page.next(), 'parcel')

    const reconnected = new Promise<void>((resolve) => transport.onReconnect(resolve))
    await cutNotificationConnection()
    await reconnected
    await Promise.all(Array.from({ length: 200 }, () => publish('x'.repeat(100))))
    for (let i = 0; i < 200; i++) assert.equal(await page.next(), 'x'.repeat(100))
  })

  test('answer 204 instead of redirecting a background refresh', async ({ assert }) => {
    const { id } = await makeShipment({ status: 'BOOKED' })
    const chidi = await PageSession.signedIn('member@sendam.test')
    const requests = [
      [chidi, `/base/shipment/history/${id}/complete`],
      [chidi, '/base/shipments/999999999999'],
      [new PageSession(), '/base/home'],
      [new PageSession(), '/track/999999999999'],
    ] as const
    for (const [session, path] of requests) {
      const answer = await session.navigate(path)
      assert.isAbove(answer.status, 299, path)
      const refresh = await session.navigate(path, { 'sendam-live': '1' })
      assert.equal(refresh.status, 204, path)
      assert.isNull(refresh.headers.get('location'))
    }
    // A call is answered even with the header of a background refresh.
    const call = await chidi.get('/api/v1/shipment/999999999', { 'sendam-live': '1' })
    assert.equal(call.status, 404)
  })
})
