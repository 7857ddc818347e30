import { test } from '@japa/runner'
import type { Page } from 'playwright'
import testUtils from '@adonisjs/core/services/test_utils'
import { openDates } from '#tests/support/history_dates'
import { seedReference } from '#tests/support/reference'
import { openShop } from '#tests/browser/shipping/booking/booking_page'
import { assertCleanEverywhere, waitForFocus, signIn as enter } from '#tests/browser/page_checks'

async function setCalifornianTime(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setTimezoneOverride', { timezoneId: 'America/Los_Angeles' })
}

function readBackground(page: Page, day: string) {
  return page.evaluate(
    (iso) => getComputedStyle(document.querySelector(`[data-day="${iso}"]`)!).backgroundColor,
    day
  )
}

test.group('Calendar in a browser', (group) => {
  group.setup(() => seedReference())
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => openShop())
  group.each.timeout(120_000)

  test('moves by keyboard and marks the range, also in another time zone', async ({
    visit,
    assert,
  }) => {
    // Needs a browser: it has its own time zone, and colours show the range.
    const page = await visit('/base/shipment/history?startDate=2026-03-01&endDate=2026-03-01')
    await setCalifornianTime(page)
    await enter(page)
    await openDates(page)
    await page.getByLabel(/^Start date/).fill('02/03/2026')
    const end = page.getByLabel(/^End date/)
    await end.fill('11/03/2026')
    const opener = page.getByRole('button', { name: 'Change date, 11/03/2026' })
    await opener.press('Enter')
    await waitForFocus(page, 'Wednesday, 11 March 2026, selected')
    await assertCleanEverywhere(page, assert, 'calendar')
    assert.equal(await readBackground(page, '2026-03-03'), await readBackground(page, '2026-03-10'))
    assert.notEqual(
      await readBackground(page, '2026-03-10'),
      await readBackground(page, '2026-03-12')
    )
    await page.keyboard.press('Escape')
    await waitForFocus(page, 'Change date, 11/03/2026')

    await opener.press('Enter')
    for (const [key, day] of [
      ['ArrowLeft', 'Tuesday, 10 March 2026'],
      ['ArrowDown', 'Tuesday, 17 March 2026'],
      ['End', 'Sunday, 22 March 2026'],
      ['PageDown', 'Wednesday, 22 April 2026'],
      ['Shift+PageUp', 'Tuesday, 22 April 2025'],
      ['Home', 'Monday, 21 April 2025'],
    ] as const) {
      await page.keyboard.press(key)
      await waitForFocus(page, day)
    }
    await page.getByRole('button', { name: 'Next year' }).click()
    await page.getByRole('button', { name: 'Previous month' }).click()
    await page.getByRole('grid', { name: 'March 2026' }).waitFor()
    await page.getByRole('button', { name: 'Monday, 30 March 2026' }).click()
    await waitForFocus(page, 'Change date, 30/03/2026')
    assert.equal(await end.inputValue(), '30/03/2026')
  })
})
