import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import ShippingZone from '#shipping/pricing/models/shipping_zone'
import { requestRates, toBritain } from '#tests/support/rate_requests'
import { smallTariff } from '#tests/support/tariff'
import { exportZone } from '#tests/support/zone_calls'
import { nairasIn, sheet, tariffOf } from './tariff_version_calls.js'

async function britain(courierCode = 'DHL'): Promise<ShippingZone> {
  return ShippingZone.query()
    .where({ courierCode, kind: 'export', description: 'United Kingdom' })
    .whereNull('archivedAt')
    .firstOrFail()
}

async function livePrices(): Promise<Record<string, number>> {
  const { body } = await requestRates(toBritain())
  return nairasIn(body.data)
}

const LIVE = { FEDEX: 50_000, UPS: 55_000, DHL: 70_000 }

test.group('A draft of the tariff', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => void (await smallTariff()))

  test('is edited without changing live prices, compared cell by cell, and published', async ({
    client,
    assert,
  }) => {
    const tariff = await tariffOf(client)
    const zone = await britain()
    const draft = await tariff.draft()
    const saved = await tariff.save(zone.id, sheet(60_000, 77_000, 250_000), draft)
    saved.assertStatus(200)
    assert.deepEqual(await livePrices(), LIVE)
    assert.deepEqual(await tariff.ratesOf(zone.id), sheet(60_000, 70_000, 250_000))
    assert.deepEqual(await tariff.ratesOf(zone.id, draft), sheet(60_000, 77_000, 250_000))
    assert.deepEqual(await tariff.priceBy({ version: draft }), { ...LIVE, DHL: 77_000 })

    const { data, total, conflicts } = await tariff.differences(draft)
    assert.deepEqual({ total, conflicts }, { total: 1, conflicts: 0 })
    assert.containsSubset(data, [
      { zoneId: zone.id, change: 'changed', isConflict: false, facts: [] },
    ])
    assert.deepEqual(data[0].cells, [
      { aboveWeight: 0.5, endWeight: 1, before: 70_000, after: 77_000, percent: 10 },
    ])

    const published = await tariff.publish(draft)
    published.assertStatus(200)
    assert.equal(
      published.body().message,
      '"From January" is live. Quotes given before are honoured until they expire.'
    )
    assert.deepEqual(await livePrices(), { ...LIVE, DHL: 77_000 })
    const { body } = await requestRates(toBritain())
    assert.equal(body.data.courierRates[0].explanation.tariffVersion, draft)
    const read: any = await tariff.apiClient('get', `/tariff_version/${draft}`)
    assert.containsSubset(read.body().data, {
      id: draft,
      name: 'From January',
      kind: 'draft',
      state: 'published',
      zonesChanged: 1,
      publishedBy: 'Tunde Bakare',
    })
    // A published version shows its changes.
    const again = await tariff.differences(draft)
    assert.deepEqual(again.data[0].cells, data[0].cells)
  })

  test('adds, changes and deletes zones once it is published', async ({ client, assert }) => {
    const tariff = await tariffOf(client)
    const [dhl, ups] = [await britain(), await britain('UPS')]
    const draft = await tariff.draft()
    const created: any = await tariff.apiClient(
      'post',
      `/shippingZone/international/Export?version=${draft}`,
      exportZone({ description: 'France', members: [{ value: 'FR', label: 'France' }] })
    )
    created.assertStatus(200)
    const { id } = created.body().data
    await tariff.save(id, sheet(1000, 2000, 3000), draft)
    const changed: any = await tariff.apiClient(
      'put',
      `/shippingZone/international/${dhl.id}?version=${draft}`,
      exportZone({ description: 'Great Britain', members: [{ value: 'GB' }] })
    )
    changed.assertStatus(200)
    const deletion: any = await tariff.apiClient(
      'delete',
      `/shippingZone/international/${ups.id}?version=${draft}`
    )
    deletion.assertStatus(200)

    const listed = async (version: string) => {
      const response: any = await tariff.apiClient(
        'get',
        `/shippingZone/international/Export/DHL/NG${version}`
      )
      return response.body().data.map(({ description }: any) => description)
    }
    assert.deepEqual(await listed(''), ['United Kingdom', 'Ghana'])
    assert.deepEqual(await listed(`?version=${draft}`), ['Great Britain', 'Ghana', 'France'])
    const { data } = await tariff.differences(draft)
    assert.sameDeepMembers(
      data.map(({ zoneId, change, facts }: any) => [zoneId, change, facts[0]]),
      [
        [id, 'added', 'Courier: DHL'],
        [ups.id, 'removed', 'Courier: UPS'],
        [dhl.id, 'changed', 'Description: United Kingdom becomes Great Britain'],
      ]
    )
    const published = await tariff.publish(draft)
    published.assertStatus(200)
    assert.deepEqual(await listed(''), ['Great Britain', 'Ghana', 'France'])
    assert.deepEqual(await livePrices(), { FEDEX: 50_000, DHL: 70_000 })
    assert.deepEqual(await tariff.ratesOf(id), sheet(1000, 2000, 3000))
    // The zone keeps its id, which quotes and shipments reference.
    await dhl.refresh()
    assert.equal(dhl.description, 'Great Britain')
    assert.equal(await draftedRows(draft), 0)
  })

  test('is published without undoing what others changed elsewhere', async ({ client, assert }) => {
    const tariff = await tariffOf(client)
    const [dhl, ups] = [await britain(), await britain('UPS')]
    const draft = await tariff.draft()
    await tariff.save(dhl.id, sheet(60_000, 77_000, 250_000), draft)
    await tariff.save(ups.id, sheet(45_000, 56_000, 210_000))
    const { total, conflicts } = await tariff.differences(draft)
    assert.deepEqual({ total, conflicts }, { total: 1, conflicts: 0 })
    const published = await tariff.publish(draft)
    published.assertStatus(200)
    assert.deepEqual(await livePrices(), { ...LIVE, DHL: 77_000, UPS: 56_000 })
  })

  test('names the zones that others changed too, and replaces them only on request', async ({
    client,
    assert,
  }) => {
    const tariff = await tariffOf(client)
    const zone = await britain()
    const draft = await tariff.draft()
    await tariff.save(zone.id, sheet(60_000, 77_000, 250_000), draft)
    await tariff.save(zone.id, sheet(60_000, 71_000, 250_000))
    const refused = await tariff.publish(draft)
    refused.assertStatus(409)
    assert.equal(refused.body().code, 'E_TARIFF_MOVED')
    assert.deepEqual(
      refused.body().errors.map(({ message }: any) => message),
      [
        'In the meantime, the live tariff was changed in 1 zone that this draft changes as well. Look at the differences. If you publish again, the draft replaces them.',
        'DHL export NG "United Kingdom"',
      ]
    )
    assert.deepEqual(await livePrices(), { ...LIVE, DHL: 71_000 })
    const { data } = await tariff.differences(draft)
    assert.isTrue(data[0].isConflict)
    assert.deepEqual(data[0].cells[0].before, 71_000)
    const published = await tariff.publish(draft, { replace: true })
    published.assertStatus(200)
    assert.deepEqual(await livePrices(), { ...LIVE, DHL: 77_000 })
  })

  test('starts with the prices of any other version', async ({ client, assert }) => {
    const tariff = await tariffOf(client)
    const zone = await britain()
    const first = await tariff.draft('First')
    await tariff.save(zone.id, sheet(60_000, 71_000, 250_000), first)
    await tariff.publish(first)
    await tariff.save(zone.id, sheet(60_000, 72_000, 250_000))
    const [again, open] = [await tariff.draft('Again', { from: first }), await tariff.draft('Open')]
    assert.deepEqual(await tariff.ratesOf(zone.id, again), sheet(60_000, 71_000, 250_000))
    await tariff.save(zone.id, sheet(60_000, 73_000, 250_000), open)
    const copy = await tariff.draft('Copy', { from: open })
    assert.deepEqual(await tariff.ratesOf(zone.id, copy), sheet(60_000, 73_000, 250_000))
  })

  test('copied from another draft undoes nothing published since that one began', async ({
    client,
    assert,
  }) => {
    const tariff = await tariffOf(client)
    const [dhl, ups] = [await britain(), await britain('UPS')]
    const first = await tariff.draft('First')
    await tariff.save(dhl.id, sheet(60_000, 77_000, 250_000), first)
    await tariff.save(ups.id, sheet(45_000, 56_000, 210_000))
    const copy = await tariff.draft('Copy', { from: first })
    const { data } = await tariff.differences(copy)
    assert.deepEqual(
      data.map(({ zoneId }: any) => zoneId),
      [dhl.id]
    )
    const published = await tariff.publish(copy)
    published.assertStatus(200)
    assert.deepEqual(await livePrices(), { ...LIVE, DHL: 77_000, UPS: 56_000 })
  })

  test('is refused if it is unchanged, discarded or already published', async ({
    client,
    assert,
  }) => {
    const tariff = await tariffOf(client)
    const zone = await britain()
    const same = await tariff.draft('Same')
    const nothing = await tariff.publish(same)
    nothing.assertStatus(409)
    assert.equal(
      nothing.body().message,
      'This draft is the same as the live tariff. There is nothing to publish.'
    )
    const dropped: any = await tariff.apiClient('delete', `/tariff_version/${same}`)
    assert.equal(dropped.body().message, 'The draft "Same" is discarded.')
    assert.equal(await draftedRows(same), 0)
    for (const refused of [
      await tariff.publish(same),
      await tariff.save(zone.id, sheet(1000, 2000, 3000), same),
      await tariff.start('From nothing', { from: same }),
    ]) {
      refused.assertStatus(409)
      assert.equal(
        refused.body().message,
        'The draft "Same" was discarded. Please start another one.'
      )
    }
    const draft = await tariff.draft()
    await tariff.save(zone.id, sheet(60_000, 77_000, 250_000), draft)
    await tariff.publish(draft)
    const late = await tariff.save(zone.id, sheet(60_000, 78_000, 250_000), draft)
    late.assertStatus(409)
    assert.equal(late.body().code, 'E_TARIFF_VERSION_STATE')
    const kept: any = await tariff.apiClient('delete', `/tariff_version/${draft}`)
    kept.assertStatus(409)
    assert.equal(kept.body().code, 'E_TARIFF_VERSION_STATE')
    assert.deepEqual(await livePrices(), { ...LIVE, DHL: 77_000 })
  })

  test('answers 404 if it is unknown, and 422 to an invalid name or version', async ({
    client,
    assert,
  }) => {
    const tariff = await tariffOf(client)
    const zone = await britain()
    for (const unknown of [
      await tariff.publish(999_999_999),
      await tariff.rollBack(999_999_999),
      await tariff.save(zone.id, sheet(1000, 2000, 3000), 999_999_999),
      await tariff.start('From nobody', { from: 999_999_999 }),
    ]) {
      unknown.assertStatus(404)
    }
    for (const [name, message] of [
      ['  ', '"Name" should not be empty'],
      ['x'.repeat(101), '"Name" must have at most 100 characters'],
    ] as const) {
      const refused = await tariff.start(name)
      refused.assertStatus(422)
      assert.equal(refused.body().errors[0].message, message)
    }
    const wrong: any = await tariff.apiClient('get', `/rate/${zone.id}?version=latest`)
    wrong.assertStatus(422)
  })

  test('is found by a part of its name, published or not', async ({ client, assert }) => {
    const tariff = await tariffOf(client)
    const zone = await britain()
    const namesFor = async (query: string) => {
      const listed: any = await tariff.apiClient('get', `/tariff_version/all?${query}`)
      return listed.body().data.map(({ name }: any) => name)
    }
    for (const name of ['From January', 'From February']) {
      const id = await tariff.draft(name)
      const rate = name === 'From January' ? 77_000 : 78_000
      await tariff.save(zone.id, sheet(60_000, rate, 250_000), id)
      await tariff.publish(id)
    }
    await tariff.draft('January, second try')
    assert.deepEqual(await namesFor('search=january'), ['January, second try', 'From January'])
    assert.deepEqual(await namesFor('search=january&show=published'), ['From January'])
    assert.deepEqual(await namesFor('search=nothing'), [])
  })

  test('is created once under an idempotency key', async ({ client, assert }) => {
    const { apiClient } = await tariffOf(client)
    const key = { 'idempotency-key': 'draft-of-january' }
    const first: any = await apiClient('post', '/tariff_version', { name: 'January' }, key)
    const second: any = await apiClient('post', '/tariff_version', { name: 'January' }, key)
    assert.equal(first.body().data.id, second.body().data.id)
    assert.lengthOf(await db.from('tariff_versions').where('name', 'January'), 1)
  })
})

async function draftedRows(id: number): Promise<number> {
  const { rows } = await db.rawQuery(
    `select (select count(*) from draft_zones where tariff_version_id = :id)
       + (select count(*) from draft_zone_members where tariff_version_id = :id)
       + (select count(*) from draft_rates where tariff_version_id = :id)
       + (select count(*) from draft_rate_sheets where tariff_version_id = :id) as rows`,
    { id }
  )
  return Number(rows[0].rows)
}
