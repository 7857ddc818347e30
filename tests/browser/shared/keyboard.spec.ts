import { test } from '@japa/runner'
import type { Page } from 'playwright'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import User from '#identity/accounts/models/user'
import { recordAudit } from '#shared/audit/audit'
import { makeShipment } from '#tests/support/shipment_rows'
import {
  assertCleanAtBothWidths,
  readFocus,
  waitForFocus,
  LARGE,
  PHONE,
  takeScreenshot,
  waitForAnimations,
} from '#tests/browser/page_checks'

const searchDialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })

test.group('Keyboard shortcuts in a browser', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('Control+K finds pages, parcels and people, and Escape returns the focus', async ({
    visitAs,
    assert,
  }) => {
    // Needs a browser: the test stops its clock while the search closes and reopens.
    const parcel = await makeShipment({ receiver: { fullname: 'Yewande Coker' } })
    const page = await visitAs('/admin/home', 'admin@sendam.test')
    const button = page.getByRole('button', { name: 'Search or go to' })
    await button.click()
    await waitForFocus(page, 'Search or go to')
    await page.keyboard.press('Escape')
    await searchDialog(page).waitFor({ state: 'detached' })
    await page.waitForFunction(
      (one) => one === document.activeElement,
      await button.elementHandle()
    )

    await page.keyboard.press('Control+k')
    await searchDialog(page).getByRole('option', { name: 'Audit Log' }).waitFor()
    await page.keyboard.type('yewande')
    const parcelOption = searchDialog(page).getByRole('option', {
      name: /Chidi Eze to Yewande Coker/,
    })
    await parcelOption.waitFor()
    await assertCleanAtBothWidths(page, assert, 'palette')
    await page.setViewportSize(LARGE)
    await page.keyboard.press('Enter')
    await page.waitForURL(new RegExp(String(parcel.trackingNumber)))

    await page.keyboard.press('Control+k')
    await page.keyboard.type('other@sen')
    const personOption = searchDialog(page).getByRole('option', { name: /Bisi Adeyemi/ })
    await personOption.waitFor()
    // The search reopens while it is still closing, and keeps the focus.
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await personOption.click()
    await page.getByRole('heading', { level: 1, name: 'Bisi' }).waitFor()

    await page.keyboard.press('Control+k')
    await page.clock.resume()
    await page.keyboard.type('no such thing')
    await searchDialog(page).getByText('Nothing found for "no such thing".').waitFor()
    await page.clock.runFor(1_000)
    await page.route('**/api/v1/search*', (route) => route.abort())
    await page.keyboard.type(' at all')
    await searchDialog(page).getByText('Could not search. Please try again.').waitFor()
  })

  test('j and k move through the rows of a list, and Enter opens one', async ({
    visitAs,
    assert,
  }) => {
    // Needs a browser: its layout turns rows into cards on a phone.
    const { id: actorId } = await User.findByOrFail('email', 'admin@sendam.test')
    await db.transaction(async (trx) => {
      for (const id of ['9701', '9702', '9703']) {
        const subject = { kind: 'hs_code', id } as const
        await recordAudit(trx, { actorId, action: 'hs_code.update', subject, after: { id } })
      }
    })
    const page = await visitAs('/admin/audit?condition=HS+code', 'admin@sendam.test')
    await page.getByRole('cell', { name: 'HS code 9703' }).waitFor()
    const dialog = page.getByRole('dialog')
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await page.keyboard.press('k')
    await page.keyboard.press('Enter')
    await dialog.getByText('HS code 9702').waitFor()
    assert.match(page.url(), /entry=\d+/)
    await page.keyboard.press('j')
    await dialog.getByText('HS code 9702').waitFor()
    await page.reload()
    await dialog.getByText('HS code 9702').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    assert.notMatch(page.url(), /entry=/)

    await page.keyboard.press('/')
    await page.keyboard.type('jk?')
    assert.equal(await page.getByRole('searchbox').inputValue(), 'jk?')
    await page.getByRole('searchbox').fill('HS code')
    await page.getByRole('cell', { name: 'HS code 9701' }).waitFor()
    await page.getByRole('heading', { level: 1 }).click()

    await page.keyboard.press('?')
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await keys.getByText('Next row of the list').waitFor()
    await assertCleanAtBothWidths(page, assert, 'shortcuts')
    await keys.getByRole('switch', { name: 'Single keys' }).click()
    await page.keyboard.press('Escape')
    await keys.waitFor({ state: 'detached' })
    const before = await readFocus(page)
    await page.keyboard.press('j')
    await page.keyboard.press('?')
    assert.equal(await readFocus(page), before)
    assert.equal(await page.getByRole('dialog').count(), 0)

    await page.setViewportSize(PHONE)
    await waitForAnimations(page)
    await takeScreenshot(page, 'audit_cards')
    const list = page.getByRole('region', { name: 'Audit Log' })
    const [inner, outer] = await list.evaluate((one) => [one.scrollWidth, one.clientWidth])
    assert.equal(inner, outer)
    assert.equal(await page.getByRole('columnheader').count(), 0)
    await page
      .getByRole('row', { name: /HS code 9701/ })
      .getByText('Tunde Bakare')
      .click()
    await dialog.getByText('HS code 9701').waitFor()
  })
})
