import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import brand from '#config/brand'
import { seedDemoWallets } from '#wallet/demo_wallets'
import Shipment from '#shipping/shipment/models/shipment'
import { recordTrackingEvents } from '#shipping/shipment/record_tracking_events'
import type { TrackingCode } from '#shipping/shipment/tracking_codes'
import { PARCEL_TROUBLE_TEXTS, senderStepText } from '#shipping/shipment/rules/parcel_states'
import { PageSession } from '#tests/functional/identity/sessions/page_session'
import { apiClientOf } from '#tests/support/api_client'
import { makeShipment } from '#tests/support/shipment_rows'

const MEMBER = 'member@sendam.test'
const { title } = PARCEL_TROUBLE_TEXTS.REFUSED
const WHEN = { estimatedDeliveryOn: DateTime.fromISO('2026-11-27') }

async function trackAs(email: string, { trackingNumber }: Shipment) {
  const session = await PageSession.signedIn(email)
  const { props } = await session.visit(`/base/shipment/track?trackingNumber=${trackingNumber}`)
  return props.detail
}

async function makeInState(trackingState: string) {
  const shipment = await makeShipment({ status: 'COURIER_ASSIGNED', ...WHEN })
  await Shipment.query().where('id', shipment.id).update({ trackingState })
  return shipment
}

test.group('Sender and receiver of one parcel', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => seedDemoWallets())

  test('read who acts after a refusal, the same on every page', async ({ client, assert }) => {
    const refused = await makeShipment({ status: 'PENDING_ISSUE', ...WHEN })
    const { id, trackingNumber } = refused
    const session = await PageSession.signedIn(MEMBER)
    const home = await session.visit('/base/home')
    assert.containsSubset(home.props.needs.lines, [
      {
        title: `${title}: Grace Miller`,
        text: 'The courier asks for a postal code. Your money is safe, and you can also take the refund.',
        action: 'Correct the address',
      },
    ])
    const booked = await session.visit(`/base/shipment/booked/${trackingNumber}`)
    assert.containsSubset(booked.props.parcel, {
      waybill: 'refused',
      issue: 'The courier asks for a postal code.',
      isToHandOver: false,
    })
    const own = await trackAs(MEMBER, refused)
    assert.equal(own.statusNote, senderStepText('REFUSED', brand.contactNumber))

    const stranger = await trackAs('other@sendam.test', refused)
    assert.match(stranger.statusNote, /^Nothing for you to do\. The sender is sorting it out/)
    const asMember = await apiClientOf(client, MEMBER)
    const cancelled = await asMember('delete', `/shipment/${id}/cancelBooking`)
    cancelled.assertStatus(409)
    assert.match(cancelled.body().message, /could not take this shipment. Correct the address/)
  })

  test('read the advice meant for them when the parcel is lost', async ({ assert }) => {
    const lost = await makeInState('LOST')
    const own = await trackAs(MEMBER, lost)
    const theirs = await trackAs('other@sendam.test', lost)
    assert.equal(own.statusText, theirs.statusText)
    assert.equal(own.statusNote, senderStepText('LOST', brand.contactNumber))
    assert.equal(theirs.statusNote, 'The courier is searching for it. Please contact the sender.')
  })

  test('read that a delivered parcel arrived damaged, as the mail says', async ({ assert }) => {
    const parcel = await makeShipment()
    const reports: [TrackingCode, number][] = [
      ['DELIVERED', 1],
      ['DAMAGED', 2],
    ]
    await recordTrackingEvents(
      parcel.id,
      'dhl',
      reports.map(([code, hour]) => ({
        sourceId: code,
        code,
        text: code,
        countryCode: 'GB',
        place: null,
        occurredAt: DateTime.fromISO('2026-11-20T08:00:00Z').plus({ hours: hour }),
      }))
    )
    const own = await trackAs(MEMBER, parcel)
    const theirs = await trackAs('other@sendam.test', parcel)
    assert.equal(own.statusText, 'Package Delivered')
    assert.equal(own.statusNote, senderStepText('DAMAGED', brand.contactNumber))
    assert.match(theirs.statusNote, /^Please keep the packaging, take pictures/)
    const page = await PageSession.signedIn(MEMBER)
    const { props } = await page.visit(`/base/shipments/${parcel.trackingNumber}`, {
      component: 'shipping/history/shipment_page/shipment',
      only: 'opened',
    })
    assert.isTrue(props.opened.tracking.arrivedDamaged)
  })

  test('read one expected day, or none, on every page: {state}')
    .with([
      { state: 'DELIVERY_FAILED', day: 'Fri, 27 Nov 2026', iso: '2026-11-27' },
      { state: 'HELD', day: null, iso: null },
      { state: 'RETURNING', day: null, iso: null },
    ])
    .run(async ({ client, assert }, { state, day, iso }) => {
      const shipment = await makeInState(state)
      const detail = await trackAs(MEMBER, shipment)
      assert.equal(detail.deliveryDay, day)
      const session = await PageSession.signedIn(MEMBER)
      const { props } = await session.visit('/base/shipment/track', {
        component: 'shipping/tracking/track',
        only: 'recent',
      })
      assert.equal(props.recent[0].dayText, day && 'Expected 27 Nov 2026')
      const asMember = await apiClientOf(client, MEMBER)
      const answer = await asMember('get', `/shipment/${shipment.id}/detail`)
      assert.equal(answer.body().data.estimatedDelivery, iso)
    })
})
