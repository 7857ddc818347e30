import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { primaryPool } from '#shared/database/connection_pool'
import { queryRows } from '#shared/database/query_rows'

const NAME = 'one_connection'

test.group('A connection to the primary', (group) => {
  group.each.setup(async () => {
    const { config } = db.manager.get('postgres')!
    db.manager.add(NAME, { ...config, pool: { ...primaryPool, max: 1 } } as never)
    return () => db.manager.close(NAME, true)
  })

  const client = () => db.connection(NAME)

  async function serverProcess(): Promise<number> {
    const [row] = await queryRows<{ pid: number }>(client(), 'select pg_backend_pid() as pid')
    return row!.pid
  }

  async function makeReadOnly() {
    await client().rawQuery('set session characteristics as transaction read only')
  }

  function passSeconds(cleanup: (undo: () => void) => void) {
    const { now } = performance
    performance.now = () => now.call(performance) + 5_001
    cleanup(() => void (performance.now = now))
  }

  test('is replaced after its server has refused to write', async ({ assert }) => {
    const first = await serverProcess()
    await makeReadOnly()
    assert.equal(await serverProcess(), first)
    const update = () => client().rawQuery('update data_versions set version = version')
    await assert.rejects(update, /read-only transaction/)
    assert.notEqual(await serverProcess(), first)
    await client().transaction((trx) => trx.rawQuery('update data_versions set version = version'))
  })

  test('is asked after five idle seconds, and replaced if it is read-only', async ({
    assert,
    cleanup,
  }) => {
    const first = await serverProcess()
    passSeconds(cleanup)
    assert.equal(await serverProcess(), first)
    await makeReadOnly()
    passSeconds(cleanup)
    assert.notEqual(await serverProcess(), first)
  })
})
