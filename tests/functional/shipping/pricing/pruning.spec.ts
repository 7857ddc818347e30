import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import DownloadToken from '#shared/documents/download_token'
import Quote from '#shipping/pricing/models/quote'
import Shipment from '#shipping/shipment/models/shipment'
import { apiClientOf } from '#tests/support/api_client'
import { makeShipment } from '#tests/support/shipment_rows'
import { submission } from '#tests/support/submission'
import { smallTariff } from '#tests/support/tariff'
import { runSweep } from '#tests/support/jobs'

test.group('Pruning of expired data', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('deletes an old quote and keeps the shipment that was booked with it', async ({
    client,
    assert,
  }) => {
    await smallTariff()
    const apiClient = await apiClientOf(client, 'member@sendam.test')
    const quoted = await apiClient('post', '/shipment/check_rate', await submission())
    const { quoteId } = quoted.body().data
    const form = await submission({ quoteId, preferredCourier: 'UPS' })
    const booked = await apiClient('post', '/shipment', form)
    const { id } = booked.body().data

    await runSweep('shipping.prune_quotes')
    assert.isNotNull(await Quote.find(quoteId))
    const expiresAt = DateTime.now().minus({ days: 8 }).toJSDate()
    await db.from('quotes').where('id', quoteId).update({ expires_at: expiresAt })
    await runSweep('shipping.prune_quotes')
    assert.isNull(await Quote.find(quoteId))
    const shipment = await Shipment.findOrFail(id)
    assert.isNull(shipment.quoteId)
    assert.equal(shipment.priceTrace.zone, 'United Kingdom')
  })

  test('deletes an expired download token', async ({ assert }) => {
    const { id } = await makeShipment()
    await DownloadToken.issue('invoice', { shipmentId: id })
    await runSweep('shipping.prune_quotes')
    assert.lengthOf(await DownloadToken.query().where('document', 'invoice'), 1)
    await db.from('download_tokens').update({ expires_at: new Date(0) })
    await runSweep('shipping.prune_quotes')
    assert.lengthOf(await DownloadToken.query().where('document', 'invoice'), 0)
  })

  test('keeps an idempotency key for a month', async ({ assert }) => {
    const user = await db.from('users').firstOrFail()
    const row = (key: string, days: number) => ({
      user_id: user.id,
      key,
      request_hash: 'x',
      created_at: DateTime.now().minus({ days }).toJSDate(),
    })
    await db.table('idempotency_keys').multiInsert([row('a-fresh-one', 29), row('an-old-one', 31)])
    await runSweep('shared.prune_idempotency_keys')
    const left = await db.from('idempotency_keys').whereIn('key', ['a-fresh-one', 'an-old-one'])
    assert.deepEqual(
      left.map(({ key }) => key),
      ['a-fresh-one']
    )
  })
})
