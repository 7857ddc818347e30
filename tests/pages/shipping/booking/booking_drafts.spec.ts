import { test } from '@japa/runner'
import type { Page } from 'playwright'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { openShop, payFromWallet, side, signIn } from '#tests/browser/shipping/booking/booking_page'
import { assertCleanAtBothWidths, holdRequests } from '#tests/browser/page_checks'
import { eventually } from '#tests/support/eventually'
import BookingDraft from '#shipping/booking/drafts/booking_draft'
import { seedReference } from '#tests/support/reference'
import { makeShipment } from '#tests/support/shipment_rows'

const BOOK = '/base/shipment/book'
const RECEIVER = 'Grace Miller'
const OWN_NAME = 'Grace Adeyemi'

function readStorage(page: Page) {
  return page.evaluate(() => JSON.stringify({ ...localStorage }))
}

const findName = (page: Page) => side(page, 'Recipient').getByLabel('Full Name')

async function beginDraft(page: Page) {
  await findName(page).fill(RECEIVER)
  await page.getByText('Draft saved at').waitFor()
}

const findUndo = (page: Page) => page.getByRole('button', { name: 'Undo' })

async function startOver(page: Page) {
  await page.getByRole('button', { name: 'Start over' }).click()
  await page.getByText('Draft discarded.').waitFor()
  await eventually(async () => (await findName(page).inputValue()) === '')
}

/**
 * Another device saves the draft as `otherName`, or deletes it if null; then this page edits it.
 */
async function beginConflict(page: Page, otherName: string | null) {
  await beginDraft(page)
  const draft = await BookingDraft.firstOrFail()
  if (otherName === null) await draft.delete()
  else {
    const form = draft.form.replace(RECEIVER, otherName)
    await draft.merge({ form, version: draft.version + 1, device: 'laptop' }).save()
  }
  await findName(page).fill(OWN_NAME)
  await page.getByText('on another device').waitFor()
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

  test('is removed from the browser on signing out, also after Start over', async ({
    visitAs,
    assert,
  }) => {
    const page = await visitAs(BOOK)
    await beginDraft(page)
    await startOver(page)
    assert.include(await readStorage(page), RECEIVER)
    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    assert.notInclude(await readStorage(page), RECEIVER)
  })

  test('cannot be restored once another one is begun or a booking is paid', async ({
    visitAs,
    assert,
  }) => {
    const page = await visitAs(BOOK)
    await beginDraft(page)
    await startOver(page)
    await findName(page).fill(OWN_NAME)
    await findUndo(page).waitFor({ state: 'detached' })
    assert.notInclude(await readStorage(page), RECEIVER)

    await page.getByText('Draft saved at').waitFor()
    await startOver(page)
    const { id } = await makeShipment({ status: 'AWAITING_PAYMENT_CONFIRMATION' })
    await page.goto(new URL(`${BOOK}?resume=${id}`, page.url()).href)
    await payFromWallet(page)
    await page.getByText('Thank you for shipping with us').waitFor()
    assert.notInclude(await readStorage(page), OWN_NAME)
  })

  test('can be restored after it was replaced by the version of another device', async ({
    visitAs,
    assert,
  }) => {
    const page = await visitAs(BOOK)
    await beginConflict(page, 'Grace Okafor')
    await page.getByRole('button', { name: 'Use that one' }).click()
    for (const shown of [OWN_NAME, 'Grace Okafor']) {
      await page.reload()
      await findUndo(page).click()
      assert.equal(await findName(page).inputValue(), shown)
      await eventually(async () => {
        const draft = await BookingDraft.firstOrFail()
        return draft.form.includes(shown)
      })
    }
    assert.equal(await page.getByText('on another device').count(), 0)
  })

  test("of another device can be restored after this device's draft was kept", async ({
    visitAs,
    assert,
  }) => {
    const page = await visitAs(BOOK)
    await beginConflict(page, 'Grace Okafor')
    await page.getByRole('button', { name: 'Keep this one' }).click()
    await page.reload()
    await page.getByText('Other draft discarded.').waitFor()
    await assertCleanAtBothWidths(page, assert, 'booking_draft_undo')
    await findUndo(page).click()
    assert.equal(await findName(page).inputValue(), 'Grace Okafor')
  })

  test('can be restored after Start over, when another device has deleted it', async ({
    visitAs,
    assert,
  }) => {
    const page = await visitAs(BOOK)
    await beginConflict(page, null)
    await page.getByRole('button', { name: 'Start over' }).last().click()
    await eventually(async () => (await findName(page).inputValue()) === '')
    await page.reload()
    await findUndo(page).click()
    assert.equal(await findName(page).inputValue(), OWN_NAME)
  })

  test('a save that ends after signing out does not ask the person to sign in', async ({
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

  test('a save that ends late does not bring back a discarded draft', async ({ visitAs }) => {
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
