import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { DEMO_PASSWORD } from '#identity/demo'
import User from '#identity/accounts/models/user'
import { apiClientOf } from '#tests/support/api_client'
import { PageSession } from './page_session.js'

const ADMINS = ['admin@sendam.test', 'root@sendam.test']
const CUSTOMERS = ['member@sendam.test', 'manager@sendam.test', 'franchise@sendam.test']

/** Returns where a path redirects to, or its status. */
async function redirectOrStatus(page: PageSession, path: string): Promise<string> {
  const response = await page.get(path)
  return response.status === 302 ? response.headers.get('location')! : `${response.status}`
}

async function landingAfterSignIn(page: PageSession, username: string): Promise<string> {
  const response = await page.send('POST', '/api/v1/login', { username, password: DEMO_PASSWORD })
  const { data } = (await response.json()) as { data: { landing: string } }
  return data.landing
}

test.group('The view of an administrator', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is the admin view by default', async ({ assert }) => {
    for (const email of ADMINS) {
      const page = new PageSession()
      assert.equal(await landingAfterSignIn(page, email), '/admin/home')
      assert.equal(await redirectOrStatus(page, '/base'), '/admin/home')
      assert.equal(await redirectOrStatus(page, '/signin'), '/admin/home')
    }
  })

  test('follows the URL: a page of the other view opens and switches to it', async ({ assert }) => {
    const page = await PageSession.signedIn('admin@sendam.test')
    assert.equal(await redirectOrStatus(page, '/base/shipment/book'), '200')
    assert.equal(await redirectOrStatus(page, '/base'), '/base/home')
    assert.equal(await redirectOrStatus(page, '/admin/zones/city'), '200')
    assert.equal(await redirectOrStatus(page, '/base'), '/admin/home')
  })

  test('stays the same at an unknown URL, which redirects home', async ({ assert }) => {
    const page = await PageSession.signedIn('admin@sendam.test')
    for (const [opened, home] of [
      ['/admin/home', '/admin/home'],
      ['/base/home', '/base/home'],
    ] as const) {
      await page.get(opened)
      for (const path of ['/base', '/base/nothing', '/admin', '/admin/no/such']) {
        assert.equal(await redirectOrStatus(page, path), home, path)
      }
    }
  })

  test('belongs to the browser and survives a sign-out', async ({ assert }) => {
    const page = await PageSession.signedIn('admin@sendam.test')
    const other = await PageSession.signedIn('admin@sendam.test')
    await page.get('/base/home')
    assert.equal(await redirectOrStatus(other, '/base'), '/admin/home')
    await page.send('DELETE', '/api/v1/session')
    assert.equal(await landingAfterSignIn(page, 'admin@sendam.test'), '/base/home')
  })

  test('follows the page that was requested before sign-in', async ({ assert }) => {
    const page = new PageSession()
    await page.get('/base/users')
    const { props } = await page.visit('/signin')
    assert.equal(props.goTo, '/base/users')
    await page.signIn('admin@sendam.test')
    assert.equal(await redirectOrStatus(page, props.goTo), '200')
  })

  test('does not affect calls and pages outside the shell', async ({ client, assert }) => {
    const page = await PageSession.signedIn('admin@sendam.test')
    for (const path of ['/', '/track', '/api/v1/wallet']) {
      assert.equal(await redirectOrStatus(page, path), '200', path)
    }
    const apiClient = await apiClientOf(client, 'root@sendam.test')
    const wallet = await apiClient('get', '/wallet')
    wallet.assertStatus(200)
  })
})

test.group('The view of everybody else', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is the dashboard, whatever the URL', async ({ assert }) => {
    for (const email of CUSTOMERS) {
      const page = await PageSession.signedIn(email)
      for (const path of ['/admin', '/admin/home', '/admin/zones/city', '/base/nothing']) {
        assert.equal(await redirectOrStatus(page, path), '/base/home', `${email} ${path}`)
      }
      assert.isUndefined(page.cookie('view'))
    }
  })

  test('is the dashboard only for a former administrator', async ({ assert }) => {
    const page = await PageSession.signedIn('admin@sendam.test')
    await page.get('/admin/home')
    await User.query().where('email', 'admin@sendam.test').update({ role: 'MEMBER' })
    assert.equal(await redirectOrStatus(page, '/admin/home'), '/base/home')
    assert.equal(await redirectOrStatus(page, '/base/home'), '200')
  })

  test('is sign-in for a stranger, whatever the URL', async ({ assert }) => {
    const stranger = new PageSession()
    for (const path of ['/admin', '/admin/home', '/admin/nothing', '/base', '/base/nothing']) {
      assert.equal(await redirectOrStatus(stranger, path), '/signin')
    }
  })
})
