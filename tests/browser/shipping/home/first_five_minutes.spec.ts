import { test } from '@japa/runner'
import type { Page } from 'playwright'
import drive from '@adonisjs/drive/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import InboxMessage from '#shared/inbox/inbox_message'
import { bookWithCourier } from '#shipping/carriers/courier_booking'
import Shipment from '#shipping/shipment/models/shipment'
import { notifyReceiver } from '#branding/notifications/receiver_notifications'
import {
  addPackage,
  fillRecipient,
  fillSender,
  heading,
  LONDON,
  next,
  openShop,
  payBy,
} from '#tests/browser/shipping/booking/booking_page'
import { addProduct, fillProfile, makePng } from '#tests/browser/branding/business/business_page'
import { assertClean, PHONE, takeScreenshot, openFromMenu } from '#tests/browser/page_checks'

async function createBusiness(page: Page) {
  await page.getByRole('heading', { name: 'New Business' }).waitFor()
  await fillProfile(page)
  await page.locator('input[type=file]').setInputFiles(await makePng('logo.png'))
  await page.getByRole('img', { name: 'Preview: Logo' }).waitFor()
  await page.getByRole('button', { name: 'Create Business Profile' }).click()
  await page.getByRole('button', { name: 'I got it!' }).click()
  await page.getByRole('heading', { name: /Welcome/ }).waitFor()
}

async function createProducts(page: Page) {
  await openFromMenu(page, 'Brand', 'Products')
  await page.getByRole('heading', { level: 1, name: 'My Products' }).waitFor()
  await addProduct(page, 'Jollof Spice Mix', '3500')
  await page.getByRole('button', { name: 'New Product' }).click()
  await addProduct(page, 'Zobo Concentrate', '5250')
  await page.getByText('Product Count: 2').waitFor()
  await page.getByRole('link', { name: 'Done creating products, next.' }).click()
}

async function chooseTheme(page: Page) {
  await page.getByRole('heading', { level: 1, name: 'Branded Tracking Page' }).waitFor()
  await page.getByLabel(/^Title/).fill('Mama Put')
  await page.getByLabel('Line below the title').fill('Hot from our pot')
  await page.getByRole('radio', { name: 'Plum' }).check()
  await page.getByRole('button', { name: 'Save Theme' }).click()
  await page.getByText('Theme saved.').waitFor()
  await page.getByRole('button', { name: 'Show Advance Settings' }).click()
  await page.getByRole('tab', { name: 'Product Selection' }).click()
  await page.getByLabel('Jollof Spice Mix').check()
  await page.getByLabel('Zobo Concentrate').check()
  await page.getByRole('button', { name: 'Save Product Selection' }).click()
  await page.getByText('Product selection saved.').waitFor()
}

async function publish(page: Page) {
  await page.getByRole('switch', { name: 'Publish' }).click()
  await page.getByRole('switch', { name: 'Stop' }).waitFor()
  await page.getByRole('link', { name: 'Done, move to branded notifications.' }).click()
  await page.getByRole('heading', { level: 1, name: 'Branded Notifications' }).waitFor()
  await page.getByRole('switch', { name: 'Publish' }).click()
  await page.getByRole('switch', { name: 'Stop' }).waitFor()
}

/** Pays by card, since a new business has no money in its wallet. */
async function bookAndPay(page: Page) {
  await page.goto(new URL('/base/shipment/book', page.url()).href)
  await page.getByRole('heading', { level: 1, name: 'Book New Shipment' }).waitFor()
  await fillSender(page)
  await fillRecipient(page, LONDON)
  await next(page)
  await addPackage(page, '0.4', 'Cotton shirts', '5000')
  await next(page)
  await next(page)
  await heading(page, 'Courier')
  await page.getByRole('radio', { name: /^DHL/ }).check()
  await next(page)
  await heading(page, 'Confirmation & Payment')
  await payBy(page, 'Card')
  await page.getByRole('button', { name: 'Continue to card page' }).click()
  await page.getByRole('heading', { name: 'Sandbox card page' }).waitFor()
  await page.getByRole('button', { name: 'Pay with the test card' }).click()
  await heading(page, 'Thank you for shipping with us')
}

/** Runs the jobs that follow a payment. */
async function runWorkerJobs(): Promise<number> {
  const { id } = await Shipment.query().orderBy('id', 'desc').firstOrFail()
  await bookWithCourier(id)
  await notifyReceiver(id)
  const { trackingNumber } = await Shipment.findOrFail(id)
  return trackingNumber
}

async function readPictureWidths(page: Page, count: number): Promise<number[]> {
  const widths = await page.waitForFunction((expected) => {
    const shown = [...document.images].map(({ naturalWidth }) => naturalWidth)
    return shown.length === expected && shown.every((width) => width > 0) ? shown : null
  }, count)
  return (await widths.jsonValue()) ?? []
}

test.group('A new business in a browser', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => openShop())
  group.each.setup(() => {
    drive.fake()
    return () => drive.restore()
  })

  test('sets up a branded tracking page and books; the receiver of the parcel opens that page from the e-mail', async ({
    visitAs,
    browser,
    assert,
  }) => {
    // Needs a browser: a business's journey through the card page and a mail to the shop's page.
    const owner = await visitAs('/base/business?t=n')
    await createBusiness(owner)
    await createProducts(owner)
    await chooseTheme(owner)
    await publish(owner)
    await bookAndPay(owner)
    const trackingNumber = await runWorkerJobs()

    const mail = await InboxMessage.query()
      .where({ channel: 'email', recipient: 'grace@example.test' })
      .firstOrFail()
    assert.equal(mail.subject, 'Your order from Mama Put Limited is booked')
    const context = await browser.newContext({ viewport: PHONE, hasTouch: true })
    const receiver = await context.newPage()
    await receiver.setContent(mail.html!)
    await receiver.getByText('Hello Grace Miller,').waitFor()
    await takeScreenshot(receiver, 'first_five_mail')
    await receiver.getByRole('link', { name: 'Follow your order' }).click()
    await receiver.getByRole('heading', { level: 1, name: 'Your order is on the way.' }).waitFor()
    const { hostname, pathname } = new URL(receiver.url())
    assert.deepEqual(
      [hostname, pathname],
      ['mama-put-limited.localhost', `/track/${trackingNumber}`]
    )
    for (const words of [
      'Mama Put',
      'Hot from our pot',
      'Grace Miller',
      '1 High Street',
      'Cotton shirts',
      'Jollof Spice Mix',
      '₦5,250.00',
      '0803 123 4567',
    ]) {
      await receiver.getByText(words, { exact: false }).first().waitFor()
    }
    await receiver.getByRole('group', { name: 'Products' }).scrollIntoViewIfNeeded()
    assert.deepEqual(await readPictureWidths(receiver, 3), [150, 600, 600])
    await assertClean(receiver, assert)
    await takeScreenshot(receiver, 'first_five_receiver')
    await context.close()
  }).timeout(240_000)
})
