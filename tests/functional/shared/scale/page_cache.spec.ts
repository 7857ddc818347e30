import { hash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { request } from 'node:http'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { loadBrand } from '#shared/brand/current_brand'
import { brandNames } from '#shared/brand/brand_settings'
import { CachedPage } from '#shared/scale/cached_page'
import { clearPageCache, cachePage, cachedPage } from '#shared/scale/page_cache'
import { PageSession } from '#tests/functional/identity/sessions/page_session'
import { addressOfServer } from '#tests/support/api_client'
import { countQueries } from '#tests/support/database/query_count'

type Headers = Record<string, string>

function ask(path: string, headers: Headers = {}, method = 'GET') {
  return fetch(addressOfServer() + path, { headers, method })
}

async function textOf(path: string, headers: Headers = {}) {
  const answer = await ask(path, headers)
  return answer.text()
}

async function tagOf(path: string, headers: Headers = {}) {
  const answer = await ask(path, headers)
  return answer.headers.get('etag')
}

/** Returns the compressed bytes, which `fetch` would decompress. */
async function bytesOf(path: string, headers: Headers): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  request(addressOfServer() + path, { headers }, (answer) => {
    const parts: Buffer[] = []
    answer.on('data', (part: Buffer) => parts.push(part))
    answer.on('end', () => resolve(Buffer.concat(parts)))
  })
    .on('error', reject)
    .end()
  return promise
}

function allowedBy(policy: string, name: string): string {
  return policy.split(';').find((directive) => directive.trim().startsWith(`${name} `)) ?? ''
}

const hashOf = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`

test.group('A page that is the same for all visitors', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clearPageCache()
    return clearPageCache
  })

  test('is rendered once', async ({ assert }) => {
    const first = await ask('/rates')
    const texts = [await first.text()]
    assert.equal(await countQueries(async () => texts.push(await textOf('/rates'))), 0)
    assert.equal(texts[0], texts[1])
    const again = await ask('/rates')
    assert.equal(again.headers.get('x-frame-options'), 'DENY')
    assert.equal(again.headers.get('etag'), first.headers.get('etag'))
    for (const name of ['Cookie', 'X-Inertia', 'Accept-Language']) {
      assert.include(again.headers.get('vary'), name)
    }
    assert.match(again.headers.get('cache-control')!, /^public/)
  })

  test('allows only its own inline scripts and styles, by their hashes', async ({ assert }) => {
    for (const path of ['/rates', '/terms', '/developers']) {
      const answer = await ask(path)
      const html = await answer.text()
      const policy = answer.headers.get('content-security-policy')!
      assert.notMatch(policy, /nonce-|unsafe-/)
      assert.notInclude(html, 'nonce=')
      const inline = (tag: string) => [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))]
      for (const tag of ['script', 'style']) {
        const [name, ...allowed] = allowedBy(policy, `${tag}-src`).trim().split(' ')
        assert.equal(name, `${tag}-src`)
        const hashes = inline(tag).map(([, text]) => hashOf(text!))
        assert.deepEqual(allowed, ["'self'", ...hashes], `${path} ${tag}`)
      }
      assert.isNotEmpty(inline('script'))
    }
  })

  test('has the same content compressed and uncompressed', async ({ assert }) => {
    const zipped = await bytesOf('/terms', { 'accept-encoding': 'gzip, br' })
    const plain = await bytesOf('/terms', {})
    assert.isTrue(gunzipSync(zipped).equals(plain))
    assert.isBelow(zipped.length, plain.length / 3)
  })

  test('answers 304 to a browser that has it', async ({ assert }) => {
    const etag = await tagOf('/privacy')
    const same = await ask('/privacy', { 'if-none-match': `"other", ${etag!}` })
    assert.equal(same.status, 304)
    assert.include(same.headers.get('content-security-policy'), "'sha256-")
    assert.equal(same.headers.get('etag'), etag)
    const head = await ask('/privacy', {}, 'HEAD')
    assert.deepEqual([head.status, await head.text()], [200, ''])
    assert.equal(head.headers.get('etag'), etag)
  })

  test('is cached separately for each language', async ({ assert }) => {
    const [english, french] = [
      await ask('/terms'),
      await ask('/terms', { 'accept-language': 'fr' }),
    ]
    assert.notEqual(english.headers.get('etag'), french.headers.get('etag'))
    for (const language of ['fr', 'en']) {
      const answer = await ask(`/terms?lang=${language}`)
      assert.include(await answer.text(), `<html lang="${language}`)
    }
    const pressed = await ask('/terms?lang=fr', { 'sec-fetch-site': 'same-origin' })
    assert.isNotEmpty(pressed.headers.getSetCookie())
  })

  test("is not served from the cache to a visitor with a cookie, and that visitor's page is not cached", async ({
    assert,
  }) => {
    const member = await PageSession.signedIn('member@sendam.test')
    const memberPage = await member.get('/terms')
    assert.include(await memberPage.text(), 'member@sendam.test')
    assert.isNull(memberPage.headers.get('etag'))
    assert.notInclude(await textOf('/terms'), 'member@sendam.test')
    const again = await member.get('/terms')
    assert.include(await again.text(), 'member@sendam.test')
  })

  test('is not cached with a query, as a partial visit or under another spelling', async ({
    assert,
  }) => {
    for (const path of ['/?utm_source=x', '/terms?lang=xx', '/terms/', '/track?x=1']) {
      assert.isNull(await tagOf(path), path)
    }
    const part = await ask('/', { 'x-inertia': 'true', 'x-inertia-version': '1' })
    assert.isNull(part.headers.get('etag'))
    assert.isNull(await tagOf('/developers/calls/none'))
  })

  test('shows a change of the brand at the next visit', async ({ assert, cleanup }) => {
    cleanup(() => brandNames.set(brandNames.default, { by: null }).then(loadBrand))
    assert.notInclude(await textOf('/terms'), 'Kakaki')
    await brandNames.set({ name: 'Kakaki', legalName: 'Kakaki Limited' }, { by: null })
    await loadBrand()
    assert.include(await textOf('/terms'), 'Kakaki')
  })
})

test.group('The page cache', (group) => {
  group.each.setup(() => clearPageCache)

  test('evicts old pages for new ones, and keeps each for three seconds', ({ assert }) => {
    const large = new CachedPage({
      html: 'x'.repeat(9_000_000),
      policy: '',
      nonce: 'nonce',
      headers: {},
    })
    for (const name of ['a', 'b', 'c', 'd']) cachePage(name, '1', large, 0)
    assert.isNull(cachedPage('a', '1', 1))
    assert.equal(cachedPage('d', '1', 2_999), large)
    assert.isNull(cachedPage('d', '2', 2_999))
    assert.isNull(cachedPage('d', '1', 3_000), 'one visitor renders it anew')
    assert.equal(cachedPage('d', '1', 3_000), large, 'the others do not wait for it')
  })
})
