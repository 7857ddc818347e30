import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import Membership from '#identity/organizations/models/membership'
import User from '#identity/accounts/models/user'
import Shipment from '#shipping/shipment/models/shipment'
import { PageSession } from '#tests/functional/identity/sessions/page_session'
import { addressOfServer, apiClientOf } from '#tests/support/api_client'
import { makeShipment } from '#tests/support/shipment_rows'

const EVERYBODY = ['member@sendam.test', 'other@sendam.test', 'owner@acme.test']

type Row = { id: number; [field: string]: unknown }

async function idsBetween(client: ApiClient, username: string, start: string, end: string) {
  const apiClient = await apiClientOf(client, username)
  const response = await apiClient('get', `/shipment/history?startDate=${start}&endDate=${end}`)
  response.assertStatus(200)
  return response.body().data.map(({ id }: Row) => id)
}

async function recentOf(client: ApiClient, username: string): Promise<Row[]> {
  const apiClient = await apiClientOf(client, username)
  const response = await apiClient('get', '/shipment/history/recent')
  response.assertStatus(200)
  return response.body().data
}

/** Creates shipments at these times in Lagos; returns their ids in that order. */
async function makeAt(...moments: string[]) {
  const ids: number[] = []
  for (const moment of moments) {
    const createdAt = DateTime.fromISO(moment, { zone: 'Africa/Lagos' })
    const { id } = await makeShipment({ createdAt })
    ids.push(id)
  }
  return ids
}

async function makeOneForEach() {
  const ids: Record<string, number> = {}
  for (const owner of EVERYBODY) {
    const { id } = await makeShipment({ owner })
    ids[owner] = id
  }
  return ids
}

async function joinAcme(email: string) {
  const user = await User.findByOrFail('email', email)
  await Membership.query().where('userId', user.id).delete()
  await Membership.create({ userId: user.id, organizationId: 3, role: 'member' })
}

test.group('Past shipments between two dates', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a day runs from midnight to midnight in Lagos, both days included', async ({
    client,
    assert,
  }) => {
    const [before, first, last, after] = await makeAt(
      '2026-03-09T23:59:59.999',
      '2026-03-10T00:00:00',
      '2026-03-11T23:59:59.999',
      '2026-03-12T00:00:00'
    )
    const between = (start: string, end: string) =>
      idsBetween(client, 'member@sendam.test', start, end)
    assert.deepEqual(await between('2026-03-10', '2026-03-11'), [last, first])
    assert.deepEqual(await between('2026-03-10', '2026-03-10'), [first])
    assert.deepEqual(await between('2026-03-09', '2026-03-12'), [after, last, first, before])
    assert.deepEqual(await between('2026-03-13', '2026-04-13'), [])
  })

  test('the newest come first, by id at the same time', async ({ client, assert }) => {
    const moment = '2026-03-10T10:00:00'
    const [noon, older, newer] = await makeAt('2026-03-10T12:00:00', moment, moment)
    const ids = await idsBetween(client, 'member@sendam.test', '2026-03-10', '2026-03-10')
    assert.deepEqual(ids, [noon, newer, older])
  })

  test('invalid dates are refused with a reason', async ({ client, assert }) => {
    const apiClient = await apiClientOf(client, 'member@sendam.test')
    const empty = (name: string) => `"${name}" should not be empty`
    const noDate = (name: string) => `"${name}" must be a date such as 2026-11-20`
    const cases: [query: string, errors: Record<string, string>][] = [
      ['', { startDate: empty('Start Date'), endDate: empty('End Date') }],
      ['?startDate=2026-03-10', { endDate: empty('End Date') }],
      ['?startDate=&endDate=2026-03-10', { startDate: empty('Start Date') }],
      ['?startDate=10/03/2026&endDate=2026-03-10', { startDate: noDate('Start Date') }],
      ['?startDate=2026-02-30&endDate=2026-03-10', { startDate: noDate('Start Date') }],
      ['?startDate=2026-03-10&endDate=tomorrow', { endDate: noDate('End Date') }],
      ['?startDate=2026-03-10&endDate[]=2026-03-11', { endDate: noDate('End Date') }],
      ['?startDate=2026-03-10T00:00&endDate=2026-03-11', { startDate: noDate('Start Date') }],
      [
        '?startDate=2026-03-11&endDate=2026-03-10',
        { endDate: '"End Date" cannot precede the start date' },
      ],
    ]
    for (const [query, errors] of cases) {
      const response = await apiClient('get', `/shipment/history${query}`)
      response.assertStatus(422)
      const named = response.body().errors.map((error: any) => [error.field, error.message])
      assert.deepEqual(Object.fromEntries(named), errors, query)
    }
  })

  test('dates from 1900 to 9999 are accepted', async ({ client, assert }) => {
    const [id] = await makeAt('2026-03-10T10:00:00')
    const ids = await idsBetween(client, 'member@sendam.test', '1900-01-01', '9999-12-31')
    assert.deepEqual(ids, [id])
  })
})

test.group('Access to past shipments', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('customers see their own shipments, members those of their business, the console all', async ({
    client,
    assert,
  }) => {
    const ids = await makeOneForEach()
    await joinAcme('franchise@sendam.test')
    const everything = Object.values(ids).sort()
    const expected: Record<string, number[]> = {
      'member@sendam.test': [ids['member@sendam.test']!],
      'other@sendam.test': [ids['other@sendam.test']!],
      'owner@acme.test': [ids['owner@acme.test']!],
      'franchise@sendam.test': [ids['owner@acme.test']!],
      'manager@sendam.test': [],
      'admin@sendam.test': everything,
      'root@sendam.test': everything,
    }
    const now = DateTime.now().setZone('Africa/Lagos')
    const [today, yesterday] = [now.toISODate()!, now.minus({ days: 1 }).toISODate()!]
    for (const [username, seen] of Object.entries(expected)) {
      const recent = await recentOf(client, username)
      assert.deepEqual(recent.map(({ id }) => id).sort(), seen, username)
      const found = await idsBetween(client, username, yesterday, today)
      assert.deepEqual(found.sort(), seen, username)
    }
  })

  test('a manager of a business sees the business, and nothing else', async ({
    client,
    assert,
  }) => {
    const ids = await makeOneForEach()
    await joinAcme('manager@sendam.test')
    const recent = await recentOf(client, 'manager@sendam.test')
    assert.deepEqual(
      recent.map(({ id }) => id),
      [ids['owner@acme.test']]
    )
  })

  test('a stranger gets 401', async ({ assert }) => {
    for (const path of ['/recent', '?startDate=2026-03-10&endDate=2026-03-11']) {
      const response = await fetch(`${addressOfServer()}/api/v1/shipment/history${path}`)
      assert.equal(response.status, 401)
    }
  })
})

test.group('Row of past shipments', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('has every field, with dates and times in Lagos', async ({ client, assert }) => {
    const createdAt = DateTime.fromISO('2026-03-09T23:30:00Z')
    const estimatedDeliveryOn = DateTime.now().setZone('Africa/Lagos').plus({ days: 2 })
    const shipment = await makeShipment({
      createdAt,
      status: 'COURIER_ASSIGNED',
      estimatedDeliveryOn,
    })
    const [row] = await recentOf(client, 'member@sendam.test')
    assert.deepEqual(row as object, {
      id: shipment.id,
      requestDate: '2026-03-09T23:30:00.000Z',
      requestDay: '10 Mar 2026',
      index: 1,
      issue: null,
      paymentAmount: 45_000,
      requestTime: '12:30 AM',
      paymentNotificationDate: '2026-03-09T23:32:00.000Z',
      paymentDay: '10 Mar 2026',
      paymentTime: '12:32 AM',
      serviceType: 'DHL Express Worldwide',
      trackingNumber: shipment.trackingNumber,
      reference: null,
      metadata: {},
      waybillNumber: shipment.waybillNumber,
      partnerTrackingNumbers: [shipment.waybillNumber],
      courier: 'DHL',
      sender: 'Chidi Eze',
      originState: 'Lagos',
      originCountry: 'Nigeria',
      recipient: 'Grace Miller',
      destinationCity: 'London',
      destinationState: 'England',
      destinationCountry: 'United Kingdom',
      expectedDay: estimatedDeliveryOn.toFormat('d LLL', { locale: 'en-US' }),
      status: 'COURIER_ASSIGNED',
      inTransit: true,
      crossesBorder: true,
      parcelState: null,
      hasBillingGroup: false,
      deliveryDelay: false,
      isReturn: false,
      clearanceDocuments: [],
    })
  })

  test('has no payment date while unpaid, and shows a late delivery', async ({
    client,
    assert,
  }) => {
    await makeShipment({ status: 'AWAITING_PAYMENT_CONFIRMATION' })
    const yesterday = DateTime.now().setZone('Africa/Lagos').minus({ days: 1 })
    await makeShipment({ status: 'COURIER_ASSIGNED', estimatedDeliveryOn: yesterday })
    await makeShipment({ status: 'DELIVERED', estimatedDeliveryOn: yesterday })
    const rows = await recentOf(client, 'member@sendam.test')
    const [delivered] = rows as unknown as { expectedDay: string | null }[]
    assert.isNull(delivered!.expectedDay)
    assert.deepEqual(
      rows.map(({ status, paymentDay, deliveryDelay }) => [
        status,
        paymentDay !== null,
        deliveryDelay,
      ]),
      [
        ['DELIVERED', true, false],
        ['COURIER_ASSIGNED', true, true],
        ['AWAITING_PAYMENT_CONFIRMATION', false, false],
      ]
    )
  })

  test('is listed as recent if it is one of the newest 25', async ({ client, assert }) => {
    const shipment = await makeShipment()
    const { id, ...rest } = shipment.$attributes
    const copies = Array.from({ length: 27 }, (_, index) => ({
      ...rest,
      transactionReference: `COPY${index}`,
      trackingNumber: 1000 + index,
      waybillNumber: null,
      createdAt: DateTime.now().plus({ seconds: index }),
    }))
    for (const copy of await Shipment.createMany(copies)) {
      for (const side of ['origin', 'destination'] as const) {
        await copy.related('addresses').create({
          side,
          fullname: 'Grace Miller',
          phoneNumber: '+442079460000',
          email: 'grace@example.test',
          address: '1 High Street',
          countryCode: 'GB',
        })
      }
    }
    const rows = await recentOf(client, 'member@sendam.test')
    assert.deepEqual(
      rows.map(({ trackingNumber }) => trackingNumber),
      Array.from({ length: 25 }, (_, index) => 1026 - index)
    )
  })
})

test.group('Past shipments page', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('loads the recent rows, and knows whether its reader is staff', async ({ assert }) => {
    const { id } = await makeShipment()
    for (const [username, isStaff, ids] of [
      ['member@sendam.test', false, [id]],
      ['other@sendam.test', false, []],
      ['manager@sendam.test', true, []],
      ['admin@sendam.test', true, [id]],
    ] as const) {
      const session = await PageSession.signedIn(username)
      const page = await session.visit('/base/shipment/history')
      assert.equal(page.component, 'shipping/history/history')
      assert.equal(page.props.isStaff, isStaff)
      const deferred = await session.visit('/base/shipment/history', {
        component: 'shipping/history/history',
        only: 'rows',
      })
      assert.deepEqual(
        deferred.props.rows.data.map((row: Row) => row.id),
        ids
      )
    }
  })

  test('sends a stranger to sign-in', async ({ assert }) => {
    const response = await new PageSession().get('/base/shipment/history')
    assert.equal(response.status, 302)
    assert.equal(response.headers.get('location'), '/signin')
  })
})
