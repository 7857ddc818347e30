import { test } from '@japa/runner'
import type { Page } from 'playwright'
import testUtils from '@adonisjs/core/services/test_utils'
import { recordTimers, PHONE, waitForAnimations, signIn } from '#tests/browser/page_checks'

const CALL = '**/api/v1/session'

async function openHistory(page: Page) {
  await signIn(page)
  await page.getByRole('heading', { name: 'Past Shipments' }).waitFor()
}

/** Signs out, which is an API call that every page offers. */
async function makeCall(page: Page) {
  await page.getByRole('button', { name: /account/i }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
}

function toasts(page: Page) {
  return page.locator('[data-sonner-toast]')
}

test.group('Error messages in a browser', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('stay for eight seconds, and at most two are visible', async ({ visit, assert }) => {
    // Needs a browser: it computes where a message is on a phone.
    const page = await visit('/base/shipment/history')
    await openHistory(page)
    await recordTimers(page)
    await page.reload()
    for (const message of ['Once.', 'Twice.', 'Thrice.']) {
      await page.route(CALL, (route) => route.fulfill({ status: 409, json: { message } }))
      await makeCall(page)
      await toasts(page).getByText(message).waitFor()
      await page.unroute(CALL)
    }
    assert.equal(await page.locator('[data-sonner-toast][data-visible=true]').count(), 2)
    assert.isTrue(await page.evaluate(() => window.delays.includes(8000)))
    await page.setViewportSize(PHONE)
    await waitForAnimations(page)
    const { x, width } = (await toasts(page).first().boundingBox())!
    assert.isAtMost(x + width, PHONE.width - x)
  })
})
