import { test } from '@japa/runner'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { assertDatabaseAnswers } from '../../../bin/runtime/outside_database.js'

function message(letter: string, ...parts: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)))
  const head = Buffer.alloc(5)
  head.write(letter)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

const READY = message('Z', 'I')
const ADMITTED = message('R', Buffer.from([0, 0, 0, 0]))
const COLUMN = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 255, 255, 255, 255, 255, 255, 0, 0])

function answerOf(version: string): Buffer {
  const size = Buffer.from([0, 1, 0, 0, 0, version.length])
  return Buffer.concat([
    message('T', Buffer.from([0, 1]), 'server_version\0', COLUMN),
    message('D', size, version),
    message('C', 'SHOW\0'),
    READY,
  ])
}

test.group('External database', () => {
  test('is refused in one sentence when older than PostgreSQL 15', async ({ assert, cleanup }) => {
    const server = createServer((socket) => {
      socket.once('data', () => {
        socket.write(Buffer.concat([ADMITTED, READY]))
        socket.once('data', () => socket.write(answerOf('14.13 (Debian 14.13-1)')))
      })
      socket.on('error', () => {})
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    cleanup(() => void server.close())
    const { port } = server.address() as { port: number }
    await assert.rejects(
      () => assertDatabaseAnswers(`postgres://app:secret-word@127.0.0.1:${port}/parcels`),
      /^The database on 127\.0\.0\.1:\d+ is PostgreSQL 14\.13 [^\n]+ needs 15 or newer: [^\n]+\.$/
    )
    await assertDatabaseAnswers(process.env.DATABASE_URL!)
  })
})
