import limiter from '@adonisjs/limiter/services/main'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { createUserApiKey, withKey } from '#tests/support/developers/api_keys'
import { statusOf } from '#tests/support/developers/business'
import { call, person } from '#tests/support/people'
import { makeShipment } from '#tests/support/shipment_rows'

async function makeSender() {
  const user = await person()
  const { trackingNumber } = await makeShipment({ owner: user.email })
  const { text } = await createUserApiKey(user, { scopes: ['tracking:read'] })
  const paths = [
    `/shipment/${trackingNumber}/track`,
    `/shipment/${trackingNumber}/brand/acme/track`,
  ]
  return { user, trackingNumber, paths, ask: withKey(text) }
}

test.group('Tracking with an API key', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test("covers the shipments of the key's owner; others answer 404", async ({ assert }) => {
    const [own, other] = [await makeSender(), await makeSender()]
    for (const path of own.paths) assert.equal(await statusOf(own.ask('GET', path)), 200, path)
    for (const path of other.paths) {
      const foreign = await own.ask('GET', path)
      assert.deepEqual([foreign.status, foreign.message], [404, 'No tracking information.'], path)
      assert.equal(
        await statusOf(call('GET', `/api/v1${path}`)),
        200,
        'anyone may track it without a key'
      )
    }
  })

  test('needs its scope, as rate quotes do', async ({ assert }) => {
    const { user, paths } = await makeSender()
    const { text } = await createUserApiKey(user, { scopes: ['shipments:write'] })
    for (const path of paths) {
      const { status, body } = await withKey(text)('GET', path)
      assert.deepEqual([status, body.code], [403, 'E_SCOPE_MISSING'], path)
    }
    const price = await withKey(text)('POST', '/rate/quote', {})
    assert.deepEqual([price.status, price.body.code], [403, 'E_SCOPE_MISSING'])
  })

  test('is limited by the key, not by the public limits', async ({ assert }) => {
    const { user, paths, ask } = await makeSender()
    for (const name of ['tracking', 'rates']) {
      await limiter
        .use({ requests: 60, duration: '1 minute' })
        .set(`${name}:user:${user.id}`, 60, '1 minute')
    }
    for (const path of paths) assert.equal(await statusOf(ask('GET', path)), 200)
    const { text } = await createUserApiKey(user, { scopes: ['rates:read'] })
    const price = await withKey(text)('POST', '/rate/quote', {})
    assert.equal(price.status, 422)
  })
})
