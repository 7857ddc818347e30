import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import LoggedApiCall from '#identity/api_keys/logged_api_call'
import { flushCallLog, queueCallLog } from '#identity/api_keys/call_log'
import { createUserApiKey, withKey } from '#tests/support/developers/api_keys'
import { eventually } from '#tests/support/eventually'
import { runSweep } from '#tests/support/jobs'
import { as, person } from '#tests/support/people'
import { PageSession } from '#tests/functional/identity/sessions/page_session'

async function callsOf(keyId: number): Promise<LoggedApiCall[]> {
  await flushCallLog()
  return LoggedApiCall.query().where('apiKeyId', keyId).orderBy('id')
}

function queueCall(keyId: number, changes: object = {}) {
  queueCallLog({
    keyId,
    method: 'GET',
    path: '/api/v1/locations',
    status: 200,
    errorCode: null,
    durationMs: 3,
    requestId: 'r-1',
    address: '10.0.0.1',
    at: new Date(),
    ...changes,
  })
}

test.group('The call log of an API key', () => {
  test('records every call, refused ones too, without query or body', async ({ assert }) => {
    const user = await person()
    const { text, key } = await createUserApiKey(user, { scopes: ['shipments:read'] })
    const ask = withKey(text)
    await ask('GET', '/shipment/history/recent?secret=1234')
    await ask('POST', '/shipment/check_rate', { secret: 'in the body' })
    await key.merge({ expiresAt: key.createdAt }).save()
    await ask('GET', '/shipment/history/recent')
    await eventually(async () => {
      const { length } = await callsOf(key.id)
      return length === 3
    })
    const calls = await callsOf(key.id)
    assert.sameDeepMembers(
      calls.map(({ method, path, status, errorCode }) => [method, path, status, errorCode]),
      [
        ['GET', '/api/v1/shipment/history/recent', 200, null],
        ['POST', '/api/v1/shipment/check_rate', 403, 'E_SCOPE_MISSING'],
        ['GET', '/api/v1/shipment/history/recent', 401, 'E_EXPIRED_API_KEY'],
      ]
    )
    const { body } = await (await as(user))('GET', `/api_key/${key.id}/call/all`)
    assert.lengthOf(body.data, 3)
    assert.equal(body.data[0].address, '127.0.0.1')
    assert.isNotEmpty(body.data[0].requestId)
    assert.notInclude(
      JSON.stringify(await db.from('api_calls').where('api_key_id', key.id)),
      'secret'
    )
  })

  test('records calls of unknown paths with the error code, even when answered as problem+json', async ({
    assert,
  }) => {
    const { text, key } = await createUserApiKey(await person())
    const accept = 'application/problem+json'
    for (const method of ['GET', 'PUT']) {
      const { status, headers } = await withKey(text)(method, '/shipments', undefined, { accept })
      assert.deepEqual([status, headers.get('content-type')], [404, accept])
    }
    await eventually(async () => {
      const { length } = await callsOf(key.id)
      return length === 2
    })
    const calls = await callsOf(key.id)
    assert.sameDeepMembers(
      calls.map(({ method, path, errorCode }) => [method, path, errorCode]),
      [
        ['GET', '/api/v1/shipments', 'E_NOT_FOUND'],
        ['PUT', '/api/v1/shipments', 'E_NOT_FOUND'],
      ]
    )
    await key.refresh()
    assert.equal(key.windowCalls, 2)
  })

  test('searches the newest ten thousand calls by status and path, and all by request id', async ({
    assert,
  }) => {
    const user = await person()
    const { key } = await createUserApiKey(user)
    queueCall(key.id, { status: 404, path: '/api/v1/old', requestId: 'r-old' })
    await flushCallLog()
    const add = (count: number) =>
      db.rawQuery(
        `insert into api_calls (api_key_id, method, path, status, duration_ms, request_id)
         select ?, 'GET', '/api/v1/new', 200, 1, 'r-new' from generate_series(1, ?::int)`,
        [key.id, count]
      )
    const ask = await as(user)
    const found = async (query: string) => {
      const { body } = await ask('GET', `/api_key/${key.id}/call/all?${query}`)
      return body.data.length
    }
    await add(9_999)
    assert.deepEqual([await found('status=404'), await found('path=old')], [1, 1])
    await add(1)
    assert.deepEqual([await found('status=404'), await found('path=old')], [0, 0])
    assert.equal(await found('requestId=r-old'), 1)
  })

  test('shows its first page when the cursor in the URL belongs to another key', async ({
    assert,
  }) => {
    const user = await person()
    const [mine, other] = [await createUserApiKey(user), await createUserApiKey(user)]
    for (const { key } of [mine, other]) {
      for (let n = 1; n <= 2; n++) queueCall(key.id, { requestId: `r-${key.id}-${n}` })
    }
    await flushCallLog()
    const { body } = await (await as(user))('GET', `/api_key/${other.key.id}/call/all?limit=1`)
    const session = await PageSession.signedIn(user.email)
    const query = `key=${mine.key.id}&cursor=${body.next_cursor}`
    const page = await session.get(`/base/developers/log?${query}`)
    assert.equal(page.status, 200)
    const html = await page.text()
    for (const n of [1, 2]) assert.include(html, `r-${mine.key.id}-${n}`)
  })

  test('is paged, newest first, and filtered', async ({ assert }) => {
    const user = await person()
    const { key } = await createUserApiKey(user)
    for (let n = 1; n <= 5; n++) queueCall(key.id, { requestId: `r-${n}` })
    queueCall(key.id, { status: 404, path: '/api/v1/shipment/100%_off', requestId: 'r-6' })
    await flushCallLog()
    const ask = await as(user)
    const read = async (query: string) => {
      const { body } = await ask('GET', `/api_key/${key.id}/call/all?${query}`)
      const ids = body.data.map(({ requestId }: { requestId: string }) => requestId)
      return { ids, more: body.has_more, cursor: body.next_cursor }
    }
    const idsOf = async (query: string) => {
      const { ids } = await read(query)
      return ids
    }
    const first = await read('limit=4')
    assert.deepEqual([first.ids, first.more], [['r-6', 'r-5', 'r-4', 'r-3'], true])
    const second = await read(`limit=4&cursor=${first.cursor}`)
    assert.deepEqual(second, { ids: ['r-2', 'r-1'], more: false, cursor: null })
    assert.deepEqual(await idsOf('status=4xx'), ['r-6'])
    assert.lengthOf(await idsOf('status=200'), 5)
    assert.deepEqual(await idsOf('path=100%25_'), ['r-6'])
    assert.deepEqual(await idsOf('path=_______'), [])
    assert.deepEqual(await idsOf('requestId=r-2'), ['r-2'])
    for (const query of ['limit=101', 'limit=0', 'cursor=abc', 'status=9xx', 'path=a%0Ab']) {
      const { status } = await ask('GET', `/api_key/${key.id}/call/all?${query}`)
      assert.equal(status, 422, query)
    }
  })

  test('loses none of 1,200 calls recorded at once', async ({ assert }) => {
    const { key } = await createUserApiKey(await person())
    for (let n = 0; n < 1_200; n++) queueCall(key.id, { path: `/${'x'.repeat(900)}` })
    await flushCallLog()
    assert.lengthOf(await callsOf(key.id), 1_200)
  })

  test('keeps recording after the database refused a row', async ({ assert }) => {
    const { key } = await createUserApiKey(await person())
    queueCall(-1)
    await flushCallLog()
    queueCall(key.id)
    assert.lengthOf(await callsOf(key.id), 1)
  })

  test('deletes calls after thirty days', async ({ assert }) => {
    const { key } = await createUserApiKey(await person())
    const day = 24 * 60 * 60 * 1000
    queueCall(key.id, { requestId: 'old', at: new Date(Date.now() - 31 * day) })
    queueCall(key.id, { requestId: 'new', at: new Date(Date.now() - 29 * day) })
    await flushCallLog()
    await runSweep('identity.prune_api_calls')
    const left = await callsOf(key.id)
    assert.deepEqual(
      left.map(({ requestId }) => requestId),
      ['new']
    )
  })
})
