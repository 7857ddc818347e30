import { rm } from 'node:fs/promises'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { findGuide } from '#admin/developers/guides/guide'
import User from '#identity/accounts/models/user'
import { seedDemoWallets } from '#wallet/demo_wallets'
import BookWithCourierJob from '#shipping/carriers/jobs/book_with_courier_job'
import ItemCategory from '#shipping/pricing/models/item_category'
import Shipment from '#shipping/shipment/models/shipment'
import { createUserApiKey } from '#tests/support/developers/api_keys'
import { compileClient } from '#tests/support/developers/typed_client'
import { runJob } from '#tests/support/jobs'
import { addressOfServer } from '#tests/support/api_client'
import { smallTariff } from '#tests/support/tariff'

function shownCode(): string {
  return /```js[^\n]*\n([^]*?)```/.exec(findGuide('typed-clients')!.markdown)![1]!
}

test.group('A client generated from the API reference', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => seedDemoWallets())
  group.each.setup(async () => {
    await smallTariff()
  })

  test('compiles strictly and prices, books, pays, prints and tracks a parcel with a key', async ({
    assert,
    cleanup,
  }) => {
    const served = await fetch(`${addressOfServer()}/openapi.json`)
    const { folder, complaints, client } = await compileClient(await served.json(), shownCode())
    cleanup(() => rm(folder, { recursive: true }))
    assert.deepEqual(complaints, [])

    const { text } = await createUserApiKey(await User.findByOrFail('email', 'member@sendam.test'))
    const { ship } = await client()
    const { id: category } = await ItemCategory.firstOrFail()
    const address = `${addressOfServer()}/api/v1`
    const shipped = await ship(address, text, category, (id) =>
      runJob(BookWithCourierJob, { shipmentId: id })
    )

    const shipment = await Shipment.findByOrFail('trackingNumber', shipped.trackingNumber)
    assert.equal(shipment.status, 'BOOKED')
    assert.isAbove(shipped.price, 0)
    assert.equal(shipped.label.slice(0, 5), '%PDF-')
    assert.equal(shipped.status, 'Your package is on the way.')
  }).timeout(120_000)
})
