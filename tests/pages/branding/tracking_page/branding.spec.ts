import { test } from '@japa/runner'
import type { Page } from 'playwright'
import testUtils from '@adonisjs/core/services/test_utils'
import { notifyReceiver } from '#branding/notifications/receiver_notifications'
import { publishedAcme } from '#tests/functional/branding/tracking_page/shop'
import { makeShipment } from '#tests/support/shipment_rows'
import { pollTracking } from '#shipping/carriers/poll_tracking'
import { receiverPath } from '#shipping/tracking/receiver_proof'
import Brand from '#branding/business/brand'
import { THEMES } from '#branding/tracking_page/rules/themes'
import { DateTime } from 'luxon'
import {
  assertClean,
  assertCleanEverywhere,
  LARGE,
  PHONE,
  takeScreenshot,
} from '#tests/browser/page_checks'

async function makeShipmentUnderway() {
  const shipment = await makeShipment({
    owner: 'owner@acme.test',
    createdAt: DateTime.now().minus({ days: 1 }),
    acceptedAt: DateTime.now().minus({ seconds: 170 }),
    estimatedDeliveryOn: DateTime.now().plus({ days: 3 }),
  })
  await pollTracking()
  return shipment
}

/** Addresses the test server by the shop's domain; browsers resolve *.localhost to this machine. */
function buildShopUrl(page: Page, path: string) {
  const { port } = new URL(page.url())
  return `http://acme.localhost:${port}${path}`
}

test.group('Branded tracking page', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('shows a receiver the details after proof of identity, without scripts', async ({
    browser,
    visit,
    assert,
  }) => {
    await publishedAcme()
    const { trackingNumber } = await makeShipmentUnderway()
    const ownPage = await visit('/track')
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE })
    const page = await context.newPage()
    await page.goto(buildShopUrl(ownPage, '/track'))
    await page.getByLabel('Tracking Number').fill(String(trackingNumber))
    await page.getByRole('button', { name: 'Track order' }).click()
    await page.getByRole('heading', { level: 1, name: 'Your order is on the way.' }).waitFor()
    assert.equal(await page.getByText('Jollof Spice Mix').count(), 0)
    await page.getByLabel(/^Last four digits/).fill('0000')
    await page.getByRole('button', { name: 'Show details' }).click()
    await page.getByText('Grace Miller').waitFor()
    await page.getByText('Jollof Spice Mix').waitFor()
    assert.equal(new URL(page.url()).hostname, 'acme.localhost')
    await context.close()
  })

  test('is accessible in every theme on a large screen and a phone, and logs no error', async ({
    visit,
    assert,
  }) => {
    const { brand } = await publishedAcme()
    const parcel = await makeShipmentUnderway()
    const page = await visit('/track')
    const failures: string[] = []
    page.on('pageerror', (error) => failures.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('ws://')) {
        failures.push(message.text())
      }
    })
    for (const { id, label } of THEMES) {
      await Brand.query().where('organizationId', brand.organizationId).update({ themeId: id })
      await page.goto(buildShopUrl(page, receiverPath(parcel)))
      await page.getByRole('heading', { level: 1 }).waitFor()
      for (const viewport of [LARGE, PHONE]) {
        await page.setViewportSize(viewport)
        await assertClean(page, assert)
        await takeScreenshot(page, `branded_${label}_${viewport.width}`)
      }
    }
    assert.deepEqual(failures, [])
  }).timeout(240_000)

  test('enlarges a product, and Escape closes it', async ({ visit }) => {
    await publishedAcme()
    const parcel = await makeShipmentUnderway()
    const page = await visit('/track')
    await page.goto(buildShopUrl(page, receiverPath(parcel)))
    const product = page.getByRole('button', { name: 'Plantain Chips' })
    // Hydration is complete once the element has its React props.
    const button = await product.elementHandle()
    await page.waitForFunction(
      (element) => Object.keys(element!).some((key) => key.startsWith('__reactProps')),
      button
    )
    await product.click()
    const dialog = page.getByRole('dialog', { name: 'Plantain Chips' })
    await dialog.getByRole('heading', { name: 'Plantain Chips' }).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  })

  test('an owner edits the theme, products and messages, and stops the page', async ({
    visitAs,
    assert,
  }) => {
    await publishedAcme()
    const page = await visitAs('/base/branded-tracking', 'owner@acme.test')
    await page.getByRole('heading', { level: 1, name: 'Branded Tracking Page' }).waitFor()
    await assertCleanEverywhere(page, assert, 'tracking_setup')
    await page.setViewportSize(LARGE)

    await page.getByLabel(/^Title/).fill('Jollof Club')
    await page.getByText('Jollof Club').waitFor()
    for (const state of ['Delivered', 'Delayed', 'No information', 'No products', 'In transit']) {
      await page.getByRole('radio', { name: state }).check()
      await assertClean(page, assert)
      // The owner's preview shows what others see only after proving who they are.
      const showsProducts = (await page.getByText('Jollof Spice Mix').count()) > 0
      const hint = page.getByText('Receivers see your products only after')
      assert.equal(await hint.count(), showsProducts ? 1 : 0, state)
    }
    await page.getByRole('radio', { name: 'Your own colours' }).check()
    await page.getByLabel('Tracking Header Text Colour').fill('#b23c0c')
    await page.getByText(/is hard to read on its background/).waitFor()
    assert.isTrue(await page.getByRole('button', { name: 'Save Theme' }).isDisabled())
    await page.getByRole('button', { name: /^Use #/ }).click()
    await page.getByRole('button', { name: 'Save Theme' }).click()
    await page.getByText('Theme saved.').waitFor()

    await Brand.query().update({ themeId: 4, pageTitle: 'Theirs', themeVersion: 9 })
    await page.getByLabel(/^Title/).fill('Mine')
    await page.getByRole('button', { name: 'Save Theme' }).click()
    await page.getByText('Somebody else has changed the theme').waitFor()
    await assertClean(page, assert)
    await page.getByRole('button', { name: 'Load the Latest' }).click()
    await page.getByText('Somebody else has changed the theme').waitFor({ state: 'detached' })
    assert.equal(await page.getByLabel(/^Title/).inputValue(), 'Theirs')
    assert.isTrue(await page.getByRole('radio', { name: 'Plum' }).isChecked())

    await page.getByRole('button', { name: 'Show Advance Settings' }).click()
    await page.getByRole('tab', { name: 'Product Selection' }).click()
    await page.getByLabel('Zobo Concentrate').uncheck()
    await page.getByRole('button', { name: 'Save Product Selection' }).click()
    await page.getByText('Product selection saved.').waitFor()
    await page.getByRole('tab', { name: 'Preferences' }).click()
    await page.getByLabel('E-mail address').uncheck()
    await page.getByRole('button', { name: 'Save Preferences' }).click()
    await page.getByText('Preferences saved.').waitFor()
    await assertClean(page, assert)

    await page.getByRole('switch', { name: 'Stop' }).click()
    await page.getByText('Your branded tracking page is stopped.').waitFor()
    await page.getByRole('switch', { name: 'Publish' }).waitFor()
    await page.getByRole('link', { name: 'Done, move to branded notifications.' }).click()
    await page.getByRole('heading', { level: 1, name: 'Branded Notifications' }).waitFor()
    await page.getByRole('tab', { name: 'Log' }).click()
    await page.getByText('No messages yet.').waitFor()
    const parcel = await makeShipmentUnderway()
    await notifyReceiver(parcel.id)
    await page.reload()
    await page.getByRole('cell', { name: 'Booked, e-mail' }).waitFor()
    await assertCleanEverywhere(page, assert, 'notification_setup')
    await page.setViewportSize(LARGE)
    await page.getByRole('button', { name: 'Resend Booked to Grace Miller' }).first().click()
    await page.getByText('We are sending the message again.').waitFor()
    await page.getByRole('cell', { name: 'Waiting' }).waitFor()
    await page.getByRole('tab', { name: 'Messages' }).click()
    await page.getByLabel('Subject').fill('Yum, {receiver}!')
    await page.getByText('Yum, Grace Miller!').waitFor()
    await page.getByRole('button', { name: 'Save Message' }).click()
    await page.getByRole('button', { name: 'Reset to Default' }).click()
    await page.getByText('The default message has been restored.').waitFor()
    assert.equal(
      await page.getByLabel('Subject').inputValue(),
      'Your order from {business} is booked'
    )
    await page.getByRole('switch', { name: 'Stop' }).click()
    await page.getByText('Branded notifications are stopped.').waitFor()
  }).timeout(240_000)
})
