import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import testUtils from '@adonisjs/core/services/test_utils'
import type { BrowserContext } from 'playwright'
import { seedDemoAccounts } from '#identity/demo'
import { hydrated } from '#tests/browser/looking'
import { addressOfServer } from '#tests/support/program'

/** Lead elsewhere by themselves, or are no pages of ours. */
const NO_PAGES =
  /^\/(api|auth|health|metrics|dev|oauth|openapi|mcp|robots|sitemap|manifest)|\.\w+$|\/download/

/** Those that need nothing in their address. */
function pagesBelow(start: string): string[] {
  return router
    .toJSON()
    .root.filter(({ methods }) => methods.includes('GET'))
    .map(({ pattern }) => pattern)
    .filter((path) => path.startsWith(start) && !path.includes(':') && !NO_PAGES.test(path))
}

/** Inertia's own, where an answer comes while the page is still being taken over; it is shown all the same. */
const EARLY_ANSWER = 'flushSync was called from inside a lifecycle method'

/** What the browser has to say about it: a page that is drawn otherwise than the server did is an error there. */
async function complaintsOn(context: BrowserContext, paths: string[]): Promise<string[]> {
  const found: string[] = []
  const page = await context.newPage()
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes(EARLY_ANSWER))
      found.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => found.push(`${page.url()}: ${error.message}`))
  for (const path of paths) {
    const answer = await page.goto(new URL(path, addressOfServer()).href)
    const html = (await answer?.text()) ?? ''
    if (!html.includes('data-server-rendered')) found.push(`${path} came undrawn`)
    if (!/<h1[ >]/.test(html)) found.push(`${path} came without a heading`)
    await hydrated(page)
  }
  return found
}

test.group('Pages that come from the server', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => seedDemoAccounts())

  test('are there before their scripts, which find nothing to draw otherwise, for customers', async ({
    browserContext,
    visitAs,
    assert,
  }) => {
    const page = await visitAs('/base/home', 'owner@acme.test')
    await page.close()
    assert.deepEqual(await complaintsOn(browserContext, pagesBelow('/base')), [])
  })

  test('are there before their scripts, which find nothing to draw otherwise, for staff', async ({
    browserContext,
    visitAs,
    assert,
  }) => {
    const page = await visitAs('/admin/home', 'admin@sendam.test')
    await page.close()
    assert.deepEqual(await complaintsOn(browserContext, pagesBelow('/admin')), [])
  })
})
