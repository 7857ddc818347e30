import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import ShippingZone from '#shipping/pricing/models/shipping_zone'
import { needsTwo, staffOf } from '#tests/functional/identity/approvals/approval_calls'
import { smallTariff } from '#tests/support/tariff'
import { FRANCE, sheet, zonesOf } from './tariff_version_calls.js'

const TAKEN =
  'There is already another zone called DHL export NG "France" on the live tariff. Change it in the draft, then publish again.'

async function readLiveZones(): Promise<Record<string, number>> {
  const zones = await ShippingZone.query()
    .where({ courierCode: 'DHL', kind: 'export' })
    .whereNull('archivedAt')
    .orderBy('description')
  return Object.fromEntries(zones.map(({ description, id }) => [description, id]))
}

test.group('Clashes of a draft with the live tariff', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => void (await smallTariff()))

  test('in the name of a zone block publishing until the zone is renamed', async ({
    client,
    assert,
  }) => {
    const tariff = await zonesOf(client)
    const draft = await tariff.draft()
    const draftZone = await tariff.addZone(FRANCE, draft)
    const liveZone = await tariff.addZone(FRANCE)
    for (const more of [{}, { replace: true }]) {
      const refused = await tariff.publish(draft, more)
      refused.assertStatus(409)
      assert.equal(refused.body().code, 'E_TARIFF_CLASH')
      assert.equal(refused.body().message, TAKEN)
    }
    await tariff.changeZone(draftZone, { ...FRANCE, description: 'France and Monaco' }, draft)
    const published = await tariff.publish(draft)
    published.assertStatus(200)
    assert.containsSubset(await readLiveZones(), {
      'France': liveZone,
      'France and Monaco': draftZone,
    })
  })

  test('do not include names of zones that the draft itself renames or deletes', async ({
    client,
    assert,
  }) => {
    const tariff = await zonesOf(client)
    const { 'Ghana': ghana, 'United Kingdom': britain } = await readLiveZones()
    const draft = await tariff.draft()
    await tariff.removeZone(ghana!, draft)
    await tariff.changeZone(britain!, { description: 'Ghana', members: [{ value: 'GB' }] }, draft)
    const added = await tariff.addZone({ ...FRANCE, description: 'United Kingdom' }, draft)
    const published = await tariff.publish(draft)
    published.assertStatus(200)
    assert.deepEqual(await readLiveZones(), { 'Ghana': britain, 'United Kingdom': added })
  })

  test('void the approval request', async ({ client, assert }) => {
    const tariff = await zonesOf(client)
    const operations = await staffOf(client, { group: 'OPERATIONS' })
    await needsTwo('tariff')
    const drafts = [await tariff.draft('One'), await tariff.draft('Other')]
    const approvals = []
    for (const draft of drafts) {
      await tariff.addZone(FRANCE, draft)
      const answer = await tariff.publish(draft)
      answer.assertStatus(202)
      approvals.push(answer.body().data.approval.id)
    }
    const first = await operations.approve(approvals[0])
    first.assertStatus(200)
    const second = await operations.approve(approvals[1])
    second.assertStatus(409)
    assert.equal(second.body().code, 'E_APPROVAL_VOID')
    assert.include(second.body().message, TAKEN)
    const read = await operations.read(approvals[1])
    assert.equal(read.status, 'void')
  })

  test('through rows written past our checks are refused with a message', async ({
    client,
    assert,
  }) => {
    const tariff = await zonesOf(client)
    const { Ghana: ghana } = await readLiveZones()
    const draft = await tariff.draft()
    await tariff.save(ghana!, sheet(1000, 2000, 3000), draft)
    await db.table('draft_rates').insert({
      id: 1,
      zone_id: ghana,
      above_grams: 700,
      end_grams: 800,
      rate_kobo: 100,
      tariff_version_id: draft,
    })
    const refused = await tariff.publish(draft)
    refused.assertStatus(409)
    assert.equal(
      refused.body().message,
      'Two zones or rates of this draft conflict with each other or with the live tariff. Change it in the draft, then publish again.'
    )
    assert.deepEqual(await tariff.ratesOf(ghana!), [
      { aboveWeight: 0, endWeight: 10, rate: 25_000 },
    ])
  })
})
