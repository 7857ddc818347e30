import { test } from '@japa/runner'
import { limitConcurrency } from '#shared/uploads/concurrency_limit'

function createBlockedWork() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { work: () => promise, end: resolve }
}

test.group('Concurrency limit', () => {
  test('runs two at once, and the others after them in order', async ({ assert }) => {
    const inTurn = limitConcurrency({ atOnce: 2, waiting: 10 })
    const begun: number[] = []
    let running = 0
    let most = 0
    const all = [1, 2, 3, 4, 5, 6].map((name) =>
      inTurn(async () => {
        begun.push(name)
        most = Math.max(most, ++running)
        await Promise.resolve()
        running--
        return name
      })
    )
    assert.deepEqual(await Promise.all(all), [1, 2, 3, 4, 5, 6])
    assert.deepEqual(begun, [1, 2, 3, 4, 5, 6])
    assert.equal(most, 2)
  })

  test('refuses work while its queue is full, and takes it again afterwards', async ({
    assert,
  }) => {
    const inTurn = limitConcurrency({ atOnce: 1, waiting: 2 })
    const blocked = createBlockedWork()
    const waiting = [1, 2, 3].map(() => inTurn(blocked.work))
    const refused = await inTurn(blocked.work).catch((error) => error)
    assert.equal(refused.code, 'E_BUSY')
    assert.equal(
      refused.message,
      'We are working on too many files at the moment. Please try again in 10 seconds.'
    )
    blocked.end()
    await Promise.all(waiting)
    assert.equal(await inTurn(async () => 'done'), 'done')
  })

  test('frees the slot of work that fails', async ({ assert }) => {
    const inTurn = limitConcurrency({ atOnce: 1, waiting: 1 })
    await assert.rejects(() => inTurn(() => Promise.reject(new Error('No'))), 'No')
    assert.equal(await inTurn(async () => 'done'), 'done')
  })
})
