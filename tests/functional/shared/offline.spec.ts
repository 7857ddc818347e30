import { test } from '@japa/runner'
import brand from '#config/brand'
import { addressOfServer } from '#tests/support/api_client'

test.group('The service worker', () => {
  test('is small, and is served at the root, uncached and without a cookie', async ({ assert }) => {
    const worker = await fetch(`${addressOfServer()}/sw.js`)
    assert.equal(worker.status, 200)
    assert.equal(worker.headers.get('cache-control'), 'no-cache')
    assert.equal(worker.headers.get('content-type'), 'text/javascript; charset=utf-8')
    assert.isNull(worker.headers.get('set-cookie'))
    assert.match(worker.headers.get('content-security-policy')!, /worker-src 'self'/)
    const script = await worker.text()
    assert.isBelow(script.split('\n').length, 100)
    assert.doesNotThrow(() => new Function(script))
  })

  test('changes with the brand', async ({ assert, cleanup }) => {
    const versionNow = async () => {
      const worker = await fetch(`${addressOfServer()}/sw.js`)
      const script = await worker.text()
      return /shell-(\w+)/.exec(script)![1]
    }
    const [name, before] = [brand.name, await versionNow()]
    cleanup(() => void (brand.name = name))
    brand.name = 'Okada Parcels'
    assert.notEqual(await versionNow(), before)
    const page = await fetch(`${addressOfServer()}/offline`)
    assert.include(await page.text(), 'No connection · Okada Parcels')
  })
})
