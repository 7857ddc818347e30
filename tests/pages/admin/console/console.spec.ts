import { test } from '@japa/runner'
import type { Page } from 'playwright'
import testUtils from '@adonisjs/core/services/test_utils'
import { seedReference } from '#tests/support/reference'
import {
  LARGE,
  assertClean,
  assertCleanEverywhere,
  takeScreenshot,
  openFromMenu,
} from '#tests/browser/page_checks'

const ADMIN = 'admin@sendam.test'

/** Returns to light colours and a large screen after the checks of all variants. */
async function resetView(page: Page) {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(LARGE)
}

test.group('Staff console', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => seedReference())

  test('lets staff edit the lists', async ({ visitAs, assert }) => {
    const page = await visitAs('/admin/config/lists', ADMIN)
    await page.getByRole('heading', { name: 'Lists', exact: true }).waitFor()
    await page.getByRole('cell', { name: 'Auto Parts' }).waitFor()
    await assertCleanEverywhere(page, assert, 'lists')
    await resetView(page)
    await page.getByRole('button', { name: 'New category' }).click()
    const dialog = page.getByRole('dialog', { name: 'New category' })
    await dialog.getByRole('button', { name: 'Add category' }).click()
    await dialog.getByText('"Name" should not be empty').waitFor()
    await dialog.getByLabel('Name').fill('Zobo Drinks')
    await dialog.getByLabel('Clearance').click()
    await page.getByRole('option', { name: 'Food' }).click()
    await assertClean(page, assert)
    await takeScreenshot(page, 'list_form')
    await dialog.getByRole('button', { name: 'Add category' }).click()
    await page.getByText('Zobo Drinks has been added.').waitFor()
    await page.getByLabel('Search item categories').fill('zobo')
    const row = page.getByRole('row').filter({ hasText: 'Zobo Drinks' })
    await row.getByRole('button', { name: /^Actions/ }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).waitFor()
    await assertClean(page, assert)
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Zobo Drinks has been deleted.').waitFor()

    for (const name of ['Dangerous Goods', 'Express Boxes', 'Drop-off Locations', 'Couriers']) {
      await page.getByRole('tab', { name }).click()
      await page
        .getByRole('tabpanel')
        .getByText(/^(ACETONE|Small Box|Lagos|Nigeria|Export)/i)
        .first()
        .waitFor()
      await assertClean(page, assert)
      await takeScreenshot(page, `list_${name.replaceAll(' ', '_')}`)
    }
    const ups = page.getByRole('group', { name: 'UPS' })
    const before = await ups.getByRole('switch', { name: 'Export' }).getAttribute('aria-checked')
    await ups.getByRole('switch', { name: 'Export' }).click()
    await page.getByText('UPS has been updated.').waitFor()
    await ups.getByRole('switch', { name: 'Export', checked: before !== 'true' }).waitFor()
  })

  test('changes settings, and the audit log shows it', async ({ visitAs, assert }) => {
    const page = await visitAs('/admin/config/settings', ADMIN)
    await page.getByRole('heading', { name: 'Settings', exact: true }).waitFor()
    const colour = page.getByRole('listitem').filter({ hasText: 'Colour' })
    await colour.locator('rect').waitFor()
    await assertCleanEverywhere(page, assert, 'settings')
    await resetView(page)
    const openGroup = async (name: string) => {
      await page.getByRole('link', { name }).click()
      await page.getByRole('heading', { name }).waitFor()
    }
    await openGroup('Pickups and days')
    const cutOffs = page.getByRole('table', { name: 'Same-day pickup' })
    await cutOffs.getByRole('row', { name: /^DHL/ }).waitFor()
    await assertClean(page, assert)
    await openGroup('Fees and documents')

    await page.getByRole('button', { name: 'Edit Premium insurance' }).click()
    const dialog = page.getByRole('dialog', { name: 'Premium insurance' })
    await dialog.getByLabel('Share of the value').fill('101')
    await dialog.getByRole('button', { name: 'Update Setting' }).click()
    await dialog.getByText('"Share of the value" must be at most 100').waitFor()
    await assertClean(page, assert)
    await takeScreenshot(page, 'setting_form')
    await dialog.getByLabel('Share of the value').fill('2.5')
    await dialog.getByRole('button', { name: 'Update Setting' }).click()
    await page
      .locator('[data-sonner-toaster][data-x-position=right]')
      .getByText('Premium insurance has been updated.')
      .waitFor()
    await page.getByText('Share of the value: 2.5%').waitFor()
    await page.getByText('Changed by Tunde Bakare').waitFor()
    await dialog.waitFor({ state: 'detached' })

    await page.getByRole('button', { name: 'Edit Premium insurance' }).click()
    await dialog.getByText('History', { exact: true }).click()
    await page.getByText('From: Share of the value: 2%').waitFor()
    await assertClean(page, assert)
    await takeScreenshot(page, 'setting_history')
    await page.keyboard.press('Escape')

    await openGroup('Booking')
    for (const name of ['Insurance options', 'Recipient countries', 'Notes under rates']) {
      await page.getByRole('button', { name: `Edit ${name}` }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Update Setting' }).waitFor()
      await assertClean(page, assert)
      await takeScreenshot(page, `setting_${name.replaceAll(' ', '_')}`)
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }

    await page.getByLabel('Search settings').fill('holidays')
    await page.getByRole('button', { name: 'Edit Public holidays' }).click()
    const holidays = page.getByRole('dialog', { name: 'Public holidays' })
    await holidays.getByText(/Expected: .*\(Eid al-Adha\)/).waitFor()
    await holidays.getByRole('button', { name: 'Add' }).click()
    await holidays.getByLabel('Day', { exact: true }).fill('10/03/2027')
    await holidays.getByLabel('Holiday').selectOption('Eid al-Fitr')
    await assertClean(page, assert)
    await takeScreenshot(page, 'setting_holidays')
    await holidays.getByRole('button', { name: 'Update Setting' }).click()
    await page.getByRole('row', { name: '10/03/2027 Eid al-Fitr' }).waitFor()
    await holidays.waitFor({ state: 'detached' })

    await openFromMenu(page, 'System', 'Audit Log')
    const row = page.getByRole('row').filter({ hasText: 'Setting Premium insurance' })
    await row.getByText('Tunde Bakare').waitFor()
    await assertCleanEverywhere(page, assert, 'audit')
    await resetView(page)
    await row.getByText('Tunde Bakare').click()
    await page.getByRole('columnheader', { name: 'Before' }).waitFor()
    await assertClean(page, assert)
    await takeScreenshot(page, 'audit_detail')
    await page.keyboard.press('Escape')
    const dates = page.getByRole('button', { name: /^Filter by date/ })
    await dates.click()
    await page.getByLabel('Start date').fill('01/03/2020')
    await page.getByLabel('End date').fill('02/03/2020')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.getByText('No records found!').waitFor()
    await assertClean(page, assert)
    await dates.click()
    await page.getByRole('button', { name: 'Any time', exact: true }).click()
    await row.waitFor()
    await page.route(/admin\/audit/, (route) =>
      route.request().headers()['x-inertia-partial-data'] ? route.abort() : route.continue()
    )
    await page.reload()
    await page.getByText('Could not load the audit log. Please try again.').waitFor()
    await assertClean(page, assert)
    await takeScreenshot(page, 'audit_failed')
  })
})
