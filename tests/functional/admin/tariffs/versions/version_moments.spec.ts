import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { DateTime, Settings } from 'luxon'
import ShippingZone from '#shipping/pricing/models/shipping_zone'
import { requestRates, toBritain } from '#tests/support/rate_requests'
import { smallTariff } from '#tests/support/tariff'
import {
  anHourAhead,
  comeTrue,
  inLagos,
  nairasIn,
  sheet,
  startDue,
  tariffOf,
} from './tariff_version_calls.js'

async function britain(): Promise<ShippingZone> {
  return ShippingZone.query()
    .where({ courierCode: 'DHL', kind: 'export', description: 'United Kingdom' })
    .whereNull('archivedAt')
    .firstOrFail()
}

/** Returns DHL's public price in naira for 0.9 kg from Lagos to London. */
async function readLivePrice(): Promise<number> {
  const { body } = await requestRates(toBritain())
  return nairasIn(body.data).DHL!
}

test.group('Versions of the tariff in time', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => void (await smallTariff()))

  test('a live save counts at once, is a version and can be rolled back', async ({
    client,
    assert,
  }) => {
    const tariff = await tariffOf(client)
    const zone = await britain()
    await tariff.save(zone.id, sheet(60_000, 71_000, 250_000))
    await tariff.save(zone.id, sheet(60_000, 72_000, 250_000))
    assert.equal(await readLivePrice(), 72_000)
    const listed: any = await tariff.apiClient('get', '/tariff_version/all?show=saves')
    const [second, first] = listed.body().data
    assert.containsSubset(second, {
      name: 'Rates of DHL export NG "United Kingdom"',
      kind: 'save',
      state: 'published',
      zonesChanged: 1,
    })
    const { data } = await tariff.differences(second.id)
    assert.deepEqual(data[0].cells, [
      { aboveWeight: 0.5, endWeight: 1, before: 71_000, after: 72_000, percent: 1.4 },
    ])
    const back = await tariff.rollBack(second.id, { live: second.id })
    back.assertStatus(200)
    assert.equal(
      back.body().message,
      'The earlier prices apply again. Quotes given in the meantime are honoured until they expire.'
    )
    assert.equal(await readLivePrice(), 71_000)
    // A roll-back can be rolled back too, and one can go back several versions at once.
    const again = await tariff.rollBack(back.body().data.id)
    again.assertStatus(200)
    assert.equal(await readLivePrice(), 72_000)
    await tariff.rollBack(first.id)
    assert.equal(await readLivePrice(), 70_000)
  })

  test('a roll-back also undoes what was published after the version, in every zone', async ({
    client,
    assert,
  }) => {
    const tariff = await tariffOf(client)
    const zone = await britain()
    const draft = await tariff.draft()
    await tariff.save(zone.id, sheet(60_000, 77_000, 250_000), draft)
    await tariff.publish(draft)
    const deletion: any = await tariff.apiClient('delete', `/shippingZone/international/${zone.id}`)
    deletion.assertStatus(200)
    const back = await tariff.rollBack(draft)
    back.assertStatus(200)
    assert.equal(await readLivePrice(), 70_000)
    assert.deepEqual(await tariff.ratesOf(zone.id), sheet(60_000, 70_000, 250_000))
  })

  test('a roll-back is refused if something else went live meanwhile', async ({
    client,
    assert,
  }) => {
    const tariff = await tariffOf(client)
    const zone = await britain()
    const draft = await tariff.draft()
    await tariff.save(zone.id, sheet(60_000, 77_000, 250_000), draft)
    await tariff.publish(draft)
    await tariff.save(zone.id, sheet(60_000, 78_000, 250_000))
    const refused = await tariff.rollBack(draft, { live: draft })
    refused.assertStatus(409)
    assert.equal(
      refused.body().message,
      'Somebody else has published prices in the meantime. Please reload the page and look at them first.'
    )
    assert.equal(await readLivePrice(), 78_000)
  })

  test('the first version cannot be rolled back', async ({ client, assert }) => {
    const tariff = await tariffOf(client)
    await tariff.draft('Only to have a first')
    const first = await db.from('tariff_versions').orderBy('number').whereNotNull('number').first()
    const refused = await tariff.rollBack(Number(first.id))
    refused.assertStatus(409)
    assert.equal(
      refused.body().message,
      'There are no prices from before this version to go back to.'
    )
  })

  test('a planned version is frozen until its start, and starts once', async ({
    client,
    assert,
  }) => {
    const tariff = await tariffOf(client)
    const zone = await britain()
    const draft = await tariff.draft()
    await tariff.save(zone.id, sheet(60_000, 77_000, 250_000), draft)
    const startsAt = inLagos(DateTime.now().plus({ days: 3 }))
    const planned = await tariff.publish(draft, { startsAt })
    planned.assertStatus(200)
    assert.equal(planned.body().data.state, 'planned')
    assert.equal(
      DateTime.fromISO(planned.body().data.startsAt).toMillis(),
      DateTime.fromISO(startsAt, { zone: 'Africa/Lagos' }).toMillis()
    )
    const frozen = await tariff.save(zone.id, sheet(1000, 2000, 3000), draft)
    frozen.assertStatus(409)
    assert.include(frozen.body().message, '"From January" is due to start at')
    await startDue()
    assert.equal(await readLivePrice(), 70_000)
    await comeTrue(draft)
    await startDue()
    assert.equal(await readLivePrice(), 77_000)
    await tariff.save(zone.id, sheet(60_000, 78_000, 250_000))
    await startDue()
    assert.equal(await readLivePrice(), 78_000)
  })

  test('a version starts by the clock of the database, not of the process', async ({
    client,
    assert,
    cleanup,
  }) => {
    const tariff = await tariffOf(client)
    const zone = await britain()
    const drafts = [await tariff.draft('From noon'), await tariff.draft('From now')]
    for (const draft of drafts) await tariff.save(zone.id, sheet(60_000, 77_000, 250_000), draft)
    const startsAt = anHourAhead()
    cleanup(() => {
      Settings.now = () => Date.now()
    })
    Settings.now = () => Date.now() + 2 * 60 * 60 * 1000
    const planned = await tariff.publish(drafts[0]!, { startsAt })
    planned.assertStatus(200)
    await startDue()
    assert.equal(await readLivePrice(), 70_000)
    await tariff.publish(drafts[1]!)
    const { rows } = await db.rawQuery(
      `select published_at between now() and clock_timestamp() as is_now from tariff_versions where id = ?`,
      [drafts[1]!]
    )
    assert.deepEqual(rows, [{ is_now: true }])
  })

  test('a planned version replaces live saves in its own zones only', async ({
    client,
    assert,
  }) => {
    const tariff = await tariffOf(client)
    const zone = await britain()
    const ghana = await ShippingZone.findByOrFail('description', 'Ghana')
    const draft = await tariff.draft()
    await tariff.save(zone.id, sheet(60_000, 77_000, 250_000), draft)
    await tariff.publish(draft, { startsAt: anHourAhead() })
    await tariff.save(zone.id, sheet(60_000, 71_000, 250_000))
    await tariff.save(ghana.id, sheet(1000, 2000, 3000))
    await comeTrue(draft)
    await startDue()
    assert.equal(await readLivePrice(), 77_000)
    assert.deepEqual(await tariff.ratesOf(ghana.id), sheet(1000, 2000, 3000))
  })

  test('a planned start can be cancelled', async ({ client, assert }) => {
    const tariff = await tariffOf(client)
    const zone = await britain()
    const draft = await tariff.draft()
    await tariff.save(zone.id, sheet(60_000, 77_000, 250_000), draft)
    await tariff.publish(draft, { startsAt: anHourAhead() })
    const cancelled = await tariff.rollBack(draft)
    assert.equal(cancelled.body().message, '"From January" is a draft again and does not start.')
    await startDue()
    assert.equal(await readLivePrice(), 70_000)
    const saved = await tariff.save(zone.id, sheet(60_000, 76_000, 250_000), draft)
    saved.assertStatus(200)
  })

  test('a start in the past, too far ahead or in a wrong format is refused', async ({
    client,
    assert,
  }) => {
    const tariff = await tariffOf(client)
    const zone = await britain()
    const draft = await tariff.draft()
    await tariff.save(zone.id, sheet(60_000, 77_000, 250_000), draft)
    for (const [startsAt, message] of [
      [
        inLagos(DateTime.now().minus({ minutes: 1 })),
        'Choose a day and hour that is still to come, or publish it now.',
      ],
      [inLagos(DateTime.now().plus({ years: 2 })), 'Choose a day and hour within a year from now.'],
      ['tomorrow', '"Start" must be a day and an hour such as 2026-12-01T08:00'],
      ['2026-02-31T08:00', '"Start" must be a day and an hour such as 2026-12-01T08:00'],
    ]) {
      const refused = await tariff.publish(draft, { startsAt })
      refused.assertStatus(422)
      assert.equal(refused.body().errors[0].message, message)
    }
    assert.equal(await readLivePrice(), 70_000)
  })

  test('the price at a past moment is that of the version that was live', async ({
    client,
    assert,
  }) => {
    const tariff = await tariffOf(client)
    const zone = await britain()
    await tariff.save(zone.id, sheet(60_000, 71_000, 250_000))
    await tariff.save(zone.id, sheet(60_000, 72_000, 250_000))
    const saves = await db.from('tariff_versions').whereNotNull('number').orderBy('number', 'desc')
    const days = [0, 10, 20]
    for (const [place, { id }] of saves.slice(0, 3).entries()) {
      await db
        .from('tariff_versions')
        .where({ id })
        .update({ published_at: DateTime.now().minus({ days: days[place] }).toSQL() })
    }
    const at = (daysAgo: number) =>
      DateTime.now().setZone('Africa/Lagos').minus({ days: daysAgo }).toISODate()
    const DHL = async (by: object) => {
      const nairas = await tariff.priceBy({ ...by })
      return nairas.DHL
    }
    assert.equal(await DHL({ at: at(0) }), 72_000)
    assert.equal(await DHL({ at: at(1) }), 71_000)
    assert.equal(await DHL({ at: at(10) }), 71_000)
    assert.equal(await DHL({ at: at(11) }), 70_000)
    assert.equal(await DHL({}), 72_000)
    const early: any = await tariff.apiClient('post', '/tariff_version/price', {
      ...toBritain(),
      at: '2001-01-01',
    })
    early.assertStatus(422)
    assert.equal(early.body().message, 'We have no prices for 1 Jan 2001: our records start later.')
  })

  test('rates written outside the console become a version before a save replaces them', async ({
    client,
    assert,
  }) => {
    const tariff = await tariffOf(client)
    const zone = await britain()
    await tariff.draft('So that all is kept')
    await db
      .from('shipping_rates')
      .where({ zone_id: zone.id, end_grams: 1000 })
      .update({ rate_kobo: 69_000_00 })
    await tariff.save(zone.id, sheet(60_000, 75_000, 250_000))
    const listed: any = await tariff.apiClient('get', '/tariff_version/all?show=saves')
    assert.equal(listed.body().data[1].name, 'Changed outside the console')
    await tariff.rollBack(listed.body().data[0].id)
    assert.equal(await readLivePrice(), 69_000)
  })
})
