import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import InboxMessage from '#shared/inbox/inbox_message'
import type Shipment from '#shipping/shipment/models/shipment'
import { recordTrackingEvents } from '#shipping/shipment/record_tracking_events'
import type { TrackingCode } from '#shipping/shipment/tracking_codes'
import {
  mailParcelException,
  findUnmailedExceptions,
} from '#shipping/tracking/sender_notifications/parcel_exceptions'
import { makeShipment } from '#tests/support/shipment_rows'

const START = DateTime.fromISO('2026-11-20T08:00:00Z')

async function happen({ id }: Shipment, ...codes: [TrackingCode, number][]) {
  await recordTrackingEvents(
    id,
    'dhl',
    codes.map(([code, hour]) => ({
      sourceId: `${code}/${hour}`,
      code,
      text: code,
      countryCode: 'NG',
      place: null,
      occurredAt: START.plus({ hours: hour }),
    }))
  )
}

const anHourAgo = () => DateTime.now().minus({ hours: 1 }).toJSDate()

async function subjects() {
  const mails = await InboxMessage.query().where({ recipient: 'member@sendam.test' }).orderBy('id')
  return mails.map(({ subject }) => subject!.replace(/\d{12}/, 'N'))
}

test.group('What a sender is told of a parcel', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('that it is lost, damaged or back, each once, with what to do next', async ({ assert }) => {
    const parcel = await makeShipment()
    const story: [TrackingCode, number][] = [
      ['LOST', 1],
      ['DAMAGED', 2],
      ['RETURNING', 3],
      ['DELIVERED', 4],
    ]
    for (const event of story) {
      await happen(parcel, event)
      await mailParcelException(parcel.id)
      await mailParcelException(parcel.id)
    }
    assert.deepEqual(await subjects(), [
      'Your parcel N is lost',
      'Your parcel N was damaged',
      'Your parcel N was returned',
    ])
    const mail = await InboxMessage.query().orderBy('id').firstOrFail()
    assert.include(mail.text, 'Your parcel to Grace Miller, United Kingdom, cannot be found')
    assert.include(mail.text, 'Tell us what was inside')
    assert.include(mail.text, `/track/${parcel.trackingNumber}`)
  })

  test('that the courier has cancelled it, also before it had the parcel', async ({ assert }) => {
    for (const status of ['BOOKED', 'COURIER_ASSIGNED'] as const) {
      const parcel = await makeShipment({ status })
      await happen(parcel, ['WITHDRAWN', 1])
      await db.from('shipments').where({ id: parcel.id }).update({ updated_at: anHourAgo() })
      assert.deepEqual(await findUnmailedExceptions(), [parcel.id])
      await mailParcelException(parcel.id)
      await mailParcelException(parcel.id)
      assert.isEmpty(await findUnmailedExceptions())
    }
    const subject = 'Your parcel N was cancelled by the courier'
    assert.deepEqual(await subjects(), [subject, subject])
    const mail = await InboxMessage.query().orderBy('id').firstOrFail()
    assert.include(mail.text, 'whether to book it again or to refund you')
  })

  test('nothing of what has settled by itself, or of a parcel that is void', async ({ assert }) => {
    const found = await makeShipment()
    await happen(found, ['LOST', 1], ['ON_THE_WAY', 2])
    const voided = await makeShipment({ status: 'VOIDED' })
    await happen(voided, ['RETURNED', 1])
    for (const { id } of [found, voided]) await mailParcelException(id)
    assert.isEmpty(await subjects())
  })

  test('that what was delivered was damaged', async ({ assert }) => {
    const parcel = await makeShipment()
    await happen(parcel, ['DELIVERED', 1])
    await mailParcelException(parcel.id)
    await happen(parcel, ['DAMAGED', 2])
    await mailParcelException(parcel.id)
    assert.deepEqual(await subjects(), ['Your parcel N was damaged'])
  })

  test('also when the process died before it wrote', async ({ assert }) => {
    const parcel = await makeShipment()
    await happen(parcel, ['LOST', 1])
    await db.from('shipments').where({ id: parcel.id }).update({ updated_at: anHourAgo() })
    assert.deepEqual(await findUnmailedExceptions(), [parcel.id])
    await mailParcelException(parcel.id)
    assert.isEmpty(await findUnmailedExceptions())
  })

  test('also then of damage that is found after the delivery', async ({ assert }) => {
    const parcel = await makeShipment()
    await happen(parcel, ['DAMAGED', 1], ['DELIVERED', 2])
    await db.from('tracking_events').update({ recorded_at: anHourAgo() })
    await happen(parcel, ['DELIVERED', 2])
    assert.isEmpty(await findUnmailedExceptions())
    await happen(parcel, ['DAMAGED', 3])
    await db.from('tracking_events').update({ recorded_at: anHourAgo() })
    assert.deepEqual(await findUnmailedExceptions(), [parcel.id])
    await mailParcelException(parcel.id)
    assert.isEmpty(await findUnmailedExceptions())
  })
})
