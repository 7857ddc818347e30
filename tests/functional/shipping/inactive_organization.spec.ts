import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { seedDemoAccounts } from '#identity/demo'
import Organization from '#identity/models/organization'
import { seedDemoWallets } from '#wallet/demo'
import Shipment from '#shipping/models/shipment'
import { programOf } from '#tests/program'
import { submission } from '#tests/submission'
import { smallTariff } from '#tests/tariff'

const SENTENCE =
  'ACME Foods is not active at the moment, so it cannot book or pay for shipments. Please call us.'

test.group('An organization that is not active', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => seedDemoAccounts())
  group.each.setup(() => seedDemoWallets())

  test('gets no quote, cannot book and cannot pay', async ({ client, assert }) => {
    await smallTariff()
    const owner = await programOf(client, 'owner@acme.test')
    const body = await submission({ preferredCourier: 'UPS' })
    const booked = await owner('post', '/shipment', body)
    booked.assertStatus(201)
    const { transactionReference } = booked.body().data
    await Organization.query().where('id', 3).update({ active: false })
    const { length } = await Shipment.all()
    const pay = `/shipment/${transactionReference}/make_payment/Wallet`
    for (const [path, sent] of [
      ['/shipment/check_rate', body],
      ['/shipment', body],
      [pay, {}],
    ] as const) {
      const refused = await owner('post', path, sent, { 'Idempotency-Key': 'inactive-1' })
      refused.assertStatus(403)
      assert.deepEqual(
        [refused.body().code, refused.body().message],
        ['E_ORGANIZATION_INACTIVE', SENTENCE]
      )
    }
    assert.lengthOf(await Shipment.all(), length)
    await Organization.query().where('id', 3).update({ active: true })
    const paid = await owner('post', pay, {}, { 'Idempotency-Key': 'inactive-2' })
    paid.assertStatus(200)
  })
})
