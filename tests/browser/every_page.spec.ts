import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { BrowserContext } from 'playwright'
import { waitForHydration } from '#tests/browser/page_checks'
import { addressOfServer } from '#tests/support/api_client'
import { pagesBelow } from '#tests/support/routes/listed_pages'

/** Returns the errors a browser reports: from React, the content policy and failing scripts. */
async function collectErrors(context: BrowserContext, paths: string[]): Promise<string[]> {
  const errors: string[] = []
  const page = await context.newPage()
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`))
  for (const path of paths) {
    await page.goto(new URL(path, addressOfServer()).href)
    await waitForHydration(page)
  }
  return errors
}

test.group('Hydration of every page in a browser', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.timeout(300_000)

  test("logs no error on a visitor's pages", async ({ browserContext, assert }) => {
    // Needs a browser: it enforces the content policy, which has hashes instead of a nonce here.
    const paths = ['/', '/rates', '/track', '/terms', '/branded-tracking', '/developers']
    assert.deepEqual(await collectErrors(browserContext, paths), [])
  })

  test("logs no error on a customer's pages", async ({ browserContext, visitAs, assert }) => {
    // Needs a browser: it runs production React and split code, and enforces the content policy.
    const page = await visitAs('/base/home', 'owner@acme.test')
    await page.close()
    assert.deepEqual(await collectErrors(browserContext, pagesBelow('/base')), [])
  })

  test('logs no error when the URL opens a dialog', async ({ browserContext, visitAs, assert }) => {
    // Needs a browser: it runs production React and split code, and enforces the content policy.
    const page = await visitAs('/admin/home', 'admin@sendam.test')
    await page.close()
    const paths = ['/base/addresses?new=1', '/admin/tariffs?new=1', '/base/users?new=1']
    assert.deepEqual(await collectErrors(browserContext, paths), [])
  })

  test('logs no error on the pages of staff', async ({ browserContext, visitAs, assert }) => {
    // Needs a browser: it runs production React and split code, and enforces the content policy.
    const page = await visitAs('/admin/home', 'admin@sendam.test')
    await page.close()
    assert.deepEqual(await collectErrors(browserContext, pagesBelow('/admin')), [])
  })
})
