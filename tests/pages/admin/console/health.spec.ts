import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { saveLedgerCheck } from '#admin/health/ledger_checks'
import { updateAlarms } from '#admin/health/update_alarms'
import { CourierRefused } from '#shipping/carriers/courier_driver'
import { checkCourierConnections } from '#shipping/carriers/polling/connection_check'
import { pollTracking } from '#shipping/carriers/poll_tracking'
import { RunningProcess } from '#shared/health/running_process'
import { countCallResult, flushTallies } from '#shared/health/tallies'
import { assertCleanEverywhere, LARGE } from '#tests/browser/page_checks'
import {
  FollowedCourier,
  makeDue,
  makeFollowedParcel,
  advanceTracking,
} from '#tests/support/fakes/followed_courier'
import { insertWaitingJob } from '#tests/support/jobs'

const STAFF = 'admin@sendam.test'

async function makeProblems() {
  for (const error of ['No answer within 15 s', 'The label could not be read']) {
    const payload = JSON.stringify({ error })
    await db.table('failed_jobs').insert({ name: 'shipping.book_with_courier', payload, error })
  }
  await insertWaitingJob({ name: 'shared.send_mail', minutes: 22.5 })
  await insertWaitingJob({ name: 'wallet.sweep_withdrawals', minutes: 0 })
  for (let call = 0; call < 6; call += 1) {
    countCallResult({ kind: 'courier', name: 'dhl', outcome: 'silent', ms: 15_000 })
  }
  countCallResult({ kind: 'payment', name: 'paystack', outcome: 'answered', ms: 300 })
  await flushTallies()
  await db.rawQuery(`update tallies set row_began_at = row_began_at - interval '12 minutes'`)
  await saveLedgerCheck({ faults: [], tookMs: 1200 })
  const schedule = { status: 'active', payload: '{}', timezone: 'UTC', run_count: 3 }
  await db.table('queue_schedules').insert({
    ...schedule,
    id: 'wallet.sweep_payments',
    name: 'wallet.sweep_payments',
    every_ms: 60_000,
    last_run_at: new Date(),
    next_run_at: new Date(Date.now() + 60_000),
  })
  await makeLateParcels()
  await updateAlarms()
}

/** Two parcels that wait to be polled, and one without any update. */
async function makeLateParcels() {
  const dhl = new FollowedCourier('dhl')
  dhl.checkConnection = () => Promise.reject(new CourierRefused('The key has ended.'))
  const silent = await makeFollowedParcel('dhl')
  await advanceTracking('90 days')
  await makeDue(silent.id)
  await pollTracking(dhl.asDriver, ['dhl'])
  for (const { id } of [await makeFollowedParcel('dhl'), await makeFollowedParcel('dhl')]) {
    const late = { next_look_at: db.raw(`now() - interval '3 hours'`) }
    await db.from('parcel_watches').where('shipment_id', id).update(late)
  }
  await checkCourierConnections(dhl.asDriver, ['dhl'])
}

test.group('Health page', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await flushTallies()
    await db.from('tallies').delete()
    await db.from('queue_jobs').delete()
    await new RunningProcess('worker').recordHeartbeat()
  })

  test('says that everything runs, and runs a check at once', async ({ visitAs, assert }) => {
    const page = await visitAs('/admin/health', STAFF)
    await page.getByRole('heading', { level: 1, name: 'Health' }).waitFor()
    await page.getByText('Everything runs.', { exact: true }).waitFor()
    await assertCleanEverywhere(page, assert, 'health_well')
    await page.getByRole('button', { name: 'Check now the ledger' }).click()
    await page.getByText('The ledger is correct.').first().waitFor()
    await page.getByText(/^Checked at /).waitFor()
  })

  test('shows problems, and staff retry or dismiss a failed job by keyboard alone', async ({
    visitAs,
    assert,
  }) => {
    await makeProblems()
    const page = await visitAs('/admin/health', STAFF)
    await page.getByText(/^\d things need somebody, everything else runs\.$/).waitFor()
    await page.getByText('DHL has stopped answering', { exact: true }).waitFor()
    await page.getByText('For engineers').click()
    await assertCleanEverywhere(page, assert, 'health_bad')
    await page.setViewportSize(LARGE)
    await page.getByRole('row', { name: /^Send mail \(shared\).*22 min/ }).waitFor()
    const again = page.getByRole('button', { name: 'Try again Book with courier (shipping)' })
    await again.first().focus()
    await page.keyboard.press('Enter')
    await page.getByText('The job is in the queue again.').waitFor()
    await page.waitForFunction(
      () =>
        [...document.querySelectorAll('button')].filter(({ innerText }) =>
          /^Try again/.test(innerText)
        ).length === 1
    )
    await page.getByRole('button', { name: 'Dismiss Book with courier (shipping)' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Dismiss Job' }).waitFor()
    await page.getByRole('button', { name: 'Dismiss Job' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Failed jobs' }).waitFor({ state: 'detached' })
    await page.getByRole('row', { name: /^DHL 2 of 500 498 2 2 3 h/ }).waitFor()
    await page.getByRole('button', { name: /^Track again/ }).focus()
    await page.keyboard.press('Enter')
    await page.getByText('We are tracking the parcel again.').waitFor()
    await page.getByRole('row', { name: /^DHL 2 of 500 498 3 3 3 h/ }).waitFor()
    assert.lengthOf(await db.from('failed_jobs').whereNull('settled_at'), 0)
  })
})
