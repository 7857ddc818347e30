import { test } from '@japa/runner'
import { GUIDE_SLUGS } from '#admin/developers/guides/guide'
import { readRecordedCalls } from '#admin/developers/openapi/recorded_calls'
import { listSiteContents } from '#admin/developers/site/site_contents'
import { PageSession } from '#tests/functional/identity/sessions/page_session'
import { addressOfServer } from '#tests/support/api_client'

const CALL = '/developers/calls/bookShipment'
const PAGES = [
  '/developers',
  '/developers/try-it',
  '/developers/groups/tracking-and-documents',
  CALL,
  ...GUIDE_SLUGS.map((guide) => `/developers/${guide}`),
]

async function read(path: string) {
  const response = await fetch(new URL(path, addressOfServer()), { redirect: 'manual' })
  return { response, text: await response.text() }
}

function seen(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
}

test.group('The developer site', () => {
  test('lists its contents and links its Markdown version on each page', async ({ assert }) => {
    const contents = await listSiteContents()
    const labels = contents.flatMap(({ entries }) => entries.map(({ label }) => label))
    assert.lengthOf(new Set(labels), labels.length, 'two entries have the same name')
    for (const path of PAGES) {
      const { text } = await read(path)
      assert.include(text, `type="text/markdown" href="${path}.md"`, path)
      for (const label of labels) assert.include(seen(text), label, path)
    }
  })

  test('shows a call in curl, JavaScript, PHP and Python before any script runs', async ({
    assert,
  }) => {
    for (const path of [CALL, '/developers/quick-start']) {
      const { text } = await read(path)
      const api = `${addressOfServer()}/api/v1`
      for (const code of [
        `curl "${api}/shipment" \\\n  -H "Authorization: Bearer $SENDAM_KEY"`,
        `await fetch('${api}/shipment', {\n  method: 'POST'`,
        `curl_init('${api}/shipment');`,
        `requests.post(\n    "${api}/shipment"`,
      ]) {
        assert.include(seen(text), code, path)
      }
    }
  })

  test('lists only calls that a key or anybody may make; staff find the others behind sign-in', async ({
    assert,
  }) => {
    const staffCall = '/developers/calls/listSettings'
    const ownPages = '/developers/calls/checkToken'
    const partners = '/developers/calls/createPaymentWebhook'
    const lists = ['/developers', '/llms.txt', '/developers/search.json', '/sitemap.xml']
    for (const path of [...lists, '/developers/groups/account']) {
      const { text } = await read(path)
      for (const call of [staffCall, ownPages, partners]) assert.notInclude(text, call, path)
    }
    const settings = await read('/developers/groups/settings')
    assert.equal(settings.response.status, 404)
    const shipments = await read('/developers/groups/shipments')
    assert.include(shipments.text, `href="${CALL}"`)

    const stranger = await read('/admin/developers')
    assert.equal(stranger.response.status, 302)
    const staff = await PageSession.signedIn('admin@sendam.test')
    const { props } = await staff.visit('/admin/developers')
    const ids = props.groups.flatMap(({ calls }: { calls: { id: string }[] }) =>
      calls.map(({ id }) => id)
    )
    assert.includeMembers(ids, ['listSettings', 'checkToken'])
    assert.notInclude(ids, 'bookShipment')
  })

  test('names the scope of a call, and offers no trial of calls that refuse keys', async ({
    assert,
  }) => {
    const { text } = await read(CALL)
    assert.include(seen(text), 'API keys require the scope shipments:write.')
    const { text: login } = await read('/developers/calls/identityLogin')
    assert.notInclude(login, 'id="try-it"')
    const { text: people } = await read('/developers/calls/checkToken')
    assert.notInclude(people, 'id="try-it"')
  })

  test('offers to try only calls that a test key may make, without uploads', async ({ assert }) => {
    const { text: list } = await read('/developers/try-it')
    assert.include(list, 'href="/developers/calls/bookShipment')
    for (const id of ['getStatementToken', 'createProductImage']) {
      assert.notInclude(list, `href="/developers/calls/${id}#`)
      const { text } = await read(`/developers/calls/${id}`)
      assert.notInclude(text, 'id="try-it"', id)
    }
  })

  test('shows the recorded parameters of a call', async ({ assert }) => {
    const { params } = readRecordedCalls()['api.shipping.tracking.show']!.example!
    const { text } = await read('/developers/calls/trackShipment.md')
    assert.include(text, `/shipment/${params!.trackingNumber}/track"`)
  })

  test('links the calls in a guide to their pages', async ({ assert }) => {
    const { text } = await read('/developers/book-in-one-call')
    const link = '<a href="/developers/calls/getQuote"><code>POST /shipment/check_rate</code>'
    assert.include(text, link)
  })

  test('redirects the old addresses of calls', async ({ assert }) => {
    for (const old of [
      '/developers/shippingShipmentsStore',
      '/developers/calls/shippingShipmentsStore',
    ]) {
      const { response } = await read(old)
      assert.equal(response.status, 301)
      assert.equal(response.headers.get('location'), CALL)
    }
  })

  test('serves each page as publicly cacheable Markdown', async ({ assert }) => {
    for (const path of PAGES) {
      const { response, text } = await read(`${path}.md`)
      assert.equal(response.status, 200, path)
      assert.equal(response.headers.get('content-type'), 'text/markdown; charset=utf-8')
      assert.equal(response.headers.get('cache-control'), 'public, max-age=300')
      assert.deepEqual(response.headers.getSetCookie(), [])
      assert.match(text, /^# \S/, path)
      assert.notMatch(text, /\{\{|```request/, path)
    }
    const { text } = await read(`${CALL}.md`)
    assert.include(text, '`POST /api/v1/shipment`')
    assert.include(text, '- `items[].weight` (number): kg')
    assert.include(text, `curl "${addressOfServer()}/api/v1/shipment"`)
    for (const path of [
      '/developers/nothing.md',
      '/developers/calls/nothing.md',
      '/developers/groups/settings.md',
    ]) {
      const nothing = await read(path)
      assert.equal(nothing.response.status, 404)
    }
  })

  test('is listed in llms.txt, where every link works', async ({ assert }) => {
    const { response, text } = await read('/llms.txt')
    assert.equal(response.headers.get('content-type'), 'text/plain; charset=utf-8')
    const links = [...text.matchAll(/\]\((\S+)\)/g)].map(([, link]) => link!)
    assert.isAbove(links.length, 100)
    const answers = await Promise.all(links.map((link) => read(link)))
    const broken = links.filter((_, index) => answers[index]!.response.status !== 200)
    assert.deepEqual(broken, [])
  })

  test('has a search index of pages, their sections and calls', async ({ assert }) => {
    const { response, text } = await read('/developers/search.json')
    assert.deepEqual(response.headers.getSetCookie(), [])
    const index: { title: string; href: string; about: string }[] = JSON.parse(text)
    const find = (title: string) => index.find((entry) => entry.title === title)
    assert.equal(find('Webhooks')?.href, '/developers/webhooks')
    assert.equal(find('The same event twice')?.href, '/developers/webhooks#the-same-event-twice')
    assert.include(find('Book a shipment'), { href: CALL, about: 'POST /shipment' })
    const all = index.map(({ href }) => href.split('#')[0]!)
    const pages = new Set(all.filter((href) => href === CALL || !href.includes('/calls/')))
    const answers = await Promise.all([...pages].map((page) => read(page)))
    assert.deepEqual(
      [...pages].filter((_, place) => answers[place]!.response.status !== 200),
      []
    )
  })

  test('gives a heading an anchor that the contents and the search link to', async ({ assert }) => {
    const { text } = await read('/developers/webhooks')
    assert.include(text, '<h2 id="the-same-event-twice">')
    assert.include(text, 'href="#the-same-event-twice"')
  })
})
