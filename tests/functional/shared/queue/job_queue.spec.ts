import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { postgresNotifications } from '#shared/database/postgres_notifications'
import { JobQueue } from '#shared/queue/job_queue'
import { registerSweeps } from '#shared/queue/sweep'
import { WorkSignal } from '#shared/queue/work_signal'

const QUEUE = 'queue_tests'
const CHANNEL = 'sendam_tests'
const PLACES = 5

const connection = () => db.connection('postgres').getWriteClient()

const toJob = () => ({ id: randomUUID(), name: 'test.job', payload: {}, attempts: 0 })

function startWorker() {
  const signal = new WorkSignal(CHANNEL)
  return { signal, queue: new JobQueue(connection(), signal) }
}

type Worker = ReturnType<typeof startWorker>

/** Asks for five jobs at once, as a worker with five free places does. */
async function pop({ queue }: Worker) {
  const jobs = await Promise.all(Array.from({ length: PLACES }, () => queue.popFrom(QUEUE)))
  return jobs.flatMap((job) => job?.id ?? [])
}

async function popNext(worker: Worker) {
  for (;;) {
    const [id] = await pop(worker)
    if (id) return id
    await worker.signal.wait()
  }
}

/** Looks until the worker knows that nothing is due. */
async function findNothing(worker: Worker) {
  do await pop(worker)
  while (worker.signal.isDue)
}

test.group('The queue of jobs', (group) => {
  group.each.setup(
    () => async () => void (await db.from('queue_jobs').where('queue', QUEUE).delete())
  )
  group.each.timeout(10_000)

  test('asks the database once for all free places, and not again until there may be work', async ({
    assert,
    cleanup,
  }) => {
    const worker = startWorker()
    await findNothing(worker)
    const statements: string[] = []
    const collect = ({ sql }: { sql: string }) => statements.push(sql)
    connection().on('query', collect)
    cleanup(() => void connection().off('query', collect))
    assert.deepEqual([await pop(worker), await worker.queue.claimDueSchedule()], [[], null])
    assert.lengthOf(statements, 0)
    worker.signal.lookBy(0)
    assert.deepEqual(await pop(worker), [])
    assert.lengthOf(statements, 1)
  })

  test('gives the most urgent jobs first, and each to one worker', async ({ assert }) => {
    const [one, other] = [startWorker(), startWorker()]
    const [later, sooner] = [7, 3].map((priority) =>
      Array.from({ length: PLACES }, () => ({ ...toJob(), priority }))
    )
    await one.queue.pushManyOn(QUEUE, [...later!, ...sooner!])
    const first = await pop(one)
    assert.sameMembers(
      first,
      sooner!.map(({ id }) => id)
    )
    await one.queue.pushManyOn(QUEUE, Array.from({ length: PLACES }, toJob))
    const shared = await Promise.all([pop(one), pop(other)])
    assert.lengthOf(new Set([...first, ...shared.flat()]), 3 * PLACES)
  })

  test('gives a job that another process has committed, without a poll', async ({ assert }) => {
    const worker = startWorker()
    await worker.signal.listen()
    await findNothing(worker)
    const job = toJob()
    await db.transaction(async (trx) => {
      const data = JSON.stringify(job)
      const row = { id: job.id, queue: QUEUE, status: 'pending', data, score: 1 }
      await trx.table('queue_jobs').insert(row)
      await trx.rawQuery(`notify ${CHANNEL}`)
    })
    assert.equal(await popNext(worker), job.id)
  })

  test('wakes the workers of all processes for a new job', async ({ assert }) => {
    const [worker, web] = [startWorker(), startWorker()]
    await worker.signal.listen()
    await findNothing(worker)
    const [at, later] = [toJob(), toJob()]
    await web.queue.pushOn(QUEUE, at)
    assert.equal(await popNext(worker), at.id)
    await web.queue.pushLaterOn(QUEUE, later, 60)
    assert.equal(await popNext(worker), later.id)
  })

  test('gives a retried job when it is due', async ({ assert }) => {
    const worker = startWorker()
    const { id } = toJob()
    await worker.queue.pushOn(QUEUE, { ...toJob(), id })
    assert.equal(await popNext(worker), id)
    await worker.queue.retryJob(id, QUEUE, new Date(Date.now() + 60))
    assert.equal(await popNext(worker), id)
  })

  test('looks when a schedule is due, and dispatches all that are due together', async ({
    assert,
    cleanup,
  }) => {
    registerSweeps({
      'test.often': { every: '1m', run: 'select 1' },
      'test.urgent': { every: '1h', run: 'select 1', priority: 2 },
    })
    const worker = startWorker()
    const { queue, signal } = worker
    const row = { payload: {}, timezone: 'UTC' }
    const nextRunAt = new Date(Date.now() + 60)
    for (const [name, period] of Object.entries({
      'test.often': { everyMs: 60_000 },
      'test.urgent': { everyMs: 3_600_000 },
      'test.nightly': { cronExpression: '0 2 * * *' },
    })) {
      const id = await queue.upsertSchedule({ name, ...row, ...period })
      cleanup(() => queue.deleteSchedule(id))
      await queue.updateSchedule(id, { nextRunAt })
    }
    cleanup(async () => void (await db.from('queue_jobs').whereLike('data', '%test.%').delete()))
    let claimed = await queue.claimDueSchedule()
    while (!claimed) {
      await pop(worker)
      await signal.wait()
      claimed = await queue.claimDueSchedule()
    }
    assert.equal(claimed.name, 'test.nightly')
    assert.isNull(await queue.claimDueSchedule())
    const jobs = await db.from('queue_jobs').whereLike('data', '%test.%').orderBy('score')
    assert.deepEqual(
      jobs.map(({ data }) => JSON.parse(data).name),
      ['test.urgent', 'test.often']
    )
    const schedules = await queue.listSchedules()
    const next = schedules.find(({ name }) => name === 'test.often')
    assert.equal(Number(next!.nextRunAt) % 60_000, 0)
    assert.isAbove(Number(next!.nextRunAt), Number(nextRunAt))
  })
})

test.group('The signal of work', (group) => {
  group.each.timeout(10_000)

  test('wakes workers of other processes after the commit, not when a savepoint is released', async ({
    assert,
  }) => {
    const [worker, web] = [new WorkSignal(CHANNEL), new WorkSignal(CHANNEL)]
    await worker.listen()
    worker.beginLook()
    const trx = await db.transaction()
    const savepoint = await trx.transaction()
    web.sendAfterCommit(savepoint)
    await savepoint.commit()
    await receiveAfterAllSent()
    assert.isFalse(worker.isDue)
    await trx.commit()
    await worker.wait()
    assert.isTrue(worker.isDue)
  })

  test('does without notifications while nothing can be heard', async ({ assert }) => {
    const worker = new WorkSignal(CHANNEL, 50)
    await worker.listen()
    await db.rawQuery(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query like 'listen %'`
    )
    worker.beginLook()
    await worker.wait()
    assert.isTrue(worker.isDue)
  })
})

/** A notification on the same connection arrives after those that were sent before it. */
async function receiveAfterAllSent() {
  const { promise, resolve } = Promise.withResolvers<void>()
  const channel = 'sendam_tests_end'
  await postgresNotifications.listen(channel, { onMessage: () => resolve(), onReconnect: resolve })
  await postgresNotifications.notify(channel)
  await promise
}
