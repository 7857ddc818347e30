import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import Organization from '#identity/organizations/models/organization'
import { ensureTestOrganization } from '#identity/test_mode/test_organization'
import { chargeOfKindKobo } from '#shipping/pricing/charges'
import { createOffers } from '#shipping/pricing/offers'
import { loadTariffVersion } from '#shipping/pricing/tariff_snapshot'
import BillingGroup from '#shipping/pricing/models/billing_group'
import { type PriceFacts, loadPriceFacts } from '#shipping/pricing/price_facts'
import type { PriceRequest } from '#shipping/pricing/price_request'
import { repriceShipment } from '#admin/tariffs/replays/reprice_shipments'
import { preparePrices } from '#admin/tariffs/replays/replay_prices'
import { loadNextShipments } from '#admin/tariffs/replays/replayed_shipments'
import { claimReplay, failReplay } from '#admin/tariffs/replays/replay_leases'
import { continueReplay, runNextReplay } from '#admin/tariffs/replays/run_replays'
import { withTariff } from '#admin/tariffs/versions/tariff_scope'
import type Shipment from '#shipping/shipment/models/shipment'
import { seedReference } from '#tests/support/reference'
import { addZone, smallTariff, NO_CHANGE } from '#tests/support/tariff'
import { sheet, type tariffOf } from '../versions/tariff_version_calls.js'
import { findBritain, makeLightShipment, replayOnePage, replaysOf, run } from './replay_calls.js'
import { Chance, CHARGED_KOBO, COURIERS, randomShipments } from './random_shipments.js'

function someBands(chance: Chance) {
  const ends = [0, 0.5, 1, 2.5, 6, 15, 60]
  return ends.slice(1).flatMap((end, at) => {
    const naira = 1000 + chance.whole(90_000) + chance.whole(4) / 4
    return chance.next() < 0.12 ? [] : [[ends[at]!, end, naira] as const]
  })
}

/** Zones of every kind and width, for everybody and for some groups. Returns the groups. */
async function manyZones(chance: Chance): Promise<(number | null)[]> {
  const groups = await BillingGroup.createMany([
    { name: 'Big contracts', active: true },
    { name: 'Small contracts', active: true },
    { name: 'Ended contracts', active: false },
  ])
  const everybody = { billingGroupId: undefined }
  const wide = [
    { geography: 'all' },
    { geography: 'continent', destinations: ['EU', 'AF'], origins: ['EU', 'AF'] },
    { geography: 'country', destinations: ['FR', 'US'], origins: ['GB', 'NA'] },
  ] as const
  for (const courierCode of COURIERS) {
    for (const of of [everybody, ...groups.map(({ id }) => ({ billingGroupId: id }))]) {
      for (const kind of ['export', 'import'] as const) {
        for (const { geography, ...members } of wide) {
          if (chance.next() < 0.3) continue
          const side = 'destinations' in members ? members : null
          const zone = {
            kind,
            courierCode,
            geography,
            description: `${kind} ${geography} ${of.billingGroupId}`,
          }
          await addZone({
            ...zone,
            ...of,
            bands: someBands(chance),
            ...(kind === 'export'
              ? { destinations: side?.destinations }
              : { origins: side?.origins }),
          })
        }
      }
      if (of === everybody)
        await addZone({
          kind: 'local',
          courierCode,
          description: `States ${of.billingGroupId}`,
          ...of,
          origins: ['LA', 'OG'],
          destinations: ['LA', 'OG', 'KN'],
          bands: someBands(chance),
        })
      await addZone({
        kind: 'city',
        courierCode,
        description: `Towns ${of.billingGroupId}`,
        ...of,
        stateCode: 'LA',
        origins: ['IKEJA', 'LEKKI'],
        destinations: ['IKEJA', 'LEKKI'],
        bands: someBands(chance),
      })
    }
  }
  return [null, null, ...groups.map(({ id }) => id)]
}

/** Surcharges of each kind; some apply to part of the parcels, some to none today. */
async function manySurcharges() {
  const today = DateTime.now().setZone('Africa/Lagos')
  const day = (days: number) => today.plus({ days }).toISODate()
  const fuel = { kind: 'fuel', name: 'Fuel', basis_points: 1_255 }
  await db.table('shipping_surcharges').multiInsert([
    fuel,
    {
      ...fuel,
      basis_points: 333,
      courier_code: 'DHL',
      shipment_kind: 'export',
      above_grams: 2_000,
    },
    { kind: 'remote_area', name: 'Kano', amount_kobo: 1_500_05, destination_state: 'KN' },
    { kind: 'remote_area', name: 'From Ogun', basis_points: 77, origin_state: 'OG' },
    { kind: 'oversize', name: 'Long', amount_kobo: 2_000_00, longer_than_cm: 40 },
    { kind: 'oversize', name: 'Longer', amount_kobo: 999_99, longer_than_cm: 55 },
    { kind: 'other', name: 'Light', amount_kobo: 100_00, origin_country: 'GB', end_grams: 5_000 },
    { kind: 'peak_season', name: 'Over', basis_points: 5_000, ends_on: day(-1) },
    { kind: 'peak_season', name: 'To come', basis_points: 5_000, starts_on: day(2) },
  ])
}

async function otherPrices(draft: number, chance: Chance) {
  const rows = await db
    .from('draft_rates')
    .where('tariff_version_id', draft)
    .orderBy(['zone_id', 'above_grams'])
  for (const { zone_id: zone, above_grams: above } of rows) {
    const row = db
      .from('draft_rates')
      .where({ tariff_version_id: draft, zone_id: zone, above_grams: above })
    if (chance.next() < 0.1) await row.delete()
    else if (chance.next() < 0.7) await row.update({ rate_kobo: 100_000 + chance.whole(9_000_000) })
  }
}

async function otherSurcharges(draft: number) {
  const drafted = () => db.from('draft_surcharges').where('tariff_version_id', draft)
  await drafted().where('name', 'Fuel').update({ basis_points: 1_499 })
  await drafted().where('name', 'Long').delete()
  await drafted().where('name', 'Kano').update({ destination_state: 'FC' })
}

/** Returns a courier's price and the cheapest courier of a quote. */
async function quotePrice(request: PriceRequest, courierCode: string, facts: PriceFacts) {
  const { offers } = await createOffers(request, { isTest: false }, facts)
  const own = offers.find((offer) => offer.courierCode === courierCode)
  const kobo =
    own && chargeOfKindKobo(own.charges, 'shipping') + chargeOfKindKobo(own.charges, 'surcharge')
  return { kobo: kobo ?? null, cheapest: offers[0]?.courierCode ?? null }
}

async function setCost({ id }: Shipment, kobo: number) {
  await db.rawQuery('select keep_margins(array[?::bigint])', [id])
  await db.from('shipment_margins').where('shipment_id', id).update({ cost_kobo: kobo })
}

async function testOrganizationOf({ organizationId }: Shipment): Promise<number> {
  const { id } = await ensureTestOrganization(await Organization.findOrFail(organizationId))
  return id
}

const nothing = { dearer: 0, cheaper: 0, withoutPrice: 0, withoutPriceBefore: 0, onlyInVersion: 0 }

test.group('A replay of the tariff', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => seedReference())
  group.each.setup(async () => {
    await smallTariff()
    await db.from('shipments').update({ created_at: '2020-01-01' })
  })

  test('compares a draft with the live tariff and with what was charged', async ({
    client,
    assert,
  }) => {
    const tariff = await replaysOf(client)
    await makeLightShipment()
    await makeLightShipment({ owner: 'owner@acme.test' })
    await makeLightShipment({ owner: 'owner@acme.test', courierCode: 'UPS', shippingNaira: 1 })
    const draft = await tariff.draft()
    const dhl = await findBritain()
    await tariff.save(dhl.id, sheet(60_000, 77_000.5, 250_000), draft)
    const { result, ...replay } = await tariff.replay(draft)
    assert.containsSubset(replay, { state: 'finished', done: 3, total: 3, fuelPercent: 0 })
    assert.containsSubset(result.total, {
      ...nothing,
      shipments: 3,
      compared: 3,
      before: 195_000,
      after: 209_001,
      difference: 14_001,
      charged: 130_001,
      dearer: 2,
      costKnown: 0,
      marginBefore: null,
      marginAfter: null,
    })
    assert.sameDeepMembers(
      result.byCourier.map(({ key, before, after }: any) => [key, before, after]),
      [
        ['DHL', 140_000, 154_001],
        ['UPS', 55_000, 55_000],
      ]
    )
    assert.containsSubset(result.byLane, [{ name: 'NG to GB', after: 209_001 }])
    assert.containsSubset(result.byWeight, [{ name: 'Above 0.5 kg to 1 kg', shipments: 3 }])
    assert.containsSubset(result.byBillingGroup, [{ name: 'General rates', shipments: 3 }])
    assert.containsSubset(result.dearerCustomers, [
      { shipments: 2, before: 125_000, difference: 7000.5 },
      { shipments: 1, before: 70_000, difference: 7000.5 },
    ])
    assert.deepEqual(result.cheapestChanges, [])
    const file: any = await tariff.apiClient(
      'get',
      `/tariff_version/${draft}/replay/${replay.id}/customers.csv`
    )
    assert.match(file.text(), /,2,2,125000,132000\.5,7000\.5,5\.6,65001,0\r\n/)
  })

  test('prices a thousand parcels of every kind as a quote would, to the kobo', async ({
    client,
    assert,
  }) => {
    const chance = new Chance(20_261_125)
    const groups = await manyZones(chance)
    await manySurcharges()
    const tariff = await replaysOf(client)
    const draft = await tariff.draft()
    await otherPrices(draft, chance)
    await otherSurcharges(draft)
    const shipments = await randomShipments(chance, {
      count: 1000,
      groups,
      owner: 'owner@acme.test',
    })

    const replay = { tariffVersionId: draft, whatIf: NO_CHANGE }
    const prices = await preparePrices(replay)
    const stretch = { since: '2021-01-01', until: 'infinity' }
    const rows = await loadNextShipments(db.connection(), stretch, { after: null, size: 2000 })
    assert.lengthOf(rows, 1000)
    const found = new Map(rows.map((row) => [row.id, repriceShipment(row, prices)]))

    const live = await loadPriceFacts()
    const drafted = {
      ...live,
      tariff: await withTariff(draft, (trx) => loadTariffVersion(trx, draft)),
    }
    const seen = { before: 0, after: 0, compared: 0, lost: 0, none: 0, changed: 0 }
    for (const { id, courierCode, request } of shipments) {
      const before = await quotePrice(request, courierCode, live)
      const after = await quotePrice(request, courierCode, drafted)
      assert.deepEqual(
        found.get(id),
        {
          lane: `${request.origin.country}-${request.destination.country}`,
          beforeKobo: before.kobo,
          afterKobo: after.kobo,
          cheapestBefore: before.cheapest,
          cheapestAfter: after.cheapest,
        },
        JSON.stringify(request)
      )
      if (before.kobo !== null && after.kobo !== null) {
        seen.compared += 1
        seen.before += before.kobo
        seen.after += after.kobo
      }
      if (before.kobo !== null && after.kobo === null) seen.lost += 1
      if (before.kobo === null && after.kobo === null) seen.none += 1
      if (before.cheapest !== after.cheapest) seen.changed += 1
    }
    // Every case occurred at least once.
    for (const [name, count] of Object.entries(seen)) assert.isAbove(count, 0, name)

    // The sums equal those of the quotes, over several pages too.
    const requested = await tariff.requestReplay(draft)
    const claim = await claimReplay()
    await continueReplay(claim!, { size: 300 })
    const { result } = await tariff.read(draft, requested.body().data.id)
    assert.containsSubset(result.total, {
      shipments: 1000,
      compared: seen.compared,
      withoutPrice: seen.lost,
      before: seen.before / 100,
      after: seen.after / 100,
      charged: (seen.compared * CHARGED_KOBO) / 100,
    })
    const changes = result.cheapestChanges.map((change: any) => change.shipments)
    assert.equal(
      changes.reduce((sum: number, count: number) => sum + count, 0),
      seen.changed
    )
  })

  test('sums the margin of shipments whose cost is known, and counts them', async ({
    client,
    assert,
  }) => {
    const tariff = await replaysOf(client)
    await makeLightShipment()
    const known = await makeLightShipment()
    await setCost(known, 50_000_00)
    const draft = await tariff.draft()
    const dhl = await findBritain()
    await tariff.save(dhl.id, sheet(60_000, 77_000, 250_000), draft)
    const { result } = await tariff.replay(draft)
    assert.containsSubset(result.total, {
      compared: 2,
      costKnown: 1,
      marginBefore: 20_000,
      marginAfter: 27_000,
    })
  })

  test('counts shipments without a price apart, and names the new cheapest courier', async ({
    client,
    assert,
  }) => {
    const tariff = await replaysOf(client)
    await makeLightShipment()
    await makeLightShipment({ courierCode: 'FEDEX' })
    await makeLightShipment({ to: 'US' })
    const draft = await tariff.draft()
    const { id } = await findBritain('FEDEX')
    const deletion = await tariff.apiClient(
      'delete',
      `/shippingZone/international/${id}?version=${draft}`
    )
    deletion.assertStatus(200)
    const { result } = await tariff.replay(draft)
    assert.containsSubset(result.total, {
      shipments: 3,
      compared: 1,
      before: 70_000,
      after: 70_000,
      withoutPrice: 1,
      withoutPriceBefore: 50_000,
      onlyInVersion: 0,
    })
    assert.deepEqual(result.cheapestChanges, [{ from: 'FedEx', to: 'UPS', shipments: 2 }])
  })

  test('leaves out unpaid, voided, test and older shipments', async ({ client, assert }) => {
    const tariff = await replaysOf(client)
    await makeLightShipment({ status: 'AWAITING_PAYMENT_CONFIRMATION' })
    await makeLightShipment({ status: 'VOIDED' })
    await makeLightShipment({ createdAt: DateTime.now().minus({ days: 91 }) })
    const tried = await makeLightShipment()
    await db
      .from('shipments')
      .where('id', tried.id)
      .update({ organization_id: await testOrganizationOf(tried) })
    const { result, total } = await tariff.replay(await tariff.draft())
    assert.equal(total, 0)
    assert.equal(result.total.shipments, 0)
    assert.isNull(result.total.marginAfter)
  })

  test('applies a trial fuel surcharge and lane change to the same shipments', async ({
    client,
    assert,
  }) => {
    const tariff = await replaysOf(client)
    await makeLightShipment()
    await makeLightShipment({ courierCode: 'UPS' })
    const draft = await tariff.draft()
    const plain = await tariff.replay(draft)
    await makeLightShipment({ createdAt: DateTime.now().plus({ minutes: 1 }) })
    const fuel = await tariff.replay(draft, {
      fuelPercent: 12.55,
      fuelCourier: 'DHL',
      lanePercent: 0,
    })
    assert.containsSubset(fuel, { fuelPercent: 12.55, fuelCourier: 'DHL', lane: null })
    assert.deepEqual([fuel.since, fuel.until], [plain.since, plain.until])
    assert.containsSubset(fuel.result.total, { before: 125_000, after: 133_785 })
    // The trial surcharge is 10% of the reduced rate; the version's own surcharges do not apply.
    const both = await tariff.replay(draft, { fuelPercent: 10, lanePercent: -10, lane: 'ng-gb' })
    assert.containsSubset(both.result.total, { before: 125_000, after: 123_750 })
    const elsewhere = await tariff.replay(draft, { lanePercent: 50, lane: 'NG-US' })
    assert.containsSubset(elsewhere.result.total, { before: 125_000, after: 125_000 })
  })

  test('is shared by equal requests while it runs; a request after its end starts another', async ({
    client,
    assert,
  }) => {
    const tariff = await replaysOf(client)
    const draft = await tariff.draft()
    const first = await tariff.requestReplay(draft)
    const again = await tariff.requestReplay(draft, { fuelPercent: 0, fuelCourier: 'DHL' })
    assert.deepEqual(again.body(), {
      message: 'This replay is already running.',
      data: first.body().data,
    })
    const other = await tariff.requestReplay(draft, { fuelPercent: 5 })
    assert.notEqual(other.body().data.id, first.body().data.id)
    const waiting = await tariff.read(draft, first.body().data.id)
    assert.containsSubset(waiting, { state: 'waiting', result: null, total: null, done: 0 })
    await run()
    const done = await tariff.read(draft, other.body().data.id)
    assert.equal(done.state, 'finished')
    const anew = await tariff.requestReplay(draft)
    assert.notEqual(anew.body().data.id, first.body().data.id)
    const audited = await db
      .from('audit_entries')
      .where({ action: 'tariff_version.replay', subject_id: String(draft) })
    assert.lengthOf(audited, 3)
    const listed: any = await tariff.apiClient('get', `/tariff_version/${draft}/replay/all`)
    assert.lengthOf(listed.body().data, 3)
  })

  test('refuses invalid input, an unknown replay and a discarded draft', async ({
    client,
    assert,
  }) => {
    const tariff = await replaysOf(client)
    const draft = await tariff.draft()
    const requested = await tariff.requestReplay(draft)
    const { id } = requested.body().data
    for (const [body, field] of [
      [{ fuelPercent: -1 }, 'fuelPercent'],
      [{ fuelPercent: 100.01 }, 'fuelPercent'],
      [{ fuelPercent: 1.001 }, 'fuelPercent'],
      [{ fuelPercent: 'much' }, 'fuelPercent'],
      [{ fuelPercent: 5, fuelCourier: 'NOBODY' }, 'fuelCourier'],
      [{ lanePercent: 5 }, 'lane'],
      [{ lanePercent: 5, lane: 'GB-US' }, 'lane'],
      [{ lanePercent: 301, lane: 'NG-GB' }, 'lanePercent'],
    ] as const) {
      const refused = await tariff.requestReplay(draft, body)
      refused.assertStatus(422)
      assert.equal(refused.body().errors[0].field, field, JSON.stringify(body))
    }
    const unfinished = await tariff.apiClient(
      'get',
      `/tariff_version/${draft}/replay/${id}/customers.csv`
    )
    unfinished.assertStatus(409)
    assert.equal(unfinished.body().code, 'E_REPLAY_UNFINISHED')
    const other = await tariff.draft('Other')
    for (const path of [
      `${other}/replay/${id}`,
      `${other}/replay/${id}/customers.csv`,
      '999999/replay/all',
    ]) {
      const missing = await tariff.apiClient('get', `/tariff_version/${path}`)
      missing.assertStatus(404)
    }
    await tariff.apiClient('delete', `/tariff_version/${draft}`)
    const discarded = await tariff.requestReplay(draft)
    discarded.assertStatus(409)
    // The earlier request states why it failed.
    await run()
    const failed = await tariff.read(draft, id)
    assert.containsSubset(failed, {
      state: 'failed',
      result: null,
      failure: 'The draft "From January" was discarded. Please start another one.',
    })
  })
})

test.group('An interrupted replay', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await smallTariff()
    await db.from('shipments').update({ created_at: '2020-01-01' })
  })

  const expire = () => db.from('tariff_replays').update({ leased_until: null })

  /** Starts a replay of five shipments whose worker dies after the first page of two. */
  async function interruptReplay(...given: Parameters<typeof tariffOf>) {
    const replay = await replayOnePage(...given)
    await expire()
    return replay
  }

  test('shows no partial result, and continues where it stopped', async ({ client, assert }) => {
    const { read } = await interruptReplay(client)
    assert.containsSubset(await read(), { state: 'running', done: 2, total: 5, result: null })
    await run()
    const { state, done, result } = await read()
    assert.deepEqual({ state, done }, { state: 'finished', done: 5 })
    assert.containsSubset(result.total, { shipments: 5, before: 350_000, after: 350_000 })
  })

  test('begins anew if the draft or the live tariff has changed', async ({ client, assert }) => {
    const { tariff, draft, read } = await interruptReplay(client)
    const dhl = await findBritain()
    await tariff.save(dhl.id, sheet(60_000, 77_000, 250_000), draft)
    await run()
    const { result } = await read()
    assert.containsSubset(result.total, { shipments: 5, before: 350_000, after: 385_000 })
    const next = await interruptReplay(client)
    await tariff.save(dhl.id, sheet(60_000, 71_000, 250_000))
    await run()
    const other = await next.read()
    assert.containsSubset(other.result.total, { shipments: 10, before: 710_000, after: 700_000 })
  })

  test('is left to the worker that took it over', async ({ client, assert }) => {
    const { claim, read } = await interruptReplay(client)
    await claimReplay()
    await continueReplay(claim, { size: 2 })
    assert.containsSubset(await read(), { done: 2, result: null })
    // No other replay starts meanwhile.
    assert.isFalse(await runNextReplay())
    await expire()
    await run()
    const { result } = await read()
    assert.equal(result.total.shipments, 5)
  })

  test('is not marked as failed by a worker whose lease another worker has taken', async ({
    client,
    assert,
  }) => {
    const { claim, read } = await interruptReplay(client)
    await failReplay(claim, 'The draft is gone.')
    const failed = await read()
    assert.equal(failed.state, 'failed')
    const other = await interruptReplay(client)
    await claimReplay()
    await failReplay(other.claim, 'The draft is gone.')
    await expire()
    await run()
    const { state, result } = await other.read()
    assert.equal(state, 'finished')
    assert.equal(result.total.shipments, 10)
  })

  test('fails after five interruptions without progress', async ({ client, assert }) => {
    const { read } = await interruptReplay(client)
    for (let time = 0; time < 5; time++) {
      await claimReplay()
      await expire()
    }
    await run()
    assert.containsSubset(await read(), { state: 'failed', result: null })
  })
})
