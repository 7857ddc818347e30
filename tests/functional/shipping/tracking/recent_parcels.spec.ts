import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { PageSession } from '#tests/functional/identity/sessions/page_session'
import { makeShipment } from '#tests/support/shipment_rows'

const RECENT = { component: 'shipping/tracking/track', only: 'recent' }

test.group('Tracking page without a number', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('offers the parcels of the customer, those on their way first', async ({ assert }) => {
    const at = (hours: number) => ({ createdAt: DateTime.now().minus({ hours }) })
    const delivered = await makeShipment({ status: 'DELIVERED', ...at(1) })
    const older = await makeShipment({ status: 'COURIER_ASSIGNED', ...at(9) })
    const newer = await makeShipment({ status: 'BOOKED', ...at(3) })
    for (const status of ['AWAITING_PAYMENT_CONFIRMATION', 'CANCELED', 'VOIDED'] as const) {
      await makeShipment({ status })
    }
    await makeShipment({ owner: 'other@sendam.test' })
    const session = await PageSession.signedIn('member@sendam.test')
    const { props } = await session.visit('/base/shipment/track', RECENT)
    assert.deepEqual(
      props.recent.map(({ trackingNumber }: { trackingNumber: number }) => trackingNumber),
      [newer, older, delivered].map(({ trackingNumber }) => trackingNumber)
    )
    assert.containsSubset(props.recent[0], {
      recipient: 'Grace Miller',
      place: 'London, United Kingdom',
    })
  })
})
