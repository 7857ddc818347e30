import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { pollTracking } from '#shipping/carriers/poll_tracking'
import Shipment from '#shipping/shipment/models/shipment'
import { readAudit } from '#tests/support/audit'
import {
  FollowedCourier,
  readMinutesToNextPoll,
  makeFollowedParcel,
  advanceTracking,
} from '#tests/support/fakes/followed_courier'
import { apiClientOf } from '#tests/support/api_client'

test.group('A parcel without events for 90 days', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is listed for staff, who can resume its polling once', async ({ client, assert }) => {
    const ups = new FollowedCourier('ups')
    const { id, number } = await makeFollowedParcel('ups')
    const staff = await apiClientOf(client, 'admin@sendam.test')
    await advanceTracking('90 days')
    await pollTracking(ups.asDriver, ['ups'])
    const listed = await staff('get', '/silent_parcel')
    const row = listed.body().data.find((parcel: { id: number }) => parcel.id === id)
    assert.include(row, { courier: 'UPS', waybillNumber: number })

    const answer = await staff('put', `/silent_parcel/${id}`)
    answer.assertStatus(200)
    ups.takePolledNumbers()
    await pollTracking(ups.asDriver, ['ups'])
    assert.deepEqual(ups.takePolledNumbers(), [number])
    assert.equal(await readMinutesToNextPoll(id), 30)
    const [entry] = await readAudit(await Shipment.findOrFail(id))
    assert.include(entry, { action: 'shipment.follow_again', who: 'admin@sendam.test' })

    const again = await staff('put', `/silent_parcel/${id}`)
    again.assertStatus(404)
    const { rows } = await db.rawQuery(
      'select began_at < followed_since as kept from parcel_watches where shipment_id = ?',
      [id]
    )
    // The pickup date stays unchanged, since some couriers need it for a query.
    assert.isTrue(rows[0].kept)
  })
})
