import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { approvalRules } from '#identity/approvals/approval_settings'
import ShippingZone from '#shipping/pricing/models/shipping_zone'
import { needsTwo, staffOf } from '#tests/functional/identity/approvals/approval_calls'
import { mailOf } from '#tests/support/people'
import { smallTariff } from '#tests/support/tariff'
import { anHourAhead, comeTrue, FRANCE, sheet, startDue, zonesOf } from './tariff_version_calls.js'

type Tariff = Awaited<ReturnType<typeof zonesOf>>

const PLANNER = 'admin@sendam.test'

const TAKEN =
  'There is already another zone called DHL export NG "France" on the live tariff. Change it in the draft, then publish again.'

async function read(tariff: Tariff, id: number) {
  const response: any = await tariff.program('get', `/tariff_version/${id}`)
  return response.body().data
}

async function zoneOf(courierCode: string): Promise<ShippingZone> {
  return ShippingZone.query()
    .where({ courierCode, kind: 'export', description: 'United Kingdom' })
    .whereNull('archivedAt')
    .firstOrFail()
}

/** Plans a draft, with this price in naira up to 0.5 kg to Britain, for an hour from now. */
async function planned(tariff: Tariff, zone: ShippingZone, naira: number, name?: string) {
  const draft = await tariff.draft(name)
  await tariff.save(zone.id, sheet(naira, 80_000, 250_000), draft)
  const startsAt = anHourAhead()
  const answer = await tariff.publish(draft, { startsAt })
  answer.assertStatus(200)
  return draft
}

const halfKilo = async (tariff: Tariff, zone: ShippingZone): Promise<number> => {
  const [first] = await tariff.ratesOf(zone.id)
  return first.rate
}

test.group('A planned start', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => void (await smallTariff()))

  test('that cannot be is called off: a draft again that says why, told once to who planned it, and others start', async ({
    client,
    assert,
  }) => {
    const tariff = await zonesOf(client)
    const britain = await zoneOf('DHL')
    const draft = await tariff.draft('With France')
    await tariff.added(FRANCE, draft)
    await tariff.publish(draft, { startsAt: anHourAhead() })
    const other = await planned(tariff, britain, 61_000)
    const theirs = await tariff.added(FRANCE)
    const before = await mailOf(PLANNER)
    await comeTrue(draft)
    await comeTrue(other)
    await startDue()
    await startDue()
    assert.equal(await halfKilo(tariff, britain), 61_000)
    const france = await ShippingZone.query().where('description', 'France').whereNull('archivedAt')
    assert.deepEqual(
      france.map(({ id }) => id),
      [theirs]
    )
    const { state, calledOff } = await read(tariff, draft)
    assert.equal(state, 'draft')
    assert.equal(calledOff.why, TAKEN)
    assert.isTrue(DateTime.fromISO(calledOff.startsAt).isValid)
    const [mail, ...others] = await mailOf(PLANNER)
    assert.lengthOf(others, before.length)
    assert.equal(mail!.subject, '"With France" does not start')
    assert.include(mail!.text, TAKEN)
    assert.include(mail!.text, `/admin/tariffs/${draft}`)

    const rates = await tariff.save(britain.id, sheet(62_000, 80_000, 250_000), draft)
    rates.assertStatus(200)
    const mine = await db
      .from('draft_zones')
      .where({ tariff_version_id: draft, description: 'France' })
    await tariff.removed(Number(mine[0].id), draft)
    const again = await tariff.publish(draft, { startsAt: anHourAhead(), replace: true })
    again.assertStatus(200)
    assert.isNull(again.body().data.calledOff)
    await comeTrue(draft)
    await startDue()
    assert.equal(await halfKilo(tariff, britain), 62_000)
  })

  test('of two for the same hour happens in the order in which they were planned', async ({
    client,
    assert,
  }) => {
    const tariff = await zonesOf(client)
    const [dhl, ups] = [await zoneOf('DHL'), await zoneOf('UPS')]
    const [first, second] = [
      await planned(tariff, dhl, 61_000, 'First'),
      await planned(tariff, dhl, 62_000, 'Second'),
    ]
    await tariff.save(ups.id, sheet(46_000, 56_000, 210_000))
    await comeTrue(first)
    await comeTrue(second)
    await startDue()
    assert.equal(await halfKilo(tariff, dhl), 62_000)
    assert.equal(await halfKilo(tariff, ups), 46_000)
    const numbers = [await read(tariff, first), await read(tariff, second)]
    assert.equal(numbers[1].number, numbers[0].number + 1)
  })

  test('may be given with an offset or as UTC', async ({ client, assert }) => {
    const tariff = await zonesOf(client)
    const britain = await zoneOf('DHL')
    const hour = DateTime.utc().plus({ days: 2 }).startOf('hour')
    for (const startsAt of [
      hour.toFormat("yyyy-LL-dd'T'HH:mm'Z'"),
      hour.setZone('UTC+5:30').toFormat("yyyy-LL-dd'T'HH:mm:ssZZ"),
      hour.setZone('Africa/Lagos').toFormat("yyyy-LL-dd'T'HH:mm"),
    ]) {
      const draft = await tariff.draft(startsAt)
      await tariff.save(britain.id, sheet(61_000, 80_000, 250_000), draft)
      const answer = await tariff.publish(draft, { startsAt })
      answer.assertStatus(200)
      const { startsAt: kept } = answer.body().data
      assert.equal(DateTime.fromISO(kept).toMillis(), hour.toMillis(), startsAt)
    }
  })

  test('that one person has planned is called off once publishing needs two; one that two agreed on is not', async ({
    client,
    assert,
  }) => {
    const tariff = await zonesOf(client)
    const [dhl, ups] = [await zoneOf('DHL'), await zoneOf('UPS')]
    const operations = await staffOf(client, { group: 'OPERATIONS' })
    const alone = await planned(tariff, dhl, 61_000, 'Alone')
    await needsTwo('tariff')
    const agreed = await tariff.draft('Agreed')
    await tariff.save(ups.id, sheet(46_000, 56_000, 210_000), agreed)
    const asked = await tariff.publish(agreed, { startsAt: anHourAhead() })
    asked.assertStatus(202)
    const approved = await operations.approve(asked.body().data.approval.id)
    approved.assertStatus(200)
    // Its hour has not come: whoever planned it still has time to ask.
    await startDue()
    const { state, calledOff } = await read(tariff, alone)
    assert.equal(state, 'draft')
    assert.equal(
      calledOff.why,
      'After it was planned, the settings were changed: a second person now has to approve each publication. Plan the start again to ask for the approval.'
    )
    const [mail] = await mailOf(PLANNER)
    assert.equal(mail!.subject, '"Alone" does not start')
    await comeTrue(agreed)
    await startDue()
    assert.equal(await halfKilo(tariff, ups), 46_000)
    assert.equal(await halfKilo(tariff, dhl), 60_000)
    const again = await tariff.publish(alone, { startsAt: anHourAhead() })
    again.assertStatus(202)
    // An approval that ended with its start is not valid for another one.
    await approvalRules.tariff.set({ isOn: false, group: 'OPERATIONS' }, { by: null })
    const next = await tariff.draft('Next')
    await tariff.save(ups.id, sheet(47_000, 56_000, 210_000), next)
    await needsTwo('tariff')
    const later = await tariff.publish(next, { startsAt: anHourAhead() })
    await operations.approve(later.body().data.approval.id)
    await approvalRules.tariff.set({ isOn: false, group: 'OPERATIONS' }, { by: null })
    await tariff.rollBack(next)
    await tariff.publish(next, { startsAt: anHourAhead() })
    await needsTwo('tariff')
    await startDue()
    const called = await read(tariff, next)
    assert.equal(called.state, 'draft')
  })
})
