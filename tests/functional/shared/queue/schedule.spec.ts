import { test } from '@japa/runner'
import { Locator, QueueManager, Schedule } from '@adonisjs/queue'
import { dispatchSweep, registerSweeps } from '#shared/queue/sweep'
import { scheduleJobs } from '#start/schedule'
import { captureLog } from '#tests/support/log_lines'
import { runSweep } from '#tests/support/jobs'

test.group('The schedule', () => {
  test('schedules every sweep under the name of its job', async ({ assert, cleanup }) => {
    QueueManager.fake()
    cleanup(() => QueueManager.restore())
    await scheduleJobs()
    const schedules = await Schedule.list()
    const known = new Map(schedules.map((schedule) => [schedule.id, schedule]))
    assert.equal(known.get('shipping.sweep_shipments')!.everyMs, 60_000)
    const nightly = known.get('admin.verify_ledger')!
    assert.deepEqual([nightly.cronExpression, nightly.timezone], ['0 2 * * *', 'Africa/Lagos'])
    for (const { id, name } of schedules) {
      assert.equal(name, id)
      assert.equal(Locator.getOrThrow(name).options?.name, name)
    }
  })

  test('runs the steps of a sweep in turn, and none after one that fails', async ({ assert }) => {
    const done: number[] = []
    let isBroken = true
    registerSweeps({
      'test.steps': {
        every: '1d',
        run: [
          async () => done.push(1),
          'select 1',
          async () => {
            if (isBroken) throw new Error('The line broke')
          },
          async () => done.push(2),
        ],
      },
    })
    await assert.rejects(() => runSweep('test.steps'), 'The line broke')
    assert.deepEqual(done, [1])
    isBroken = false
    await runSweep('test.steps')
    assert.deepEqual(done, [1, 1, 2])
  })

  test('dispatches a sweep at once by its name', async ({ assert, cleanup }) => {
    const queue = QueueManager.fake()
    cleanup(() => QueueManager.restore())
    await dispatchSweep('admin.run_replays')
    const { job } = queue.getPushedJobs()[0]!
    assert.containsSubset(job, { name: 'admin.run_replays', payload: {}, attempts: 0 })
    assert.equal(Locator.getOrThrow(job.name).options?.maxRetries, 0)
  })

  test('logs a job that has failed for good with its payload', async ({ assert, cleanup }) => {
    const log = captureLog()
    cleanup(() => log.stop())
    const type = Locator.getOrThrow('shipping.tend_pickup')
    const job = new type()
    Object.defineProperty(job, 'payload', { value: { pickupId: 7 } })
    await job.failed!(new Error('The line broke'))
    const [line] = log.named('A job has failed for good')
    assert.containsSubset(line, {
      level: 50,
      job: 'shipping.tend_pickup',
      payload: { pickupId: 7 },
      err: { message: 'The line broke' },
    })
  })
})
