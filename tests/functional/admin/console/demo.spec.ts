import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import ace from '@adonisjs/core/services/ace'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import couriers from '#config/couriers'
import { DEMO_ACCOUNTS } from '#identity/demo'
import { findLedgerFaults } from '#wallet/ledger/ledger_check'
import ReceiverNotification from '#branding/notifications/models/receiver_notification'
import { notifyReceiver } from '#branding/notifications/receiver_notifications'
import Image from '#branding/images/image'
import Shipment from '#shipping/shipment/models/shipment'
import { SHIPMENT_STATUSES } from '#shipping/shipment/parcel_progress'
import { apiClientOf } from '#tests/support/api_client'

async function prepareDemo() {
  for (const command of ['seed:zones', 'seed:rates', 'seed:demo']) {
    const { exitCode } = await ace.exec(command, [])
    if (exitCode) throw new Error(`${command} failed`)
  }
}

test.group('The demo', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    drive.fake()
    return () => drive.restore()
  })
  group.each.setup(() => {
    ace.ui.switchMode('raw')
    return () => ace.ui.switchMode('normal')
  })

  // Courier accounts are configured, as on the machine of a developer who tries a courier.
  group.each.setup(() => {
    const { drivers } = couriers
    couriers.drivers = { ...drivers, dhl: 'dhl', ups: 'ups' }
    return () => {
      couriers.drivers = drivers
    }
  })

  test('gives each account money and a parcel in every state, and changes nothing the second time', async ({
    client,
    assert,
  }) => {
    await prepareDemo()
    const drivers = await Shipment.query().whereNotNull('courierDriver').distinct('courierDriver')
    assert.deepEqual(
      drivers.map(({ courierDriver }) => courierDriver),
      ['sandbox']
    )
    const count = async () => {
      const shipments = await Shipment.all()
      return shipments.length
    }
    const before = await count()
    for (const { email } of DEMO_ACCOUNTS) {
      const rows = await db
        .from('shipments')
        .join('users', 'users.id', 'shipments.user_id')
        .where('users.email', email)
        .distinct('status')
      assert.includeMembers(
        rows.map(({ status }) => status),
        [...SHIPMENT_STATUSES],
        email
      )
    }
    const kinds = await Shipment.query().distinct('kind')
    assert.includeMembers(
      kinds.map(({ kind }) => kind),
      ['domestic', 'export', 'import']
    )
    const owner = await apiClientOf(client, 'owner@acme.test')
    const wallet = await owner('get', '/wallet')
    assert.containsSubset(wallet.body().data, { organizationWallet: true, creditLimit: 500_000 })
    assert.isAbove(wallet.body().data.cashBalance, 0)
    const products = await owner('get', '/product/all')
    assert.lengthOf(products.body().data, 3)
    const acme = await owner('get', '/business')
    const pictures = [
      acme.body().data.logoURL,
      ...products.body().data.map(({ imageURL }: { imageURL: string }) => imageURL),
    ]
    for (const picture of pictures) {
      const response = await client.get(picture)
      response.assertStatus(200)
      assert.equal(response.header('content-type'), 'image/png')
    }
    const member = await apiClientOf(client, 'member@sendam.test')
    const none = await member('get', '/product/all')
    assert.lengthOf(none.body().data, 0)
    assert.deepEqual(await findLedgerFaults(), [])

    const delivered = await Shipment.query().where('status', 'DELIVERED')
    for (const { id } of delivered) await notifyReceiver(id)
    const outdated = await ReceiverNotification.query().whereNot('event', 'delivered')
    assert.isEmpty(outdated, 'a delivered parcel announces no earlier event')

    const { exitCode } = await ace.exec('seed:demo', [])
    assert.isUndefined(exitCode || undefined)
    assert.equal(await count(), before)
    assert.lengthOf(await Image.all(), pictures.length)
  }).timeout(180_000)
})
