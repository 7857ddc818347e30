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
  const response: any = await tariff.apiClient('get', `/tariff_version/${id}`)
  return response.body().data
}

async function zoneOf(courierCode: string): Promise<ShippingZone> {
  return ShippingZone.query()
    .where({ courierCode, kind: 'export', description: 'United Kingdom' })
    .whereNull('archivedAt')
    .firstOrFail()
}

/** Plans a draft, with this price in naira up to 0.5 kg to Britain, for an hour from now. */
async function planStart(tariff: Tariff, zone: ShippingZone, naira: number, name?: string) {
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

  test('that fails leaves a draft with the reason, mails its planner once and delays no other', async ({
    client,
    assert,
  }) => {
    const tariff = await zonesOf(client)
    const britain = await zoneOf('DHL')
    const draft = await tariff.draft('With France')
    await tariff.addZone(FRANCE, draft)
    await tariff.publish(draft, { startsAt: anHourAhead() })
    const other = await planStart(tariff, britain, 61_000)
    const liveZone = await tariff.addZone(FRANCE)
    const before = await mailOf(PLANNER)
    await comeTrue(draft)
    await comeTrue(other)
    await startDue()
    await startDue()
    assert.equal(await halfKilo(tariff, britain), 61_000)
    const france = await ShippingZone.query().where('description', 'France').whereNull('archivedAt')
    assert.deepEqual(
      france.map(({ id }) => id),
      [liveZone]
    )
    const { state, calledOff } = await read(tariff, draft)
    assert.equal(state, 'draft')
    assert.equal(calledOff.why, TAKEN)
    assert.isTrue(DateTime.fromISO(calledOff.startsAt).isValid)
    const [mail, ...others] = await mailOf(PLANNER)
    assert.lengthOf(others, before.length)
    assert.equal(mail!.subject, 'The start of "With France" was cancelled')
    assert.include(mail!.text, TAKEN)
    assert.include(mail!.text, `/admin/tariffs/${draft}`)

    const rates = await tariff.save(britain.id, sheet(62_000, 80_000, 250_000), draft)
    rates.assertStatus(200)
    const draftZones = await db
      .from('draft_zones')
      .where({ tariff_version_id: draft, description: 'France' })
    await tariff.removeZone(Number(draftZones[0].id), draft)
    const again = await tariff.publish(draft, { startsAt: anHourAhead(), replace: true })
    again.assertStatus(200)
    assert.isNull(again.body().data.calledOff)
    await comeTrue(draft)
    await startDue()
    assert.equal(await halfKilo(tariff, britain), 62_000)
  })

  test('follows the order of planning if two are due at once', async ({ client, assert }) => {
    const tariff = await zonesOf(client)
    const [dhl, ups] = [await zoneOf('DHL'), await zoneOf('UPS')]
    const [first, second] = [
      await planStart(tariff, dhl, 61_000, 'First'),
      await planStart(tariff, dhl, 62_000, 'Second'),
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

  test('is accepted in UTC, with an offset, or without one in Lagos time', async ({
    client,
    assert,
  }) => {
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

  test('is cancelled if publishing now needs two people, unless a second one approved it', async ({
    client,
    assert,
  }) => {
    const tariff = await zonesOf(client)
    const [dhl, ups] = [await zoneOf('DHL'), await zoneOf('UPS')]
    const operations = await staffOf(client, { group: 'OPERATIONS' })
    const alone = await planStart(tariff, dhl, 61_000, 'Alone')
    await needsTwo('tariff')
    const agreed = await tariff.draft('Agreed')
    await tariff.save(ups.id, sheet(46_000, 56_000, 210_000), agreed)
    const requested = await tariff.publish(agreed, { startsAt: anHourAhead() })
    requested.assertStatus(202)
    const approved = await operations.approve(requested.body().data.approval.id)
    approved.assertStatus(200)
    // It is cancelled before its hour, so that its planner has time to ask for approval.
    await startDue()
    const { state, calledOff } = await read(tariff, alone)
    assert.equal(state, 'draft')
    assert.equal(
      calledOff.why,
      'After it was planned, the settings were changed: a second person now has to approve each publication. Plan the start again to ask for the approval.'
    )
    const [mail] = await mailOf(PLANNER)
    assert.equal(mail!.subject, 'The start of "Alone" was cancelled')
    await comeTrue(agreed)
    await startDue()
    assert.equal(await halfKilo(tariff, ups), 46_000)
    assert.equal(await halfKilo(tariff, dhl), 60_000)
    const again = await tariff.publish(alone, { startsAt: anHourAhead() })
    again.assertStatus(202)
    // The approval of a start that was cancelled does not cover a new start.
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
