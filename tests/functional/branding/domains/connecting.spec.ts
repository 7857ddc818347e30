import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import Organization from '#identity/organizations/models/organization'
import OwnDomain from '#branding/domains/own_domain'
import { publishedAcme } from '#tests/functional/branding/tracking_page/shop'
import { DnsServer } from '#tests/support/fakes/dns_server'
import { apiClientOf, type ApiClientCall } from '#tests/support/api_client'
import { HOST, TARGET, verifiedDomain } from './own_domain.js'

const OWNER = 'owner@acme.test'

test.group('Connecting a domain', (group) => {
  let dns: DnsServer
  let call: ApiClientCall

  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await publishedAcme()
    dns = new DnsServer()
    return dns.start()
  })

  const add = (host: unknown = HOST) => call('post', '/own_domain', { host })

  async function checkFinding(): Promise<string> {
    const answer = await call('post', '/own_domain/check')
    answer.assertStatus(200)
    return answer.body().data.found
  }

  test('shows the CNAME to create and connects once it exists', async ({ client, assert }) => {
    call = await apiClientOf(client, OWNER)
    const before = await call('get', '/own_domain')
    assert.deepEqual(before.body(), { data: null })
    const added = await add('  Track.AnkaraHouse.ng. ')
    added.assertStatus(200)
    assert.containsSubset(added.body().data, {
      host: HOST,
      status: 'waiting',
      record: { type: 'CNAME', name: HOST, value: TARGET },
      verifiedAt: null,
      isCheckedByItself: true,
    })
    assert.match(added.body().data.found, /^We see no CNAME yet\./)
    dns.say(HOST, { cname: TARGET })
    const checked = await call('post', '/own_domain/check')
    checked.assertBodyContains({ message: 'Your domain is connected.' })
    assert.equal(checked.body().data.status, 'verified')
    const connected = await call('get', '/own_domain')
    assert.equal(connected.body().data.status, 'verified')
    assert.isNotNull(connected.body().data.verifiedAt)
  })

  test('explains the DNS records that it found', async ({ client, assert }) => {
    call = await apiClientOf(client, OWNER)
    await add()
    dns.say(HOST, { cname: 'shops.myshopify.example' })
    assert.equal(
      await checkFinding(),
      `It points to shops.myshopify.example, not to us. Change the CNAME to ${TARGET}.`
    )
    dns.say(HOST, { cname: 'rivals.localhost' })
    assert.include(
      await checkFinding(),
      'It points to rivals.localhost, not to the address of your page.'
    )
    dns.say(HOST, { a: '203.0.113.7' })
    assert.match(await checkFinding(), /^It has an address \(203\.0\.113\.7\) instead of a CNAME\./)
    dns.say(HOST, { aaaa: '2001:0db8:0000:0000:0000:0000:0000:0007' })
    assert.match(await checkFinding(), /^It has an address \(2001:db8::7\) instead of a CNAME\./)
    dns.say(HOST, {})
    assert.match(await checkFinding(), /^We see no CNAME yet\./)
    dns.say(HOST, { soa: true, a: '203.0.113.7' })
    assert.include(await checkFinding(), `add a name in front of it, such as track.${HOST}.`)
  })

  test('follows a chain of CNAMEs to us and stops at a loop', async ({ client, assert }) => {
    call = await apiClientOf(client, OWNER)
    await add()
    dns.say(HOST, { cname: 'pages.ankarahouse.ng' })
    dns.say('pages.ankarahouse.ng', { cname: HOST })
    assert.match(await checkFinding(), /^It points to .*ankarahouse\.ng, not to us\./)
    dns.say('pages.ankarahouse.ng', { cname: 'ACME.localhost' })
    assert.match(await checkFinding(), /That is correct/)
  })

  test('reports a DNS server that is silent, fails or answers nonsense', async ({
    client,
    assert,
  }) => {
    call = await apiClientOf(client, OWNER)
    await add()
    for (const mood of ['silent', 'in trouble'] as const) {
      dns.say(HOST, mood)
      assert.match(await checkFinding(), /^The DNS servers of this domain do not answer\./)
    }
    dns.say(HOST, 'nonsense')
    assert.match(await checkFinding(), /an answer that we cannot read/)
    dns.say(HOST, { cname: '<script>alert(1)</script>' })
    assert.match(await checkFinding(), /an answer that we cannot read/)
  })

  test('refuses IP addresses, invalid names and our own hosts, without a DNS query', async ({
    client,
    assert,
  }) => {
    call = await apiClientOf(client, OWNER)
    for (const [host, problem] of [
      ['203.0.113.7', 'IP address'],
      ['127.0.0.1', 'one of our own addresses'],
      ['acme.localhost', 'one of our own addresses'],
      ['deep.acme.localhost', 'one of our own addresses'],
      ['nodots', 'must be a host name'],
      [`${'a'.repeat(63)}.`.repeat(4) + 'ng', 'at most 253 characters'],
      ['', 'should not be empty'],
      [null, 'should not be empty'],
      [['track.ankarahouse.ng'], 'must be a host name'],
    ] as const) {
      const answer = await add(host)
      answer.assertStatus(422)
      assert.include(answer.body().errors[0].message, problem, String(host))
    }
    assert.isEmpty(dns.asked)
    assert.isNull(await OwnDomain.first())
  })

  test('accepts the same domain twice; refuses another until the first is removed', async ({
    client,
    assert,
  }) => {
    call = await apiClientOf(client, OWNER)
    await add()
    const duplicate = await add()
    duplicate.assertStatus(200)
    const other = await add('orders.ankarahouse.ng')
    other.assertStatus(409)
    assert.include(other.body().message, `already has the domain ${HOST}`)
    const removed = await call('delete', '/own_domain')
    removed.assertStatus(200)
    const again = await call('delete', '/own_domain')
    again.assertStatus(200)
    const next = await add('orders.ankarahouse.ng')
    next.assertStatus(200)
    await call('delete', '/own_domain')
    const missing = await call('post', '/own_domain/check')
    missing.assertStatus(404)
  })

  test('leaves the domain to the verified business; an unverified claim blocks nobody', async ({
    client,
    assert,
  }) => {
    const rivals = await Organization.create({ name: 'Rivals', subdomain: 'rivals' })
    call = await apiClientOf(client, OWNER)
    await add()
    const rivalDomain = await verifiedDomain(rivals, dns)
    assert.equal(rivalDomain.status, 'verified')
    assert.include(await checkFinding(), 'It points to rivals.localhost')
    await call('delete', '/own_domain')
    const refused = await add()
    refused.assertStatus(409)
    assert.equal(refused.body().code, 'E_DOMAIN_TAKEN')
    assert.include(refused.body().message, `point its CNAME to ${TARGET}`)
  })

  test('gives a sold domain to its new owner once the former owner is no longer verified', async ({
    client,
    assert,
  }) => {
    const rivals = await Organization.create({ name: 'Rivals', subdomain: 'rivals' })
    const rivalDomain = await verifiedDomain(rivals, dns)
    call = await apiClientOf(client, OWNER)
    dns.say(HOST, { cname: TARGET })
    const early = await add()
    early.assertStatus(409)
    await rivalDomain.refresh()
    assert.isAtMost(rivalDomain.nextCheckAt!.toMillis(), Date.now())
    await rivalDomain.merge({ failingSince: rivalDomain.verifiedAt }).save()
    const added = await add()
    assert.match(added.body().data.found, /another business still uses this domain/)
    assert.equal(added.body().data.status, 'waiting')
    await rivalDomain.merge({ verifiedAt: null }).save()
    const checked = await call('post', '/own_domain/check')
    assert.equal(checked.body().data.status, 'verified')
  })

  test('needs a business with a subdomain', async ({ client }) => {
    call = await apiClientOf(client, 'member@sendam.test')
    for (const answer of [
      await add(),
      await call('get', '/own_domain'),
      await call('delete', '/own_domain'),
      await call('post', '/own_domain/check'),
    ]) {
      answer.assertStatus(422)
      answer.assertBodyContains({ code: 'E_BUSINESS_NEEDED' })
    }
    await Organization.query().where('subdomain', 'acme').update({ subdomain: null })
    call = await apiClientOf(client, OWNER)
    const refused = await add()
    refused.assertBodyContains({ code: 'E_NO_WEB_ADDRESS' })
  })

  test('refuses too many checks with 429', async ({ client }) => {
    call = await apiClientOf(client, OWNER)
    await add()
    for (let check = 1; check < 20; check++) await call('post', '/own_domain/check')
    const refused = await call('post', '/own_domain/check')
    refused.assertStatus(429)
  })
})
