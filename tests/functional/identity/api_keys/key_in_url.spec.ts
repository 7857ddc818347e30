import { test } from '@japa/runner'
import LoggedApiCall from '#identity/api_keys/logged_api_call'
import { flushCallLog } from '#identity/api_keys/call_log'
import { createUserApiKey } from '#tests/support/developers/api_keys'
import { statusOf } from '#tests/support/developers/business'
import { eventually } from '#tests/support/eventually'
import { captureLog } from '#tests/support/log_lines'
import { call, person } from '#tests/support/people'

test.group('An API key in a URL', () => {
  test('is refused in every part of the URL, with advice to use the header and roll the key', async ({
    assert,
  }) => {
    const { text, key } = await createUserApiKey(await person())
    for (const path of [
      `/api/v1/shipment/history/recent?api_key=${text}`,
      `/api/v1/shipment/history/recent?key=${text.slice(0, 30)}`,
      `/api/v1/shipment/history/recent?access_token=${text.replaceAll('_', '%5F')}`,
      `/api/v1/locations?q=a&token=${text}`,
      `/api/v1/nowhere/${text}`,
      `/mcp?api_key=${text}`,
      `/mcp/${text}`,
    ]) {
      const { status, body } = await call('POST', path, {})
      assert.equal(status, 400, path)
      assert.include(JSON.stringify(body), 'Send it in the header')
      assert.include(JSON.stringify(body), 'roll this key')
      assert.equal(await statusOf(call('GET', path)), 400)
    }
    await key.refresh()
    assert.isNull(key.lastUsedAt)
  })

  test('reaches none of our logs, even beside the right header', async ({ assert }) => {
    const { text, key } = await createUserApiKey(await person())
    const lines = captureLog()
    const path = `/api/v1/shipment/history/recent?api_key=${text}`
    const { body } = await call('GET', path, undefined, { authorization: `Bearer ${text}` })
    assert.equal(body.code, 'E_KEY_IN_URL')
    await eventually(() => lines.named('Request').length > 0)
    lines.stop()
    assert.notInclude(lines.text(), text.slice(9, 40))
    await flushCallLog()
    assert.isNull(await LoggedApiCall.findBy('apiKeyId', key.id))
  })

  test('is not mistaken for a short text with the prefix of a key', async ({ assert }) => {
    const { status } = await call('GET', '/api/v1/locations?q=sdm_test_')
    assert.equal(status, 200)
  })
})
