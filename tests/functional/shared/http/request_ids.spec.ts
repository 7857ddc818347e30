import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { eventually } from '#tests/support/eventually'
import { captureLog } from '#tests/support/log_lines'
import { addressOfServer } from '#tests/support/api_client'

const OWN_ID = '0192aa11-22bb-4c33-8d44-55ee66ff7788'
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(addressOfServer() + path, { headers })

function post(path: string, body: object) {
  const headers = { 'content-type': 'application/json' }
  return fetch(addressOfServer() + path, { method: 'POST', headers, body: JSON.stringify(body) })
}

test.group('The Request-Id', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is on every response and on its line in the log, whatever the status', async ({
    assert,
    cleanup,
  }) => {
    const log = captureLog()
    cleanup(() => log.stop())
    // Makes the following sign-up fail unexpectedly.
    await db.rawQuery('alter table users add constraint nobody_new check (false) not valid')
    const account = {
      firstname: 'Ada',
      lastname: 'Obi',
      username: 'ada@somewhere.test',
      phoneNumber: '08031234567',
      password: 'My-Own#Secret9',
    }
    const answers = [
      [200, await get('/rates')],
      [200, await get('/api/v1/locations')],
      [401, await get('/api/v1/wallet')],
      [404, await get('/api/v1/nowhere')],
      [404, await get('/nowhere')],
      [413, await post('/api/v1/login', { username: 'x'.repeat(1_100_000) })],
      [422, await post('/api/v1/login', {})],
      [500, await post('/api/v1/account', account)],
    ] as const
    const ids = answers.map(([status, answer]) => {
      assert.equal(answer.status, status, answer.url)
      const id = answer.headers.get('request-id')
      assert.match(id ?? '', UUID, answer.url)
      return id
    })
    assert.equal(new Set(ids).size, answers.length)
    const logged = () => log.named('Request').map(({ request_id: id }) => id)
    await eventually(() => logged().length >= answers.length)
    assert.includeMembers(logged(), ids)
    assert.equal(log.named('A request failed').at(-1)?.request_id, ids.at(-1))
  })

  test('is the client’s own if it is a UUID, and otherwise ours', async ({ assert, cleanup }) => {
    const log = captureLog()
    cleanup(() => log.stop())
    const idOf = async (sent: Record<string, string>) => {
      const { headers } = await get('/api/v1/nowhere', sent)
      return headers.get('request-id')
    }
    assert.equal(await idOf({ 'request-id': OWN_ID }), OWN_ID)
    assert.equal(await idOf({ 'x-request-id': OWN_ID }), OWN_ID)
    const ours = await idOf({ 'x-request-id': '+2348099887766', 'request-id': 'order of Ngozi' })
    assert.match(ours ?? '', UUID)
    await eventually(() => log.named('Request').length >= 3)
    assert.deepEqual(
      log.named('Request').map(({ request_id: id }) => id),
      [OWN_ID, OWN_ID, ours]
    )
  })
})
