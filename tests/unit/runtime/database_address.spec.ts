import { once } from 'node:events'
import { createServer } from 'node:net'
import { test } from '@japa/runner'
import pg from 'pg'
import { addressesIn, connectionTo } from '../../../bin/runtime/database_address.js'
import { isDatabaseUnavailable } from '#shared/errors/database_unavailable'

const URLS = ['postgres://a:b,c@one/sendam', 'postgresql://a:b@two:5433/sendam?sslmode=disable']

test.group('Address of a database', () => {
  test('may be one of several, separated by commas', ({ assert }) => {
    assert.deepEqual(addressesIn(` ${URLS.join(' , ')} `), URLS)
    assert.deepEqual(addressesIn(URLS.join(',')), URLS)
    assert.deepEqual([addressesIn(), addressesIn(' ')], [[], []])
  })

  test('is given up where nobody answers, and probed while nothing is said', async ({
    assert,
    cleanup,
  }) => {
    const server = createServer(() => {}).listen(0, '127.0.0.1')
    await once(server, 'listening')
    cleanup(() => void server.close())
    const { port } = server.address() as { port: number }
    for (const mode of ['', '?sslmode=require']) {
      const connection = connectionTo(`postgres://a:b@127.0.0.1:${port}/sendam${mode}`)
      assert.containsSubset(connection, { keepAlive: true, keepAliveInitialDelayMillis: 10_000 })
      const client = new pg.Client(connection)
      client.on('error', () => {})
      const error: unknown = await client.connect().catch((thrown) => thrown)
      assert.isTrue(isDatabaseUnavailable(error), String(error))
    }
  }).timeout(20_000)
})
