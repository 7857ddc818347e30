import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { updateAlarms } from '#admin/health/update_alarms'
import type User from '#identity/accounts/models/user'
import { RunningProcess } from '#shared/health/running_process'
import { countCallResult, flushTallies } from '#shared/health/tallies'
import {
  CourierUnavailable,
  CourierRefused,
  CourierUnresponsive,
} from '#shipping/carriers/courier_driver'
import { courierCallsPerDay } from '#shipping/carriers/polling/call_budget'
import { pauseCourier } from '#shipping/carriers/polling/courier_pauses'
import { checkCourierConnections } from '#shipping/carriers/polling/connection_check'
import { pollTracking } from '#shipping/carriers/poll_tracking'
import { PageSession } from '#tests/functional/identity/sessions/page_session'
import { overrideCourier } from '#tests/support/fakes/courier'
import { FollowedCourier, makeDue, makeFollowedParcel } from '#tests/support/fakes/followed_courier'
import { mailOf, person } from '#tests/support/people'

let dhl: FollowedCourier
let root: User

const checkConnections = () => checkCourierConnections(dhl.asDriver, ['dhl'])

async function subjects(): Promise<string[]> {
  const mails = await mailOf(root.email)
  return mails.map(({ subject }) => subject!).reverse()
}

/** Updates the alarms again, as if minutes had passed since they began. */
async function laterAlarms() {
  await db.rawQuery(`update alarms set began_at = began_at - interval '2 minutes',
    told_at = told_at - interval '1 minute'`)
  await updateAlarms()
}

async function readHealth() {
  const page = await PageSession.signedIn('admin@sendam.test')
  const { props } = await page.visit('/admin/health')
  return props.health
}

async function lineOf(key: string) {
  const { couriers } = await readHealth()
  return couriers.find((courier: { key: string }) => courier.key === key)
}

function usedUpAt(clock: string, calls = 500) {
  return db.rawQuery(
    `insert into courier_call_days (driver, day, calls, by_urgency, used_up_at)
     values ('dhl', (now() at time zone 'UTC')::date, :calls, '{0,0,0,0,0}',
       ((now() at time zone 'UTC')::date + :clock::time) at time zone 'UTC')`,
    { calls, clock }
  )
}

test.group('Courier health', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await flushTallies()
    for (const table of ['queue_jobs', 'parcel_watches', 'courier_call_days'])
      await db.from(table).delete()
    await new RunningProcess('worker').recordHeartbeat()
    dhl = new FollowedCourier('dhl')
    root = await person({ role: 'ROOT' })
    // A courier without an account stays on Health as long as it carries parcels of ours.
    await makeFollowedParcel('dhl')
  })

  test('raises an alarm when a courier refuses our keys twice, and ends it when they are accepted', async ({
    assert,
  }) => {
    dhl.checkConnection = () => Promise.reject(new CourierRefused('The key has ended.'))
    await checkConnections()
    await updateAlarms()
    assert.deepEqual(await subjects(), [])
    await checkConnections()
    await updateAlarms()
    assert.deepEqual(await subjects(), ['DHL does not accept our keys'])
    const [mail] = await mailOf(root.email)
    assert.include(mail!.text, 'The key has ended.')
    dhl.checkConnection = async () => {}
    await checkConnections()
    await laterAlarms()
    assert.deepEqual(await subjects(), [
      'DHL does not accept our keys',
      'Over: DHL does not accept our keys',
    ])
  })

  test('raises one alarm for a courier that does not answer, though two checks notice it', async ({
    assert,
  }) => {
    dhl.checkConnection = () => Promise.reject(new CourierUnresponsive('DHL did not answer ping'))
    for (let call = 0; call < 5; call += 1) {
      countCallResult({ kind: 'courier', name: 'dhl', outcome: 'silent', ms: 10 })
    }
    await flushTallies()
    await db.rawQuery(`update tallies set row_began_at = row_began_at - interval '11 minutes'`)
    await checkConnections()
    await checkConnections()
    await updateAlarms()
    assert.deepEqual(await subjects(), ['DHL does not answer'])
  })

  test('shows whether a courier answers, refuses our keys, is silent or is paused', async ({
    assert,
  }) => {
    const sandbox = (answer: () => Promise<void>) => overrideCourier({ checkConnection: answer })
    const refused = () => Promise.reject(new CourierRefused('No'))
    const silent = () => Promise.reject(new CourierUnresponsive('Nothing'))
    for (const [check, text] of [
      [() => Promise.resolve(), 'Answers'],
      [refused, 'Does not accept our keys'],
      [silent, 'Does not answer'],
    ] as const) {
      await checkCourierConnections(sandbox(check))
      const line = await lineOf('sandbox')
      assert.equal(line.state.text, text)
      assert.equal(line.state.time === null, text === 'Answers')
    }
    await checkCourierConnections()
    await pauseCourier('sandbox', new CourierUnresponsive('No answer'))
    const line = await lineOf('sandbox')
    assert.equal(line.state.text, 'Paused')
    assert.match(line.state.time, /^until /)
  })

  test('shows a courier’s state the same in the list of couriers and in that of all partners', async ({
    assert,
  }) => {
    const silent = { kind: 'courier', name: 'sandbox', outcome: 'silent', ms: 10 } as const
    const states = async () => {
      await flushTallies()
      const { couriers, companies } = await readHealth()
      const of = (rows: { key: string; state: { text: string } }[], wanted: string) =>
        rows.find(({ key }) => key === wanted)!.state.text
      return [of(couriers, 'sandbox'), of(companies, 'courier sandbox')]
    }
    await checkCourierConnections()
    countCallResult({ ...silent, outcome: 'answered' })
    assert.deepEqual(await states(), ['Answers', 'Answers'])
    countCallResult(silent)
    assert.deepEqual(await states(), ['Does not answer', 'Does not answer'])
    const refused = () => Promise.reject(new CourierRefused('No'))
    await checkCourierConnections(overrideCourier({ checkConnection: refused }))
    const keys = 'Does not accept our keys'
    assert.deepEqual(await states(), [keys, keys])
  })

  test('shows the calls used and left, the parcels followed and due, and the longest wait', async ({
    assert,
  }) => {
    await courierCallsPerDay.set({ ...courierCallsPerDay.default, dhl: 1200 }, { by: null })
    const [first, second, silent] = [
      await makeFollowedParcel('dhl'),
      await makeFollowedParcel('dhl'),
      await makeFollowedParcel('dhl'),
    ]
    await makeDue(first.id)
    await pollTracking(dhl.asDriver, ['dhl'])
    await makeDue(second.id)
    await db
      .from('parcel_watches')
      .where('shipment_id', second.id)
      .update({
        next_look_at: db.raw(`now() - interval '2 hours 5 minutes'`),
      })
    await db
      .from('parcel_watches')
      .where('shipment_id', silent.id)
      .update({ stopped: 'silent', next_look_at: null })
    const line = await lineOf('dhl')
    assert.include(line, { calls: '1 of 1,200', left: '1,199', followed: '3', due: '1' })
    assert.include(line, { oldest: '2 h 5 min', silent: '1' })
    // DHL carries parcels of ours, but this deployment has no account with it.
    assert.deepEqual(line.state, { text: 'Not set up here', tone: 'danger', time: null })
  })

  test('counts a connection check as a call, and skips it when no call is left', async ({
    assert,
  }) => {
    let checks = 0
    dhl.checkConnection = async () => {
      checks += 1
    }
    await courierCallsPerDay.set({ ...courierCallsPerDay.default, dhl: 1 }, { by: null })
    await checkConnections()
    await checkConnections()
    assert.equal(checks, 1)
  })

  test('raises an alarm only if a day’s calls are used up before 18:00 UTC', async ({ assert }) => {
    await usedUpAt('18:00')
    await updateAlarms()
    assert.deepEqual(await subjects(), [])
    await db.from('courier_call_days').delete()
    await usedUpAt('17:59')
    await updateAlarms()
    assert.deepEqual(await subjects(), ['Today’s calls to DHL are used up'])
    await courierCallsPerDay.set({ ...courierCallsPerDay.default, dhl: 501 }, { by: null })
    await laterAlarms()
    assert.lengthOf(await subjects(), 2)
  })

  test('raises an alarm when a courier asks for a long pause', async ({ assert }) => {
    const { id } = await makeFollowedParcel('dhl')
    const later = new Date(Date.now() + 5 * 3_600_000)
    dhl.failing = () => new CourierUnavailable('DHL asks for fewer calls', later)
    await makeDue(id)
    await pollTracking(dhl.asDriver, ['dhl'])
    await updateAlarms()
    assert.deepEqual(await subjects(), ['DHL asked us to pause'])
  })
})
