import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { seedDemoAccounts } from '#identity/demo'
import User from '#identity/accounts/models/user'
import { programOf } from '#tests/support/program'
import { PageSession } from './page_session.js'

const ADMINS = ['admin@sendam.test', 'root@sendam.test']
const CUSTOMERS = ['member@sendam.test', 'manager@sendam.test', 'franchise@sendam.test']

async function rememberedView(email: string) {
  const { view } = await User.findByOrFail('email', email)
  return view
}

/** Where opening a path ends, and with which status. */
async function ending(page: PageSession, path: string): Promise<string> {
  const response = await page.get(path)
  return response.status === 302 ? response.headers.get('location')! : `${response.status}`
}

async function choose(page: PageSession, view: unknown) {
  return page.send('PUT', '/api/v1/user/view', { view })
}

test.group('The view of an administrator', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => seedDemoAccounts())

  test('is admin view when none was chosen, and is then remembered', async ({ assert }) => {
    for (const email of ADMINS) {
      assert.isNull(await rememberedView(email))
      const page = await PageSession.signedIn(email)
      assert.equal(await ending(page, '/base/home'), '/admin/home')
      assert.equal(await rememberedView(email), 'admin')
      const { component, props } = await page.visit('/admin/home')
      assert.equal(component, 'admin/console/home')
      assert.containsSubset(props.caller, { view: 'admin', isAdmin: true })
    }
  })

  test('has the pages of its side only; any other leads to where it starts', async ({ assert }) => {
    const page = await PageSession.signedIn('admin@sendam.test')
    for (const path of [
      '/base',
      '/base/shipment/book',
      '/base/nothing',
      '/admin',
      '/admin/no/such',
    ]) {
      assert.equal(await ending(page, path), '/admin/home', path)
    }
    await choose(page, 'dashboard')
    for (const path of ['/admin', '/admin/home', '/admin/no/such', '/base', '/base/nothing']) {
      assert.equal(await ending(page, path), '/base/home', path)
    }
    assert.equal(await ending(page, '/base/shipment/book'), '200')
  })

  test('changes to and fro, and the next sign-in finds it as it was left', async ({ assert }) => {
    const page = await PageSession.signedIn('admin@sendam.test')
    const response = await choose(page, 'dashboard')
    assert.deepEqual(await response.json(), {
      message: 'You are now in dashboard view.',
      data: { view: 'dashboard', landing: '/base/home' },
    })
    const later = await PageSession.signedIn('admin@sendam.test')
    const { component, props } = await later.visit('/base/home')
    assert.equal(component, 'shipping/home/home')
    assert.equal(props.caller.view, 'dashboard')
    await choose(later, 'admin')
    assert.equal(await ending(page, '/base/home'), '/admin/home')
  })

  test('is one of two', async ({ assert }) => {
    const page = await PageSession.signedIn('admin@sendam.test')
    for (const view of ['root', '', null, 1]) {
      const response = await choose(page, view)
      assert.equal(response.status, 422)
    }
  })

  test('leaves pages outside the shell and calls alone', async ({ client, assert }) => {
    const page = await PageSession.signedIn('admin@sendam.test')
    for (const path of ['/', '/track', '/api/v1/wallet']) {
      assert.equal(await ending(page, path), '200', path)
    }
    const program = await programOf(client, 'root@sendam.test')
    const wallet = await program('get', '/wallet')
    wallet.assertStatus(200)
  })
})

test.group('The view of everybody else', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => seedDemoAccounts())

  test('is the dashboard, whatever they ask for', async ({ assert }) => {
    for (const email of CUSTOMERS) {
      const page = await PageSession.signedIn(email)
      for (const path of ['/admin', '/admin/home', '/admin/zones/city', '/base/nothing']) {
        assert.equal(await ending(page, path), '/base/home', `${email} ${path}`)
      }
      const refused = await choose(page, 'admin')
      assert.equal(refused.status, 403)
      assert.isNull(await rememberedView(email))
    }
  })

  test('an administrator who no longer is one has the dashboard only', async ({ assert }) => {
    const page = await PageSession.signedIn('admin@sendam.test')
    await page.get('/admin/home')
    await User.query().where('email', 'admin@sendam.test').update({ role: 'MEMBER' })
    assert.equal(await ending(page, '/admin/home'), '/base/home')
    assert.equal(await ending(page, '/base/home'), '200')
  })

  test('a stranger signs in first, whatever the path', async ({ assert }) => {
    const stranger = new PageSession()
    for (const path of ['/admin', '/admin/home', '/admin/nothing', '/base', '/base/nothing']) {
      assert.equal(await ending(stranger, path), '/signin')
    }
  })
})
