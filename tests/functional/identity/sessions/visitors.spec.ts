import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { PageSession } from './page_session.js'

test.group('A visitor without a session', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('gets no cookie from public pages and calls', async ({ assert }) => {
    for (const path of ['/', '/track', '/rates', '/signin', '/register', '/nowhere']) {
      const { headers } = await new PageSession().get(path)
      assert.deepEqual(headers.getSetCookie(), [], path)
    }
    const page = new PageSession()
    await page.send('POST', '/api/v1/rate/quote', {})
    await page.get('/api/v1/locations')
    assert.isUndefined(page.cookie('sendam-session'))
  })

  test('gets a session on requesting a page behind sign-in, to return there afterwards', async ({
    assert,
  }) => {
    const page = new PageSession()
    await page.get('/base/wallet/fund')
    assert.isDefined(page.cookie('sendam-session'))
    const { props } = await page.visit('/signin')
    assert.equal(props.goTo, '/base/wallet/fund')
  })
})

test.group('A publicly cacheable answer', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('sets no cookie, even for a signed-in user', async ({ assert }) => {
    const page = await PageSession.signedIn('member@sendam.test')
    const { headers, status } = await page.get('/openapi.json')
    assert.equal(status, 200)
    assert.match(headers.get('cache-control') ?? '', /^public/)
    assert.deepEqual(headers.getSetCookie(), [])
  })
})
