import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import type { Page } from 'playwright'
import Organization from '#identity/organizations/models/organization'
import Product from '#branding/products/product'
import {
  addProduct,
  fillProfile,
  openSection,
  makePng,
} from '#tests/browser/branding/business/business_page'
import {
  assertClean,
  assertCleanEverywhere,
  holdRequests,
  LARGE,
  takeScreenshot,
  signIn,
  openFromMenu,
} from '#tests/browser/page_checks'

const ACME = 3

const BUSINESS_CALL = /\/api\/v1\/business(\/\d+)?$/

function collectFailures(page: Page): string[] {
  const failures: string[] = []
  page.on('pageerror', (error) => failures.push(error.message))
  page.on('console', (message) => {
    // Ignores the hot reload of styles, which only the development build has.
    const isOurs = !message.text().includes('ws://')
    if (isOurs && message.text().includes('Content Security Policy')) failures.push(message.text())
  })
  return failures
}

test.group('Business pages', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    drive.fake()
    return () => drive.restore()
  })

  test('an owner creates a business with a logo, and its products', async ({ visit, assert }) => {
    const page = await visit('/base/products')
    const failures = collectFailures(page)
    await signIn(page)
    await page.getByText('You need a business profile first').waitFor()
    await assertCleanEverywhere(page, assert, 'products_no_business')
    await page.setViewportSize(LARGE)
    await page.getByRole('link', { name: 'Create Business Profile' }).click()
    await page.getByRole('heading', { name: 'New Business' }).waitFor()

    assert.equal(await page.getByLabel('Contact Name').inputValue(), 'Chidi Eze')
    assert.equal(await page.getByLabel('Contact E-mail').inputValue(), 'member@sendam.test')

    const create = page.getByRole('button', { name: 'Create Business Profile' })
    await create.click()
    await page.getByText('"Business Name" should not be empty').waitFor()
    await page.getByText('"State" should not be empty').waitFor()
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'name')
    await assertCleanEverywhere(page, assert, 'business_errors')
    await page.setViewportSize(LARGE)

    await page.getByLabel('Contact Phone Number').fill('0803')
    await page.getByText('"Contact Phone Number" is invalid').waitFor()
    await fillProfile(page)
    assert.equal(await page.getByLabel('Tracking Page Address').inputValue(), 'mama-put-limited')
    const file = page.locator('input[type=file]')
    await file.setInputFiles({
      name: 'a.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg/>'),
    })
    await page.getByText('Upload file type is unsupported.').waitFor()
    const large = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(2_097_153) }
    await file.setInputFiles(large)
    await page.getByText('Allowed file size (2097152 bytes) exceeded').waitFor()
    await file.setInputFiles({ ...large, buffer: Buffer.from('not a picture') })
    await page.getByText('Upload file type is unsupported.').waitFor()
    await file.setInputFiles(await makePng('logo.png'))
    const preview = page.getByRole('img', { name: 'Preview: Logo' })
    await preview.waitFor()
    assert.match((await preview.getAttribute('src')) ?? '', /^data:image\/png;base64,/)
    await openSection(page, 'Shipment Configuration')
    await page.getByLabel('Also Send Notification').check()
    await assertCleanEverywhere(page, assert, 'business_new')
    await page.setViewportSize(LARGE)

    const release = await holdRequests(page, BUSINESS_CALL)
    await create.click()
    await page.getByText('Creating...').waitFor()
    release()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Mama Put Limited').waitFor()
    await dialog.getByText('New Business Created').waitFor()
    await assertClean(page, assert)
    await takeScreenshot(page, 'business_created')
    await dialog.getByRole('button', { name: 'I got it!' }).click()
    await page.getByRole('heading', { name: /Welcome/ }).waitFor()
    await page.assertPath('/base/home')
    const business = await Organization.findByOrFail('name', 'Mama Put Limited')
    assert.containsSubset(business.serialize(), { notifyReceiver: true, stateKey: 'NG_OY' })
    assert.isNotNull(business.logoImageId)

    await openFromMenu(page, 'Brand', 'Products')
    await page.getByRole('heading', { name: 'My Products' }).waitFor()
    await page.getByRole('button', { name: 'Save Product' }).click()
    await page.getByText("You must upload the product's image before saving.").first().waitFor()
    await page.getByText('"Product Name" should not be empty').waitFor()
    await assertCleanEverywhere(page, assert, 'products_errors')
    await page.setViewportSize(LARGE)
    await addProduct(page, 'Jollof Spice Mix', '3500')
    await page.getByRole('button', { name: 'New Product' }).click()
    await addProduct(page, 'Zobo Concentrate', '5,250.50')
    await page.getByText('Product Count: 2').waitFor()
    await page.getByText('₦5,250.50').waitFor()
    await assertCleanEverywhere(page, assert, 'products')
    assert.deepEqual(failures, [])
  })

  test('an owner edits the profile, and a stale save is refused', async ({ visitAs, assert }) => {
    const page = await visitAs('/base/business', 'owner@acme.test')
    await page.getByRole('button', { name: 'Update Business Profile' }).waitFor()
    assert.equal(await page.getByLabel('Business Name').inputValue(), 'ACME Foods')
    await page.getByLabel('Contact Name').fill('Amaka Obi')
    await page.getByLabel('Contact Phone Number').fill('+2348031234567')
    await page.getByRole('combobox', { name: 'State' }).fill('Lagos')
    await page.getByRole('option', { name: 'Lagos' }).click()
    await openSection(page, 'Social Media Profile')
    await page.getByLabel('Twitter Page URL').fill('x.com/acme')
    const release = await holdRequests(page, BUSINESS_CALL)
    await page.getByRole('button', { name: 'Update Business Profile' }).click()
    await page.getByText('Updating...').waitFor()
    release()
    await page.getByText('Business profile updated.').waitFor()
    assert.equal(await page.getByLabel('Twitter Page URL').inputValue(), 'https://x.com/acme')

    const acme = await Organization.findOrFail(ACME)
    await acme.merge({ name: 'ACME Foods Limited' }).save()
    await page.getByLabel('Contact Name').fill('Somebody Else')
    await page.getByRole('button', { name: 'Update Business Profile' }).click()
    await page.getByText('Somebody else has changed this profile').waitFor()
    await assertCleanEverywhere(page, assert, 'business_stale')
    await page.getByRole('button', { name: 'Load the Latest' }).click()
    await page.getByText('Somebody else has changed this profile').waitFor({ state: 'detached' })
    assert.equal(await page.getByLabel('Business Name').inputValue(), 'ACME Foods Limited')
    assert.equal(await page.getByLabel('Contact Name').inputValue(), 'Amaka Obi')
  })

  test('an owner edits, views and deletes a product', async ({ visitAs, assert }) => {
    await Product.create({
      organizationId: ACME,
      name: 'Plantain Chips',
      categoryGroupId: 6,
      currency: 'NGN',
      priceKobo: 480_000,
    })
    const page = await visitAs('/base/products', 'owner@acme.test')
    await page.getByRole('heading', { name: 'Plantain Chips' }).waitFor()
    await page.getByRole('img', { name: 'Plantain Chips, without a picture' }).waitFor()
    await page.getByRole('button', { name: 'Enlarge the picture' }).click()
    await page.getByRole('dialog').getByRole('img').waitFor()
    await assertClean(page, assert)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    await page.getByRole('button', { name: 'Edit Plantain Chips' }).click()
    await page.getByRole('heading', { name: 'Edit Plantain Chips' }).waitFor()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Edit Plantain Chips' }).click()
    await page.locator('input[type=file]').setInputFiles(await makePng('chips.png'))
    await page.getByRole('img', { name: 'Preview: Product Image' }).waitFor()
    await page.getByLabel('Price').fill('4999.99')
    await page.getByRole('button', { name: 'Update Product' }).click()
    await page.getByText('₦4,999.99').waitFor()
    await page.getByRole('button', { name: 'Delete Plantain Chips' }).click()
    await page.getByRole('dialog').getByText('Delete Confirmation').waitFor()
    await assertClean(page, assert)
    await takeScreenshot(page, 'product_delete')
    await page.getByRole('button', { name: 'Delete Product' }).click()
    await page.getByText('Plantain Chips has been deleted.').waitFor()
    await page.getByText('Product Count: 0').waitFor()
    assert.lengthOf(await Product.query().where('organizationId', ACME), 0)
  })
})
