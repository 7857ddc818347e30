import { test } from '@japa/runner'
import { disconnectDatabase } from '#tests/support/database/database_outage'
import { addressOfServer } from '#tests/support/api_client'
import { PageSession } from '#tests/functional/identity/sessions/page_session'

test.group('While the database cannot be reached', () => {
  test('the health checks report live and serving, but not ready', async ({ assert, cleanup }) => {
    const bringBack = disconnectDatabase()
    cleanup(bringBack)
    for (const status of ['live', 'serving']) {
      const response = await fetch(`${addressOfServer()}/health/${status}`)
      assert.deepEqual([response.status, await response.json()], [200, { status }])
    }
    const ready = await fetch(`${addressOfServer()}/health`)
    const checks = { database: false, queue: false }
    const problems = ['The database does not answer']
    assert.deepEqual(
      [ready.status, await ready.json()],
      [503, { status: 'unavailable', checks, problems }]
    )
    bringBack()
    const again = await fetch(`${addressOfServer()}/health`)
    assert.equal(again.status, 200)
  })

  test('a page shows an error before any script runs', async ({ assert, cleanup }) => {
    const page = await PageSession.signedIn('member@sendam.test')
    cleanup(disconnectDatabase())
    for (const path of ['/base/home', '/base/history', '/track/123456789012']) {
      const response = await page.get(path)
      assert.equal(response.status, 503, path)
      const html = await response.text()
      assert.match(html, /<title[^>]*>Something went wrong · Sendam<\/title>/, path)
      assert.include(html, 'Something went wrong on our side.</h1>', path)
      assert.include(html, 'Please try again in a minute.</p>', path)
    }
  })

  test('a call answers 503 with E_UNAVAILABLE', async ({ assert, cleanup }) => {
    const page = await PageSession.signedIn('member@sendam.test')
    cleanup(disconnectDatabase())
    const response = await page.get('/api/v1/account/organizations')
    assert.deepEqual([response.status, response.headers.get('retry-after')], [503, '5'])
    const { code } = (await response.json()) as { code: string }
    assert.equal(code, 'E_UNAVAILABLE')
  })
})
