import { test } from '@japa/runner'
import type { Page } from 'playwright'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { openShop, side, signIn } from '#tests/browser/shipping/booking/booking_page'
import { holdRequests } from '#tests/browser/page_checks'
import { eventually } from '#tests/support/eventually'
import { seedReference } from '#tests/support/reference'

const BOOK = '/base/shipment/book'
const RECEIVER = 'Grace Miller'

function readStorage(page: Page) {
  return page.evaluate(() => JSON.stringify({ ...localStorage }))
}

const findName = (page: Page) => side(page, 'Recipient').getByLabel('Full Name')

async function beginDraft(page: Page) {
  await findName(page).fill(RECEIVER)
  await page.getByText('Draft saved at').waitFor()
}

test.group('Booking draft', (group) => {
  group.setup(() => seedReference())
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => openShop())

  test('is removed from the browser on signing out', async ({ visitAs, assert }) => {
    const page = await visitAs(BOOK)
    await beginDraft(page)
    assert.include(await readStorage(page), RECEIVER)
    await side(page, 'Recipient').getByLabel('E-mail').fill('grace@example.test')
    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    assert.notInclude(await readStorage(page), RECEIVER)
  })

  test('a late save causes no request to sign in after signing out', async ({
    visitAs,
    assert,
  }) => {
    const page = await visitAs(BOOK)
    await beginDraft(page)
    const release = await holdRequests(page, '**/api/v1/shipment/draft')
    const saving = page.waitForRequest((request) => request.method() === 'PUT')
    await side(page, 'Recipient').getByLabel('E-mail').fill('grace@example.test')
    await saving
    const requests: string[] = []
    page.on('request', (request) =>
      requests.push(`${request.method()} ${new URL(request.url()).pathname}`)
    )
    const releaseHome = await holdRequests(page, /:\d+\/$/)
    const homeRequest = page.waitForRequest(/:\d+\/$/)
    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await homeRequest
    const savingDone = page.waitForResponse((response) => response.request().method() === 'PUT')
    release()
    const response = await savingDone
    assert.equal(response.status(), 401)
    releaseHome()
    await page.waitForURL((url) => url.pathname === '/')
    assert.deepEqual(requests, ['DELETE /api/v1/session', 'GET /'])
  })

  test('is removed from the browser on signing out everywhere', async ({ visitAs, assert }) => {
    const page = await visitAs(BOOK)
    await beginDraft(page)
    await page.goto(new URL('/base/profile/settings', page.url()).href)
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Sign out everywhere' }).click()
    await page.getByRole('heading', { name: 'Sign In' }).waitFor()
    assert.notInclude(await readStorage(page), RECEIVER)
  })

  test('is kept for its owner after the session ends, and for no other person', async ({
    visitAs,
    assert,
  }) => {
    const page = await visitAs(BOOK)
    await beginDraft(page)
    await db.from('access_tokens').update({ revoked_at: new Date() })
    await page.goto(new URL(BOOK, page.url()).href)
    await signIn(page, 'member@sendam.test')
    assert.equal(await findName(page).inputValue(), RECEIVER)

    await db.from('access_tokens').update({ revoked_at: new Date() })
    await page.goto(new URL(BOOK, page.url()).href)
    await signIn(page, 'franchise@sendam.test')
    assert.equal(await findName(page).inputValue(), '')
    assert.notInclude(await readStorage(page), RECEIVER)
  })

  test('a late save does not restore a discarded draft', async ({ visitAs }) => {
    const page = await visitAs(BOOK)
    const release = await holdRequests(page, '**/api/v1/shipment/draft')
    const saving = page.waitForRequest((request) => request.method() === 'PUT')
    await findName(page).fill(RECEIVER)
    await saving
    await page.getByRole('button', { name: 'Start over' }).click()
    await eventually(async () => (await findName(page).inputValue()) === '')
    const deletion = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
    release()
    await deletion
    await page.reload()
    await eventually(async () => (await findName(page).inputValue()) === '')
  })
})
