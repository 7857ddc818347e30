import { brotliCompressSync } from 'node:zlib'
import { test } from '@japa/runner'
import brand from '#config/brand'
import { removeProps } from '#tests/support/page_props'

const PAGES = {
  '/': 'Send a parcel from Nigeria to anywhere',
  '/branded-tracking': 'A tracking page that looks like your business',
  '/branded-notification': 'News of the parcel, in your own name',
  '/terms': 'Terms',
  '/privacy': 'Privacy Policy',
  '/developers': 'API for All your shipping needs.',
  '/developers/errors': 'Errors',
  '/developers/changelog': 'Changelog',
  '/developers/quick-start': 'Quick start',
  '/developers/try-it': 'Try it',
  '/developers/calls/calculateRates': 'Estimate the price of a parcel',
}

/** The most compressed bytes of HTML before a page can be read on a slow line. */
const MOST_BYTES = 30_000

test.group('Public pages, before any script runs', () => {
  for (const [path, heading] of Object.entries(PAGES)) {
    test(`${path} is complete, with a title and a description for search engines`, async ({
      client,
      assert,
    }) => {
      const response = await client.get(path)
      response.assertStatus(200)
      const html = removeProps(response.text())
      assert.equal(/<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1], heading)
      assert.match(html, new RegExp(`<title[^>]*>[^<]+ · ${brand.name}</title>`))
      assert.match(html, /<meta[^>]+name="description"[^>]+content="[^"]{40,}"/)
      assert.isBelow(brotliCompressSync(html).byteLength, MOST_BYTES)
    })
  }

  test('an unknown page has a title, an explanation and a link home', async ({
    client,
    assert,
  }) => {
    const response = await client.get('/no/such/page')
    response.assertStatus(404)
    const html = removeProps(response.text())
    assert.include(html, `Page not found · ${brand.name}</title>`)
    assert.equal(/<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1], 'Ooooops! Looks like you got lost.')
    assert.include(html, 'The page you are looking for has not shipped!')
    assert.match(html, /href="\/"[^>]*>(<[^>]*>)*Go home/)
  })

  test('a form that needs JavaScript says so, and links to tracking instead', async ({
    client,
    assert,
  }) => {
    for (const [path, purpose] of [
      ['/signin', 'sign in'],
      ['/register', 'sign up'],
      ['/reset', 'reset your password'],
    ]) {
      const response = await client.get(path!)
      const [, notice] = /<noscript>(.*?)<\/noscript>/s.exec(response.text()) ?? []
      assert.include(notice, `You need JavaScript to ${purpose}.`)
      assert.match(notice!, /href="\/track"[^>]*>track a parcel/)
    }
  })

  test('the home page has everything that a visitor may look for', async ({ client, assert }) => {
    const response = await client.get('/')
    const html = removeProps(response.text())
    for (const words of [
      'API for All your shipping needs.',
      'Check Rates | Generate Labels | Track Shipments',
      'API docs',
      'Branded Tracking',
      'Why Choose Us',
      'Sign In',
      'Sign Up',
    ]) {
      assert.include(html, words)
    }
    for (const id of ['why-choose-us', 'faq', 'contact']) {
      assert.include(html, `href="/#${id}"`)
      assert.include(html, `<section id="${id}"`)
    }
    assert.include(html, brand.contactNumber)
    for (const { address } of brand.offices) assert.include(html, address)
  })

  test('every page links to the terms, the privacy policy and the contact', async ({
    client,
    assert,
  }) => {
    for (const path of ['/rates', '/track', '/terms']) {
      const response = await client.get(path)
      const html = removeProps(response.text())
      for (const href of ['/terms', '/privacy', '/#contact']) {
        assert.include(html, `href="${href}"`, path)
      }
    }
  })

  test('an unknown call or guide answers 404', async ({ client }) => {
    for (const path of ['/developers/noSuchPage', '/developers/calls/noSuchCall']) {
      const response = await client.get(path)
      response.assertStatus(404)
    }
  })
})
