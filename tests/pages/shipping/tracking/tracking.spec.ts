import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import Shipment from '#shipping/shipment/models/shipment'
import { makeShipment } from '#tests/support/shipment_rows'
import { pollTracking } from '#shipping/carriers/poll_tracking'
import { assertCleanAtBothWidths } from '#tests/browser/page_checks'

const ON_ITS_WAY = 'Your package is on the way.'

async function track(page: Page, trackingNumber: string) {
  await page.getByLabel('Tracking Number').fill(trackingNumber)
  await page.getByRole('button', { name: 'Track Shipment' }).click()
}

/** Creates a parcel from Lagos to London that the courier accepted 170 seconds ago. */
async function makeShipmentUnderway() {
  const shipment = await makeShipment({
    packages: 2,
    createdAt: DateTime.now().minus({ days: 1 }),
    acceptedAt: DateTime.now().minus({ seconds: 170 }),
    estimatedDeliveryOn: DateTime.now().plus({ days: 3 }),
  })
  await pollTracking()
  return shipment
}

test.group('Tracking page', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('clears the error of a wrong number while typing, and shows where the parcel is', async ({
    visit,
    assert,
  }) => {
    const { trackingNumber } = await makeShipmentUnderway()
    const page = await visit('/track')
    const failures: string[] = []
    page.on('pageerror', (error) => failures.push(error.message))
    await assertCleanAtBothWidths(page, assert, 'tracking_empty')

    await track(page, 'my parcel')
    await page.getByText('"Tracking Number" must be a number').waitFor()
    assert.equal(await page.getByLabel('Tracking Number').getAttribute('aria-invalid'), 'true')
    await assertCleanAtBothWidths(page, assert, 'tracking_not_a_number')

    await page.getByLabel('Tracking Number').fill('9')
    await page.getByText('"Tracking Number" must be a number').waitFor({ state: 'detached' })
    await track(page, '999999999999')
    await page.getByText('No tracking information.').waitFor()
    await assertCleanAtBothWidths(page, assert, 'tracking_unknown')

    await track(page, String(trackingNumber))
    await page.getByRole('heading', { level: 1, name: ON_ITS_WAY }).waitFor()
    await page.assertPath(`/track/${trackingNumber}`)
    await page.assertTextContains('main', 'Estimated Delivery Date')
    await page.assertTextContains('main', 'Customs clearance in progress')
    await page.assertTextContains('main', 'It is with customs in the United Kingdom.')
    await assertCleanAtBothWidths(page, assert, 'tracking_found')
    await page.getByLabel(/^Your e-mail address/).fill('no address')
    await page.getByRole('button', { name: 'Notify Me' }).click()
    await page.getByText('Enter an e-mail address or a phone number').waitFor()
    await page.getByLabel(/^Your e-mail address/).fill('ada@reader.test')
    await page.getByRole('button', { name: 'Notify Me' }).click()
    await page.getByText(/^Check your e-mail/).waitFor()
    assert.deepEqual(failures, [])
  })

  test('opens by URL without errors in the console', async ({ visit, assert }) => {
    const { trackingNumber } = await makeShipmentUnderway()
    const page = await visit('/track')
    const failures: string[] = []
    page.on('pageerror', (error) => failures.push(error.message))
    page.on('console', (message) => {
      // Ignores the WebSocket of Vite's development server, which serves the scripts in tests.
      const isOurs = message.type() === 'error' && !message.text().includes('ws://')
      if (isOurs) failures.push(message.text())
    })
    await page.goto(new URL(`/track/${trackingNumber}`, page.url()).href)
    await page.getByRole('heading', { level: 1, name: ON_ITS_WAY }).waitFor()
    await page.waitForLoadState('networkidle')
    assert.deepEqual(failures, [])
  })

  test('explains in French why the reader gets no updates', async ({ visit }) => {
    const shipment = await makeShipmentUnderway()
    const page = await visit(`/track/${shipment.trackingNumber}?lang=fr`)
    const contact = page.getByLabel(/^Votre adresse e-mail/)
    const requestUpdates = () => page.getByRole('button', { name: 'Prévenez-moi' }).click()
    await contact.fill('personne')
    await requestUpdates()
    await page.getByText('Indiquez une adresse e-mail ou un numéro de téléphone').waitFor()

    await contact.fill('ada@reader.test')
    const perParcel = limiter.use({ requests: 10, duration: '1 day' })
    await perParcel.set(`news:parcel:${shipment.id}`, 10, '1 day')
    await requestUpdates()
    await page.getByText('Trop d’essais. Réessayez dans une heure.', { exact: true }).waitFor()

    await Shipment.query().where({ id: shipment.id }).update({ status: 'DELIVERED' })
    await requestUpdates()
    const finalMessage = 'Il n’y aura plus de nouvelles de ce colis : son trajet est terminé.'
    await page.getByText(finalMessage, { exact: true }).waitFor()
  })

  test('works without scripts', async ({ browser, visit }) => {
    const { trackingNumber } = await makeShipmentUnderway()
    const ownPage = await visit('/track')
    const { origin } = new URL(ownPage.url())
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${origin}/track`)
    await track(page, String(trackingNumber))
    await page.getByRole('heading', { level: 1, name: ON_ITS_WAY }).waitFor()
    await page.assertPath(`/track/${trackingNumber}`)
    await page.assertTextContains('main', 'Package picked up')
    await page.locator('summary').filter({ hasText: 'English' }).click()
    await page.getByRole('link', { name: 'Français' }).click()
    await page.getByRole('heading', { level: 1, name: 'Votre colis est en route.' }).waitFor()
    // The language chosen on one of our pages is stored.
    await page.goto(`${origin}/track`)
    await page.getByRole('heading', { level: 1, name: 'Suivre un envoi' }).waitFor()
    await context.close()
  })

  test('tracks parcels inside the app, and shows a loading message', async ({
    visitAs,
    assert,
  }) => {
    const { trackingNumber } = await makeShipmentUnderway()
    const page = await visitAs('/base/shipment/track')
    await page.getByText('Your tracking detail will show up here.').waitFor()
    await page.assertPath('/base/shipment/track')
    await assertCleanAtBothWidths(page, assert, 'tracking_shell_empty')

    const { promise: mayAnswer, resolve: release } = Promise.withResolvers<void>()
    await page.route(/trackingNumber=/, async (route) => {
      await mayAnswer
      await route.continue()
    })
    await track(page, String(trackingNumber))
    await page.getByRole('status').getByText('Tracking your shipment... Please wait.').waitFor()
    release()
    await page.getByRole('heading', { level: 2, name: ON_ITS_WAY }).waitFor()
    await page.assertTextContains('main', 'United Kingdom')
    await assertCleanAtBothWidths(page, assert, 'tracking_shell_found')

    await track(page, '1')
    await page.getByText('No tracking information.').waitFor()
  })
})
