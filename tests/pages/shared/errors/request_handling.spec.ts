import { test } from '@japa/runner'
import type { Page } from 'playwright'
import testUtils from '@adonisjs/core/services/test_utils'
import {
  assertClean,
  LARGE,
  takeScreenshot,
  signIn,
  openFromMenu,
} from '#tests/browser/page_checks'

const CALL = '**/api/v1/session'
const CONNECTIVITY =
  "Connectivity Error! The server can't be reached. Please check your connection."

async function openHistory(page: Page) {
  await signIn(page)
  await page.getByRole('heading', { name: 'Past Shipments' }).waitFor()
}

/** Makes an API call, one that every page offers. */
async function makeCall(page: Page) {
  await page.getByRole('button', { name: /account/i }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
}

function toasts(page: Page) {
  return page.locator('[data-sonner-toast]')
}

test.group('Error messages', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('show a lost connection at the top until they are dismissed', async ({ visit, assert }) => {
    const page = await visit('/base/shipment/history')
    await openHistory(page)
    await page.context().setOffline(true)
    await makeCall(page)
    await toasts(page).getByText(CONNECTIVITY).waitFor()
    const toaster = page.locator('[data-sonner-toaster]')
    assert.equal(await toaster.getAttribute('data-y-position'), 'top')
    assert.equal(await toaster.getAttribute('data-x-position'), 'center')
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await toasts(page).waitFor({ state: 'detached' })
    await page.context().setOffline(false)
  })

  test('number several errors in a list, and do not appear for a 418', async ({
    visit,
    assert,
  }) => {
    const page = await visit('/base/shipment/history')
    await openHistory(page)
    const errors = [{ message: 'The first thing.' }, { message: 'The second thing.' }]
    await page.route(CALL, (route) => route.fulfill({ status: 418, json: { errors } }))
    const teapot = page.waitForResponse(CALL)
    await makeCall(page)
    await teapot
    assert.equal(await toasts(page).count(), 0)
    await page.unroute(CALL)
    await page.route(CALL, (route) => route.fulfill({ status: 409, json: { errors } }))
    await makeCall(page)
    await toasts(page).getByText('1. The first thing.\n2. The second thing.').waitFor()
    await page.unroute(CALL)
    await page.route(CALL, (route) => route.fulfill({ status: 502, body: '<html>' }))
    await makeCall(page)
    await toasts(page).getByText('An Unexpected Error occured!').waitFor()
  })

  test('lead to sign-in when the session has ended, and back to the page', async ({ visit }) => {
    const page = await visit('/base/shipment/history')
    await openHistory(page)
    await page.context().clearCookies()
    await makeCall(page)
    await page.getByRole('heading', { name: 'Sign In' }).waitFor()
    await page.assertPath('/signin')
    await openHistory(page)
    await page.assertPath('/base/shipment/history')
  })

  test('leave the navigation working if a page fails to render', async ({ visit, assert }) => {
    const page = await visit('/base/shipment/history')
    await openHistory(page)
    await page.setViewportSize(LARGE)
    await page.route('**/base/referrals', async (route) => {
      const answer = await route.fetch()
      const json = await answer.json()
      delete json.props.stats
      await route.fulfill({ response: answer, json })
    })
    await openFromMenu(page, 'Wallet', 'Referral Program')
    await page.getByRole('heading', { name: 'This page could not be shown.' }).waitFor()
    await assertClean(page, assert)
    await takeScreenshot(page, 'page_boundary')
    await openFromMenu(page, 'Shipments')
    await page.getByRole('heading', { name: 'Past Shipments' }).waitFor()
    await page.unroute('**/base/referrals')
    await openFromMenu(page, 'Wallet', 'Referral Program')
    await page.getByRole('heading', { name: 'Give ₦1,000 and Get ₦1,000' }).waitFor()
  })
})
