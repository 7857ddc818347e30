import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import ShippingZone from '#shipping/pricing/models/shipping_zone'
import { FUEL, createSurchargeCalls } from '#tests/support/money/surcharges'
import { toBritain } from '#tests/support/rate_requests'
import { smallTariff } from '#tests/support/tariff'
import { nairasIn, sheet, tariffOf } from './tariff_version_calls.js'
import { runSweep } from '#tests/support/jobs'

const LIVE = { FEDEX: 50_000, UPS: 55_000, DHL: 70_000 }

const inDays = (days: number) =>
  DateTime.now().setZone('Africa/Lagos').plus({ days }).toFormat("yyyy-LL-dd'T'HH:mm")

async function britain(courierCode: string): Promise<ShippingZone> {
  return ShippingZone.query()
    .where({ courierCode, kind: 'export', description: 'United Kingdom' })
    .whereNull('archivedAt')
    .firstOrFail()
}

/** Makes planned versions due, one second apart, and starts them. */
async function start(ids: number[]) {
  for (const [index, id] of ids.entries()) {
    const starts = db.raw(`now() - make_interval(secs => ?)`, [ids.length - index])
    await db.from('tariff_versions').where({ id }).update({ starts_at: starts })
  }
  await runSweep('admin.start_versions')
}

test.group('The price at a moment', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('in the future includes the versions that start by then, and names them', async ({
    client,
    assert,
  }) => {
    await smallTariff()
    const tariff = await tariffOf(client)
    const surcharges = await createSurchargeCalls(client)
    const [dhl, ups, fedex] = [await britain('DHL'), await britain('UPS'), await britain('FEDEX')]
    const first = await tariff.draft('First')
    await tariff.save(dhl.id, sheet(60_000, 77_000, 250_000), first)
    await tariff.save(ups.id, sheet(45_000, 56_000, 210_000), first)
    const second = await tariff.draft('Second')
    // `first` starts before `second` and changes this price, so `second` does not replace it.
    await tariff.save(ups.id, sheet(45_000, 58_000, 210_000), second)
    await tariff.apiClient('delete', `/shippingZone/international/${fedex.id}?version=${second}`)
    await surcharges.create(FUEL, second)
    await tariff.publish(second, { startsAt: inDays(4) })
    await tariff.publish(first, { startsAt: inDays(2) })
    await tariff.draft('Never planned')

    const priceIn = async (days: number) => {
      const response: any = await tariff.apiClient('post', '/tariff_version/price', {
        ...toBritain(),
        at: inDays(days),
      })
      response.assertStatus(200)
      const { version, planned, ...quote } = response.body().data
      const [rate] = quote.courierRates
      assert.equal(rate.explanation.tariffVersion, version.id)
      return {
        rates: nairasIn(quote),
        totals: nairasIn(quote, 'paymentAmount'),
        state: version.state,
        planned: planned.map(({ name }: any) => name),
      }
    }
    const before = { rates: LIVE, totals: LIVE, state: 'published', planned: [] }
    assert.deepEqual(await priceIn(1), before)
    const between = { FEDEX: 50_000, UPS: 56_000, DHL: 77_000 }
    const planned = { state: 'planned', planned: ['First'] }
    assert.deepEqual(await priceIn(3), { ...planned, rates: between, totals: between })
    const then = {
      rates: { UPS: 58_000, DHL: 77_000 },
      totals: { UPS: 65_250, DHL: 86_625 },
      state: 'planned',
      planned: ['First', 'Second'],
    }
    assert.deepEqual(await priceIn(5), then)
    // The preview writes nothing.
    assert.deepEqual(await priceIn(1), before)

    await start([first, second])
    assert.deepEqual(await priceIn(5), { ...then, state: 'published', planned: [] })
  })

  test('of today includes a version that starts later today', async ({ client, assert }) => {
    await smallTariff()
    const tariff = await tariffOf(client)
    const dhl = await britain('DHL')
    const draft = await tariff.draft()
    await tariff.save(dhl.id, sheet(60_000, 77_000, 250_000), draft)
    const today = DateTime.now().setZone('Africa/Lagos')
    const startsAt = today.plus({ seconds: 30 })
    const planned = await tariff.publish(draft, { startsAt: startsAt.toISO() })
    planned.assertStatus(200)
    const day = startsAt.toISODate()!
    assert.deepEqual(await tariff.priceBy({ at: day }), { ...LIVE, DHL: 77_000 })
    assert.deepEqual(await tariff.priceBy({}), LIVE)
  })

  test('is the contract price if a billing group is given, in a draft too', async ({
    client,
    assert,
  }) => {
    const { preferred } = await smallTariff()
    const tariff = await tariffOf(client)
    const zone = await db
      .from('shipping_zones')
      .where({ billing_group_id: preferred.id })
      .whereNull('archived_at')
      .firstOrFail()
    const draft = await tariff.draft('New contract')
    await tariff.save(Number(zone.id), [{ aboveWeight: 0, endWeight: 1, rate: 33_000 }], draft)
    const billingGroup = preferred.id
    assert.deepEqual(await tariff.priceBy({ billingGroup }), { ...LIVE, FEDEX: 38_000 })
    const tried = await tariff.priceBy({ billingGroup, version: draft })
    assert.deepEqual(tried, { ...LIVE, FEDEX: 33_000 })
    const unknown: any = await tariff.apiClient('post', '/tariff_version/price', {
      ...toBritain(),
      billingGroup: 999_999_999,
    })
    unknown.assertStatus(422)
    assert.equal(unknown.body().code, 'E_UNKNOWN_BILLING_GROUP')
  })
})
