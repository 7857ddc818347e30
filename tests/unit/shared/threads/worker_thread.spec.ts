import { test } from '@japa/runner'
import { runInWorkerThread } from '#shared/threads/worker_thread'
import type * as readers from '#tests/support/files/slow_reader'

type Readers = typeof readers

const reader = <Name extends keyof Readers>(name: Name, limits = {}) =>
  runInWorkerThread<Readers[Name]>({ module: '#tests/support/files/slow_reader', name, ...limits })

test.group('A worker thread', () => {
  test('returns the results of its reader', async ({ assert }) => {
    const lengths = reader('lengthOf')
    assert.deepEqual(
      await Promise.all([1, 2, 3, 4].map((length) => lengths(Buffer.alloc(length), 'x'))),
      [2, 3, 4, 5]
    )
  })

  test('leaves no timer behind', async ({ assert }) => {
    const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout')
    const before = timers()
    for (let count = 0; count < 5; count++) await reader('lengthOf')(Buffer.alloc(1), '')
    assert.lengthOf(timers(), before.length)
  })

  test('passes on an error by which its reader refuses the input, unchanged', async ({
    assert,
  }) => {
    const refused: any = await reader('refuse')().catch((error: unknown) => error)
    assert.equal(refused.code, 'E_FILE_UNREADABLE')
    assert.equal(refused.field, 'file')
    assert.deepEqual(refused.errors, [{ field: 'file', message: 'This file is empty.' }])
  })

  test('is ended when its reader takes too long, and the next file is read', async ({ assert }) => {
    const slow: any = await reader('readForever', { seconds: 0.2 })().catch((error) => error)
    assert.equal(slow.code, 'E_FILE_UNREADABLE')
    assert.equal(
      slow.message,
      'This file takes more than 0.2 seconds. Save it again with fewer rows and try again.'
    )
    assert.equal(await reader('lengthOf')(Buffer.alloc(1), ''), 1)
  })

  test('is ended when its reader needs too much memory: {name}')
    .with([{ name: 'fillMemory' }, { name: 'fillBuffers' }] as const)
    .run(async ({ assert }, { name }) => {
      const filling = reader(name, { seconds: 30, remedy: 'Draw it again.' })
      const large: any = await filling().catch((error) => error)
      assert.equal(large.code, 'E_FILE_UNREADABLE')
      assert.equal(large.message, 'This file needs too much memory. Draw it again.')
    })

  test('rethrows an error of its reader', async ({ assert }) => {
    await assert.rejects(() => reader('fail')(), 'Not as it should be')
  })
})
