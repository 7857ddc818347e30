import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import {
  streamCourierChanges,
  streamCustomersPayingMore,
  streamReplayParts,
  CSV_CHUNK_SIZE,
} from '#admin/tariffs/replays/replay_csv'
import { seedReference } from '#tests/support/reference'
import { smallTariff } from '#tests/support/tariff'
import { PageSession } from '../../../identity/sessions/page_session.js'
import { sheet } from '../versions/tariff_version_calls.js'
import { addSums, keysOf, namesIn } from './many_sums.js'
import { findBritain, makeLightShipment, replaysOf } from './replay_calls.js'

const ADMIN = 'admin@sendam.test'

async function figuresOf(version: number, id: number, by = 'courier') {
  const page = await PageSession.signedIn(ADMIN)
  const deferred = { component: 'admin/tariffs/replays/tariff_replay', only: 'result' }
  const { props } = await page.visit(`/admin/tariffs/${version}/replay/${id}?by=${by}`, deferred)
  return props.result
}

test.group('Replay figures', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => seedReference())
  group.each.setup(async () => {
    await smallTariff()
    await db.from('shipments').update({ created_at: '2020-01-01' })
  })

  /** Replays one shipment with an unchanged draft; returns its files. */
  async function replayOneShipment(...given: Parameters<typeof replaysOf>) {
    const tariff = await replaysOf(...given)
    await makeLightShipment()
    const draft = await tariff.draft()
    const { id } = await tariff.replay(draft)
    const file = async (name: string): Promise<string> => {
      const path = `/tariff_version/${draft}/replay/${id}/${name}`
      const response: any = await tariff.apiClient('get', path)
      response.assertStatus(200)
      return response.text()
    }
    return { tariff, draft, id, file, read: () => tariff.read(draft, id) }
  }

  test('of a what-if replay are compared only with a plain replay of the same prices', async ({
    client,
    assert,
  }) => {
    const { tariff, draft } = await replayOneShipment(client)
    const tried = await tariff.replay(draft, { fuelPercent: 10 })
    assert.containsSubset(await figuresOf(draft, tried.id), {
      hasBaseline: true,
      total: { after: 77_000, plain: 70_000, differenceFromBaseline: 7000 },
    })
    const dhl = await findBritain()
    await tariff.save(dhl.id, sheet(60_000, 100_000, 250_000), draft)
    const later = await tariff.replay(draft, { fuelPercent: 10 })
    // The other 30,000 of the difference come from the draft.
    assert.containsSubset(await figuresOf(draft, later.id), {
      hasBaseline: false,
      total: { after: 110_000, plain: null, differenceFromBaseline: null },
    })
    await tariff.replay(draft)
    assert.containsSubset(await figuresOf(draft, later.id), {
      hasBaseline: true,
      total: { plain: 100_000, differenceFromBaseline: 10_000 },
    })
    await tariff.save(dhl.id, sheet(60_000, 71_000, 250_000))
    const dearerLive = await tariff.replay(draft, { fuelPercent: 10 })
    assert.containsSubset(await figuresOf(draft, dearerLive.id), { hasBaseline: false })
  })

  test('name the tariff that was live at the time, even after another is published', async ({
    client,
    assert,
  }) => {
    const tariff = await replaysOf(client)
    await makeLightShipment()
    const first = await tariff.draft('Harmattan')
    const dhl = await findBritain()
    await tariff.save(dhl.id, sheet(60_000, 71_000, 250_000), first)
    const published = await tariff.publish(first)
    published.assertStatus(200)
    const draft = await tariff.draft('From January')
    const requested = await tariff.requestReplay(draft)
    const waiting = await tariff.read(draft, requested.body().data.id)
    assert.isNull(waiting.liveVersion)
    const replay = await tariff.replay(draft)
    const { number } = await db.from('tariff_versions').where('id', first).firstOrFail()
    const harmattan = { id: first, name: 'Harmattan', number }
    assert.deepEqual(replay.liveVersion, harmattan)

    await tariff.save(dhl.id, sheet(60_000, 72_000, 250_000))
    const read = await tariff.read(draft, replay.id)
    assert.deepEqual(read.liveVersion, harmattan)
    assert.equal(read.result.total.before, 71_000)
    const listed: any = await tariff.apiClient('get', `/tariff_version/${draft}/replay/all`)
    assert.deepEqual(listed.body().data[0].liveVersion, harmattan)
    const next = await tariff.replay(draft)
    assert.isAbove(next.liveVersion.number, number)
    assert.equal(next.result.total.before, 72_000)
  })

  test('are grouped by customer, the largest first', async ({ client, assert }) => {
    const tariff = await replaysOf(client)
    await makeLightShipment({ courierCode: 'UPS' })
    await makeLightShipment({ owner: 'owner@acme.test' })
    await makeLightShipment({ owner: 'owner@acme.test' })
    const draft = await tariff.draft()
    const { id, result } = await tariff.replay(draft)
    assert.deepEqual(
      result.byCustomer.map(({ name, shipments, before }: any) => [name, shipments, before]),
      [
        ['ACME Foods', 2, 140_000],
        ['Chidi Eze', 1, 55_000],
      ]
    )
    assert.containsSubset(result.counts, { byCourier: 2, byCustomer: 2, dearerCustomers: 0 })
    const file: any = await tariff.apiClient(
      'get',
      `/tariff_version/${draft}/replay/${id}/totals.csv?by=customer`
    )
    assert.deepEqual(namesIn(file.text()), ['ACME Foods', 'Chidi Eze'])
  })

  test('give the total count when a response lists only the first rows; the file has all rows', async ({
    client,
    assert,
  }) => {
    const { id, draft, file, read } = await replayOneShipment(client)
    const lanes = { part: 'lane', key: 'L#', count: 74 }
    const payers = { part: 'customer', key: 'user 9#', count: 63 }
    await addSums(id, lanes)
    await addSums(id, payers)
    await addSums(id, { part: 'cheapest', key: 'UPS>DHL>u9#', count: 52 })
    const { result } = await read()
    assert.lengthOf(result.byLane, 60)
    assert.lengthOf(result.byCustomer, 60)
    assert.lengthOf(result.dearerCustomers, 50)
    assert.lengthOf(result.cheapestCustomers, 50)
    assert.deepEqual(result.counts, {
      byCourier: 1,
      byLane: 75,
      byWeight: 1,
      byBillingGroup: 1,
      byCustomer: 64,
      dearerCustomers: 63,
      cheapestChanges: 1,
      cheapestCustomers: 52,
    })
    const figures = await figuresOf(draft, id, 'lane')
    assert.lengthOf(figures.parts, 60)
    assert.equal(figures.count, 75)
    assert.deepEqual(namesIn(await file('totals.csv?by=lane')), ['NG to GB', ...keysOf(lanes)])
    assert.lengthOf(namesIn(await file('totals.csv?by=customer')), 64)
    assert.deepEqual(namesIn(await file('customers.csv')), keysOf(payers))
    assert.lengthOf(namesIn(await file('courier_changes.csv')), 52)
  })

  test('name the customers whose cheapest courier changes', async ({ client, assert }) => {
    const tariff = await replaysOf(client)
    await makeLightShipment({ owner: 'owner@acme.test' })
    await makeLightShipment({ owner: 'owner@acme.test' })
    await makeLightShipment()
    await makeLightShipment({ to: 'GH' })
    const draft = await tariff.draft()
    const { id: zone } = await findBritain('FEDEX')
    await tariff.apiClient('delete', `/shippingZone/international/${zone}?version=${draft}`)
    const { id, result } = await tariff.replay(draft)
    assert.deepEqual(result.cheapestChanges, [{ from: 'FedEx', to: 'UPS', shipments: 3 }])
    assert.deepEqual(
      result.cheapestCustomers.map(({ key, ...change }: any) => change),
      [
        { name: 'ACME Foods', from: 'FedEx', to: 'UPS', shipments: 2 },
        { name: 'Chidi Eze', from: 'FedEx', to: 'UPS', shipments: 1 },
      ]
    )
    assert.sameMembers(
      result.cheapestCustomers.map(({ key }: any) => key),
      result.byCustomer.map(({ key }: any) => key)
    )
    const { changed } = await figuresOf(draft, id)
    assert.deepEqual(changed, result.cheapestCustomers)
    const file: any = await tariff.apiClient(
      'get',
      `/tariff_version/${draft}/replay/${id}/courier_changes.csv`
    )
    assert.match(
      file.text(),
      /Customer,Cheapest Before,Cheapest After,Shipments\r\nACME Foods,FedEx,UPS,2\r\nChidi Eze,FedEx,UPS,1\r\n$/
    )
  })

  test('appear once each and in order in a file longer than one chunk', async ({
    client,
    assert,
  }) => {
    const { id, file } = await replayOneShipment(client)
    const payers = { part: 'customer', key: 'user 9#', count: 2 * CSV_CHUNK_SIZE }
    await addSums(id, payers)
    await addSums(id, { ...payers, part: 'cheapest', key: 'UPS>DHL>u9#' })
    const names = keysOf(payers)
    assert.deepEqual(namesIn(await file('customers.csv')), names)
    assert.deepEqual(namesIn(await file('courier_changes.csv')), names)
    assert.deepEqual(namesIn(await file('totals.csv?by=customer')), ['Chidi Eze', ...names])
  })

  test('are streamed to a file chunk by chunk', async ({ client, assert }) => {
    const { id } = await replayOneShipment(client)
    const sums = { part: 'customer', key: 'user 9#', count: 8 }
    const files: (() => AsyncGenerator<object>)[] = [
      () => streamCustomersPayingMore(id, 3),
      () => streamReplayParts(id, 'customer', 3),
      () => streamCourierChanges(id, 3),
    ]
    for (const linesOf of files) {
      await addSums(id, sums)
      await addSums(id, { ...sums, part: 'cheapest', key: 'UPS>DHL>u9#' })
      const lines = linesOf()
      await lines.next()
      // Rows deleted meanwhile are missing from the rest of the file.
      await db.from('tariff_replay_sums').where('replay_id', id).delete()
      const rest = await Array.fromAsync(lines)
      assert.lengthOf(rest, 2)
    }
  })

  test('have no file before the replay ends, nor for an unknown grouping', async ({
    client,
    assert,
  }) => {
    const tariff = await replaysOf(client)
    const draft = await tariff.draft()
    const requested = await tariff.requestReplay(draft)
    const path = `/tariff_version/${draft}/replay/${requested.body().data.id}`
    for (const name of ['totals.csv', 'courier_changes.csv']) {
      const unfinished = await tariff.apiClient('get', `${path}/${name}`)
      unfinished.assertStatus(409)
      assert.equal(unfinished.body().code, 'E_REPLAY_UNFINISHED')
    }
    const strange = await tariff.apiClient('get', `${path}/totals.csv?by=colour`)
    strange.assertStatus(422)
  })
})
