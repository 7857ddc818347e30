import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import brand from '#config/brand'
import testUtils from '@adonisjs/core/services/test_utils'
import InboxMessage from '#shared/inbox/inbox_message'
import type Shipment from '#shipping/shipment/models/shipment'
import { recordTrackingEvents } from '#shipping/shipment/record_tracking_events'
import { senderStepText } from '#shipping/shipment/rules/parcel_states'
import type { TrackingCode } from '#shipping/shipment/tracking_codes'
import {
  mailParcelException,
  findUnmailedExceptions,
} from '#shipping/tracking/sender_notifications/parcel_exceptions'
import { makeShipment } from '#tests/support/shipment_rows'

const START = DateTime.fromISO('2026-11-20T08:00:00Z')

async function recordEvents({ id }: Shipment, ...codes: [TrackingCode, number][]) {
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

async function readSubjects() {
  const mails = await InboxMessage.query().where({ recipient: 'member@sendam.test' }).orderBy('id')
  return mails.map(({ subject }) => subject!.replace(/\d{12}/, 'N'))
}

test.group('Exception mails to the sender', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('report a lost, damaged or returned parcel, each once, with what to do next', async ({
    assert,
  }) => {
    const parcel = await makeShipment()
    const story: [TrackingCode, number][] = [
      ['LOST', 1],
      ['DAMAGED', 2],
      ['RETURNING', 3],
      ['DELIVERED', 4],
    ]
    for (const event of story) {
      await recordEvents(parcel, event)
      await mailParcelException(parcel.id)
      await mailParcelException(parcel.id)
    }
    assert.deepEqual(await readSubjects(), [
      'Your parcel N: Lost',
      'Your parcel N: Damaged',
      'Your parcel N: Returned',
    ])
    const mail = await InboxMessage.query().orderBy('id').firstOrFail()
    const { trackingNumber } = parcel
    assert.include(
      mail.text,
      `The courier cannot find this parcel: ${trackingNumber} to Grace Miller, United Kingdom.`
    )
    assert.include(mail.text, senderStepText('LOST', brand.contactNumber))
    assert.include(mail.text, `/base/shipments/${trackingNumber}`)
    assert.notInclude(mail.text, '/track/')
  })

  test('report a cancellation by the courier, also before the handover', async ({ assert }) => {
    for (const status of ['BOOKED', 'COURIER_ASSIGNED'] as const) {
      const parcel = await makeShipment({ status })
      await recordEvents(parcel, ['WITHDRAWN', 1])
      await db.from('shipments').where({ id: parcel.id }).update({ updated_at: anHourAgo() })
      assert.deepEqual(await findUnmailedExceptions(), [parcel.id])
      await mailParcelException(parcel.id)
      await mailParcelException(parcel.id)
      assert.isEmpty(await findUnmailedExceptions())
    }
    const subject = 'Your parcel N: Cancelled by courier'
    assert.deepEqual(await readSubjects(), [subject, subject])
    const mail = await InboxMessage.query().orderBy('id').firstOrFail()
    assert.include(mail.text, senderStepText('WITHDRAWN', brand.contactNumber))
  })

  test('are not sent for a parcel that was found again or voided', async ({ assert }) => {
    const found = await makeShipment()
    await recordEvents(found, ['LOST', 1], ['ON_THE_WAY', 2])
    const voided = await makeShipment({ status: 'VOIDED' })
    await recordEvents(voided, ['RETURNED', 1])
    for (const { id } of [found, voided]) await mailParcelException(id)
    assert.isEmpty(await readSubjects())
  })

  test('report damage after a delivery', async ({ assert }) => {
    const parcel = await makeShipment()
    await recordEvents(parcel, ['DELIVERED', 1])
    await mailParcelException(parcel.id)
    await recordEvents(parcel, ['DAMAGED', 2])
    await mailParcelException(parcel.id)
    assert.deepEqual(await readSubjects(), ['Your parcel N: Damaged'])
  })

  test('are found by the sweep when a crash came before the mail', async ({ assert }) => {
    const parcel = await makeShipment()
    await recordEvents(parcel, ['LOST', 1])
    await db.from('shipments').where({ id: parcel.id }).update({ updated_at: anHourAgo() })
    assert.deepEqual(await findUnmailedExceptions(), [parcel.id])
    await mailParcelException(parcel.id)
    assert.isEmpty(await findUnmailedExceptions())
  })

  test('are found by the sweep for damage after a delivery, too', async ({ assert }) => {
    const parcel = await makeShipment()
    await recordEvents(parcel, ['DAMAGED', 1], ['DELIVERED', 2])
    await db.from('tracking_events').update({ recorded_at: anHourAgo() })
    await recordEvents(parcel, ['DELIVERED', 2])
    assert.isEmpty(await findUnmailedExceptions())
    await recordEvents(parcel, ['DAMAGED', 3])
    await db.from('tracking_events').update({ recorded_at: anHourAgo() })
    assert.deepEqual(await findUnmailedExceptions(), [parcel.id])
    await mailParcelException(parcel.id)
    assert.isEmpty(await findUnmailedExceptions())
  })
})
