import { gunzipSync } from 'node:zlib'
import { request } from 'node:http'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { readBrand } from '#shared/brand/current_brand'
import { names } from '#shared/brand/settings'
import { KeptPage } from '#shared/http/kept_page'
import { forgetPages, keepPage, keptPage } from '#shared/http/kept_pages'
import { PageSession } from '#tests/functional/identity/sessions/page_session'
import { addressOfServer } from '#tests/support/program'
import { queriesOf } from '#tests/support/database/query_count'

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

/** Past fetch, which takes what is compressed apart by itself. */
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

const noncesIn = (html: string) => new Set(html.match(/(?<=nonce=")[^"]+/g))

test.group('A page that is the same for all visitors', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    forgetPages()
    return forgetPages
  })

  test('is drawn once, and each answer has a nonce of its own', async ({ assert }) => {
    const seen = new Set<string>()
    const first = await ask('/rates')
    const texts = [await first.text()]
    assert.equal(await queriesOf(async () => texts.push(await textOf('/rates'))), 0)
    for (const text of texts) {
      const [nonce, ...others] = noncesIn(text)
      assert.deepEqual(others, [])
      seen.add(nonce!)
    }
    assert.equal(seen.size, 2)
    const again = await ask('/rates')
    const [nonce] = noncesIn(await again.text())
    assert.include(again.headers.get('content-security-policy'), `'nonce-${nonce}'`)
    assert.equal(again.headers.get('x-frame-options'), 'DENY')
    assert.equal(again.headers.get('etag'), first.headers.get('etag'))
    for (const name of ['Cookie', 'X-Inertia', 'Accept-Language']) {
      assert.include(again.headers.get('vary'), name)
    }
    assert.match(again.headers.get('cache-control')!, /^public/)
  })

  test('comes compressed as it comes plain', async ({ assert }) => {
    const zipped = await bytesOf('/terms', { 'accept-encoding': 'gzip, br' })
    const plain = await bytesOf('/terms', {})
    const bare = (bytes: Buffer) => {
      const html = bytes.toString()
      return html.replaceAll([...noncesIn(html)][0]!, '')
    }
    assert.equal(bare(gunzipSync(zipped)), bare(plain))
    assert.isBelow(zipped.length, plain.length / 3)
  })

  test('is not sent again to who has it, and the nonce that they have stays good', async ({
    assert,
  }) => {
    const etag = await tagOf('/privacy')
    const same = await ask('/privacy', { 'if-none-match': `"other", ${etag!}` })
    assert.equal(same.status, 304)
    assert.isNull(same.headers.get('content-security-policy'))
    assert.equal(same.headers.get('etag'), etag)
    const head = await ask('/privacy', {}, 'HEAD')
    assert.deepEqual([head.status, await head.text()], [200, ''])
    assert.equal(head.headers.get('etag'), etag)
  })

  test('is another one in each language', async ({ assert }) => {
    const [english, french] = [
      await ask('/terms'),
      await ask('/terms', { 'accept-language': 'fr' }),
    ]
    assert.notEqual(english.headers.get('etag'), french.headers.get('etag'))
    for (const language of ['fr', 'en']) {
      const asked = await ask(`/terms?lang=${language}`)
      assert.include(await asked.text(), `<html lang="${language}`)
    }
    const pressed = await ask('/terms?lang=fr', { 'sec-fetch-site': 'same-origin' })
    assert.isNotEmpty(pressed.headers.getSetCookie())
  })

  test('is never given to somebody with a cookie, and never kept from them', async ({ assert }) => {
    const member = await PageSession.signedIn('member@sendam.test')
    const theirs = await member.get('/terms')
    assert.include(await theirs.text(), 'member@sendam.test')
    assert.isNull(theirs.headers.get('etag'))
    assert.notInclude(await textOf('/terms'), 'member@sendam.test')
    const again = await member.get('/terms')
    assert.include(await again.text(), 'member@sendam.test')
  })

  test('is not kept for a question, in part or under another writing', async ({ assert }) => {
    for (const path of ['/?utm_source=x', '/terms?lang=xx', '/terms/', '/track?x=1']) {
      assert.isNull(await tagOf(path), path)
    }
    const part = await ask('/', { 'x-inertia': 'true', 'x-inertia-version': '1' })
    assert.isNull(part.headers.get('etag'))
    assert.isNull(await tagOf('/developers/calls/none'))
  })

  test('has what staff have changed of the brand at the next visit', async ({
    assert,
    cleanup,
  }) => {
    cleanup(() => names.set(names.default, { by: null }).then(readBrand))
    assert.notInclude(await textOf('/terms'), 'Kakaki')
    await names.set({ name: 'Kakaki', legalName: 'Kakaki Limited' }, { by: null })
    await readBrand()
    assert.include(await textOf('/terms'), 'Kakaki')
  })
})

test.group('Kept pages', (group) => {
  group.each.setup(() => forgetPages)

  test('make room for each other, and are as old as three seconds', ({ assert }) => {
    const large = new KeptPage(`${'x'.repeat(9_000_000)}nonce`, {
      policy: '',
      nonce: 'nonce',
      headers: {},
    })
    for (const name of ['a', 'b', 'c', 'd']) keepPage(name, '1', large, 0)
    assert.isNull(keptPage('a', '1', 1))
    assert.equal(keptPage('d', '1', 2_999), large)
    assert.isNull(keptPage('d', '2', 2_999))
    assert.isNull(keptPage('d', '1', 3_000), 'one visitor has it drawn')
    assert.equal(keptPage('d', '1', 3_000), large, 'the others do not wait for them')
  })
})
