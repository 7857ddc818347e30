import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import ShippingZone from '#shipping/pricing/models/shipping_zone'
import { needsTwo, staffOf } from '#tests/functional/identity/approvals/approval_calls'
import { FUEL, createSurchargeCalls } from '#tests/support/money/surcharges'
import { smallTariff } from '#tests/support/tariff'
import { sheet, tariffOf } from './tariff_version_calls.js'

async function zoneOf(courierCode: string): Promise<ShippingZone> {
  return ShippingZone.query()
    .where({ courierCode, kind: 'export', description: 'United Kingdom' })
    .whereNull('archivedAt')
    .firstOrFail()
}

const OTHERWISE =
  'Nothing was published: somebody has changed this draft or the live tariff since you opened it. Check the differences again, then publish.'

test.group('A publication with the fingerprint of reviewed differences', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => void (await smallTariff()))

  test('is refused after a colleague saved rates or surcharges in the draft', async ({
    client,
    assert,
  }) => {
    const tariff = await tariffOf(client)
    const surcharges = await createSurchargeCalls(client)
    const [dhl, ups] = [await zoneOf('DHL'), await zoneOf('UPS')]
    const draft = await tariff.draft()
    await tariff.save(dhl.id, sheet(60_000, 77_000, 250_000), draft)
    for (const change of [
      () => tariff.save(dhl.id, sheet(60_000, 7_700, 250_000), draft),
      () => surcharges.add(FUEL, draft),
    ]) {
      const { fingerprint: seen } = await tariff.differences(draft)
      const changed = await change()
      changed.assertStatus(200)
      const refused = await tariff.publish(draft, { seen })
      refused.assertStatus(409)
      assert.equal(refused.body().code, 'E_CONFLICT')
      assert.equal(refused.body().message, OTHERWISE)
    }
    assert.deepEqual(await tariff.ratesOf(dhl.id), sheet(60_000, 70_000, 250_000))
    const { fingerprint: seen } = await tariff.differences(draft)
    // Changes elsewhere require no new review.
    await tariff.save(ups.id, sheet(46_000, 56_000, 210_000))
    const published = await tariff.publish(draft, { seen })
    published.assertStatus(200)
    assert.deepEqual(await tariff.ratesOf(dhl.id), sheet(60_000, 7_700, 250_000))
    const written = await tariff.differences(draft)
    assert.isNull(written.fingerprint)
  })

  test('is refused if it would replace live changes made since the review', async ({
    client,
    assert,
  }) => {
    const tariff = await tariffOf(client)
    const [dhl, ups] = [await zoneOf('DHL'), await zoneOf('UPS')]
    const draft = await tariff.draft()
    await tariff.save(dhl.id, sheet(60_000, 77_000, 250_000), draft)
    await tariff.save(ups.id, sheet(46_000, 57_000, 210_000), draft)
    await tariff.save(dhl.id, sheet(60_000, 71_000, 250_000))
    const { fingerprint: seen, conflicts } = await tariff.differences(draft)
    assert.equal(conflicts, 1)
    await tariff.save(ups.id, sheet(45_000, 56_000, 210_000))
    const refused = await tariff.publish(draft, { seen, replace: true })
    refused.assertStatus(409)
    assert.equal(refused.body().message, OTHERWISE)
    assert.deepEqual(await tariff.ratesOf(ups.id), sheet(45_000, 56_000, 210_000))
  })

  test('is refused when approval is requested if the draft changed; later changes are for the approver to review', async ({
    client,
    assert,
  }) => {
    const tariff = await tariffOf(client)
    const dhl = await zoneOf('DHL')
    const operations = await staffOf(client, { group: 'OPERATIONS' })
    await needsTwo('tariff')
    const draft = await tariff.draft()
    await tariff.save(dhl.id, sheet(60_000, 77_000, 250_000), draft)
    const { fingerprint: seen } = await tariff.differences(draft)
    await tariff.save(dhl.id, sheet(60_000, 78_000, 250_000), draft)
    const refused = await tariff.publish(draft, { seen })
    refused.assertStatus(409)
    const now = await tariff.differences(draft)
    const requested = await tariff.publish(draft, { seen: now.fingerprint })
    requested.assertStatus(202)
    const { id } = requested.body().data.approval
    await tariff.save(dhl.id, sheet(60_000, 79_000, 250_000), draft)
    const changed = await operations.approve(id)
    assert.equal(changed.body().code, 'E_APPROVAL_CHANGED')
    const approved = await operations.approve(id)
    approved.assertStatus(200)
    assert.deepEqual(await tariff.ratesOf(dhl.id), sheet(60_000, 79_000, 250_000))
  })

  test('is refused with 422 if the fingerprint is malformed', async ({ client }) => {
    const tariff = await tariffOf(client)
    const draft = await tariff.draft()
    const wrong = await tariff.publish(draft, { seen: 'everything' })
    wrong.assertStatus(422)
  })
})
