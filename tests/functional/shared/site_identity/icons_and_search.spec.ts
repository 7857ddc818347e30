import { test } from '@japa/runner'
import sharp from 'sharp'
import { appUrl } from '#config/app'
import brand from '#config/brand'
import { renderIcon } from '#shared/site_identity/icons'
import { addressOfServer } from '#tests/support/api_client'

const PAGES = [
  ...['/', '/rates', '/track', '/signin', '/register', '/reset', '/terms', '/privacy'],
  ...['/branded-tracking', '/branded-notification', '/developers', '/developers/errors'],
]

async function fetchBytes(path: string) {
  const response = await fetch(addressOfServer() + path)
  const type = response.headers.get('content-type')
  return { status: response.status, type, bytes: Buffer.from(await response.arrayBuffer()) }
}

test.group('The head of a public page', () => {
  for (const path of PAGES) {
    test(`${path} has a description, a canonical URL, icons and a card`, async ({
      client,
      assert,
    }) => {
      const response = await client.get(`${path}?ref=7`).header('host', 'evil.example')
      const html = response.text()
      const head = html.slice(0, html.indexOf('</head>'))
      const address = appUrl + path
      assert.match(head, /<meta[^>]+name="description"[^>]+content="[^"]{40,}"/)
      assert.match(head, new RegExp(`<link[^>]+rel="canonical"[^>]+href="${address}"`))
      assert.match(head, new RegExp(`property="og:url"[^>]+content="${address}"`))
      assert.match(head, new RegExp(`property="og:image"[^>]+content="${appUrl}/card.png"`))
      assert.match(head, /name="twitter:card"/)
      assert.notInclude(head, 'evil.example')
      for (const href of [
        '/favicon.ico',
        '/favicon.svg',
        '/icons/touch.png',
        '/site.webmanifest',
      ]) {
        assert.include(head, `href="${href}"`)
      }
      assert.lengthOf(head.match(/name="theme-color"/g)!, 2)
    })
  }

  test('links icons of the sizes that it states', async ({ client, assert, cleanup }) => {
    const answer = await client.get('/site.webmanifest')
    const manifest = answer.body()
    assert.containsSubset(manifest, { name: brand.name, display: 'standalone', scope: '/' })
    const icons = manifest.icons.map(({ src, sizes }: any) => [src, sizes])
    for (const [src, sizes] of [...icons, ['/icons/touch.png', '180x180']]) {
      const { bytes, type } = await fetchBytes(src)
      const { format, width, height } = await sharp(bytes).metadata()
      assert.deepEqual([type, format, `${width}x${height}`], ['image/png', 'png', sizes])
    }
    const file = await fetchBytes('/favicon.ico')
    assert.equal(file.bytes.readUInt32LE(14), file.bytes.length - 22)
    const drawing = await fetchBytes('/favicon.svg')
    assert.equal(drawing.type, 'image/svg+xml')
    const other = await fetchBytes('/icons/other.png')
    assert.equal(other.status, 404)

    const before = await renderIcon('icon-32')
    cleanup(() => void (brand.colour = null))
    brand.colour = '#c2185b'
    assert.notDeepEqual(await renderIcon('icon-32'), before)
  })

  test('robots.txt and the sitemap list the public pages, all of which exist', async ({
    client,
    assert,
  }) => {
    const robots = await client.get('/robots.txt')
    for (const path of ['/base/', '/admin/', '/api/']) {
      assert.include(robots.text(), `Disallow: ${path}`)
    }
    assert.include(robots.text(), `Sitemap: ${appUrl}/sitemap.xml`)
    const sitemap = await client.get('/sitemap.xml')
    const paths = [...sitemap.text().matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => {
      assert.isTrue(address!.startsWith(`${appUrl}/`))
      return address!.slice(appUrl.length)
    })
    assert.includeMembers(paths, PAGES)
    assert.equal(new Set(paths).size, paths.length)
    for (const path of paths.filter((_, index) => index < PAGES.length || index % 40 === 0)) {
      const page = await client.get(path)
      assert.equal(page.status(), 200, path)
    }
  })
})
