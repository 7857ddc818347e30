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
import { programOf, type Program } from '#tests/support/program'
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

async function heard(draft: ShipmentDraft = {}) {
  const shipment = await makeShipment(draft)
  await subscribeEndpoint(shipment)
  return shipment
}

const unpaid = (draft: ShipmentDraft = {}) =>
  heard({ status: 'AWAITING_PAYMENT_CONFIRMATION', ...draft })

const pay = (program: Program, { transactionReference }: Shipment) =>
  program('post', `/shipment/${transactionReference}/make_payment/Wallet`, {})

const START = DateTime.fromISO('2026-11-20T08:00:00Z')

const told = (code: TrackingCode, hour: number, text: string = code) => ({
  sourceId: `${code}/${hour}`,
  code,
  text,
  countryCode: 'GB',
  place: 'London',
  occurredAt: START.plus({ hours: hour }),
})

const tell = ({ id }: Shipment, ...events: ReturnType<typeof told>[]) =>
  recordTrackingEvents(id, 'dhl', events)

const tellAll = ({ id }: Shipment, ...events: ReturnType<typeof told>[]) =>
  recordTrackingEvents(id, 'dhl', events, { isWhole: true })

const of = ({ id }: Pick<Shipment, 'id'>) => `shipment:${id}`

test.group('Programs are told of a shipment', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await seedDemoWallets()
  })

  test('when it is paid, booked and has its label, with what its own sender sees', async ({
    client,
    assert,
  }) => {
    const shipment = await unpaid()
    const response = await pay(await programOf(client, MEMBER), shipment)
    response.assertStatus(200)
    await bookWithCourier(shipment.id)
    const [paid, booked, label] = await readPublishedEvents(of(shipment))
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

  test('of no payment that the wallet does not cover', async ({ client, assert }) => {
    const shipment = await unpaid()
    await setCash(MEMBER, 10)
    const response = await pay(await programOf(client, MEMBER), shipment)
    response.assertStatus(402)
    assert.deepEqual(await readEventTypes(of(shipment)), [])
  })

  test('once, however often it is paid', async ({ client, assert }) => {
    const shipment = await unpaid()
    const program = await programOf(client, MEMBER)
    await pay(program, shipment)
    await pay(program, shipment)
    assert.deepEqual(await readEventTypes(of(shipment)), ['shipment.paid'])
  })

  test('and nothing is written, or asked, for those who have no endpoint', async ({
    client,
    assert,
  }) => {
    const program = await programOf(client, MEMBER)
    const draft = { status: 'AWAITING_PAYMENT_CONFIRMATION' } as const
    const first = await makeShipment(draft)
    await pay(program, first)
    await bookWithCourier(first.id)
    await setCash(MEMBER, 700_000)
    const unheard = await makeShipment(draft)
    const without = await countQueries(() => pay(program, unheard))
    const listened = await unpaid()
    const withOne = await countQueries(() => pay(program, listened))
    assert.isBelow(without, withOne)
    const { rows } = await db.rawQuery('select subject from webhook_events order by id')
    assert.deepEqual([...new Set(rows.map(({ subject }: any) => subject))], [of(listened)])
  })

  test('only who owns it, among the customers who share an organization', async ({
    client,
    assert,
  }) => {
    const shipment = await unpaid()
    await subscribeEndpoint({
      organizationId: shipment.organizationId,
      userId: await idOf('other@sendam.test'),
    })
    await pay(await programOf(client, MEMBER), shipment)
    const deliveries = await db.from('webhook_deliveries').where({ subject: of(shipment) })
    assert.lengthOf(deliveries, 1)
  })

  test('when its label is uploaded by staff', async ({ assert }) => {
    const shipment = await heard({ courierDriver: 'manual' })
    const { status } = await sendLabel(shipment.id, pdfFile())
    assert.equal(status, 200)
    assert.deepEqual(await readEventTypes(of(shipment)), ['shipment.label_ready'])
  })

  test('when it is cancelled unpaid, or voided, and not when neither was possible', async ({
    client,
    assert,
  }) => {
    const member = await programOf(client, MEMBER)
    const admin = await programOf(client, ADMIN)
    const [givenUp, voided, delivered] = [
      await unpaid(),
      await heard(),
      await heard({ status: 'DELIVERED' }),
    ]
    const given = await member('delete', `/shipment/${givenUp.id}/cancelBooking`)
    given.assertStatus(200)
    const taken = await admin('delete', `/shipment/void/${voided.id}`)
    taken.assertStatus(200)
    const refused = await admin('delete', `/shipment/void/${delivered.id}`)
    refused.assertStatus(409)
    const [cancelled] = await readPublishedEvents(of(givenUp))
    assert.containsSubset(cancelled, {
      type: 'shipment.cancelled',
      data: { status: 'CANCELED' },
    })
    const [taking] = await readPublishedEvents(of(voided))
    assert.containsSubset(taking, { type: 'shipment.cancelled', data: { status: 'VOIDED' } })
    assert.deepEqual(await readEventTypes(of(delivered)), [])
  })

  test('when its courier weighed it heavier, and staff approved what it costs', async ({
    client,
    assert,
  }) => {
    await smallTariff()
    await subscribeEndpoint({ organizationId: 2, userId: await idOf(MEMBER) })
    const { shipment, id } = await createApprovedReweigh(client)
    const events = await readPublishedEvents(of(shipment))
    assert.containsSubset(events.at(-1), {
      type: 'shipment.charge_added',
      data: { charge: { id, amount: 180_000, billedWeight: 0.9, carrierWeight: 1.4 } },
    })
  })
})

test.group('Programs are told where a parcel is', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('at each turn of its way, and not at each scan', async ({ assert }) => {
    const parcel = await heard()
    await tell(parcel, told('INFORMATION_RECEIVED', 0))
    await tell(parcel, told('PICKED_UP', 1))
    await tell(parcel, told('DEPARTED_ORIGIN', 2))
    await tell(parcel, told('ON_THE_WAY', 3), told('IMPORT_SCAN', 4))
    await tell(parcel, told('CLEARANCE_IN_PROGRESS', 5))
    await tell(parcel, told('HELD', 6))
    await tell(parcel, told('CLEARED_CUSTOMS', 7))
    await tell(parcel, told('HELD', 8, 'The receiver asked to wait'))
    await tell(parcel, told('OUT_FOR_DELIVERY', 9))
    await tell(parcel, told('DELIVERY_FAILED', 10))
    await tell(parcel, told('DELIVERY_FAILED', 10), told('OUT_FOR_DELIVERY', 11))
    await tell(parcel, told('DELIVERED', 12))
    assert.deepEqual(await readEventTypes(of(parcel)), [
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
    const events = await readPublishedEvents(of(parcel))
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

  test('not again, and not of what is told late and changes nothing', async ({ assert }) => {
    const parcel = await heard()
    await tell(parcel, told('OUT_FOR_DELIVERY', 9))
    const known = ['shipment.picked_up', 'shipment.out_for_delivery']
    assert.deepEqual(await readEventTypes(of(parcel)), known)
    await tell(parcel, told('OUT_FOR_DELIVERY', 9))
    await tell(parcel, told('ON_THE_WAY', 3), told('HELD', 4))
    assert.deepEqual(await readEventTypes(of(parcel)), known)
  })

  test('when a delivery turns out not to have happened', async ({ assert }) => {
    const parcel = await heard()
    const [first, out, last] = [
      told('PICKED_UP', 1),
      told('OUT_FOR_DELIVERY', 2),
      told('DELIVERED', 3),
    ]
    await tellAll(parcel, first, out, last)
    await tellAll(parcel, first, out, { ...told('OUT_FOR_DELIVERY', 4), sourceId: 'again' })
    const types = await readEventTypes(of(parcel))
    assert.deepEqual(types, [
      ...['shipment.picked_up', 'shipment.delivered'],
      'shipment.out_for_delivery',
    ])
  })

  test('when it comes back', async ({ assert }) => {
    const parcel = await heard({ status: 'COURIER_ASSIGNED' })
    await tell(parcel, told('ON_THE_WAY', 1))
    await tell(parcel, told('RETURNING', 2))
    await tell(parcel, told('DELIVERED', 3))
    const events = await readPublishedEvents(of(parcel))
    assert.deepEqual(
      events.map(({ type, data }) => [type, data.trackingState]),
      [
        ['shipment.in_transit', 'ON_THE_WAY'],
        ['shipment.in_transit', 'RETURNING'],
        ['shipment.returned', 'RETURNED'],
      ]
    )
  })

  test('and not when what was told could not be written down', async ({ assert }) => {
    const parcel = await heard()
    const beyond = { ...told('ON_THE_WAY', 2), sourceId: 'x'.repeat(500) }
    await assert.rejects(() => tell(parcel, told('PICKED_UP', 1), beyond))
    assert.deepEqual(await readEventTypes(of(parcel)), [])
  })
})
