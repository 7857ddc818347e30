import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import brand from '#config/brand'
import { brandFromEnvironment } from '#shared/brand/brand'
import {
  assertCleanEverywhere,
  LARGE,
  takeScreenshot,
  openFromMenu,
} from '#tests/browser/page_checks'
import { pictureFile } from '#tests/support/files/picture_file'
import { seedReference } from '#tests/support/reference'

test.group('Set-up page', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => seedReference())
  group.each.setup(() => {
    drive.fake()
    return () => {
      drive.restore()
      Object.assign(brand, brandFromEnvironment(process.env))
    }
  })

  test('tries the services of the deployment, and takes a logo', async ({ visitAs, assert }) => {
    const page = await visitAs('/admin/home', 'admin@sendam.test')
    await openFromMenu(page, 'Settings', 'Set-up')
    await page.getByRole('heading', { name: 'Set-up', exact: true }).waitFor()
    await assertCleanEverywhere(page, assert, 'setup')
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize(LARGE)

    await page.getByText(/^\d+ ready$/).click()
    await page.getByRole('button', { name: 'Try it for Storage' }).focus()
    await page.keyboard.press('Enter')
    await page.getByText('A file was written, read and deleted.').waitFor()
    await page.getByRole('button', { name: 'Try it for Payment provider' }).click()
    await page.getByText(/lists \d+ banks\. \(\d+(\.\d)? m?s\)/).waitFor()
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await pictureFile() })
    await page.getByRole('button', { name: 'Remove the logo' }).waitFor()
    await page.locator('nav img[src^="/images/"]').waitFor()
    await assertCleanEverywhere(page, assert, 'setup_tried')
    await takeScreenshot(page, 'setup_logo')
    await page.getByRole('button', { name: 'Remove the logo' }).click()
    await page.locator('nav img').waitFor({ state: 'detached' })
    await page.setViewportSize(LARGE)
    await page.getByRole('link', { name: 'Settings to name the brand' }).click()
    await page.getByRole('heading', { name: 'Brand and contact' }).waitFor()
  })
})
