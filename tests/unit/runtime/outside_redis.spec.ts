import { test } from '@japa/runner'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { assertRedisAnswers } from '../../../bin/runtime/outside_redis.js'
import { freePort } from '../../../bin/runtime/port.js'
import { redisAddress } from '../../../bin/runtime/redis_address.js'
import { Refusal } from '../../../bin/runtime/refusal.js'

/** Starts a server that gives the same answer to each command. */
async function startServer(answer: string) {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    // One piece of data may contain several commands; each gets an answer.
    socket.on('data', (commands) =>
      socket.write(answer.repeat(String(commands).match(/^\*/gm)!.length))
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return { at: `127.0.0.1:${port}`, close: () => server.close() }
}

async function refusalOf(url: string): Promise<string> {
  const error: unknown = await assertRedisAnswers(url).catch((problem) => problem)
  if (!(error instanceof Refusal)) throw error ?? new Error('It was not refused.')
  return error.message
}

test.group('REDIS_URL', () => {
  test('gives host, port, database, credentials and TLS', ({ assert }) => {
    assert.deepEqual(redisAddress('redis://127.0.0.1'), { host: '127.0.0.1', port: 6379, db: 0 })
    assert.deepEqual(redisAddress('rediss://me:se%40cret@cache.example.ng:7000/2'), {
      host: 'cache.example.ng',
      port: 7000,
      db: 2,
      username: 'me',
      password: 'se@cret',
      tls: { servername: 'cache.example.ng' },
    })
  })

  test('gives sentinels, the name of the master, credentials and TLS', ({ assert }) => {
    assert.deepEqual(redisAddress('redis+sentinel://s1,[::1]:7000/sendam'), {
      sentinels: [
        { host: 's1', port: 26_379 },
        { host: '::1', port: 7000 },
      ],
      name: 'sendam',
      db: 0,
      failoverDetector: true,
    })
    const full = 'rediss+sentinel://me:se%40cret@s1:26379,s2:26380/sendam/2?sentinelPassword=a%26b'
    assert.containsSubset(redisAddress(full), {
      sentinels: [
        { host: 's1', port: 26_379 },
        { host: 's2', port: 26_380 },
      ],
      username: 'me',
      password: 'se@cret',
      sentinelPassword: 'a&b',
      db: 2,
      tls: {},
      sentinelTLS: {},
      enableTLSForSentinelMode: true,
    })
  })

  test('is refused in one sentence without the passwords when no sentinel answers', async ({
    assert,
  }) => {
    const [one, other] = [await freePort(), await freePort()]
    const places = `127.0.0.1:${one},127.0.0.1:${other}`
    const sentence = await refusalOf(
      `redis+sentinel://:secret-word@${places}/sendam?sentinelPassword=secret-word`
    )
    assert.match(sentence, /^The Redis on 127\.0\.0\.1:\d+, 127\.0\.0\.1:\d+ cannot be reached /)
    assert.notInclude(sentence, 'secret-word')
    assert.notInclude(sentence, '\n')
  })

  test('cannot be {$self}')
    .with([
      'cache.example.ng:6379',
      'http://cache',
      'redis://',
      'redis://cache/main',
      'redis://c?x=1',
      'redis+sentinel://s1,s2',
      'redis+sentinel://s1:port/sendam',
    ])
    .run(async ({ assert }, url) => {
      assert.isNull(redisAddress(url))
      assert.match(await refusalOf(url), /^REDIS_URL is not the address of a Redis: [^\n]+\.$/)
    })

  test('is refused in one sentence without the password when no server listens there', async ({
    assert,
  }) => {
    const port = await freePort()
    const sentence = await refusalOf(`redis://:secret-word@127.0.0.1:${port}`)
    assert.match(sentence, /^The Redis on 127\.0\.0\.1:\d+ cannot be reached \(ECONNREFUSED\): /)
    assert.notInclude(sentence, 'secret-word')
    assert.notInclude(sentence, '\n')
  })

  test('is refused in one sentence for {fault}')
    .with([
      {
        fault: 'a wrong password',
        answer: '-WRONGPASS invalid pair\r\n',
        says: /does not let us in/,
      },
      { fault: 'a missing password', answer: '-NOAUTH required.\r\n', says: /does not let us in/ },
      {
        fault: 'an old version',
        answer: '$20\r\nredis_version:5.0.14\r\n',
        says: /is version 5\.0\.14, and Sendam needs 6/,
      },
    ])
    .run(async ({ assert }, { answer, says }) => {
      const server = await startServer(answer)
      const sentence = await refusalOf(`redis://:secret-word@${server.at}`)
      server.close()
      assert.match(sentence, says)
      assert.notInclude(sentence, 'secret-word')
    })
})
