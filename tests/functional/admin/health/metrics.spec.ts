import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { recordBackup } from '#admin/backup/backup_records'
import backup from '#config/backup'
import couriers from '#config/couriers'
import metrics from '#config/metrics'
import { TRANSFER_KINDS } from '#wallet/ledger/ledger'
import { seedDemoWallets } from '#wallet/demo_wallets'
import { countRequest } from '#shared/health/process_metrics'
import { RunningProcess } from '#shared/health/running_process'
import { countCallResult, flushTallies } from '#shared/health/tallies'
import { addressOfServer } from '#tests/support/api_client'
import { putMoney, walletOf } from '#tests/support/money/wallet_rows'
import { runSweep } from '#tests/support/jobs'

const TOKEN = 'a-token-of-some-length'

function ask(token?: string) {
  const headers = new Headers()
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
  return fetch(`${addressOfServer()}/metrics`, { headers })
}

async function figure(name: string, labels = ''): Promise<number | null> {
  const response = await ask(TOKEN)
  const text = await response.text()
  const wanted = labels.split(',')
  const line = text
    .split('\n')
    .find((row) => row.startsWith(name) && wanted.every((label) => row.includes(label)))
  return line ? Number(line.split(' ').at(-1)) : null
}

test.group('Metrics', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await seedDemoWallets()
    metrics.token = TOKEN
    return () => {
      metrics.token = null
    }
  })

  test('need METRICS_TOKEN from the caller, and answer 404 where it is not set', async ({
    assert,
  }) => {
    const statuses = async () =>
      [await ask(), await ask('wrong'), await ask(TOKEN)].map(({ status }) => status)
    assert.deepEqual(await statuses(), [401, 401, 200])
    metrics.token = null
    assert.deepEqual(await statuses(), [404, 404, 404])
  })

  test('set no cookie and declare the Prometheus text format', async ({ assert }) => {
    const response = await ask(TOKEN)
    assert.isNull(response.headers.get('set-cookie'))
    assert.match(response.headers.get('content-type')!, /^text\/plain; version=0.0.4/)
  })

  test('count requests by route, status and process', async ({ assert }) => {
    await fetch(`${addressOfServer()}/health/live`)
    const labels = 'route="shared.health.live",status="200",method="GET"'
    assert.isAbove((await figure('sendam_http_request_seconds_count', labels))!, 0)
    const response = await ask(TOKEN)
    assert.match(
      await response.text(),
      /sendam_http_request_seconds_count{[^}]*process="[^"]+:\d+"/
    )
  })

  test('report calls to couriers and providers, jobs and processes from the database', async ({
    assert,
  }) => {
    countCallResult({ kind: 'courier', name: 'TestPost', outcome: 'silent', ms: 1500 })
    countCallResult({ kind: 'courier', name: 'TestPost', outcome: 'silent', ms: 500 })
    countCallResult({ kind: 'job', name: 'shared.test_job', outcome: 'completed', ms: 40 })
    await flushTallies()
    await new RunningProcess('worker').recordHeartbeat()
    await db.table('failed_jobs').insert({ name: 'shared.test_job', payload: '{}', error: 'No' })
    const company = 'kind="courier",company="TestPost",outcome="silent"'
    assert.equal(await figure('sendam_company_calls_total', company), 2)
    assert.equal(await figure('sendam_company_call_seconds_total', company), 2)
    assert.equal(await figure('sendam_job_runs_total', 'job="shared.test_job"'), 1)
    assert.equal(await figure('sendam_jobs{', 'job="shared.test_job",state="failed"'), 1)
    assert.equal(await figure('sendam_processes', 'kind="worker"'), 1)
    assert.equal(await figure('sendam_database_up'), 1)
  })

  test('sum the kobo that the ledger moved by kind, each entry once', async ({ assert }) => {
    const labels = 'kind="demo_funding"'
    const before = (await figure('sendam_money_moved_kobo_total', labels)) ?? 0
    const wallet = await walletOf('member@sendam.test')
    await putMoney(wallet, { kobo: 12_345 })
    assert.equal(await figure('sendam_money_moved_kobo_total', labels), before + 12_345)
    await putMoney(wallet, { kobo: 55 })
    assert.equal(await figure('sendam_money_moved_kobo_total', labels), before + 12_400)
    assert.equal(await figure('sendam_money_moved_kobo_total', labels), before + 12_400)
  })

  test('begin at zero, so that the first event of each kind is seen', async ({ assert }) => {
    await db.from('tallies').delete()
    await db.from('ledger_checks').delete()
    await db.from('figure_checks').delete()
    for (const kind of TRANSFER_KINDS)
      assert.isNotNull(await figure('sendam_transfers_total', `kind="${kind}"`), kind)
    for (const company of couriers.connections)
      for (const outcome of ['answered', 'refused', 'silent', 'failed']) {
        const labels = `company="${company}",outcome="${outcome}"`
        assert.equal(await figure('sendam_company_calls_total', labels), 0, labels)
      }
    await db.table('queue_schedules').insert({
      id: 'shared.new_job',
      name: 'shared.new_job',
      status: 'active',
      payload: '{}',
      timezone: 'UTC',
    })
    assert.equal(await figure('sendam_job_runs_total', 'job="shared.new_job",outcome="failed"'), 0)
    assert.equal(await figure('sendam_jobs{', 'job="shared.new_job",state="failed"'), 0)
    for (const name of ['alarms', 'ledger_faults', 'ledger_check_timestamp_seconds'])
      assert.equal(await figure(`sendam_${name}`), 0, name)
    for (const name of ['figure_faults', 'figure_check_timestamp_seconds'])
      assert.equal(await figure(`sendam_${name}`), 0, name)
    assert.isNotNull(await figure('sendam_http_server_errors_total'))
  })

  test('count responses with a server error', async ({ assert }) => {
    const before = (await figure('sendam_http_server_errors_total'))!
    countRequest({ method: 'GET', route: null, status: 404, seconds: 0.1 })
    countRequest({ method: 'GET', route: null, status: 503, seconds: 0.1 })
    assert.equal(await figure('sendam_http_server_errors_total'), before + 1)
  })

  test('report the latest backup, where one is expected', async ({ assert, cleanup }) => {
    cleanup(() => void (backup.maxAgeHours = 0))
    assert.isNull(await figure('sendam_backup_timestamp_seconds'))
    backup.maxAgeHours = 26
    assert.equal(await figure('sendam_backup_timestamp_seconds'), 0)
    await recordBackup({ path: '/backups/first.tar.gz', bytes: 4096 })
    assert.closeTo((await figure('sendam_backup_timestamp_seconds'))!, Date.now() / 1000, 60)
    assert.equal(await figure('sendam_backup_bytes'), 4096)
  })

  test('report the state of the database', async ({ assert }) => {
    assert.isAbove((await figure('sendam_database_size_bytes'))!, 1_000_000)
    assert.isAbove((await figure('sendam_database_transaction_age'))!, 0)
    assert.equal(await figure('sendam_database_commit_wait_seconds'), 0)
    assert.isAtLeast((await figure('sendam_database_slot_bytes'))!, 0)
    const { rows } = await db.rawQuery('show archive_mode')
    const archived = await figure('sendam_database_archived_timestamp_seconds')
    assert.equal(archived === null, rows[0].archive_mode === 'off')
  })

  test('report when the ledger was last checked and how many faults it had', async ({ assert }) => {
    await runSweep('admin.verify_ledger')
    assert.equal(await figure('sendam_ledger_faults'), 0)
    assert.closeTo((await figure('sendam_ledger_check_timestamp_seconds'))!, Date.now() / 1000, 60)
    await db.from('ledger_accounts').where('kind', 'fees').increment('balance_kobo', 1)
    await runSweep('admin.verify_ledger')
    assert.isAbove((await figure('sendam_ledger_faults'))!, 0)
  })
})
