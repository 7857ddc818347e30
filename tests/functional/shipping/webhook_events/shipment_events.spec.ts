import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import User from '#identity/accounts/models/user'
import { seedDemoWallets } from '#wallet/demo_wallets'
import { bookWithCourier } from '#shipping/carriers/courier_booking'
import type Shipment from '#shipping/shipment/models/shipment'
import { recordTrackingEvents } from '#shipping/shipment/record_tracking_events'
import type { TrackingCode } from '#shipping/shipment/tracking_codes'
import {
  readPublishedEvents,
  subscribeEndpoint,
  readEventTypes,
} from '#tests/support/developers/published_events'
import { setCash } from '#tests/support/money/payouts'
import { pdfFile } from '#tests/support/files/pdf_file'
import { apiClientOf, type ApiClientCall } from '#tests/support/api_client'
import { countQueries } from '#tests/support/database/query_count'
import { createApprovedReweigh } from '#tests/support/reweighs'
import { makeShipment, type ShipmentDraft } from '#tests/support/shipment_rows'
import { smallTariff } from '#tests/support/tariff'
import { sendLabel } from '../carriers/by_hand/hand_calls.js'

const MEMBER = 'member@sendam.test'
const ADMIN = 'admin@sendam.test'

async function idOf(email: string) {
  const { id } = await User.findByOrFail('email', email)
  return id
}

async function makeSubscribedShipment(draft: ShipmentDraft = {}) {
  const shipment = await makeShipment(draft)
  await subscribeEndpoint(shipment)
  return shipment
}

const makeUnpaidShipment = (draft: ShipmentDraft = {}) =>
  makeSubscribedShipment({ status: 'AWAITING_PAYMENT_CONFIRMATION', ...draft })

const pay = (apiClient: ApiClientCall, { transactionReference }: Shipment) =>
  apiClient('post', `/shipment/${transactionReference}/make_payment/Wallet`, {})

const START = DateTime.fromISO('2026-11-20T08:00:00Z')

const scan = (code: TrackingCode, hour: number, text: string = code) => ({
  sourceId: `${code}/${hour}`,
  code,
  text,
  countryCode: 'GB',
  place: 'London',
  occurredAt: START.plus({ hours: hour }),
})

const report = ({ id }: Shipment, ...events: ReturnType<typeof scan>[]) =>
  recordTrackingEvents(id, 'dhl', events)

const reportWhole = ({ id }: Shipment, ...events: ReturnType<typeof scan>[]) =>
  recordTrackingEvents(id, 'dhl', events, { isWhole: true })

const subjectOf = ({ id }: Pick<Shipment, 'id'>) => `shipment:${id}`

test.group('Shipment events', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await seedDemoWallets()
  })

  test('payment, booking and label publish one event each, without address, e-mail or phone', async ({
    client,
    assert,
  }) => {
    const shipment = await makeUnpaidShipment()
    const response = await pay(await apiClientOf(client, MEMBER), shipment)
    response.assertStatus(200)
    await bookWithCourier(shipment.id)
    const [paid, booked, label] = await readPublishedEvents(subjectOf(shipment))
    assert.containsSubset(paid, {
      type: 'shipment.paid',
      data: {
        mode: 'live',
        id: shipment.id,
        trackingNumber: shipment.trackingNumber,
        status: 'PENDING',
        price: 45_000,
        recipient: 'Grace Miller',
        waybillNumber: null,
        destinationCountry: 'United Kingdom',
      },
    })
    const { waybillNumber } = await shipment.refresh()
    assert.containsSubset(booked, {
      type: 'shipment.booked',
      data: { status: 'BOOKED', waybillNumber },
    })
    assert.containsSubset(label, {
      type: 'shipment.label_ready',
      data: { label: { format: 'pdf' } },
    })
    const written = JSON.stringify([paid, booked, label])
    assert.notMatch(written, /High Street|destination@|4420/)
  })

  test('a payment that the wallet does not cover publishes nothing', async ({ client, assert }) => {
    const shipment = await makeUnpaidShipment()
    await setCash(MEMBER, 10)
    const response = await pay(await apiClientOf(client, MEMBER), shipment)
    response.assertStatus(402)
    assert.deepEqual(await readEventTypes(subjectOf(shipment)), [])
  })

  test('paying the same shipment twice publishes one event', async ({ client, assert }) => {
    const shipment = await makeUnpaidShipment()
    const apiClient = await apiClientOf(client, MEMBER)
    await pay(apiClient, shipment)
    await pay(apiClient, shipment)
    assert.deepEqual(await readEventTypes(subjectOf(shipment)), ['shipment.paid'])
  })

  test('without an endpoint, no event is written and fewer queries run', async ({
    client,
    assert,
  }) => {
    const apiClient = await apiClientOf(client, MEMBER)
    const draft = { status: 'AWAITING_PAYMENT_CONFIRMATION' } as const
    const first = await makeShipment(draft)
    await pay(apiClient, first)
    await bookWithCourier(first.id)
    await setCash(MEMBER, 700_000)
    const unsubscribed = await makeShipment(draft)
    const without = await countQueries(() => pay(apiClient, unsubscribed))
    const subscribed = await makeUnpaidShipment()
    const withOne = await countQueries(() => pay(apiClient, subscribed))
    assert.isBelow(without, withOne)
    const { rows } = await db.rawQuery('select subject from webhook_events order by id')
    assert.deepEqual([...new Set(rows.map(({ subject }: any) => subject))], [subjectOf(subscribed)])
  })

  test('only the owner of a shipment receives its events, not other retail customers', async ({
    client,
    assert,
  }) => {
    const shipment = await makeUnpaidShipment()
    await subscribeEndpoint({
      organizationId: shipment.organizationId,
      userId: await idOf('other@sendam.test'),
    })
    await pay(await apiClientOf(client, MEMBER), shipment)
    const deliveries = await db.from('webhook_deliveries').where({ subject: subjectOf(shipment) })
    assert.lengthOf(deliveries, 1)
  })

  test('a label uploaded by staff publishes shipment.label_ready', async ({ assert }) => {
    const shipment = await makeSubscribedShipment({ courierDriver: 'manual' })
    const { status } = await sendLabel(shipment.id, pdfFile())
    assert.equal(status, 200)
    assert.deepEqual(await readEventTypes(subjectOf(shipment)), ['shipment.label_ready'])
  })

  test('a cancellation or void publishes shipment.cancelled; a refused void publishes nothing', async ({
    client,
    assert,
  }) => {
    const member = await apiClientOf(client, MEMBER)
    const admin = await apiClientOf(client, ADMIN)
    const [unpaid, voided, delivered] = [
      await makeUnpaidShipment(),
      await makeSubscribedShipment(),
      await makeSubscribedShipment({ status: 'DELIVERED' }),
    ]
    const cancellation = await member('delete', `/shipment/${unpaid.id}/cancelBooking`)
    cancellation.assertStatus(200)
    const voiding = await admin('delete', `/shipment/void/${voided.id}`)
    voiding.assertStatus(200)
    const refused = await admin('delete', `/shipment/void/${delivered.id}`)
    refused.assertStatus(409)
    const [cancelEvent] = await readPublishedEvents(subjectOf(unpaid))
    assert.containsSubset(cancelEvent, {
      type: 'shipment.cancelled',
      data: { status: 'CANCELED' },
    })
    const [voidEvent] = await readPublishedEvents(subjectOf(voided))
    assert.containsSubset(voidEvent, { type: 'shipment.cancelled', data: { status: 'VOIDED' } })
    assert.deepEqual(await readEventTypes(subjectOf(delivered)), [])
  })

  test('an approved reweigh publishes shipment.charge_added', async ({ client, assert }) => {
    await smallTariff()
    await subscribeEndpoint({ organizationId: 2, userId: await idOf(MEMBER) })
    const { shipment, id } = await createApprovedReweigh(client)
    const events = await readPublishedEvents(subjectOf(shipment))
    assert.containsSubset(events.at(-1), {
      type: 'shipment.charge_added',
      data: { charge: { id, amount: 180_000, billedWeight: 0.9, carrierWeight: 1.4 } },
    })
  })
})

test.group('Shipment events from tracking', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a change of the tracking state publishes an event; a mere scan does not', async ({
    assert,
  }) => {
    const parcel = await makeSubscribedShipment()
    await report(parcel, scan('INFORMATION_RECEIVED', 0))
    await report(parcel, scan('PICKED_UP', 1))
    await report(parcel, scan('DEPARTED_ORIGIN', 2))
    await report(parcel, scan('ON_THE_WAY', 3), scan('IMPORT_SCAN', 4))
    await report(parcel, scan('CLEARANCE_IN_PROGRESS', 5))
    await report(parcel, scan('HELD', 6))
    await report(parcel, scan('CLEARED_CUSTOMS', 7))
    await report(parcel, scan('HELD', 8, 'The receiver asked to wait'))
    await report(parcel, scan('OUT_FOR_DELIVERY', 9))
    await report(parcel, scan('DELIVERY_FAILED', 10))
    await report(parcel, scan('DELIVERY_FAILED', 10), scan('OUT_FOR_DELIVERY', 11))
    await report(parcel, scan('DELIVERED', 12))
    assert.deepEqual(await readEventTypes(subjectOf(parcel)), [
      'shipment.picked_up',
      'shipment.in_transit',
      'shipment.customs_hold',
      'shipment.in_transit',
      'shipment.held',
      'shipment.out_for_delivery',
      'shipment.delivery_failed',
      'shipment.out_for_delivery',
      'shipment.delivered',
    ])
    const events = await readPublishedEvents(subjectOf(parcel))
    assert.containsSubset(events.at(-1)!.data, {
      status: 'DELIVERED',
      trackingState: 'DELIVERED',
      event: {
        code: 'DELIVERED',
        place: 'London',
        country: 'GB',
        occurredAt: '2026-11-20T20:00:00.000Z',
      },
    })
  })

  test('a repeated scan, or a late one that changes nothing, publishes nothing', async ({
    assert,
  }) => {
    const parcel = await makeSubscribedShipment()
    await report(parcel, scan('OUT_FOR_DELIVERY', 9))
    const known = ['shipment.picked_up', 'shipment.out_for_delivery']
    assert.deepEqual(await readEventTypes(subjectOf(parcel)), known)
    await report(parcel, scan('OUT_FOR_DELIVERY', 9))
    await report(parcel, scan('ON_THE_WAY', 3), scan('HELD', 4))
    assert.deepEqual(await readEventTypes(subjectOf(parcel)), known)
  })

  test('a withdrawn delivery publishes shipment.out_for_delivery', async ({ assert }) => {
    const parcel = await makeSubscribedShipment()
    const [first, out, last] = [
      scan('PICKED_UP', 1),
      scan('OUT_FOR_DELIVERY', 2),
      scan('DELIVERED', 3),
    ]
    await reportWhole(parcel, first, out, last)
    await reportWhole(parcel, first, out, { ...scan('OUT_FOR_DELIVERY', 4), sourceId: 'again' })
    const types = await readEventTypes(subjectOf(parcel))
    assert.deepEqual(types, [
      ...['shipment.picked_up', 'shipment.delivered'],
      'shipment.out_for_delivery',
    ])
  })

  test('a returning parcel publishes shipment.returned, not shipment.delivered', async ({
    assert,
  }) => {
    const parcel = await makeSubscribedShipment({ status: 'COURIER_ASSIGNED' })
    await report(parcel, scan('ON_THE_WAY', 1))
    await report(parcel, scan('RETURNING', 2))
    await report(parcel, scan('DELIVERED', 3))
    const events = await readPublishedEvents(subjectOf(parcel))
    assert.deepEqual(
      events.map(({ type, data }) => [type, data.trackingState]),
      [
        ['shipment.in_transit', 'ON_THE_WAY'],
        ['shipment.in_transit', 'RETURNING'],
        ['shipment.returned', 'RETURNED'],
      ]
    )
  })

  test('a tracking report that cannot be stored publishes nothing', async ({ assert }) => {
    const parcel = await makeSubscribedShipment()
    const beyond = { ...scan('ON_THE_WAY', 2), sourceId: 'x'.repeat(500) }
    await assert.rejects(() => report(parcel, scan('PICKED_UP', 1), beyond))
    assert.deepEqual(await readEventTypes(subjectOf(parcel)), [])
  })
})
