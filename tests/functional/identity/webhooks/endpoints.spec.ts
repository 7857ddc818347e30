import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import webhooks from '#config/webhooks'
import { apiKeyOf, withKey } from '#tests/support/developers/api_keys'
import { createEndpoint, readEndpoint, publishTestEvent } from '#tests/support/developers/endpoints'
import { as, person } from '#tests/support/people'

const URL = 'http://localhost:9999/hook'

test.group('A webhook endpoint', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('shows its secret once and keeps it sealed', async ({ assert }) => {
    const { ask, id, secret } = await createEndpoint(await person(), { url: URL })
    assert.match(secret, /^whsec_[A-Za-z0-9+/]{43}=$/)
    const { body } = await ask('GET', '/webhook_endpoint/all')
    assert.lengthOf(body.data, 1)
    assert.include(body.data[0], { id, url: URL, mode: 'live', active: true })
    assert.deepEqual(body.data[0].events, [])
    assert.notInclude(JSON.stringify(body), 'whsec_')
    assert.notInclude(JSON.stringify(await readEndpoint(id)), secret.slice('whsec_'.length))
  })

  test('made twice under one key is one, with the same secret, which is nowhere in clear', async ({
    assert,
  }) => {
    const { text } = await apiKeyOf(await person())
    const key = { 'idempotency-key': 'one-endpoint' }
    const make = () => withKey(text)('POST', '/webhook_endpoint', { url: URL }, key)
    const [first, second] = [await make(), await make()]
    assert.equal(first.status, 200)
    assert.deepEqual(second.body, first.body)
    const [kept] = await db.from('idempotency_keys').where('key', 'one-endpoint')
    assert.equal(kept.reply.id, first.body.data.id)
    assert.notInclude(JSON.stringify(kept), first.body.data.secret.slice('whsec_'.length))
  })

  test('of somebody else, or of the other mode, does not exist', async ({ assert }) => {
    const user = await person()
    const { id, owner } = await createEndpoint(user, { url: URL })
    await publishTestEvent(owner, 7)
    const delivery = await db.from('webhook_deliveries').where('endpoint_id', id).firstOrFail()
    const { text: foreign } = await apiKeyOf(await person())
    const { text: ofTest } = await apiKeyOf(user, { mode: 'test' })
    const stranger = await as(await person())
    const calls: [string, string, object?][] = [
      ['PUT', `/webhook_endpoint/${id}`, { active: false }],
      ['DELETE', `/webhook_endpoint/${id}`],
      ['PUT', `/webhook_endpoint/${id}/rotate`, {}],
      ['POST', `/webhook_endpoint/${id}/test`, {}],
      ['GET', `/webhook_endpoint/${id}/delivery/all`],
      ['POST', `/webhook_endpoint/${id}/replay`, { from: '2026-01-01', to: '2026-01-02' }],
      ['POST', `/webhook_delivery/${delivery.id}/replay`, {}],
    ]
    for (const ask of [withKey(foreign), withKey(ofTest), stranger]) {
      for (const [method, path, body] of calls) {
        const answer = await ask(method, path, body)
        assert.equal(answer.status, 404, `${method} ${path}`)
      }
      const { body } = await ask('GET', '/webhook_endpoint/all')
      assert.deepEqual(body.data, [])
    }
  })

  test('belongs to the mode of its key, and to the one that a person names', async ({ assert }) => {
    const user = await person()
    const own = await as(user)
    const { body } = await own('POST', '/webhook_endpoint', { url: URL, mode: 'test' })
    await createEndpoint(user, { url: URL, mode: 'live' })
    const { text } = await apiKeyOf(user, { mode: 'test' })
    const seen = await withKey(text)('GET', '/webhook_endpoint/all')
    assert.deepEqual(
      seen.body.data.map(({ id }: { id: number }) => id),
      [body.data.id]
    )
    const both = await own('GET', '/webhook_endpoint/all')
    assert.sameMembers(
      both.body.data.map(({ mode }: { mode: string }) => mode),
      ['test', 'live']
    )
    const wrong = await withKey(text)('POST', '/webhook_endpoint', { url: URL, mode: 'live' })
    assert.deepEqual([wrong.status, wrong.body.code], [422, 'E_WRONG_MODE'])
  })

  test('needs a key with the scope for it', async ({ assert }) => {
    const { text } = await apiKeyOf(await person(), { scopes: ['shipments:read'] })
    const answer = await withKey(text)('POST', '/webhook_endpoint', { url: URL })
    assert.deepEqual([answer.status, answer.body.code], [403, 'E_SCOPE_MISSING'])
  })

  test('is one of ten at most', async ({ assert }) => {
    const { text } = await apiKeyOf(await person())
    const make = () => withKey(text)('POST', '/webhook_endpoint', { url: URL })
    for (let made = 0; made < 10; made++) {
      const { status } = await make()
      assert.equal(status, 200)
    }
    const answer = await make()
    assert.deepEqual([answer.status, answer.body.code], [409, 'E_TOO_MANY_ENDPOINTS'])
  })

  test('changes what it is told, is switched off and on, and goes', async ({ assert }) => {
    const { ask, id } = await createEndpoint(await person(), { url: URL })
    const change = (body: object) => ask('PUT', `/webhook_endpoint/${id}`, body)
    const changed = await change({ events: ['shipment.delivered'], description: 'Our shop' })
    assert.include(changed.body.data, { url: URL, description: 'Our shop' })
    assert.deepEqual(changed.body.data.events, ['shipment.delivered'])
    const off = await change({ active: false })
    assert.isFalse(off.body.data.active)
    const refused = await ask('POST', `/webhook_endpoint/${id}/test`, {})
    assert.equal(refused.status, 409)
    const on = await change({ active: true })
    assert.include(on.body.data, { active: true, disabledReason: null })
    await ask('DELETE', `/webhook_endpoint/${id}`)
    const gone = await change({ active: true })
    assert.equal(gone.status, 404)
  })

  test('is not held to what failed at its former address', async ({ assert }) => {
    const { ask, id } = await createEndpoint(await person(), { url: URL })
    const failing = { failing_since: new Date(), warned_at: new Date() }
    await db.from('webhook_endpoints').where({ id }).update(failing)
    await ask('PUT', `/webhook_endpoint/${id}`, { url: `${URL}/2` })
    const { failing_since: failingSince, warned_at: warnedAt } = await readEndpoint(id)
    assert.deepEqual([failingSince, warnedAt], [null, null])
  })

  test('keeps both of its secrets while they change over, unless they are to end', async ({
    assert,
  }) => {
    const { ask, id } = await createEndpoint(await person(), { url: URL })
    const rotate = (body: object) => ask('PUT', `/webhook_endpoint/${id}/rotate`, body)
    const first = await rotate({})
    assert.equal(first.status, 200)
    const before = await readEndpoint(id)
    const second = await rotate({})
    assert.deepEqual([second.status, second.body.code], [409, 'E_SECRET_ROTATING'])
    assert.deepEqual(await readEndpoint(id), before)
    const leaked = await rotate({ hours: 0 })
    assert.equal(leaked.status, 200)
    const { previous_secret: previous } = await readEndpoint(id)
    assert.isNull(previous)
  })

  test('is refused where its address is {what}')
    .with([
      { what: 'no address', url: 'shop.example' },
      { what: 'none of the web', url: 'ftp://shop.example/' },
      { what: 'with a password in it', url: 'https://shop:secret@shop.example/' },
      { what: 'plain http', url: 'http://shop.example/' },
      { what: 'that of a mail server', url: 'https://shop.example:25/' },
      { what: 'longer than 500 letters', url: `https://shop.example/${'a'.repeat(500)}` },
      { what: 'this machine', url: 'https://127.0.0.1/' },
      { what: 'this machine by name', url: 'https://localhost/' },
      { what: 'this machine as one number', url: 'https://2130706433/' },
      { what: 'this machine in octal', url: 'https://0177.0.0.1/' },
      { what: 'this machine in hexadecimal', url: 'https://0x7f.1/' },
      { what: 'this machine by IPv6', url: 'https://[::1]/' },
      { what: 'nowhere', url: 'https://0.0.0.0/' },
      { what: 'private', url: 'https://10.1.2.3/' },
      { what: 'private as well', url: 'https://192.168.0.1/' },
      { what: 'inside a carrier', url: 'https://100.64.0.1/' },
      { what: 'where clouds keep their keys', url: 'https://169.254.169.254/latest/meta-data/' },
      { what: 'the same by IPv6', url: 'https://[fd00:ec2::254]/' },
      { what: 'private and mapped to IPv6', url: 'https://[::ffff:10.0.0.1]/' },
      { what: 'private and translated to IPv6', url: 'https://[64:ff9b::a00:1]/' },
      { what: 'for many', url: 'https://224.0.0.1/' },
    ])
    .run(async ({ assert, cleanup }, { url }) => {
      webhooks.allowsLoopback = false
      cleanup(() => void (webhooks.allowsLoopback = true))
      const { text } = await apiKeyOf(await person())
      const answer = await withKey(text)('POST', '/webhook_endpoint', { url })
      assert.equal(answer.status, 422)
      assert.equal(answer.body.errors[0].field, 'url')
    })

  test('may be anywhere on the public internet', async ({ assert, cleanup }) => {
    webhooks.allowsLoopback = false
    cleanup(() => void (webhooks.allowsLoopback = true))
    const { text } = await apiKeyOf(await person())
    for (const url of ['https://8.8.8.8/hook', 'https://[2606:4700::1111]:8443/hook?a=1']) {
      const answer = await withKey(text)('POST', '/webhook_endpoint', { url })
      assert.equal(answer.status, 200, url)
    }
  })
})
