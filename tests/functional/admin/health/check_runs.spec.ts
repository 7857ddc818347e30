import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { checkCouriers } from '#admin/health/check_runs'
import { countCallResult, flushTallies } from '#shared/health/tallies'
import { RunningProcess } from '#shared/health/running_process'
import { CourierRefused } from '#shipping/carriers/courier_driver'
import { PageSession } from '#tests/functional/identity/sessions/page_session'
import { apiClientOf } from '#tests/support/api_client'
import { overrideCourier } from '#tests/support/fakes/courier'
import { mailOf, person } from '#tests/support/people'

async function readHealth() {
  const page = await PageSession.signedIn('admin@sendam.test')
  const { props } = await page.visit('/admin/health')
  return props.health
}

test.group('Checks that staff run now', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await flushTallies()
    for (const table of ['queue_jobs', 'tallies']) await db.from(table).delete()
    await new RunningProcess('worker').recordHeartbeat()
  })

  test('say what they found, and change the verdict and the alarms at once', async ({
    client,
    assert,
  }) => {
    const root = await person({ role: 'ROOT' })
    const admin = await apiClientOf(client, 'admin@sendam.test')
    const run = async (check: string) => {
      const answer = await admin('post', `/health_check/${check}`)
      return answer.body().data
    }
    assert.deepEqual(await run('ledger'), { isSound: true, sentence: 'The ledger is correct.' })
    const figures = await run('figures')
    assert.isTrue(figures.isSound)
    const sound = await readHealth()
    assert.equal(sound.verdict.sentence, 'Everything runs.')

    await db.from('ledger_accounts').where('kind', 'fees').increment('balance_kobo', 1)
    const found = await run('ledger')
    assert.isFalse(found.isSound)
    assert.match(found.sentence, /^The check found \d faults?\.$/)
    const { verdict, alarms, checks } = await readHealth()
    assert.match(verdict.sentence, /^The ledger has \d faults?, everything else runs\.$/)
    assert.containsSubset(alarms, [{ cause: 'ledger' }])
    assert.containsSubset(checks, [{ check: 'ledger', sentence: found.sentence }])
    assert.lengthOf(await mailOf(root.email), 1)
  })

  test('ask each courier, and list it with the payment companies', async ({ client, assert }) => {
    const admin = await apiClientOf(client, 'admin@sendam.test')
    countCallResult({ kind: 'payment', name: 'paystack', outcome: 'answered', ms: 300 })
    await flushTallies()
    const answer = await admin('post', '/health_check/couriers')
    assert.deepEqual(answer.body().data, {
      isSound: true,
      sentence: 'Every courier answers and accepts our keys.',
    })
    const refused = () => Promise.reject(new CourierRefused('No'))
    assert.deepEqual(await checkCouriers(overrideCourier({ checkConnection: refused })), {
      isSound: false,
      sentence: 'The sandbox does not accept our keys.',
    })
    const { partners } = await readHealth()
    assert.containsSubset(partners, [
      { name: 'The sandbox', kind: 'Courier', state: { text: 'Does not accept our keys' } },
      { name: 'Paystack', kind: 'Payment company', state: { text: 'Answers' } },
    ])
  })

  test('are for staff alone, and only the known ones', async ({ client }) => {
    const [member, admin] = [
      await apiClientOf(client, 'member@sendam.test'),
      await apiClientOf(client, 'admin@sendam.test'),
    ]
    const refused = await member('post', '/health_check/ledger')
    refused.assertStatus(403)
    const unknown = await admin('post', '/health_check/nothing')
    unknown.assertStatus(404)
  })
})
