import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import webhooks from '#config/webhooks'
import { createUserApiKey, withKey } from '#tests/support/developers/api_keys'
import { createEndpoint, readEndpoint, publishTestEvent } from '#tests/support/developers/endpoints'
import { as, person } from '#tests/support/people'

const URL = 'http://localhost:9999/hook'

test.group('A webhook endpoint', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('shows its secret once and stores it encrypted', async ({ assert }) => {
    const { ask, id, secret } = await createEndpoint(await person(), { url: URL })
    assert.match(secret, /^whsec_[A-Za-z0-9+/]{43}=$/)
    const { body } = await ask('GET', '/webhook_endpoint/all')
    assert.lengthOf(body.data, 1)
    assert.include(body.data[0], { id, url: URL, mode: 'live', active: true })
    assert.deepEqual(body.data[0].events, [])
    assert.notInclude(JSON.stringify(body), 'whsec_')
    assert.notInclude(JSON.stringify(await readEndpoint(id)), secret.slice('whsec_'.length))
  })

  test('is created once per Idempotency-Key and repeats its secret, stored encrypted', async ({
    assert,
  }) => {
    const { text } = await createUserApiKey(await person())
    const key = { 'idempotency-key': 'one-endpoint' }
    const make = () => withKey(text)('POST', '/webhook_endpoint', { url: URL }, key)
    const [first, second] = [await make(), await make()]
    assert.equal(first.status, 200)
    assert.deepEqual(second.body, first.body)
    const [stored] = await db.from('idempotency_keys').where('key', 'one-endpoint')
    assert.equal(stored.reply.id, first.body.data.id)
    assert.notInclude(JSON.stringify(stored), first.body.data.secret.slice('whsec_'.length))
  })

  test('of another person or mode answers 404', async ({ assert }) => {
    const user = await person()
    const { id, owner } = await createEndpoint(user, { url: URL })
    await publishTestEvent(owner, 7)
    const delivery = await db.from('webhook_deliveries').where('endpoint_id', id).firstOrFail()
    const { text: foreign } = await createUserApiKey(await person())
    const { text: ofTest } = await createUserApiKey(user, { mode: 'test' })
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

  test('belongs to the mode of its API key, or to the one that a person chooses', async ({
    assert,
  }) => {
    const user = await person()
    const own = await as(user)
    const { body } = await own('POST', '/webhook_endpoint', { url: URL, mode: 'test' })
    await createEndpoint(user, { url: URL, mode: 'live' })
    const { text } = await createUserApiKey(user, { mode: 'test' })
    const listed = await withKey(text)('GET', '/webhook_endpoint/all')
    assert.deepEqual(
      listed.body.data.map(({ id }: { id: number }) => id),
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

  test('requires an API key with its scope', async ({ assert }) => {
    const { text } = await createUserApiKey(await person(), { scopes: ['shipments:read'] })
    const answer = await withKey(text)('POST', '/webhook_endpoint', { url: URL })
    assert.deepEqual([answer.status, answer.body.code], [403, 'E_SCOPE_MISSING'])
  })

  test('is refused with 409 beyond ten', async ({ assert }) => {
    const { text } = await createUserApiKey(await person())
    const make = () => withKey(text)('POST', '/webhook_endpoint', { url: URL })
    for (let made = 0; made < 10; made++) {
      const { status } = await make()
      assert.equal(status, 200)
    }
    const answer = await make()
    assert.deepEqual([answer.status, answer.body.code], [409, 'E_TOO_MANY_ENDPOINTS'])
  })

  test('can be changed, switched off and on, and deleted', async ({ assert }) => {
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

  test('starts without failures at a new URL', async ({ assert }) => {
    const { ask, id } = await createEndpoint(await person(), { url: URL })
    const failing = { failing_since: new Date(), warned_at: new Date() }
    await db.from('webhook_endpoints').where({ id }).update(failing)
    await ask('PUT', `/webhook_endpoint/${id}`, { url: `${URL}/2` })
    const { failing_since: failingSince, warned_at: warnedAt } = await readEndpoint(id)
    assert.deepEqual([failingSince, warnedAt], [null, null])
  })

  test('keeps both secrets during a rotation; zero hours end the old one at once', async ({
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

  test('is refused when its URL is {kind}')
    .with([
      { kind: 'not a URL', url: 'shop.example' },
      { kind: 'not of the web', url: 'ftp://shop.example/' },
      { kind: 'with a password in it', url: 'https://shop:secret@shop.example/' },
      { kind: 'plain http', url: 'http://shop.example/' },
      { kind: 'on the port of a mail server', url: 'https://shop.example:25/' },
      { kind: 'longer than 500 characters', url: `https://shop.example/${'a'.repeat(500)}` },
      { kind: 'this machine', url: 'https://127.0.0.1/' },
      { kind: 'this machine by name', url: 'https://localhost/' },
      { kind: 'this machine as one number', url: 'https://2130706433/' },
      { kind: 'this machine in octal', url: 'https://0177.0.0.1/' },
      { kind: 'this machine in hexadecimal', url: 'https://0x7f.1/' },
      { kind: 'this machine by IPv6', url: 'https://[::1]/' },
      { kind: 'unspecified', url: 'https://0.0.0.0/' },
      { kind: 'private', url: 'https://10.1.2.3/' },
      { kind: 'private, in 192.168', url: 'https://192.168.0.1/' },
      { kind: 'carrier-grade NAT', url: 'https://100.64.0.1/' },
      { kind: 'the metadata service of a cloud', url: 'https://169.254.169.254/latest/meta-data/' },
      { kind: 'the metadata service by IPv6', url: 'https://[fd00:ec2::254]/' },
      { kind: 'private and mapped to IPv6', url: 'https://[::ffff:10.0.0.1]/' },
      { kind: 'private and translated to IPv6', url: 'https://[64:ff9b::a00:1]/' },
      { kind: 'multicast', url: 'https://224.0.0.1/' },
    ])
    .run(async ({ assert, cleanup }, { url }) => {
      webhooks.allowsLoopback = false
      cleanup(() => void (webhooks.allowsLoopback = true))
      const { text } = await createUserApiKey(await person())
      const answer = await withKey(text)('POST', '/webhook_endpoint', { url })
      assert.equal(answer.status, 422)
      assert.equal(answer.body.errors[0].field, 'url')
    })

  test('may be anywhere on the public internet', async ({ assert, cleanup }) => {
    webhooks.allowsLoopback = false
    cleanup(() => void (webhooks.allowsLoopback = true))
    const { text } = await createUserApiKey(await person())
    for (const url of ['https://8.8.8.8/hook', 'https://[2606:4700::1111]:8443/hook?a=1']) {
      const answer = await withKey(text)('POST', '/webhook_endpoint', { url })
      assert.equal(answer.status, 200, url)
    }
  })
})
