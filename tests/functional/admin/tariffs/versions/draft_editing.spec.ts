import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import ShippingZone from '#shipping/pricing/models/shipping_zone'
import { createFileSender } from '#tests/support/files/file_sender'
import { RATE_HEADER, ZONE_HEADER } from '#tests/support/files/tariff_file'
import { FUEL, createSurchargeCalls } from '#tests/support/money/surcharges'
import { person } from '#tests/support/people'
import { exportZone } from '#tests/support/zone_calls'
import { smallTariff } from '#tests/support/tariff'
import { sheet, tariffOf, zonesOf } from './tariff_version_calls.js'

const BRITAIN = { description: 'United Kingdom', members: [{ value: 'GB' }] }

const LIVE = sheet(60_000, 70_000, 250_000)

async function britain(): Promise<ShippingZone> {
  return ShippingZone.query()
    .where({ courierCode: 'DHL', kind: 'export', description: 'United Kingdom' })
    .whereNull('archivedAt')
    .firstOrFail()
}

const messagesOf = (response: any): string[] =>
  response.body().errors.map(({ message }: any) => message)

test.group('Edits of a draft', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => void (await smallTariff()))

  test('generate, empty and restore rates from the draft’s own history', async ({
    client,
    assert,
  }) => {
    const tariff = await tariffOf(client)
    const zone = await britain()
    const draft = await tariff.draft()
    const first: any = await tariff.apiClient('get', `/rate/${zone.id}?version=${draft}`)
    const multiplied: any = await tariff.apiClient('post', `/rate/multiplier?version=${draft}`, {
      shippingZoneId: zone.id,
      startWeight: 30,
      endWeight: 32,
      increment: 1,
      ratePerIncrement: 5_000,
    })
    multiplied.assertStatus(200)
    const generated = [
      ...LIVE,
      { aboveWeight: 30, endWeight: 31, rate: 255_000 },
      { aboveWeight: 31, endWeight: 32, rate: 260_000 },
    ]
    assert.deepEqual(await tariff.ratesOf(zone.id, draft), generated)
    const emptied: any = await tariff.apiClient('delete', `/rate/${zone.id}?version=${draft}`)
    emptied.assertStatus(200)
    assert.deepEqual(await tariff.ratesOf(zone.id, draft), [])
    const restore = (version: number): Promise<any> =>
      tariff.apiClient('post', `/rate/${zone.id}/sheets/${version}/restore?version=${draft}`, {})
    const restored = await restore(multiplied.body().version)
    restored.assertStatus(200)
    assert.deepEqual(await tariff.ratesOf(zone.id, draft), generated)
    await restore(first.body().version)
    assert.deepEqual(await tariff.ratesOf(zone.id, draft), LIVE)
    const sheets: any = await tariff.apiClient('get', `/rate/${zone.id}/sheets?version=${draft}`)
    assert.deepEqual(
      sheets.body().data.map(({ rowCount }: any) => rowCount),
      [3, 5, 0, 5, 3]
    )
    const live: any = await tariff.apiClient('get', `/rate/${zone.id}/sheets`)
    assert.lengthOf(live.body().data, 1)
    assert.deepEqual(await tariff.ratesOf(zone.id), LIVE)
  })

  test('by zone files and rate files list what changes, and change only the draft', async ({
    client,
    assert,
  }) => {
    const tariff = await tariffOf(client)
    const zone = await britain()
    const draft = await tariff.draft()
    const zones = await createFileSender(client, '/shippingZone/file/courier/DHL', undefined, draft)
    const zoneFile = [
      ZONE_HEADER,
      'DHL,export,NG,,country,,United Kingdom,,GB',
      'DHL,export,NG,,country,Preferred Businesses,France,,FR',
    ].join('\n')
    const previewed = await zones.preview(zoneFile)
    assert.equal(previewed.status, 200)
    assert.containsSubset(previewed.body.data, {
      added: { first: ['DHL export NG "France"'] },
      removed: { first: ['DHL export NG "Ghana"'] },
    })
    const saved = await zones.save(zoneFile, previewed.body.data.base)
    assert.equal(saved.body.message, 'Zones: 1 added, 0 changed, 1 removed, 1 unchanged.')

    const rates = await createFileSender(client, `/rate/file/zone/${zone.id}`, undefined, draft)
    const rateFile = [
      RATE_HEADER,
      'DHL,export,NG,,United Kingdom,0,0.5,61000',
      'DHL,export,NG,,United Kingdom,0.5,1,70000',
      'DHL,export,NG,,United Kingdom,1,30,250000',
    ].join('\n')
    const priced = await rates.preview(rateFile)
    assert.deepEqual(priced.body.data.changed.first, [
      'DHL export NG "United Kingdom" 0 to 0.5 kg at ₦60,000.00 becomes ₦61,000.00',
    ])
    const loaded = await rates.save(rateFile, priced.body.data.base)
    assert.equal(loaded.body.message, 'Rates: 0 added, 1 changed, 0 removed, 2 unchanged.')
    assert.include(await rates.download(), '0.5,61000')

    assert.deepEqual(await tariff.ratesOf(zone.id), LIVE)
    const { data } = await tariff.differences(draft)
    assert.sameMembers(
      data.map(({ description, change }: any) => `${description} ${change}`),
      ['United Kingdom changed', 'Ghana removed', 'France added']
    )
    const published = await tariff.publish(draft)
    published.assertStatus(200)
    assert.deepEqual(await tariff.ratesOf(zone.id), sheet(61_000, 70_000, 250_000))
  })

  test('add a zone for one billing group, which alone pays its prices once published', async ({
    client,
    assert,
  }) => {
    const tariff = await zonesOf(client)
    const { preferred } = await smallTariff()
    const draft = await tariff.draft()
    const id = await tariff.addZone(
      {
        description: 'Britain, preferred',
        members: [{ value: 'GB' }],
        billingGroup: preferred.id,
      },
      draft
    )
    const rates = { shippingZoneId: id, rates: sheet(50_000, 51_000, 52_000) }
    const wrong: any = await tariff.apiClient('post', `/rate?version=${draft}`, {
      ...rates,
      billingGroupId: preferred.id + 1,
    })
    wrong.assertStatus(422)
    const right: any = await tariff.apiClient('post', `/rate?version=${draft}`, {
      ...rates,
      billingGroupId: preferred.id,
    })
    right.assertStatus(200)
    const dhl = async (by: object) => {
      const prices = await tariff.priceBy({ ...by })
      return prices.DHL
    }
    const billingGroup = preferred.id
    assert.equal(await dhl({ version: draft, billingGroup }), 51_000)
    assert.equal(await dhl({ version: draft }), 70_000)
    assert.equal(await dhl({ billingGroup }), 70_000)
    const published = await tariff.publish(draft)
    published.assertStatus(200)
    assert.equal(await dhl({ billingGroup }), 51_000)
    assert.equal(await dhl({}), 70_000)
  })
})

test.group('Concurrent edits of a tariff', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => void (await smallTariff()))

  /** Tunde starts a draft that Zainab edits; Emeka edits the live tariff. */
  async function editors(client: any) {
    const zainab = await person({ role: 'ADMIN', firstname: 'Zainab', lastname: 'Musa' })
    const emeka = await person({ role: 'ADMIN', firstname: 'Emeka', lastname: 'Eze' })
    return {
      tunde: await zonesOf(client),
      zainab: await zonesOf(client, zainab.email),
      emeka: await zonesOf(client, emeka.email),
      surcharges: {
        tunde: await createSurchargeCalls(client),
        zainab: await createSurchargeCalls(client, zainab.email),
        emeka: await createSurchargeCalls(client, emeka.email),
      },
    }
  }

  test('of a zone in a draft: the second is refused with who changed what, whatever changed live', async ({
    client,
    assert,
  }) => {
    const { tunde, zainab, emeka } = await editors(client)
    const { id } = await britain()
    const draft = await tunde.draft()
    const name = (description: string) => ({ ...BRITAIN, description })
    const listed: any = await tunde.apiClient(
      'get',
      `/shippingZone/international/Export/DHL/NG?version=${draft}`
    )
    const { version } = listed.body().data.find((zone: any) => zone.id === id)
    await emeka.changeZone(id, name('Not this one'))
    await zainab.save(id, sheet(61_000, 70_000, 250_000), draft)
    await zainab.changeZone(id, name('Great Britain'), draft)
    const path = `/shippingZone/international/${id}?version=${draft}`
    const outdated = { ...exportZone(name('Britain')), version }
    for (const refused of [
      (await tunde.apiClient('put', path, outdated)) as any,
      (await tunde.apiClient('delete', path, { version })) as any,
    ]) {
      refused.assertStatus(409)
      const [sentence, who, ...changes] = messagesOf(refused)
      assert.include(sentence, 'Somebody else has changed this zone')
      assert.match(who!, /^Zainab Musa saved it on /)
      assert.deepEqual(changes, ['Description: United Kingdom becomes Great Britain'])
    }
    const now: any = await tunde.apiClient('delete', path, { version: version + 1 })
    now.assertStatus(200)
  })

  test('of a surcharge in a draft: the second is refused with who changed what', async ({
    client,
    assert,
  }) => {
    const { tunde, surcharges } = await editors(client)
    const id = await surcharges.tunde.create()
    const draft = await tunde.draft()
    await surcharges.emeka.change(id, { ...FUEL, percent: 20 })
    await surcharges.zainab.change(id, { ...FUEL, percent: 15 }, draft)
    for (const refused of [
      await surcharges.tunde.change(id, { ...FUEL, percent: 10, version: 1 }, draft),
      await surcharges.tunde.remove(id, draft, 1),
    ]) {
      refused.assertStatus(409)
      const messages = messagesOf(refused)
      assert.match(messages[1]!, /^Zainab Musa saved it on /)
      assert.deepEqual(messages.slice(2), ['Percentage: 12.5% becomes 15%'])
    }
    const removed = await surcharges.tunde.remove(id, draft, 2)
    removed.assertStatus(200)
  })

  test('of rates in a draft: the second is refused with who saved what', async ({
    client,
    assert,
  }) => {
    const { tunde, zainab, emeka } = await editors(client)
    const { id } = await britain()
    const draft = await tunde.draft()
    const opened: any = await tunde.apiClient('get', `/rate/${id}?version=${draft}`)
    const { version } = opened.body()
    await emeka.save(id, sheet(1000, 2000, 3000))
    await zainab.save(id, sheet(61_000, 70_000, 250_000), draft)
    const outdated: any = await tunde.apiClient('post', `/rate?version=${draft}`, {
      shippingZoneId: id,
      rates: sheet(62_000, 70_000, 250_000),
      version,
    })
    outdated.assertStatus(409)
    const [who, ...changes] = messagesOf(outdated)
    assert.match(who!, /^Zainab Musa saved these rates/)
    assert.deepEqual(changes, ['Changed: 0 to 0.5 kg at ₦60,000.00 becomes ₦61,000.00'])
  })

  test('cannot delete a live zone or surcharge that somebody has changed since', async ({
    client,
    assert,
  }) => {
    const { tunde, zainab, surcharges } = await editors(client)
    const { id, version } = await britain()
    // Rates have their own versions.
    for (const rate of [61_000, 62_000]) await tunde.save(id, sheet(rate, 70_000, 250_000))
    await zainab.changeZone(id, { ...BRITAIN, description: 'Great Britain' })
    const path = `/shippingZone/international/${id}`
    const refused: any = await tunde.apiClient('delete', path, { version })
    refused.assertStatus(409)
    assert.match(messagesOf(refused)[1]!, /^Zainab Musa saved it on /)
    const deletion: any = await tunde.apiClient('delete', path, { version: version + 1 })
    deletion.assertStatus(200)

    const fuel = await surcharges.tunde.create()
    await surcharges.zainab.change(fuel, { ...FUEL, percent: 15 })
    const stale = await surcharges.tunde.remove(fuel, undefined, 1)
    stale.assertStatus(409)
    // Without a version the current surcharge is removed.
    const removed = await surcharges.tunde.remove(fuel)
    removed.assertStatus(200)
  })
})
