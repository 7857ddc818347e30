import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { assertCleanAtBothWidths, signIn } from '#tests/browser/page_checks'
import { eventually } from '#tests/support/eventually'
import { addressOfServer } from '#tests/support/api_client'
import { makeShipment } from '#tests/support/shipment_rows'

test.group('Offline page', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('lists the shipments last seen, but no longer once the person has signed out', async ({
    browser,
    assert,
  }) => {
    // Needs a browser: a service worker serves the offline page.
    const parcel = await makeShipment()
    const context = await browser.newContext({ serviceWorkers: 'allow' })
    const page = await context.newPage()
    await page.goto(`${addressOfServer()}/signin`)
    await signIn(page)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.goto(`${addressOfServer()}/base/shipment/history`)
    await page.getByText(String(parcel.trackingNumber)).first().waitFor()
    await page.waitForFunction(() => Object.keys(localStorage).some((key) => /^seen:/.test(key)))

    const cachedPaths = await page.evaluate(async () => {
      const names = await window.caches.keys()
      const caches = await Promise.all(names.map((name) => window.caches.open(name)))
      const requests = await Promise.all(caches.map((cache) => cache.keys()))
      return requests.flat().map(({ url }) => new URL(url).pathname)
    })
    assert.include(cachedPaths, '/offline')
    assert.deepEqual(
      cachedPaths.filter((path) => path !== '/offline' && !path.startsWith('/assets/')),
      []
    )

    await context.setOffline(true)
    await page.goto(`${addressOfServer()}/base/home`, { waitUntil: 'load' })
    await page.getByRole('heading', { name: 'You are offline' }).waitFor()
    const line = page.getByRole('listitem').filter({ hasText: String(parcel.trackingNumber) })
    assert.match((await line.textContent())!, /Grace Miller · Booked · \d{1,2} \w{3} \d{4}$/)
    await page.getByText(/^As of \d{1,2} \w{3,4} \d{4}, \d{2}:\d{2}\s[AP]M\./).waitFor()
    await assertCleanAtBothWidths(page, assert, 'offline')

    // Once online again, the page that was requested offline loads by itself.
    await context.setOffline(false)
    await page.getByRole('heading', { name: 'Welcome to Sendam' }).waitFor()
    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).first().waitFor()
    await context.setOffline(true)
    await page.goto(`${addressOfServer()}/track`, { waitUntil: 'load' })
    await page.getByRole('heading', { name: 'You are offline' }).waitFor()
    assert.equal(await page.getByText('Shipments you last saw').isVisible(), false)
    await context.close()
  })

  test('retries until the server answers, then opens the requested page', async ({
    browserContext,
    assert,
  }) => {
    // Needs a browser: a service worker serves the offline page.
    const page = await browserContext.newPage()
    await page.clock.install()
    let refused = 0
    await page.route('**/sw.js', (route) => {
      refused += 1
      return route.abort()
    })
    await page.goto('/offline', { waitUntil: 'load' })
    await page.clock.runFor(10_000)
    await eventually(() => refused === 2)
    await page.unroute('**/sw.js')
    const [navigated] = await Promise.all([
      page.waitForEvent('framenavigated'),
      page.clock.runFor(5_000),
    ])
    assert.equal(navigated, page.mainFrame())
  })
})
