import { appUrl } from '#config/app'
import { DateTime } from 'luxon'
import { parse } from 'csv-parse/sync'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import Shipment from '#shipping/shipment/models/shipment'
import { recordTrackingEvents } from '#shipping/shipment/record_tracking_events'
import ShipmentAddress from '#shipping/shipment/models/shipment_address'
import { addressOfServer, apiClientOf } from '#tests/support/api_client'
import { copyShipment } from '#tests/functional/shipping/history/shipment_copies'
import { makeShipment, type ShipmentDraft } from '#tests/support/shipment_rows'

const DAYS = 'startDate=2026-03-01&endDate=2026-03-31'

/** Creates shipments in March, one per hour, the first being the oldest. */
async function makeInMarch(...drafts: (ShipmentDraft & { sender?: string })[]) {
  const shipments: Shipment[] = []
  for (const [index, { sender, ...draft }] of drafts.entries()) {
    const createdAt = DateTime.fromISO('2026-03-10T01:00:00', { zone: 'Africa/Lagos' })
    const shipment = await makeShipment({ createdAt: createdAt.plus({ hours: index }), ...draft })
    if (sender) await rename(shipment, sender)
    shipments.push(shipment)
  }
  return shipments
}

async function rename({ id }: Shipment, fullname: string) {
  await ShipmentAddress.query().where({ shipmentId: id, side: 'origin' }).update({ fullname })
}

async function fetchHistory(client: ApiClient, query: string, as = 'member@sendam.test') {
  const apiClient = await apiClientOf(client, as)
  return apiClient('get', `/shipment/history?${DAYS}&${query}`)
}

async function idsOf(client: ApiClient, query: string, as?: string): Promise<number[]> {
  const response = await fetchHistory(client, query, as)
  response.assertStatus(200)
  return response.body().data.map(({ id }: { id: number }) => id)
}

function findIds(client: ApiClient, search: string, as?: string) {
  return idsOf(client, `search=${encodeURIComponent(search)}`, as)
}

function rowsIn(text: string): Record<string, string>[] {
  return parse(text, { bom: true, columns: true })
}

async function csvOf(client: ApiClient, query = DAYS, as = 'member@sendam.test') {
  const apiClient = await apiClientOf(client, as)
  const response = await apiClient('get', `/shipment/history.csv?${query}`)
  response.assertStatus(200)
  return { response, text: response.text() }
}

test.group('Search for past shipments', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('returns the requested page, newest first, with totals', async ({ client, assert }) => {
    const shipments = await makeInMarch(...Array.from({ length: 27 }, () => ({})))
    const ids = shipments.map(({ id }) => id).toReversed()
    const first = await fetchHistory(client, 'perPage=10')
    assert.deepEqual(
      first.body().data.map(({ id }: { id: number }) => id),
      ids.slice(0, 10)
    )
    const last = await fetchHistory(client, 'page=3&perPage=10')
    const places = last.body().data.map(({ index }: { index: number }) => index)
    assert.deepEqual(places, [21, 22, 23, 24, 25, 26, 27])
    assert.containsSubset(first.body().metadata, {
      total: 27,
      perPage: 10,
      currentPage: 1,
      lastPage: 3,
    })
    assert.deepEqual(await idsOf(client, 'page=2'), ids.slice(25))
    assert.deepEqual(await idsOf(client, 'page=3&perPage=10'), ids.slice(20))
    assert.deepEqual(await idsOf(client, 'page=4&perPage=10'), [])
    assert.deepEqual(await idsOf(client, 'page=1&perPage=100'), ids)
  })

  test('links to the next page with a URL that can be called unchanged', async ({
    client,
    assert,
  }) => {
    const shipments = await makeInMarch(
      ...Array.from({ length: 12 }, () => ({ receiver: { fullname: 'Zara Musa' } }))
    )
    const first = await fetchHistory(client, 'search=zara&perPage=10')
    const { metadata } = first.body()
    assert.isNull(metadata.previousPageUrl)
    assert.equal(
      metadata.nextPageUrl,
      `${appUrl}/api/v1/shipment/history?${DAYS}&search=zara&perPage=10&page=2`
    )
    const apiClient = await apiClientOf(client, 'member@sendam.test')
    const second = await apiClient('get', metadata.nextPageUrl.split('/api/v1')[1])
    const next = second.body()
    assert.deepEqual(
      next.data.map(({ id }: { id: number }) => id),
      shipments
        .slice(0, 2)
        .map(({ id }) => id)
        .toReversed()
    )
    assert.isNull(next.metadata.nextPageUrl)
    const { firstPageUrl, lastPageUrl, previousPageUrl } = next.metadata
    assert.equal(previousPageUrl, firstPageUrl)
    assert.equal(lastPageUrl, metadata.nextPageUrl)
  })

  test('returns all shipments when no page is requested', async ({ client, assert }) => {
    const shipments = await makeInMarch(...Array.from({ length: 27 }, () => ({})))
    for (const query of ['', 'search=&sort=&page=&perPage=']) {
      const response = await fetchHistory(client, query)
      assert.lengthOf(response.body().data, shipments.length)
      assert.notProperty(response.body(), 'metadata')
    }
  })

  test('sorts by every column, in both directions', async ({ client, assert }) => {
    const [first, second, third] = await makeInMarch(
      { sender: 'bola Ade', receiver: { fullname: 'Zara Musa' }, status: 'VOIDED' },
      { sender: 'Chidi Eze', receiver: { fullname: 'abu Bello' }, status: 'BOOKED' },
      { sender: 'Ada Obi', receiver: { fullname: 'Musa Ali' }, status: 'DELIVERED' }
    )
    const ids = [first!, second!, third!].map(({ id }) => id)
    const numbers = [first!, second!, third!]
      .toSorted((a, b) => a.trackingNumber - b.trackingNumber)
      .map(({ id }) => id)
    const [a, b, c] = ids
    for (const [sort, expected] of [
      ['date', ids],
      ['sender', [c, a, b]],
      ['recipient', [b, c, a]],
      ['status', [b, c, a]],
      ['trackingNumber', numbers],
    ] as const) {
      assert.deepEqual(await idsOf(client, `sort=${sort}`), [...expected], sort)
      assert.deepEqual(await idsOf(client, `sort=-${sort}`), [...expected].reverse(), `-${sort}`)
    }
  })

  test('finds a shipment by the texts of its row', async ({ client, assert }) => {
    const [dhl, ups] = await makeInMarch(
      { sender: 'Bola Ade', to: 'GH', status: 'BOOKED' },
      { sender: 'Chidi Eze', courierCode: 'UPS', status: 'PENDING_ISSUE', packages: 2 }
    )
    await Shipment.query().where('id', ups!.id).update({ serviceType: 'UPS Express Saver' })
    for (const [search, shipments] of [
      ['bola', [dhl]],
      ['  BOLA ', [dhl]],
      ['ghana', [dhl]],
      ['united k', [ups]],
      ['lagos', [ups, dhl]],
      ['nigeria', []],
      ['express saver', [ups]],
      ['pending issue', [ups]],
      [dhl!.waybillNumber!.slice(-6), [dhl]],
      [String(ups!.trackingNumber).slice(2, 11), [ups]],
      ['nobody at all', []],
    ] as const) {
      assert.deepEqual(
        await findIds(client, search),
        shipments.map((shipment) => shipment!.id),
        search
      )
    }
  })

  test('finds "on the way" for staff and "courier assigned" for customers', async ({
    client,
    assert,
  }) => {
    const [moving] = await makeInMarch({ status: 'COURIER_ASSIGNED' })
    assert.deepEqual(await findIds(client, 'on the way', 'admin@sendam.test'), [moving!.id])
    assert.deepEqual(await findIds(client, 'assigned', 'admin@sendam.test'), [])
    assert.deepEqual(await findIds(client, 'on the way'), [])
    assert.deepEqual(await findIds(client, 'courier assigned'), [moving!.id])
  })

  test('filters, searches and exports by parcel state', async ({ client, assert }) => {
    const [held, , lost, returned] = await makeInMarch({}, {}, {}, {})
    const events = { HELD: held, RETURNED: returned, LOST: lost } as const
    for (const [code, shipment] of Object.entries(events)) {
      const event = { sourceId: code, code: code as keyof typeof events, text: code }
      const occurredAt = DateTime.fromISO('2026-03-12T08:00:00Z')
      await recordTrackingEvents(shipment!.id, 'dhl', [
        { ...event, countryCode: 'GB', place: null, occurredAt },
      ])
    }
    // A voided shipment has no open state, whatever happened before.
    await lost!.refresh().then((shipment) => shipment.merge({ status: 'VOIDED' }).save())
    assert.deepEqual(await idsOf(client, 'parcelState=HELD'), [held!.id])
    assert.deepEqual(await idsOf(client, 'parcelState=LOST'), [])
    assert.deepEqual(await findIds(client, 'returned'), [returned!.id])
    assert.lengthOf(await idsOf(client, 'parcelState='), 4)
    const wrong = await fetchHistory(client, 'parcelState=EATEN')
    wrong.assertStatus(422)

    const response = await fetchHistory(client, 'sort=date')
    const states = response.body().data.map((row: { parcelState: unknown }) => row.parcelState)
    assert.deepEqual(states, ['HELD', null, null, 'RETURNED'])
    const whole = await csvOf(client, `${DAYS}&sort=date`)
    assert.deepEqual(
      rowsIn(whole.text).map((row) => row['Parcel State']),
      ['Held', '', '', 'Returned']
    )
    const some = await csvOf(client, `${DAYS}&parcelState=HELD`)
    assert.lengthOf(rowsIn(some.text), 1)
  })

  test('takes pattern characters literally', async ({ client, assert }) => {
    const [odd] = await makeInMarch({ sender: '100% _Ade\\' }, { sender: 'Another One' })
    for (const search of ['%', '_', '\\', '100% _ade\\']) {
      assert.deepEqual(await findIds(client, search), [odd!.id], search)
    }
    assert.deepEqual(await findIds(client, "'); drop table shipments; --"), [])
    assert.deepEqual(await findIds(client, '?'), [])
  })

  test('refuses an invalid query with a reason', async ({ client, assert }) => {
    for (const [query, field, message] of [
      ['page=0', 'page', '"Page" must be between 1 and 100000'],
      ['page=100001', 'page', '"Page" must be between 1 and 100000'],
      ['page=1.5', 'page', '"Page" must be a whole number'],
      ['page=x', 'page', '"Page" must be a number'],
      ['perPage=9', 'perPage', '"Rows" is not one of the choices'],
      ['perPage=1000', 'perPage', '"Rows" is not one of the choices'],
      ['sort=price', 'sort', '"Sort" is not one of the choices'],
      ['sort=--date', 'sort', '"Sort" is not one of the choices'],
      ['sort=constructor', 'sort', '"Sort" is not one of the choices'],
      [`search=${'x'.repeat(61)}`, 'search', '"Search" must have at most 60 characters'],
      ['search=a%0Ab', 'search', '"Search" is invalid'],
      ['search[]=a', 'search', '"Search" is invalid'],
    ] as const) {
      const response = await fetchHistory(client, query)
      response.assertStatus(422)
      assert.deepEqual(
        response.body().errors.map((error: any) => [error.field, error.message]),
        [[field, message]],
        query
      )
    }
    const longest = await fetchHistory(client, `search=${'x'.repeat(60)}`)
    longest.assertStatus(200)
    const last = await fetchHistory(client, 'page=100000')
    last.assertStatus(200)
  })

  test('leaves out shipments of other customers', async ({ client, assert }) => {
    const [mine] = await makeInMarch(
      {},
      { owner: 'other@sendam.test' },
      { owner: 'owner@acme.test' }
    )
    assert.deepEqual(await idsOf(client, 'page=1'), [mine!.id])
    assert.deepEqual(await findIds(client, 'grace'), [mine!.id])
    assert.lengthOf(await findIds(client, 'grace', 'admin@sendam.test'), 3)
    const { text } = await csvOf(client)
    assert.lengthOf(rowsIn(text), 1)
  })
})

test.group('Past shipments as CSV', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('have every matching row in the requested order', async ({ client, assert }) => {
    const [first, second] = await makeInMarch(
      { sender: 'Bọ́lá Adé', status: 'DELIVERED' },
      { status: 'AWAITING_PAYMENT_CONFIRMATION', to: 'GH', shippingNaira: 1234.5 }
    )
    const { response, text } = await csvOf(client)
    assert.equal(response.header('content-type'), 'text/csv; charset=utf-8')
    assert.equal(
      response.header('content-disposition'),
      'attachment; filename="past-shipments-2026-03-01-to-2026-03-31.csv"'
    )
    assert.isTrue(text.startsWith('\uFEFF'))
    const rows = rowsIn(text)
    assert.deepEqual(rows, [
      {
        'Request Date': '2026-03-10 02:00',
        'Payment Date': '',
        'Tracking No.': String(second!.trackingNumber),
        'Waybill No.': '',
        'Courier': 'DHL',
        'Service': 'DHL Express Worldwide',
        'Sender': 'Chidi Eze',
        'Origin State': 'Lagos',
        'Recipient': 'Grace Miller',
        'Destination Country': 'Ghana',
        'Payment Amount (NGN)': '1234.50',
        'Status': 'AWAITING_PAYMENT_CONFIRMATION',
        'Parcel State': '',
        'Reference': '',
        'Metadata': '',
      },
      {
        ...rows[1],
        'Request Date': '2026-03-10 01:00',
        'Payment Date': '2026-03-10 01:02',
        'Tracking No.': String(first!.trackingNumber),
        'Waybill No.': first!.waybillNumber,
        'Sender': 'Bọ́lá Adé',
        'Payment Amount (NGN)': '45000.00',
      },
    ])
    const sorted = await csvOf(client, `${DAYS}&sort=sender&search=grace`)
    assert.equal(rowsIn(sorted.text)[0].Sender, 'Bọ́lá Adé')
  })

  test('have a header without rows; an invalid query is refused', async ({ client, assert }) => {
    const { text } = await csvOf(client)
    assert.match(text, /^\uFEFFRequest Date,.*,Status,Parcel State,Reference,Metadata\r\n$/)
    const member = await apiClientOf(client, 'member@sendam.test')
    for (const query of ['startDate=2026-03-02&endDate=2026-03-01', `${DAYS}&sort=x`]) {
      const response = await member('get', `/shipment/history.csv?${query}`)
      response.assertStatus(422)
    }
    const anonymous = await fetch(`${addressOfServer()}/api/v1/shipment/history.csv?${DAYS}`)
    assert.equal(anonymous.status, 401)
  })

  test('run no formula in a spreadsheet', async ({ client, assert }) => {
    const names = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '=HYPERLINK("x","y")']
    await makeInMarch(...names.map((sender) => ({ sender })))
    const { text } = await csvOf(client, `${DAYS}&sort=date`)
    const rows = rowsIn(text)
    assert.deepEqual(
      rows.map(({ Sender: name }) => name),
      names.map((name) => `'${name}`)
    )
  })

  test('are read in batches, each row once and in order', async ({ client, assert }) => {
    const [first] = await makeInMarch({})
    await copyShipment(first!.id, 1203)
    const { text } = await csvOf(client, `${DAYS}&sort=trackingNumber`)
    const numbers = rowsIn(text).map((row) => row['Tracking No.'])
    assert.lengthOf(numbers, 1204)
    assert.lengthOf(new Set(numbers), 1204)
    assert.deepEqual(
      numbers,
      [...numbers].sort((a, b) => Number(a) - Number(b))
    )
  })
})
