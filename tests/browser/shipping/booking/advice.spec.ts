import { test } from '@japa/runner'
import type { Page } from 'playwright'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import Shipment from '#shipping/shipment/models/shipment'
import {
  addPackage,
  fillRecipient,
  fillSender,
  heading,
  LONDON,
  next,
  openShop,
} from '#tests/browser/shipping/booking/booking_page'
import { assertCleanAtBothWidths, assertCleanEverywhere } from '#tests/browser/looking'
import { seedReference } from '#tests/support/reference'

const BOOK = '/base/shipment/book'

const waysOn = (page: Page) => page.getByRole('region', { name: 'Ways to save' })

const wayOn = (page: Page, name: string, description: string) =>
  waysOn(page).getByRole('button', { name, description })

/** From the first step to the prices. */
async function toPackages(page: Page) {
  await fillSender(page)
  await fillRecipient(page, LONDON)
  await next(page)
  await heading(page, 'Shipment')
}

async function totalOn(page: Page): Promise<string> {
  const summary = page.getByRole('complementary', { name: 'Price summary' }).first()
  return summary.getByText(/^₦/).last().innerText()
}

async function lastTotal(): Promise<number> {
  const { paymentAmountKobo } = await Shipment.query().orderBy('id', 'desc').firstOrFail()
  return paymentAmountKobo
}

test.group('Ways to save in a booking', (group) => {
  group.setup(() => seedReference())
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.setup(() => openShop())

  test('pickup, insurance and courier are applied where they stand', async ({
    visitAs,
    assert,
  }) => {
    // In a browser: it has not passed without one yet, where the focus goes to what was saved.
    const page = await visitAs(BOOK)
    await toPackages(page)
    await addPackage(page, '0.8', 'Cotton shirts', '600')
    await next(page)
    await heading(page, 'Others')
    await page.getByRole('radio', { name: /^Premium/ }).check()
    await page.getByRole('radio', { name: /^No, I will drop it off/ }).check()
    await next(page)
    await heading(page, 'Courier')
    await page.getByText('New total with FedEx: ₦51,000.00').first().waitFor()
    await page.getByRole('radio', { name: /^DHL/ }).check()
    const premium =
      'Premium insurance costs ₦1,000 and can pay you ₦600 at most. Take Standard and save ₦1,000.'
    await wayOn(page, 'Apply', premium).waitFor()
    const slower =
      'FedEx takes 4 to 6 working days instead of 2 to 4 working days and saves ₦20,000.'
    await wayOn(page, 'Apply', slower).waitFor()
    await assertCleanEverywhere(page, assert, 'booking_advice')

    await wayOn(page, 'Apply', 'Let us pick it up and save ₦1,000.').press('Enter')
    await page.getByText('Done. Your total is ₦71,000.00, ₦1,000.00 less.').waitFor()
    await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('Done.'))
    assert.equal(await totalOn(page), '₦71,000.00')
    assert.isTrue(await page.getByRole('radio', { name: /^DHL/ }).isChecked())
    await assertCleanAtBothWidths(page, assert, 'booking_advice_done')

    await wayOn(page, 'Apply', premium).click()
    await page.getByText('Done. Your total is ₦70,000.00').waitFor()
    await wayOn(page, 'Apply', slower).click()
    await page.getByText('Done. Your total is ₦50,000.00, ₦20,000.00 less.').waitFor()
    assert.isTrue(await page.getByRole('radio', { name: /^FedEx/ }).isChecked())
    assert.equal(await totalOn(page), '₦50,000.00')
    await next(page)
    await heading(page, 'Confirmation & Payment')
    assert.equal(await lastTotal(), 50_000_00)
    await page.getByRole('button', { name: 'Previous' }).click()
    await heading(page, 'Courier')
  })
})
