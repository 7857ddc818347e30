import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { notifyReceiver } from '#branding/notifications/receiver_notifications'
import { publishedAcme } from '#tests/functional/branding/tracking_page/shop'
import { PageSession } from '#tests/functional/identity/sessions/page_session'
import { makeShipment } from '#tests/support/shipment_rows'

const PAGE = '/base/branded-notification'
const DEFERRED = {
  component: 'branding/notifications/notification_setup',
  only: 'messages,smsCounts',
}

test.group('Branded notifications page', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('loads the messages and SMS counts of its business as deferred props', async ({
    assert,
  }) => {
    await publishedAcme()
    const parcel = await makeShipment({ owner: 'owner@acme.test' })
    await notifyReceiver(parcel.id)
    const owner = await PageSession.signedIn('owner@acme.test')
    const first = await owner.visit(PAGE)
    assert.notProperty(first.props, 'messages')
    const { props } = await owner.visit(PAGE, DEFERRED)
    assert.sameMembers(
      props.messages.map(({ trackingNumber }: { trackingNumber: number }) => trackingNumber),
      [parcel.trackingNumber, parcel.trackingNumber]
    )
    assert.deepEqual(props.smsCounts, { delivered: 0, undelivered: 0, onTheirWay: 0 })

    const retail = await PageSession.signedIn('member@sendam.test')
    const none = await retail.visit(PAGE, DEFERRED)
    assert.notProperty(none.props, 'messages')
  })
})
