import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { get } from 'node:http'
import { basename } from 'node:path'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import { hasRedis } from '#config/redis'
import Membership from '#identity/organizations/models/membership'
import { DomainError } from '#shared/errors/domain_error'
import { seedDemoWallets } from '#wallet/demo_wallets'
import Wallet from '#wallet/balances/wallet'
import { removeProps } from '#tests/support/page_props'
import { addressOfServer } from '#tests/support/api_client'
import { PageSession } from './page_session.js'

const BALANCES = [
  { path: '/base/home', component: 'shipping/home/home', only: 'balances' },
  { path: '/base/wallet/balance', component: 'wallet/balances/balance', only: 'balances' },
]

const ELSEWHERE = [
  'https://evil.example/base/home',
  '//evil.example/base/home',
  '/\\evil.example/base/home',
  '\t//evil.example',
  '/base.evil.example',
  '/baseevil',
  'javascript:alert(1)//base/home',
  '/logout',
  7,
]

/** Requests the path unchanged: other clients would normalize it. */
function statusOfRawPath(path: string): Promise<number | undefined> {
  const { HOST: host, PORT: port } = process.env
  return new Promise((resolve, reject) => {
    get({ host, port, path }, (response) => resolve(response.resume().statusCode)).on(
      'error',
      reject
    )
  })
}

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

  test('an unknown path answers 404 with an error page', async ({ client }) => {
    const response = await client.get('/no/such/page')
    response.assertStatus(404)
  })

  test('an unknown call answers 404 in the error envelope', async ({ client, assert }) => {
    const response = await client.get('/api/v1/nothing')
    response.assertStatus(404)
    assert.equal(response.body().code, 'E_NOT_FOUND')
  })

  test('the server-rendering bundle cannot be downloaded, however its address is written', async ({
    assert,
  }) => {
    for (const path of [
      '/assets/server/ssr.js',
      '/assets/./server/ssr.js',
      '/assets/%2e/server/ssr.js',
      '/assets//server/ssr.js',
      '/assets/%73erver/ssr.js',
      '/assets/x/../server/ssr.js',
      '/assets/x/%2e%2e/server/ssr.js',
      '/assets\\server\\ssr.js',
      '/assets/%5cserver/ssr.js',
      '/assets/SERVER/ssr.js',
      '/assets/../../renderer/server/ssr.js',
      '/assets/%2e%2e/%2e%2e/renderer/server/ssr.js',
      '/renderer/server/ssr.js',
    ]) {
      assert.notEqual(await statusOfRawPath(path), 200, path)
    }
  })

  test('the server-rendering bundle is outside the public folder', async ({ assert }) => {
    const files = await readdir(app.publicPath(), { recursive: true })
    assert.isAbove(files.length, 50)
    assert.deepEqual(
      files.filter((file) => basename(file).startsWith('ssr')),
      []
    )
    assert.isTrue(existsSync(app.publicPath('../renderer/server/ssr.js')))
  })

  test('every built asset can be downloaded', async ({ client, assert }) => {
    const built = JSON.parse(await readFile(app.publicPath('assets/.vite/manifest.json'), 'utf8'))
    const files = Object.values<{ file: string }>(built).map(({ file }) => file)
    assert.isAbove(files.length, 50)
    for (const file of files) {
      const response = await client.get(`/assets/${file}`)
      assert.equal(response.status(), 200, file)
    }
  })

  test('only the development server has the gallery of components', async ({ client, assert }) => {
    const built = await readFile(app.publicPath('assets/.vite/manifest.json'), 'utf8')
    assert.notInclude(built, 'shared/gallery')
    assert.include(built, 'shared/landing')
    const response = await client.get('/dev/ui')
    response.assertStatus(404)
  })

  test('every answer has the header X-Content-Type-Options: nosniff', async ({ assert }) => {
    const [script = ''] = await readdir(app.publicPath('assets'))
    const paths = [
      '/',
      '/no/such/page',
      '/health',
      '/api/v1/locations',
      '/api/v1/nothing',
      `/assets/${script}`,
    ]
    for (const path of [...paths, '/api/v1/account/organizations', '/base/home', '/openapi.json']) {
      const response = await fetch(`${addressOfServer()}${path}`, { redirect: 'manual' })
      assert.equal(response.headers.get('x-content-type-options'), 'nosniff', path)
    }
  })

  test('the health checks tell ready from live', async ({ client, assert }) => {
    const ready = await client.get('/health')
    ready.assertStatus(200)
    const engine = hasRedis ? { redis: true } : {}
    const checks = { database: true, queue: true, ...engine }
    assert.deepEqual(ready.body(), { status: 'ready', checks })
    const live = await client.get('/health/live')
    live.assertStatus(200)
  })

  test('the health checks open no session', async ({ assert }) => {
    for (const path of ['/health', '/health/live', '/health/serving']) {
      const response = await fetch(`${addressOfServer()}${path}`)
      assert.deepEqual(response.headers.getSetCookie(), [], path)
    }
  })
})

test.group('Pages after sign-in', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('an unknown path under /base redirects to the home page', async ({ assert }) => {
    const page = await PageSession.signedIn('member@sendam.test')
    for (const path of ['/base', '/base/nothing', '/base/no/such/page']) {
      const response = await page.get(path)
      assert.equal(response.status, 302, path)
      assert.equal(response.headers.get('location'), '/base/home')
    }
  })

  test('an unknown path outside the shell answers 404 with a page that knows who is signed in', async ({
    assert,
  }) => {
    const page = await PageSession.signedIn('member@sendam.test')
    const response = await page.get('/no/such/page')
    assert.equal(response.status, 404)
    assert.include(removeProps(await response.text()), 'Looks like you got lost.')
    const { component, props } = await page.visit('/no/such/page')
    assert.equal(component, 'shared/errors/not_found')
    assert.equal(props.caller.fullName, 'Chidi Eze')
  })

  test('an expected failure has its status and an error page before any script runs', async ({
    assert,
    cleanup,
  }) => {
    const page = await PageSession.signedIn('owner@acme.test')
    const read = Membership.query
    cleanup(() => {
      Membership.query = read
    })
    const before = await page.visit('/base/members')
    assert.equal(before.component, 'identity/organizations/members')
    for (const [code, status, component, title] of [
      ['E_NOT_FOUND', 404, 'shared/errors/not_found', 'Page not found'],
      ['E_UNAVAILABLE', 503, 'shared/errors/server_error', 'Something went wrong'],
    ] as const) {
      // Only `firstOrFail` fails, since other calls of this query find the current user.
      Membership.query = function (this: typeof Membership, ...given: []) {
        const query = read.apply(this, given)
        query.firstOrFail = () => Promise.reject(new DomainError(code, 'Expected.'))
        return query
      } as typeof Membership.query
      const response = await page.get('/base/members')
      assert.equal(response.status, status)
      assert.match(await response.text(), new RegExp(`<title[^>]*>${title} · Sendam</title>`))
      const errorPage = await page.visit('/base/members')
      assert.equal(errorPage.component, component)
      Membership.query = read
    }
  })

  test('the dashboard shows the user and the wallet balance', async ({ assert }) => {
    await seedDemoWallets()
    const page = await PageSession.signedIn('owner@acme.test')
    const { component, props, deferredProps } = await page.visit('/base/home')
    assert.equal(component, 'shipping/home/home')
    assert.containsSubset(props, {
      walletBalance: '₦750,000.00',
      caller: { fullName: 'Amaka Obi', roleName: 'Member', businessName: 'ACME Foods' },
      organizations: [{ id: 3, name: 'ACME Foods', current: true }],
    })
    assert.deepEqual(deferredProps, {
      default: ['balances', 'lowBalance', 'dashboard', 'statuses'],
    })
  })

  test('the balances are deferred; the title of the bonus differs for a business', async ({
    assert,
  }) => {
    const titles = []
    for (const username of ['owner@acme.test', 'member@sendam.test']) {
      const session = await PageSession.signedIn(username)
      for (const late of BALANCES) {
        const { props } = await session.visit(late.path, late)
        titles.push(props.balances.bonusTitle)
      }
    }
    assert.deepEqual(titles, [
      'Referral Bonus',
      'Referal Bonus',
      'Cash Back Balance',
      'Cash Back Balance',
    ])
  })

  test('an unreadable wallet breaks neither the page nor its frame', async ({
    assert,
    cleanup,
  }) => {
    const session = await PageSession.signedIn('member@sendam.test')
    const read = Wallet.of
    Wallet.of = () => Promise.reject(new Error('The wallet is away'))
    cleanup(() => {
      Wallet.of = read
    })
    const page = await session.visit('/base/home')
    assert.notProperty(page.props, 'walletBalance')
    const late = await session.visit('/base/home', BALANCES[0])
    assert.deepEqual(late.rescuedProps, ['balances'])
  })

  test('pages are not cached by the browser, and their history is encrypted', async ({
    assert,
  }) => {
    const session = await PageSession.signedIn('member@sendam.test')
    const response = await session.get('/base/home')
    assert.equal(response.headers.get('cache-control'), 'no-store, private')
    const page = await session.visit('/base/home')
    assert.isTrue(page.encryptHistory)
  })

  test('sign-in returns to the requested page, and only once', async ({ assert }) => {
    const session = new PageSession()
    await session.get('/base/wallet/balance')
    const before = await session.visit('/signin')
    assert.equal(before.props.goTo, '/base/wallet/balance')
    await session.signIn('member@sendam.test')
    await session.send('DELETE', '/api/v1/session')
    const after = await session.visit('/signin')
    assert.isNull(after.props.goTo)
  })

  test('sign-in never returns to another host, whatever the session contains', async ({
    client,
    assert,
  }) => {
    for (const url of ELSEWHERE) {
      const response = await client
        .get('/signin')
        .withSession({ intended_url: url })
        .header('x-inertia', 'true')
        .header('x-inertia-version', '1')
      assert.isNull(response.body().props.goTo, String(url))
    }
  })
})
