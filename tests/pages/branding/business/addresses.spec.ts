import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { notifyReceiver } from '#branding/notifications/receiver_notifications'
import { makePng } from '#tests/browser/branding/business/business_page'
import { openAsUser } from '#tests/browser/page_url'
import { assertClean } from '#tests/browser/page_checks'
import { publishedAcme } from '#tests/functional/branding/tracking_page/shop'
import { makeShipment } from '#tests/support/shipment_rows'

const OWNER = 'owner@acme.test'

test.group('URLs of business pages', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await publishedAcme()
    drive.fake()
    return () => drive.restore()
  })

  test('restore the form and the picture of a product', async ({ visitAs, assert }) => {
    const page = await visitAs('/base/products', OWNER)
    await page.getByRole('button', { name: 'Edit Zobo Concentrate' }).click()
    await page.getByRole('heading', { name: 'Edit Zobo Concentrate' }).waitFor()
    await page.waitForURL(/edit=\d+/)
    await page.getByLabel('Product Name').fill('Zobo, strong')
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Jollof Spice Mix' })
      .getByRole('button', { name: 'Enlarge the picture' })
      .click()
    await page.getByRole('dialog', { name: 'Jollof Spice Mix' }).getByRole('heading').waitFor()

    await page.waitForURL(/preview=/)
    const colleague = await openAsUser(page, OWNER)
    await colleague.getByRole('dialog', { name: 'Jollof Spice Mix' }).getByRole('heading').waitFor()
    await colleague.keyboard.press('Escape')
    await colleague.getByRole('dialog').waitFor({ state: 'detached' })
    await colleague.getByRole('heading', { name: 'Edit Zobo Concentrate' }).waitFor()
    await assertClean(colleague, assert)
    await colleague.getByRole('button', { name: 'Cancel' }).click()
    await colleague.waitForURL(({ search }) => search === '')
    await colleague.goto(colleague.url() + '?new=1&preview=0')
    await colleague.getByRole('heading', { name: 'New Product' }).waitFor()
    await colleague.context().close()

    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    assert.equal(await page.getByLabel('Product Name').inputValue(), 'Zobo, strong')
    await page.locator('input[type=file]').setInputFiles(await makePng('zobo.png'))
    await page.getByRole('img', { name: 'Preview: Product Image' }).waitFor()
    await page.getByRole('button', { name: 'Update Product' }).click()
    await page.getByRole('heading', { name: 'Zobo, strong', exact: true }).waitFor()
    await page.getByRole('button', { name: 'New Product' }).waitFor()
    await page.waitForURL(({ search }) => search === '')
  })

  test('restore a message to receivers, and a message log that failed to load can be retried', async ({
    visitAs,
    assert,
  }) => {
    const parcel = await makeShipment({ owner: OWNER })
    await notifyReceiver(parcel.id)
    const page = await visitAs('/base/branded-notification?tab=messages', OWNER)
    await page.getByLabel('When').click()
    await page.getByRole('option', { name: 'Delivered' }).click()
    await page.waitForURL(/event=/)
    const subject = await page.getByLabel('Subject').inputValue()
    const colleague = await openAsUser(page, OWNER)
    assert.equal(await colleague.getByLabel('Subject').inputValue(), subject)
    await colleague.goto(colleague.url().replace(/\?.*/, '?event=nothing'))
    await colleague.getByLabel('Subject').waitFor()
    assert.notEqual(await colleague.getByLabel('Subject').inputValue(), subject)
    await colleague.context().close()
    await page.goBack()
    await page.waitForURL(/tab=messages$/)
    await page.getByRole('button', { name: /^When (?!Delivered)/ }).waitFor()
    assert.notEqual(await page.getByLabel('Subject').inputValue(), subject)

    await page.getByRole('tab', { name: 'Log' }).click()
    await page.waitForURL(/tab=log/)
    await page.route(/branded-notification/, (route) =>
      route.request().headers()['x-inertia-partial-data'] ? route.abort() : route.continue()
    )
    await page.reload()
    await page.getByText('Could not load the messages. Please try again.').waitFor()
    await page.unroute(/branded-notification/)
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByRole('cell', { name: 'Booked, e-mail' }).waitFor()
  })

  test('restore a tab of the tracking page settings', async ({ visitAs }) => {
    const page = await visitAs('/base/branded-tracking', OWNER)
    await page.getByRole('button', { name: 'Show Advance Settings' }).click()
    await page.getByRole('tab', { name: 'Product Selection' }).click()
    await page.waitForURL(/tab=products/)
    const colleague = await openAsUser(page, OWNER)
    await colleague.getByLabel('Zobo Concentrate').waitFor()
    await colleague.context().close()
    await page.goBack()
    await page.getByRole('tab', { name: 'Theme Selection', selected: true }).waitFor()
    await page.getByRole('button', { name: 'Hide Advance Settings' }).click()
    await page.getByRole('tab', { name: 'Preferences' }).waitFor({ state: 'detached' })
    await page.waitForURL(({ search }) => search === '')
  })
})
