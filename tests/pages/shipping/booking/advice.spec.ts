import { test } from '@japa/runner'
import type { Page } from 'playwright'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import Shipment from '#shipping/shipment/models/shipment'
import {
  LONDON,
  addPackage,
  fillRecipient,
  fillSender,
  heading,
  next,
  openShop,
} from '#tests/browser/shipping/booking/booking_page'
import { assertCleanAtBothWidths, assertCleanEverywhere } from '#tests/browser/page_checks'
import { seedReference } from '#tests/support/reference'

const BOOK = '/base/shipment/book'

const findTips = (page: Page) => page.getByRole('region', { name: 'Ways to save' })

const findTip = (page: Page, name: string, description: string) =>
  findTips(page).getByRole('button', { name, description })

async function goToPackages(page: Page) {
  await fillSender(page)
  await fillRecipient(page, LONDON)
  await next(page)
  await heading(page, 'Shipment')
}

async function goToCouriers(page: Page) {
  await next(page)
  await heading(page, 'Others')
  await next(page)
  await heading(page, 'Courier')
}

async function readTotal(page: Page): Promise<string> {
  const summary = page.getByRole('complementary', { name: 'Price summary' }).first()
  return summary.getByText(/^₦/).last().innerText()
}

async function readLastTotal(): Promise<number> {
  const { paymentAmountKobo } = await Shipment.query().orderBy('id', 'desc').firstOrFail()
  return paymentAmountKobo
}

test.group('Ways to save in a booking', (group) => {
  group.setup(() => seedReference())
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => openShop())

  test('put a lower weight into its field, and apply it only after Update Package', async ({
    visitAs,
    assert,
  }) => {
    const page = await visitAs(BOOK)
    await goToPackages(page)
    await addPackage(page, '1.05', 'Cotton shirts', '15000')
    await goToCouriers(page)
    await page.getByRole('radio', { name: /^UPS/ }).check()
    const lighter = 'If you remove 50 g, you save ₦155,000.'
    await findTip(page, 'Change the weight', lighter).press('Enter')
    await heading(page, 'Shipment')
    await page.getByText('We have put in 1 kg instead of 1.05 kg.').waitFor()
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'weight')
    await assertCleanAtBothWidths(page, assert, 'booking_advice_weight')
    const parcels = page.getByRole('table', { name: 'Packages of this shipment' })
    assert.include(await parcels.innerText(), '1.05')

    // The advice takes effect only after "Update Package".
    await next(page)
    await page.getByText('The package below is not in your shipment yet.').waitFor()
    await page.getByRole('button', { name: 'Update Package' }).click()
    await page.getByText('We have put in').waitFor({ state: 'detached' })
    assert.notInclude(await parcels.innerText(), '1.05')
    await goToCouriers(page)
    assert.isTrue(await page.getByRole('radio', { name: /^UPS/ }).isChecked())
    assert.equal(await readTotal(page), '₦55,000.00')
    assert.isFalse(await page.getByText(lighter).isVisible())
    await next(page)
    await heading(page, 'Confirmation & Payment')
    assert.equal(await readLastTotal(), 55_000_00)
  })

  test('can be ignored', async ({ visitAs, assert }) => {
    const page = await visitAs(BOOK)
    await goToPackages(page)
    await addPackage(page, '1.05', 'Cotton shirts', '15000')
    await goToCouriers(page)
    await findTip(page, 'Change the weight', 'If you remove 50 g, you save ₦150,000.').click()
    await page.getByRole('button', { name: 'Cancel Update' }).click()
    await page.getByText('We have put in').waitFor({ state: 'detached' })
    await goToCouriers(page)
    assert.equal(await readTotal(page), '₦200,000.00')
  })

  test('are hidden when they belong to prices that are not on the screen', async ({
    visitAs,
    assert,
  }) => {
    const page = await visitAs(BOOK)
    await goToPackages(page)
    await addPackage(page, '1.05', 'Cotton shirts', '15000')
    await goToCouriers(page)
    await findTip(page, 'Change the weight', 'If you remove 50 g, you save ₦150,000.').waitFor()
    const waitForQuote = () => page.waitForResponse(/check_rate/)
    const [quote] = await Promise.all([
      waitForQuote(),
      page.getByRole('radio', { name: /^UPS/ }).check(),
    ])
    const { data } = await quote.json()
    assert.isNotEmpty(data.advice)
    await findTip(page, 'Change the weight', 'If you remove 50 g, you save ₦155,000.').waitFor()
    await db.from('shipping_rates').where('rate_kobo', 250_000_00).update({ rate_kobo: 260_000_00 })
    const [dearer] = await Promise.all([
      waitForQuote(),
      page.getByRole('radio', { name: /^DHL/ }).check(),
    ])
    const answer = await dearer.json()
    assert.equal(answer.data.advice[0].saved, 190_000)
    await findTips(page).waitFor({ state: 'detached' })
    assert.equal(await readTotal(page), '₦250,000.00')
  })

  test('merge two packages into one, or split them into two shipments', async ({
    visitAs,
    assert,
  }) => {
    const page = await visitAs(BOOK)
    await goToPackages(page)
    const parcel = page.getByRole('form', { name: /^Package \d/ })
    const addSizedPackage = async (sides: string[], weight: string, contents: string) => {
      const another = page.getByRole('button', { name: 'Another package' })
      if (await another.isVisible()) await another.click()
      for (const [at, name] of ['Length', 'Width', 'Height'].entries()) {
        await parcel.getByLabel(name).fill(sides[at]!)
      }
      await addPackage(page, weight, contents, '5000')
    }
    await addSizedPackage(['2', '2', '2'], '0.5', 'Brass figures')
    await addSizedPackage(['40', '30', '3'], '0.1', 'Paper kite')
    await goToCouriers(page)
    await page.getByText('Book package 2 as a separate shipment and save ₦').waitFor()
    await assertCleanAtBothWidths(page, assert, 'booking_advice_packages')
    await findTips(page)
      .getByRole('listitem')
      .filter({ hasText: 'Book package 2' })
      .getByRole('button', { name: 'Go to packages' })
      .click()
    await heading(page, 'Shipment')
    await page.getByText('Take package 2 out here.').waitFor()
    await assertCleanAtBothWidths(page, assert, 'booking_advice_split')
    await goToCouriers(page)

    await findTips(page)
      .getByRole('listitem')
      .filter({ hasText: 'If you pack both packages as one' })
      .getByRole('button', { name: 'Go to packages' })
      .click()
    await page.getByText('Measure it once both are inside').waitFor()
    await assertCleanAtBothWidths(page, assert, 'booking_advice_merged')
    await page.getByRole('button', { name: 'They are packed as one' }).click()
    const parcels = page.getByRole('table', { name: 'Packages of this shipment' })
    await parcels.getByText('Brass figures, Paper kite').waitFor()
    await goToCouriers(page)
    assert.equal(await readTotal(page), '₦50,000.00')
  })

  test('apply pickup, insurance and courier without leaving the page', async ({
    visitAs,
    assert,
  }) => {
    const page = await visitAs(BOOK)
    await goToPackages(page)
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
    await findTip(page, 'Apply', premium).waitFor()
    const slower =
      'FedEx takes 4 to 6 working days instead of 2 to 4 working days and saves ₦20,000.'
    await findTip(page, 'Apply', slower).waitFor()
    await assertCleanEverywhere(page, assert, 'booking_advice')

    await findTip(page, 'Apply', 'Let us pick it up and save ₦1,000.').press('Enter')
    await page.getByText('Done. Your total is ₦71,000.00, ₦1,000.00 less.').waitFor()
    await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('Done.'))
    assert.equal(await readTotal(page), '₦71,000.00')
    assert.isTrue(await page.getByRole('radio', { name: /^DHL/ }).isChecked())
    await assertCleanAtBothWidths(page, assert, 'booking_advice_done')

    await findTip(page, 'Apply', premium).click()
    await page.getByText('Done. Your total is ₦70,000.00').waitFor()
    await findTip(page, 'Apply', slower).click()
    await page.getByText('Done. Your total is ₦50,000.00, ₦20,000.00 less.').waitFor()
    assert.isTrue(await page.getByRole('radio', { name: /^FedEx/ }).isChecked())
    assert.equal(await readTotal(page), '₦50,000.00')
    await next(page)
    await heading(page, 'Confirmation & Payment')
    assert.equal(await readLastTotal(), 50_000_00)
    await page.getByRole('button', { name: 'Previous' }).click()
    await heading(page, 'Courier')
  })
})
