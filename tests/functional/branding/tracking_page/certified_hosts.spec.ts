import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { clearCertifiedHosts } from '#branding/tracking_page/certified_hosts'
import { countQueries } from '#tests/support/database/query_count'
import { ACME_HOST, publishedAcme } from './shop.js'

test.group('Certificate check for a host', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    clearCertifiedHosts()
    await limiter.clear(['memory'])
  })

  const checkHost = (client: ApiClient, domain: string) => client.get('/tls/host').qs({ domain })

  test('allows our own hosts and published shops, and no other name', async ({ client }) => {
    const { brand } = await publishedAcme()
    for (const host of [ACME_HOST, 'ACME.localhost.', '127.0.0.1']) {
      const response = await checkHost(client, host)
      response.assertStatus(200)
      response.assertCookieMissing('sendam-session')
    }
    for (const host of [
      'nobody.localhost',
      'x.acme.localhost',
      'acme.example.com',
      'acme.localhost.example.com',
      '-acme.localhost',
      'acme%00.localhost',
      '',
    ]) {
      const response = await checkHost(client, host)
      response.assertStatus(404)
    }
    const twice = await client.get('/tls/host?domain[]=acme.localhost&domain[]=other.localhost')
    twice.assertStatus(404)

    await brand.merge({ publishedAt: null }).save()
    clearCertifiedHosts()
    const hidden = await checkHost(client, ACME_HOST)
    hidden.assertStatus(404)
  })

  test('answers repeated requests without a query', async ({ client, assert }) => {
    await publishedAcme()
    await checkHost(client, ACME_HOST)
    await checkHost(client, 'nobody.localhost')
    const queries = await countQueries(async () => {
      await checkHost(client, ACME_HOST)
      await checkHost(client, 'nobody.localhost')
    })
    assert.equal(queries, 0)
  })

  test('limits requests for invented names; known hosts still pass', async ({ client }) => {
    await publishedAcme()
    await checkHost(client, ACME_HOST)
    const invented = Array.from({ length: 300 }, (_, at) => `invented-${at}.localhost`)
    await Promise.all(invented.map((host) => checkHost(client, host)))
    const refused = await checkHost(client, 'one-more.localhost')
    refused.assertStatus(429)
    const known = await checkHost(client, ACME_HOST)
    known.assertStatus(200)
  })
})
