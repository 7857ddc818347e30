import { test } from '@japa/runner'
import type { Page } from 'playwright'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { seedDemoAccounts } from '#identity/demo'
import { seedReference } from '#tests/support/reference'
import { assertClean, assertCleanEverywhere, LARGE, picture } from '#tests/browser/looking'

const ADMIN = 'admin@sendam.test'

/** By day, on a large screen, after the looks of everywhere. */
async function settle(page: Page) {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(LARGE)
}

test.group('The staff console in a browser', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.setup(() => seedReference())
  group.each.setup(() => seedDemoAccounts())

  test('keeps the lists that people choose from', async ({ visitAs, assert }) => {
    const page = await visitAs('/admin/config/lists', ADMIN)
    await page.getByRole('heading', { name: 'Lists', exact: true }).waitFor()
    await page.getByRole('cell', { name: 'Auto Parts' }).waitFor()
    await assertCleanEverywhere(page, assert, 'lists')
    await settle(page)
    await page.getByRole('button', { name: 'New category' }).click()
    const dialog = page.getByRole('dialog', { name: 'New category' })
    await dialog.getByRole('button', { name: 'Add category' }).click()
    await dialog.getByText('"Name" should not be empty').waitFor()
    await dialog.getByLabel('Name').fill('Zobo Drinks')
    await dialog.getByLabel('Clearance').click()
    await page.getByRole('option', { name: 'Food' }).click()
    await assertClean(page, assert)
    await picture(page, 'list_form')
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
      await picture(page, `list_${name.replaceAll(' ', '_')}`)
    }
    const ups = page.getByRole('group', { name: 'UPS' })
    const before = await ups.getByRole('switch', { name: 'Export' }).getAttribute('aria-checked')
    await ups.getByRole('switch', { name: 'Export' }).click()
    await page.getByText('UPS has been updated.').waitFor()
    await ups.getByRole('switch', { name: 'Export', checked: before !== 'true' }).waitFor()
  })
})
