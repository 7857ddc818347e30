import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import testUtils from '@adonisjs/core/services/test_utils'
import type { BrowserContext } from 'playwright'
import { seedDemoAccounts } from '#identity/demo'
import { held, hydrated } from '#tests/browser/looking'
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
  }).timeout(120_000)

  test('are there before their scripts, which find nothing to draw otherwise, for staff', async ({
    browserContext,
    visitAs,
    assert,
  }) => {
    const page = await visitAs('/admin/home', 'admin@sendam.test')
    await page.close()
    assert.deepEqual(await complaintsOn(browserContext, pagesBelow('/admin')), [])
  }).timeout(120_000)

  test('keep what was typed, and do what was pressed, behind sign-in too', async ({
    browserContext,
    visitAs,
  }) => {
    const first = await visitAs('/base/members', 'owner@acme.test')
    await first.close()
    const page = await browserContext.newPage()
    const release = await held(page, '**/assets/app-*.js')
    await page.goto(new URL('/base/members', addressOfServer()).href, { waitUntil: 'commit' })
    await page.getByLabel('E-mail').fill('early@acme.test')
    await page.getByRole('button', { name: 'Send Invitation' }).click()
    release()
    const invited = page.getByRole('main').getByRole('listitem')
    await invited.filter({ hasText: 'early@acme.test' }).waitFor()
  })

  test('keep what was typed into a part that is taken over later', async ({
    browserContext,
    visitAs,
    assert,
  }) => {
    const first = await visitAs('/base/shipment/book')
    await first.close()
    const page = await browserContext.newPage()
    const release = await held(page, '**/assets/app-*.js')
    await page.goto(new URL('/base/shipment/book', addressOfServer()).href, { waitUntil: 'commit' })
    const recipient = page.getByRole('region', { name: 'Recipient' })
    await recipient.getByLabel('Full Name').fill('Kemi Balogun')
    release()
    await page.getByText(/^(Saved on this device|Draft saved)/).waitFor()
    await recipient.getByLabel('Phone Number').fill('08035556677')
    await page.reload()
    assert.equal(await recipient.getByLabel('Full Name').inputValue(), 'Kemi Balogun')
    assert.equal(await recipient.getByLabel('Phone Number').inputValue(), '08035556677')
  })

  test('keep what was chosen', async ({ visit }) => {
    const page = await visit('/signin')
    const release = await held(page, '**/assets/app-*.js')
    await page.getByRole('link', { name: 'Local provider' }).click({ noWaitAfter: true })
    await page.getByLabel('Identity').selectOption('somebody-else')
    release()
    await page.getByLabel('Name').waitFor()
  })

  test('keep what was chosen just when the page began to listen', async ({ visit }) => {
    const page = await visit('/signin')
    await page.addInitScript(chooseWhenDrawn)
    await page.getByRole('link', { name: 'Local provider' }).click()
    await page.waitForFunction(() => 'chosen' in window)
    await page.getByLabel('Name').waitFor()
  })
})

/** Chooses between React's first drawing of the page and what it does after that. */
function chooseWhenDrawn() {
  const turn = new MessageChannel()
  turn.port1.onmessage = () => {
    const drawn = document.querySelector('#app > *')
    const isReacts = drawn && Object.keys(drawn).some((key) => key.startsWith('__react'))
    const select = document.querySelector('select')
    if (!isReacts || !select) return turn.port2.postMessage('')
    select.value = 'somebody-else'
    for (const type of ['input', 'change'])
      select.dispatchEvent(new Event(type, { bubbles: true, composed: true }))
    Object.assign(window, { chosen: true })
  }
  if (location.pathname.startsWith('/dev/')) turn.port2.postMessage('')
}
