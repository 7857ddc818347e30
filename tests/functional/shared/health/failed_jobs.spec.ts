import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { QueueManager, tracingChannels } from '@adonisjs/queue'
import type { JobExecuteMessage } from '@adonisjs/queue/types'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { retryFailedJob } from '#admin/health/failed_job_actions'
import User from '#identity/accounts/models/user'
import BookWithCourierJob from '#shipping/carriers/jobs/book_with_courier_job'
import { CourierUnresponsive } from '#shipping/carriers/courier_driver'
import { makeShipment } from '#tests/support/shipment_rows'
import { logJobs } from '#shared/health/log_jobs'
import { readStoredTallies } from '#shared/health/stored_tallies'
import { readQueuedJobs } from '#shared/queue/queue_state'
import { flushTallies } from '#shared/health/tallies'
import { runSweep, insertWaitingJob } from '#tests/support/jobs'
import { captureLog } from '#tests/support/log_lines'

const QUEUE = 'health_tests'
const NAME = 'shipping.book_with_courier'

async function takenJob(payload: object) {
  const id = randomUUID()
  const adapter = QueueManager.use()
  await adapter.pushOn(QUEUE, { id, name: NAME, payload, attempts: 4 })
  const job = await adapter.popFrom(QUEUE)
  return { adapter, job: job! }
}

function open() {
  return db.from('failed_jobs').where('name', NAME).whereNull('settled_at')
}

test.group('Jobs', (group) => {
  // The queue writes outside the test's transaction.
  group.each.setup(() => async () => {
    await db.from('failed_jobs').where('name', NAME).delete()
    await db.from('queue_jobs').where('queue', QUEUE).delete()
  })
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('that fail for good are kept once per payload, without personal data in the error', async ({
    assert,
  }) => {
    for (const words of ['first', 'No answer for ada@mail.example and +2348031112222']) {
      const { adapter, job } = await takenJob({ shipmentId: 900_001 })
      await adapter.failJob(job.id, QUEUE, new Error(words))
    }
    const { adapter, job } = await takenJob({ shipmentId: 900_002 })
    await adapter.failJob(job.id, QUEUE, new Error('another'))
    const rows = await open().orderBy('id')
    assert.lengthOf(rows, 2)
    assert.deepEqual(rows[0].payload, { shipmentId: 900_001 })
    assert.equal(rows[0].times, 2)
    assert.equal(rows[0].error, 'No answer for [mail] and [number]')
  })

  test('that failed leave the list of failed jobs when the same job completes later', async ({
    assert,
  }) => {
    const failing = await takenJob({ shipmentId: 900_001 })
    await failing.adapter.failJob(failing.job.id, QUEUE, new Error('no'))
    const other = await takenJob({ shipmentId: 900_002 })
    await other.adapter.completeJob(other.job.id, QUEUE)
    assert.lengthOf(await open(), 1)
    const same = await takenJob({ shipmentId: 900_001 })
    await same.adapter.completeJob(same.job.id, QUEUE)
    assert.lengthOf(await open(), 0)
  })

  test('that would fail again are not dispatched by a sweep until staff retry them', async ({
    assert,
    cleanup,
  }) => {
    const { id: shipmentId } = await makeShipment({ status: 'PENDING' })
    await db
      .from('shipments')
      .where('id', shipmentId)
      .update({ updated_at: new Date(0) })
    const fail = async (error: Error) => {
      const { adapter, job } = await takenJob({ shipmentId })
      await adapter.failJob(job.id, QUEUE, error)
    }
    const isBegun = async () => {
      const queue = QueueManager.fake()
      cleanup(() => QueueManager.restore())
      await runSweep('shipping.sweep_shipments')
      const pushed = queue
        .getPushedJobs()
        .filter(({ job }) => job.payload.shipmentId === shipmentId)
      QueueManager.restore()
      return pushed.length > 0
    }
    assert.isTrue(await isBegun())
    await fail(new CourierUnresponsive('DHL does not answer'))
    assert.isTrue(await isBegun())
    await fail(new RangeError('9999999999900000 does not fit a safe integer'))
    assert.isFalse(await isBegun())
    const [{ id }] = await open()
    const admin = await User.findByOrFail('email', 'admin@sendam.test')
    const queue = QueueManager.fake()
    await retryFailedJob(id, admin)
    queue.assertPushed(BookWithCourierJob, { payload: { shipmentId } })
    QueueManager.restore()
    assert.isTrue(await isBegun())
  })

  test('whose worker keeps dying are kept as failed', async ({ assert }) => {
    const { adapter } = await takenJob({ shipmentId: 900_003 })
    await adapter.recoverStalledJobs(QUEUE, -1000, 1)
    assert.lengthOf(await open(), 0)
    await adapter.popFrom(QUEUE)
    await adapter.recoverStalledJobs(QUEUE, -1000, 1)
    const [row] = await open()
    assert.isTrue(row.waits_for_staff)
    assert.equal(row.error, 'The worker stopped several times while running this job')
  })

  test('have each run logged and counted', async ({ assert, cleanup }) => {
    logJobs()
    const log = captureLog()
    cleanup(() => log.stop())
    const { adapter, job } = await takenJob({ shipmentId: 900_004, email: 'ada@mail.example' })
    const message: JobExecuteMessage = { job, queue: QUEUE }
    await tracingChannels.executeChannel.tracePromise(async () => {
      await adapter.completeJob(job.id, QUEUE)
      Object.assign(message, { status: 'completed', duration: 12.5 })
    }, message)
    const [line] = log.named('Job')
    assert.containsSubset(line, {
      level: 30,
      job: NAME,
      job_id: job.id,
      attempt: 5,
      outcome: 'completed',
      ms: 12.5,
    })
    assert.notInclude(log.text(), 'ada@mail.example')
    await flushTallies()
    const tallies = await readStoredTallies()
    const tally = tallies.find(({ name }) => name === NAME)
    assert.containsSubset(tally, { kind: 'job', outcome: 'completed', times: 1 })
  })

  test('that wait are listed with the waiting time of the oldest one, however large its payload is', async ({
    assert,
  }) => {
    await insertWaitingJob({
      name: 'shared.slow_mail',
      payload: { sealed: 'x'.repeat(100_000) },
      minutes: 17,
    })
    const queue = await readQueuedJobs()
    const state = queue.find(({ job }) => job === 'shared.slow_mail')
    assert.containsSubset(state, { waiting: 1, running: 0, later: 0 })
    assert.closeTo(state!.oldestSeconds, 17 * 60, 60)
  })
})
