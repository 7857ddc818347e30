import { test } from '@japa/runner'

test.group('Pages for strangers', () => {
  test('the landing page is complete before any script runs', async ({ client, assert }) => {
    const response = await client.get('/')
    response.assertStatus(200)
    assert.match(response.text(), /<h1[^>]*>Send a parcel from Nigeria to anywhere<\/h1>/)
    assert.include(response.header('content-security-policy') ?? '', "script-src 'self' 'nonce-")
  })

  test('the dashboard sends a stranger to sign-in', async ({ client, assert }) => {
    const response = await client.get('/base/home').redirects(0)
    response.assertStatus(302)
    assert.equal(response.header('location'), '/signin')
  })

  test('an unknown path is a 404 page', async ({ client }) => {
    const response = await client.get('/no/such/page')
    response.assertStatus(404)
  })

  test('an unknown call is a 404 in the error envelope', async ({ client, assert }) => {
    const response = await client.get('/api/v1/nothing')
    response.assertStatus(404)
    assert.equal(response.body().code, 'E_NOT_FOUND')
  })

  test('the server-rendering bundle cannot be downloaded', async ({ client }) => {
    for (const path of [
      '/assets/server/ssr.js',
      '/assets//server/ssr.js',
      '/assets/%73erver/ssr.js',
    ]) {
      const response = await client.get(path)
      response.assertStatus(404)
    }
  })

  test('the health checks tell ready from live', async ({ client, assert }) => {
    const ready = await client.get('/health')
    ready.assertStatus(200)
    assert.deepEqual(ready.body(), { status: 'ready', checks: { database: true } })
    const live = await client.get('/health/live')
    live.assertStatus(200)
  })
})
