import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { NEWEST_VERSION } from '#shared/http/api_versions'
import { createUserApiKey, withKey } from '#tests/support/developers/api_keys'
import { call, person } from '#tests/support/people'

test.group('The version of the API', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is in a header of every answer and can be set per call', async ({ assert }) => {
    const { text } = await createUserApiKey(await person())
    const ask = (headers?: object) => withKey(text)('GET', '/shipment', undefined, headers)
    const answers = [
      await ask(),
      await ask({ 'sendam-version': NEWEST_VERSION }),
      await call('GET', '/api/v1/locations'),
      await call('GET', '/api/v1/wallet'),
      await withKey(text.slice(0, -1))('GET', '/shipment'),
      await withKey(text)('GET', '/shipments'),
      await call('POST', '/api/v1/nowhere', {}),
      await call('GET', `/api/v1/locations?key=${text}`),
    ]
    for (const { headers } of answers) {
      assert.equal(headers.get('sendam-version'), NEWEST_VERSION)
      assert.isNull(headers.get('deprecation'))
    }
  })

  test('is that of the key even when the key is rate limited', async ({ assert }) => {
    const { text, key } = await createUserApiKey(await person())
    await key.merge({ windowStartedAt: DateTime.utc(), windowCalls: 600 }).save()
    const { status, headers } = await withKey(text)('GET', '/shipment')
    assert.deepEqual([status, headers.get('sendam-version')], [429, key.apiVersion])
  })

  test('is refused when unknown, with the known versions', async ({ assert }) => {
    const { text } = await createUserApiKey(await person())
    for (const version of ['1999-01-01', 'latest']) {
      const { status, body } = await withKey(text)('GET', '/shipment', undefined, {
        'sendam-version': version,
      })
      assert.deepEqual([status, body.code], [400, 'E_UNKNOWN_VERSION'], version)
      assert.include(body.message, NEWEST_VERSION)
    }
  })
})
