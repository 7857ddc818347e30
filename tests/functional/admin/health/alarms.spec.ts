import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { recordBackup } from '#admin/backup/backup_records'
import { updateAlarms } from '#admin/health/update_alarms'
import backup from '#config/backup'
import type User from '#identity/accounts/models/user'
import { RunningProcess } from '#shared/health/running_process'
import { clearIncidents, recordIncident } from '#shared/whatsapp/whatsapp_incidents'
import { countCallResult, flushTallies } from '#shared/health/tallies'
import { createEndpoint, publishTestEvent } from '#tests/support/developers/endpoints'
import { runSweep, insertWaitingJob } from '#tests/support/jobs'
import { mailOf, person } from '#tests/support/people'

let root: User

async function subjects(): Promise<string[]> {
  const mails = await mailOf(root.email)
  return mails.map(({ subject }) => subject!).reverse()
}

function age(table: string, column: string, by: string) {
  return db.rawQuery(`update ${table} set ${column} = ${column} - interval '${by}'`)
}

function failJob(name: string) {
  return db.table('failed_jobs').insert({ name, payload: '{}', error: 'It broke' })
}

test.group('Alarms', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await flushTallies()
    await db.from('queue_jobs').delete()
    root = await person({ role: 'ROOT' })
  })

  test('are mailed only when something is wrong, and only to root administrators', async ({
    assert,
  }) => {
    const admin = await person({ role: 'ADMIN' })
    await new RunningProcess('worker').recordHeartbeat()
    await updateAlarms()
    assert.deepEqual(await subjects(), [])
    await failJob('shared.test_job')
    await updateAlarms()
    assert.deepEqual(await subjects(), ['A job has failed for good: shared.test_job'])
    assert.lengthOf(await mailOf(admin.email), 0)
    const [mail] = await mailOf(root.email)
    assert.include(mail!.text, 'It broke')
    assert.include(mail!.text, '/admin/health')
  })

  test('report a rejected WhatsApp token or template, but no used-up quota', async ({ assert }) => {
    await new RunningProcess('worker').recordHeartbeat()
    await recordIncident('quota', 80_007)
    await updateAlarms()
    assert.deepEqual(await subjects(), [])
    await recordIncident('token', 190)
    await recordIncident('template', 132_001, { template: 'parcel_held', language: 'fr' })
    await updateAlarms()
    const token = 'WhatsApp does not accept our token'
    const template = 'WhatsApp does not accept the template parcel_held (fr)'
    assert.sameMembers(await subjects(), [token, template])
    await clearIncidents({ template: 'parcel_booked', language: 'en' })
    await updateAlarms()
    assert.sameMembers(await subjects(), [token, template, `Over: ${token}`])
  })

  test('repeat a cause after an hour if something new happened, and report its end once', async ({
    assert,
  }) => {
    const [first, over] = [
      'A job has failed for good: shared.test_job',
      'Over: A job has failed for good: shared.test_job',
    ]
    await failJob('shared.test_job')
    await updateAlarms()
    await db.from('failed_jobs').update({ failed_at: db.raw(`now() + interval '1 second'`) })
    await age('alarms', 'told_at', '50 minutes')
    await age('alarms', 'began_at', '50 minutes')
    await updateAlarms()
    assert.deepEqual(await subjects(), [first])
    await age('alarms', 'told_at', '11 minutes')
    await age('alarms', 'began_at', '11 minutes')
    await updateAlarms()
    assert.deepEqual(await subjects(), [first, first])
    await db.from('failed_jobs').update({ failed_at: db.raw(`now() - interval '2 hours'`) })
    await age('alarms', 'told_at', '61 minutes')
    await updateAlarms()
    assert.lengthOf(await subjects(), 2)
    await db.from('failed_jobs').update({ settled_at: new Date() })
    await age('alarms', 'began_at', '3 hours')
    await updateAlarms()
    await updateAlarms()
    assert.deepEqual(await subjects(), [first, first, over])
  })

  test('do not repeat a cause that ends and returns within the hour', async ({ assert }) => {
    await failJob('shared.test_job')
    await updateAlarms()
    await age('alarms', 'began_at', '1 minute')
    await db.from('failed_jobs').update({ settled_at: new Date() })
    await updateAlarms()
    await failJob('shared.test_job')
    await updateAlarms()
    assert.lengthOf(await subjects(), 2)
  })

  test('report ledger faults until a check finds none', async ({ assert }) => {
    await db.from('ledger_accounts').where('kind', 'fees').increment('balance_kobo', 1)
    await runSweep('admin.verify_ledger')
    await age('alarms', 'began_at', '1 minute')
    await db.from('ledger_accounts').where('kind', 'fees').decrement('balance_kobo', 1)
    await updateAlarms()
    assert.lengthOf(await subjects(), 1)
    await runSweep('admin.verify_ledger')
    const [differs, over] = await subjects()
    assert.match(differs!, /^The ledger has \d faults$/)
    assert.equal(over, `Over: ${differs}`)
  })

  test('report a courier or provider after five unanswered calls in a row over ten minutes', async ({
    assert,
  }) => {
    const silent = () =>
      countCallResult({ kind: 'courier', name: 'TestPost', outcome: 'silent', ms: 10 })
    for (let call = 0; call < 4; call += 1) silent()
    await flushTallies()
    await age('tallies', 'row_began_at', '11 minutes')
    await updateAlarms()
    assert.deepEqual(await subjects(), [])
    silent()
    await flushTallies()
    await updateAlarms()
    assert.deepEqual(await subjects(), ['TestPost has stopped answering'])
    await age('alarms', 'began_at', '1 minute')
    countCallResult({ kind: 'courier', name: 'TestPost', outcome: 'refused', ms: 10 })
    await flushTallies()
    await updateAlarms()
    const sent = await subjects()
    assert.equal(sent.at(-1), 'Over: TestPost has stopped answering')
  })

  test('ignore six unanswered calls in a row if they all happened within a minute', async ({
    assert,
  }) => {
    for (let call = 0; call < 6; call += 1) {
      countCallResult({ kind: 'payment', name: 'TestPay', outcome: 'silent', ms: 10 })
    }
    await flushTallies()
    await updateAlarms()
    assert.deepEqual(await subjects(), [])
  })

  test('report a job that has been due for a quarter of an hour', async ({ assert }) => {
    const wait = (minutes: number) => insertWaitingJob({ name: 'shared.late_job', minutes })
    await wait(14)
    await updateAlarms()
    assert.deepEqual(await subjects(), [])
    await wait(16)
    await updateAlarms()
    assert.deepEqual(await subjects(), ['Jobs wait too long'])
  })

  test('report that no backup was made for 26 hours, where a backup is expected, until there is one', async ({
    assert,
    cleanup,
  }) => {
    cleanup(() => void (backup.maxAgeHours = 0))
    await new RunningProcess('worker').recordHeartbeat()
    await age('running_processes', 'started_at', '2 hours')
    await db.from('adonis_schema').update({ migration_time: db.raw(`now() - interval '27 hours'`) })
    await updateAlarms()
    assert.deepEqual(await subjects(), [], 'something else backs up')
    backup.maxAgeHours = 26
    await updateAlarms()
    assert.deepEqual(await subjects(), ['No backup for 26 hours'])
    await age('alarms', 'began_at', '1 minute')
    await recordBackup({ path: '/backups/first.tar.gz', bytes: 1 })
    await age('backups', 'created_at', '25 hours')
    await updateAlarms()
    assert.lengthOf(await subjects(), 2)
    await age('backups', 'created_at', '2 hours')
    await age('alarms', 'told_at', '2 hours')
    await updateAlarms()
    const [mail] = await mailOf(root.email)
    assert.include(mail!.text, '/backups/first.tar.gz on ')
  })

  test('report a webhook event that has been due for a quarter of an hour, unless its endpoint is failing', async ({
    assert,
  }) => {
    const { id, owner } = await createEndpoint(await person(), {
      url: 'http://localhost:9999/hook',
    })
    await publishTestEvent(owner, 7)
    await updateAlarms()
    assert.deepEqual(await subjects(), [])
    await age('webhook_deliveries', 'next_try_at', '16 minutes')
    await db.from('webhook_endpoints').where({ id }).update({ failing_since: new Date() })
    await updateAlarms()
    assert.deepEqual(await subjects(), [], 'the endpoint is failing')
    await db.from('webhook_endpoints').where({ id }).update({ failing_since: null })
    await updateAlarms()
    assert.deepEqual(await subjects(), ['Webhooks are late'])
  })

  test('report from a web process, without the queue, that no worker was seen for five minutes', async ({
    assert,
  }) => {
    const [web, worker] = [new RunningProcess('web'), new RunningProcess('worker')]
    await web.recordHeartbeat()
    await updateAlarms()
    assert.deepEqual(await subjects(), [], 'the web process has only just started')
    await age('running_processes', 'started_at', '6 minutes')
    await worker.recordHeartbeat()
    await worker.deregister()
    await updateAlarms()
    assert.deepEqual(await subjects(), [], 'a worker was seen until now')
    await age('running_processes', 'seen_at', '6 minutes')
    await web.recordHeartbeat()
    await updateAlarms()
    assert.deepEqual(await subjects(), ['No worker is running'])
    const jobs = await db.from('queue_jobs').where('data', 'like', '%shared.send_mail%')
    assert.lengthOf(jobs, 0)
  })
})
