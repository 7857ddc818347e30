import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import User from '#identity/accounts/models/user'
import { IMPORT_STATUSES } from '#shipping/history/imports/import_statuses'
import ImportPush from '#shipping/history/imports/import_push'
import Shipment from '#shipping/shipment/models/shipment'
import TrackingEvent from '#shipping/shipment/models/tracking_event'
import { type ShipmentStatus, SHIPMENT_STATUSES } from '#shipping/shipment/parcel_progress'
import { PageSession } from '#tests/functional/identity/sessions/page_session'
import { addressOfServer, apiClientOf } from '#tests/support/api_client'
import { makeShipment, type ShipmentDraft } from '#tests/support/shipment_rows'

const ADMIN = 'admin@sendam.test'

const makeImport = (draft: ShipmentDraft = {}) => makeShipment({ from: 'GB', to: 'NG', ...draft })

async function pusherOf(client: ApiClient, shipmentId: number, username = ADMIN) {
  const apiClient = await apiClientOf(client, username)
  return (statusId: unknown, countryCode: unknown, more: object = {}) =>
    apiClient('put', '/shipment/import/tracking', { shipmentId, statusId, countryCode, ...more })
}

async function idOf(username: string) {
  const { id } = await User.findByOrFail('email', username)
  return id
}

async function statusOf(shipmentId: number) {
  const { status } = await Shipment.findOrFail(shipmentId)
  return status
}

function statusChangesOf(shipmentId: number) {
  return db
    .from('shipment_status_changes')
    .select('from_status', 'to_status', 'reason', 'user_id')
    .where('shipment_id', shipmentId)
    .whereNotNull('reason')
    .orderBy('id')
}

function eventsOf(shipmentId: number) {
  return TrackingEvent.query().where({ shipmentId, source: 'staff' }).orderBy('id')
}

/** Deletes append-only history, which only a test's cleanup may do. */
async function deleteShipments(ids: number[]) {
  const history = 'shipment_status_changes'
  await db.transaction(async (trx) => {
    await trx.rawQuery(`alter table ${history} disable trigger user`)
    await trx.from(history).whereIn('shipment_id', ids).delete()
    await trx.rawQuery(`alter table ${history} enable trigger user`)
    await trx.from('shipments').whereIn('id', ids).delete()
  })
}

const dataIn = (response: any) => response.body().data
const idsIn = (response: any) => response.body().data.map(({ id }: { id: number }) => id)

test.group('List of import requests', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('has the imports of all customers, newest first, and no other shipments', async ({
    client,
    assert,
  }) => {
    await Shipment.query()
      .where('kind', 'import')
      .update({ createdAt: new Date(0) })
    const first = await makeImport({ owner: 'owner@acme.test' })
    const others = [await makeShipment({ from: 'NG', to: 'GB' }), await makeShipment({ to: 'NG' })]
    const second = await makeImport({
      from: 'US',
      status: 'AWAITING_PAYMENT_CONFIRMATION',
      createdAt: DateTime.now().minus({ minutes: 1 }),
    })
    for (const username of [ADMIN, 'root@sendam.test']) {
      const apiClient = await apiClientOf(client, username)
      const response = await apiClient('get', '/shipment/import/history/recent')
      response.assertStatus(200)
      const ids = idsIn(response)
      assert.deepEqual(ids.slice(0, 2), [second.id, first.id])
      for (const { id } of others) assert.notInclude(ids, id)
      assert.containsSubset(dataIn(response)[1], {
        index: 2,
        trackingNumber: first.trackingNumber,
        serviceType: 'DHL Express Worldwide',
        sender: 'Chidi Eze',
        originState: 'England',
        originCountry: 'United Kingdom',
        recipient: 'Grace Miller',
        destinationCountry: 'Nigeria',
        status: 'BOOKED',
        inTransit: false,
      })
    }
  })

  test('a day runs from midnight to midnight in Lagos, both days included', async ({
    client,
    assert,
  }) => {
    const ids: number[] = []
    for (const moment of [
      '2026-03-09T23:59:59.999',
      '2026-03-10T00:00:00',
      '2026-03-11T23:59:59.999',
      '2026-03-12T00:00:00',
    ]) {
      const createdAt = DateTime.fromISO(moment, { zone: 'Africa/Lagos' })
      const { id } = await makeImport({ createdAt })
      ids.push(id)
      await makeShipment({ createdAt })
    }
    const [before, first, last, after] = ids
    const apiClient = await apiClientOf(client, ADMIN)
    const between = async (start: string, end: string) =>
      idsIn(await apiClient('get', `/shipment/import/history?startDate=${start}&endDate=${end}`))
    assert.deepEqual(await between('2026-03-10', '2026-03-11'), [last, first])
    assert.deepEqual(await between('2026-03-10', '2026-03-10'), [first])
    assert.deepEqual(await between('2026-03-09', '2026-03-12'), [after, last, first, before])
    assert.deepEqual(await between('2026-03-13', '2026-04-13'), [])
  })

  test('needs a start date and an end date that is not before it', async ({ client, assert }) => {
    const apiClient = await apiClientOf(client, ADMIN)
    for (const [query, field] of [
      ['', 'startDate'],
      ['?startDate=2026-03-10', 'endDate'],
      ['?startDate=10/03/2026&endDate=2026-03-10', 'startDate'],
      ['?startDate=2026-03-11&endDate=2026-03-10', 'endDate'],
    ]) {
      const response = await apiClient('get', `/shipment/import/history${query}`)
      response.assertStatus(422)
      assert.equal(response.body().errors[0].field, field, query)
    }
  })
})

test.group('Access to imports', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is only for staff of the console', async ({ client, assert }) => {
    const { id } = await makeImport({ owner: 'member@sendam.test' })
    const push = { shipmentId: id, statusId: 1, countryCode: 'GB' }
    for (const username of [
      'member@sendam.test',
      'manager@sendam.test',
      'franchise@sendam.test',
      'owner@acme.test',
    ]) {
      const apiClient = await apiClientOf(client, username)
      const range = '?startDate=2026-03-10&endDate=2026-03-11'
      for (const response of [
        await apiClient('get', '/shipment/import/history/recent'),
        await apiClient('get', `/shipment/import/history${range}`),
        await apiClient('put', '/shipment/import/tracking', push),
      ]) {
        assert.equal(response.status(), 403, username)
      }
      const session = await PageSession.signedIn(username)
      for (const path of ['/base/import/history', `/base/import/history/${id}/complete`]) {
        const response = await session.get(path)
        assert.equal(response.headers.get('location'), '/base/home', username)
      }
    }
    assert.lengthOf(await eventsOf(id), 0)
  })

  test('asks a stranger to sign in', async ({ assert }) => {
    for (const [method, path] of [
      ['GET', '/shipment/import/history/recent'],
      ['GET', '/shipment/import/history?startDate=2026-03-10&endDate=2026-03-11'],
      ['PUT', '/shipment/import/tracking'],
    ]) {
      const response = await fetch(`${addressOfServer()}/api/v1${path}`, { method })
      assert.equal(response.status, 401)
    }
    const page = await new PageSession().get('/base/import/history')
    assert.equal(page.headers.get('location'), '/signin')
  })
})

/** Source: specification of the console, "Import tracking statuses". */
const SIDES: [statusId: number, label: string, origin: boolean, destination: boolean][] = [
  [1, 'Processing at Warehouse', true, true],
  [2, 'Package Shipped (Departed Warehouse)', true, false],
  [3, 'Export Scan', true, false],
  [4, 'Import Scan', false, true],
  [5, 'Clearance in Progress', false, true],
  [6, 'Cleared Custom', false, true],
  [7, 'On the Way', false, true],
  [8, 'Out for Delivery', false, true],
  [9, 'Delivered to Warehouse', false, true],
  [10, 'Delivered', false, true],
  [11, 'Flight Delay', true, true],
  [12, 'Delay Due to Natural Events', true, true],
]

test.group('Status updates of an import', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('there are twelve statuses', ({ assert }) => {
    assert.deepEqual(
      IMPORT_STATUSES.map(({ id, label }) => [id, label]),
      SIDES.map(([id, label]) => [id, label])
    )
  })

  for (const [statusId, label, atOrigin, atDestination] of SIDES) {
    for (const [side, code, country, applies] of [
      ['origin', 'GB', 'United Kingdom', atOrigin],
      ['destination', 'NG', 'Nigeria', atDestination],
    ] as const) {
      const outcome = applies ? 'is accepted' : 'is refused'
      test(`${statusId} ${label} ${outcome} at the ${side}`, async ({ client, assert }) => {
        const { id } = await makeImport()
        const push = await pusherOf(client, id)
        const response = await push(statusId, code)
        const events = await eventsOf(id)
        if (!applies) {
          response.assertStatus(422)
          const message = `"${label}" does not apply to the ${side}, ${country}`
          assert.deepEqual(response.body().errors, [{ field: 'statusId', message }])
          assert.lengthOf(events, 0)
          assert.lengthOf(await ImportPush.query().where('shipmentId', id), 0)
          return
        }
        response.assertStatus(200)
        assert.equal(response.body().message, 'Update Successful')
        assert.lengthOf(events, 1)
        assert.containsSubset(events[0]!.$attributes, {
          text: label,
          countryCode: code,
          place: country,
        })
        const isDelay = statusId > 10
        const status = statusId === 10 ? 'DELIVERED' : isDelay ? 'BOOKED' : 'COURIER_ASSIGNED'
        assert.equal(dataIn(response).status, status)
        assert.equal(await statusOf(id), status)
      })
    }
  }

  test('appear in the public tracking, newest first', async ({ client, assert }) => {
    const { id, trackingNumber } = await makeImport()
    const push = await pusherOf(client, id)
    await push(3, 'GB')
    const response = await push(6, 'ng ')
    assert.isTrue(dataIn(response).inTransit)
    const tracked = await client.get(`/api/v1/shipment/${trackingNumber}/track`)
    const { trackingList } = tracked.body().data
    assert.deepEqual(
      trackingList.map(({ text, place }: any) => [text, place]),
      [
        ['Cleared Custom', 'Nigeria'],
        ['Export Scan', 'United Kingdom'],
        ['Booking confirmed', null],
      ]
    )
  })

  test('record in the status history who pushed which status', async ({ client, assert }) => {
    const { id } = await makeImport()
    const by = await idOf(ADMIN)
    const root = await idOf('root@sendam.test')
    await (
      await pusherOf(client, id)
    )(2, 'GB')
    const push = await pusherOf(client, id, 'root@sendam.test')
    await push(8, 'NG')
    await push(10, 'NG')
    assert.deepEqual(await statusChangesOf(id), [
      {
        from_status: 'BOOKED',
        to_status: 'COURIER_ASSIGNED',
        reason: 'Import tracking: Package Shipped (Departed Warehouse)',
        user_id: by,
      },
      {
        from_status: 'COURIER_ASSIGNED',
        to_status: 'DELIVERED',
        reason: 'Import tracking: Delivered',
        user_id: root,
      },
    ])
    const shipment = await Shipment.findOrFail(id)
    assert.isNotNull(shipment.deliveredAt)
    assert.isFalse(shipment.inTransit)
    const pushes = await ImportPush.query().where('shipmentId', id).orderBy('id')
    assert.deepEqual(
      pushes.map(({ statusId, countryCode, pushedBy }) => [statusId, countryCode, pushedBy]),
      [
        [2, 'GB', by],
        [8, 'NG', root],
        [10, 'NG', root],
      ]
    )
  })

  test('take a booked import to DELIVERED through COURIER_ASSIGNED', async ({ client, assert }) => {
    const { id } = await makeImport({ from: 'US' })
    const response = await (await pusherOf(client, id))(10, 'NG')
    assert.equal(dataIn(response).status, 'DELIVERED')
    const changes = await statusChangesOf(id)
    assert.deepEqual(
      changes.map(({ from_status: from, to_status: to }) => [from, to]),
      [
        ['BOOKED', 'COURIER_ASSIGNED'],
        ['COURIER_ASSIGNED', 'DELIVERED'],
      ]
    )
  })

  for (const status of SHIPMENT_STATUSES) {
    const open: ShipmentStatus[] = ['BOOKED', 'COURIER_ASSIGNED']
    const isOpen = open.includes(status)
    test(`are ${isOpen ? 'accepted' : 'refused'} for an import that is ${status}`, async ({
      client,
      assert,
    }) => {
      const { id } = await makeImport({ status })
      const push = await pusherOf(client, id)
      for (const [statusId, country] of [
        [10, 'NG'],
        [11, 'GB'],
      ] as const) {
        if (isOpen && statusId === 10) continue
        const response = await push(statusId, country)
        response.assertStatus(isOpen ? 200 : 409)
        if (!isOpen) {
          assert.equal(response.body().code, 'E_CONFLICT')
          assert.include(response.body().message, status.toLowerCase().replaceAll('_', ' '))
        }
      }
      assert.equal(await statusOf(id), status)
      assert.lengthOf(await eventsOf(id), isOpen ? 1 : 0)
      assert.lengthOf(await ImportPush.query().where('shipmentId', id), isOpen ? 1 : 0)
    })
  }

  test('refuse a third country and name the two allowed', async ({ client, assert }) => {
    const { id } = await makeImport()
    const push = await pusherOf(client, id)
    const response = await push(11, 'US')
    response.assertStatus(422)
    const message =
      '"Country" must be the origin, United Kingdom (GB), or the destination, Nigeria (NG)'
    assert.deepEqual(response.body().errors, [{ field: 'countryCode', message }])
    assert.lengthOf(await eventsOf(id), 0)
  })

  test('answer 404 for a shipment that is unknown or no import', async ({ client }) => {
    const exported = await makeShipment({ from: 'NG', to: 'GB' })
    const domestic = await makeShipment({ from: 'NG', to: 'NG' })
    for (const id of [exported.id, domestic.id, 987_654_321]) {
      const push = await pusherOf(client, id)
      const response = await push(11, 'NG')
      response.assertStatus(404)
    }
  })

  test('refuse invalid fields with a reason', async ({ client, assert }) => {
    const { id } = await makeImport()
    const push = await pusherOf(client, id)
    const status = '"Status" is not one of the choices'
    const country = '"Country" must be a country code like GB'
    for (const [statusId, countryCode, field, message] of [
      [undefined, 'GB', 'statusId', '"Status" should not be empty'],
      [0, 'GB', 'statusId', status],
      [13, 'GB', 'statusId', status],
      [1.5, 'GB', 'statusId', status],
      ['1', 'GB', 'statusId', status],
      [1, undefined, 'countryCode', '"Country" should not be empty'],
      [1, 'United Kingdom', 'countryCode', country],
      [1, 44, 'countryCode', country],
    ]) {
      const response = await push(statusId, countryCode)
      response.assertStatus(422)
      const { errors } = response.body()
      assert.deepEqual([errors[0].field, errors[0].message], [field, message])
    }
    const response = await push(1, 'GB', { shipmentId: 'x' })
    response.assertStatus(422)
    assert.equal(response.body().errors[0].message, '"Shipment" is invalid')
  })
})

test.group('Repeated status of an import', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('adds one tracking event within a minute, and records both pushes', async ({
    client,
    assert,
  }) => {
    const { id } = await makeImport()
    const first = await (await pusherOf(client, id))(10, 'NG')
    const second = await (await pusherOf(client, id, 'root@sendam.test'))(10, 'NG')
    for (const response of [first, second]) {
      response.assertStatus(200)
      assert.equal(response.body().message, 'Update Successful')
      assert.equal(dataIn(response).status, 'DELIVERED')
    }
    const [event, ...others] = await eventsOf(id)
    assert.lengthOf(others, 0)
    const pushes = await ImportPush.query().where('shipmentId', id).orderBy('id')
    assert.deepEqual(
      pushes.map(({ pushedBy, trackingEventId }) => [pushedBy, trackingEventId]),
      [
        [await idOf(ADMIN), event!.id],
        [await idOf('root@sendam.test'), event!.id],
      ]
    )
    assert.lengthOf(await statusChangesOf(id), 2)
  })

  test('adds an event after a minute, for the other country or for another import', async ({
    client,
    assert,
  }) => {
    const { id } = await makeImport()
    const other = await makeImport()
    const push = await pusherOf(client, id)
    await push(11, 'GB')
    await push(11, 'NG')
    await (
      await pusherOf(client, other.id)
    )(11, 'GB')
    assert.lengthOf(await eventsOf(id), 2)
    assert.lengthOf(await eventsOf(other.id), 1)
    const earlier = DateTime.now().minus({ seconds: 61 }).toJSDate()
    await TrackingEvent.query().where('shipmentId', id).update({ occurredAt: earlier })
    await push(11, 'GB')
    assert.lengthOf(await eventsOf(id), 3)
  })
})

test.group('Concurrent status updates of an import', (group) => {
  // These transactions commit, so their rows are deleted afterwards.
  const createdIds: number[] = []
  group.each.teardown(() => deleteShipments(createdIds.splice(0)))

  test('ten equal ones add one event and deliver the import once', async ({ client, assert }) => {
    const { id } = await makeImport()
    createdIds.push(id)
    const push = await pusherOf(client, id)
    const responses = await Promise.all(Array.from({ length: 10 }, () => push(10, 'NG')))
    assert.deepEqual(
      responses.map((response) => response.status()),
      Array(10).fill(200)
    )
    assert.lengthOf(await eventsOf(id), 1)
    assert.lengthOf(await ImportPush.query().where('shipmentId', id), 10)
    assert.lengthOf(await statusChangesOf(id), 2)
  })

  test('six different ones add six events and change the status once', async ({
    client,
    assert,
  }) => {
    const { id } = await makeImport()
    createdIds.push(id)
    const push = await pusherOf(client, id)
    const statuses = [4, 5, 6, 7, 8, 9]
    await Promise.all(statuses.map((statusId) => push(statusId, 'NG')))
    assert.lengthOf(await eventsOf(id), statuses.length)
    assert.lengthOf(await statusChangesOf(id), 1)
  })
})

test.group('Import pages', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('show the recent imports and the statuses of each side', async ({ assert }) => {
    const { id } = await makeImport()
    await makeShipment()
    const session = await PageSession.signedIn(ADMIN)
    const page = await session.visit('/base/import/history')
    const component = 'shipping/history/imports/import_history'
    assert.equal(page.component, component)
    const deferred = await session.visit('/base/import/history', { component, only: 'rows' })
    const rows = deferred.props.rows.data
    assert.equal(rows[0].id, id)
    assert.isTrue(rows.every((row: any) => row.destinationCountry === 'Nigeria'))
    const ids = (side: 'origin' | 'destination') =>
      page.props.statuses[side].map(({ statusId }: any) => statusId)
    assert.deepEqual(ids('origin'), [1, 2, 3, 11, 12])
    assert.deepEqual(ids('destination'), [1, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    assert.deepEqual(page.props.statuses.destination[7], {
      statusId: 10,
      label: 'Delivered',
      isLast: true,
    })
  })

  test('complete an unpaid import, with a link back to the list', async ({ assert }) => {
    const { id } = await makeImport({ status: 'AWAITING_PAYMENT_CONFIRMATION' })
    const session = await PageSession.signedIn(ADMIN)
    const page = await session.visit(`/base/import/history/${id}/complete`)
    assert.equal(page.component, 'shipping/booking/complete_booking')
    assert.equal(page.props.shipment.id, id)
    assert.deepEqual(page.props.returnTo, {
      label: 'Return to Shipping History',
      href: '/base/import/history',
    })
  })

  test('redirect a paid import to the list, and answer 404 for an export', async ({ assert }) => {
    const session = await PageSession.signedIn(ADMIN)
    const { id } = await makeImport()
    const paid = await session.get(`/base/import/history/${id}/complete`)
    assert.equal(paid.headers.get('location'), '/base/import/history')
    const exported = await makeShipment({ status: 'AWAITING_PAYMENT_CONFIRMATION' })
    const other = await session.get(`/base/import/history/${exported.id}/complete`)
    assert.equal(other.status, 404)
  })
})
