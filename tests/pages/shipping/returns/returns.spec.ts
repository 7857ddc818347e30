import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import User from '#identity/accounts/models/user'
import Shipment from '#shipping/shipment/models/shipment'
import { publishedAcme } from '#tests/functional/branding/tracking_page/shop'
import {
  assertClean,
  assertCleanEverywhere,
  LARGE,
  PHONE,
  takeScreenshot,
} from '#tests/browser/page_checks'
import { makeDeliveredReturn, makeReturnRequest } from '#tests/support/following/returns'
import { setCash } from '#tests/support/money/payouts'
import { makeShipment } from '#tests/support/shipment_rows'
import { smallTariff } from '#tests/support/tariff'

const OWNER = 'owner@acme.test'

test.group('Returns', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await smallTariff()
    await publishedAcme()
    await setCash(OWNER, 100_000)
  })

  const makeDelivered = () => makeShipment({ owner: OWNER, status: 'DELIVERED', to: 'NG' })

  test("a receiver asks for a return on the shop's page, and the shop approves it and pays", async ({
    visitAs,
    browser,
    assert,
  }) => {
    const { trackingNumber, id } = await makeDelivered()
    const page = await visitAs('/base/returns/setup', OWNER)
    await page.setViewportSize(LARGE)
    await page.getByRole('switch', { name: /^Receivers may ask/ }).click()
    await page.getByLabel(/^Reasons/).fill('Too small\nBroken')
    await assertCleanEverywhere(page, assert, 'return rules')
    await page.getByRole('button', { name: 'Save Rules' }).click()
    await page.getByText('Return rules saved.').waitFor()

    const context = await browser.newContext({ viewport: PHONE })
    const receiver = await context.newPage()
    const { port } = new URL(page.url())
    await receiver.goto(`http://acme.localhost:${port}/track/${trackingNumber}`)
    await receiver
      .getByText('To send something back, first confirm that you are the receiver')
      .waitFor()
    await receiver.getByLabel(/^Last four digits/).fill('0000')
    await receiver.getByRole('button', { name: 'Show details' }).click()
    await receiver.getByRole('button', { name: 'Start a return' }).click()
    await receiver.getByLabel('Reason').selectOption('Broken')
    await receiver.getByRole('textbox', { name: 'Ankara fabric, six yards' }).fill('1')
    await receiver.getByLabel(/^Anything the shop should know/).fill('A seam came open')
    await assertClean(receiver, assert)
    await takeScreenshot(receiver, 'return_request_360')
    await receiver.getByRole('button', { name: 'Ask for the Return' }).click()
    await receiver.getByText('ACME Foods has your request and answers by e-mail.').waitFor()
    await receiver.getByText('Waiting for the shop').waitFor()
    await assertClean(receiver, assert)
    await context.close()

    await page.goto('/base/returns')
    await page.getByRole('cell', { name: 'Grace Miller' }).waitFor()
    await assertCleanEverywhere(page, assert, 'returns')
    await page.getByRole('cell', { name: 'Grace Miller' }).click()
    await page.getByText('A seam came open').waitFor()
    await page.getByRole('button', { name: 'See the Price' }).click()
    await page.getByRole('radio', { name: /UPS/ }).check()
    await assertCleanEverywhere(page, assert, 'return to approve')
    await page.getByRole('button', { name: 'Pay ₦22,000.00 and Book' }).click()
    await page.getByText('Approved', { exact: true }).waitFor()
    await assertCleanEverywhere(page, assert, 'return approved')

    const returned = await Shipment.findByOrFail('returnOf', id)
    await page.getByRole('link', { name: String(returned.trackingNumber) }).click()
    await page.getByText(`Return of ${trackingNumber}`).waitFor()
    await page.getByRole('link', { name: String(trackingNumber), exact: true }).click()
    await page.getByText(`Returned with ${returned.trackingNumber}`).waitFor()
    await assertClean(page, assert)
  })

  test('a sender books a return, and an item cannot be returned twice', async ({
    visitAs,
    assert,
  }) => {
    const { trackingNumber } = await makeDelivered()
    const page = await visitAs('/base/shipment/history', OWNER)
    await page.setViewportSize(LARGE)
    const row = page.getByRole('row').filter({ hasText: String(trackingNumber) })
    await row.getByRole('button', { name: /^Actions|^More/ }).click()
    await page.getByRole('menuitem', { name: 'Return' }).click()
    await page.getByRole('heading', { name: `Return ${trackingNumber}` }).waitFor()
    await page.getByRole('button', { name: 'See the Price' }).click()
    await page.getByText('Please choose a reason').waitFor()
    await page.getByLabel('Reason').selectOption('Wrong item')
    await page.getByLabel('Weight (kg)').fill('1')
    await page.getByRole('button', { name: 'See the Price' }).click()
    await page.getByRole('button', { name: 'Pay ₦20,000.00 and Book' }).waitFor()
    await assertCleanEverywhere(page, assert, 'return of a shipment')
    await page.getByRole('button', { name: 'Pay ₦20,000.00 and Book' }).click()
    await page.getByRole('heading', { name: `Return of ${trackingNumber}` }).waitFor()
    await page.goto(`/base/shipments/${trackingNumber}/return`)
    await page.getByText('Everything in this shipment is already in a return.').waitFor()
    const owner = await User.findByOrFail('email', OWNER)
    assert.isNotNull(
      await Shipment.query().where('userId', owner.id).whereNotNull('returnOf').first()
    )
    await page.goto('/base/shipment/history')
    await page.getByText('Return', { exact: true }).first().waitFor()
  })

  test('an empty list says so, and a sender refuses a return with a reason', async ({
    visitAs,
    assert,
  }) => {
    const page = await visitAs('/base/returns', OWNER)
    await page.setViewportSize(LARGE)
    await page.getByText('No returns yet').waitFor()
    await assertClean(page, assert)
    const { id } = await makeReturnRequest(await makeDelivered())
    await page.goto(`/base/returns/${id}`)
    await page.getByRole('button', { name: 'Refuse' }).click()
    const dialog = page.getByRole('dialog', { name: 'Refuse this return?' })
    await dialog.getByRole('button', { name: 'Refuse' }).click()
    await dialog.getByText('Please say why, in a few words').waitFor()
    await assertCleanEverywhere(page, assert, 'return to refuse')
    await dialog.getByLabel(/^Reason/).fill('Worn already')
    await dialog.getByRole('button', { name: 'Refuse' }).click()
    await page.getByText('Refused because').waitFor()
    await page.getByText('Worn already').waitFor()
    await page.goto('/base/returns?state=done')
    await page.getByText('No returns found.').waitFor()
  })

  test('staff refund a return that the courier caused, but only once', async ({
    visitAs,
    assert,
  }) => {
    const { id } = await makeDeliveredReturn()
    const page = await visitAs(`/base/returns/${id}`, 'admin@sendam.test')
    await page.setViewportSize(LARGE)
    await page.getByRole('button', { name: 'Refund' }).click()
    await page.getByText('Please say how you know, in a few words').waitFor()
    await assertCleanEverywhere(page, assert, 'return to refund')
    await page.getByLabel(/^How you know/).fill('Crushed in the van')
    await page.getByRole('button', { name: 'Refund' }).click()
    await page.getByText('went back to the wallet.').waitFor()
    await page.getByRole('heading', { name: 'Did the courier cause it?' }).waitFor({
      state: 'hidden',
    })
    await page.getByText('Refunded', { exact: true }).waitFor()
  })
})
