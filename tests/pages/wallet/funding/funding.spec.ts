import { test } from '@japa/runner'
import type { Page } from 'playwright'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { seedDemoWallets } from '#wallet/demo_wallets'
import { sweepVirtualAccounts } from '#wallet/funding/virtual_accounts'
import { verifyCharge } from '#wallet/funding/verify_payment'
import Shipment from '#shipping/shipment/models/shipment'
import { makeShipment } from '#tests/support/shipment_rows'
import { holdMatchingRequests, matchDeferredProp } from '#tests/browser/held_requests'
import { LARGE, assertCleanEverywhere, signIn } from '#tests/browser/page_checks'
import { payBy } from '#tests/browser/shipping/booking/booking_page'

const FUND = '/base/wallet/fund'

async function openFunding(page: Page) {
  await signIn(page)
  await page.getByRole('heading', { level: 1, name: 'Fund Wallet' }).waitFor()
}

/** Goes from the first step to the card page. Without a bank account, no method is offered. */
async function goToCardPage(page: Page, amount: string) {
  await page.getByRole('button', { name: 'Pay by card' }).click()
  await page.getByLabel('Credit Amount').fill(amount)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: /^Pay ₦.* by card$/ }).click()
  await page.getByRole('heading', { name: 'Sandbox card page' }).waitFor()
}

/** As on a slow phone, encrypts no history entry before the event `write-history`. */
function holdHistory() {
  const written = new Promise((resolve) => window.addEventListener('write-history', resolve))
  const { subtle } = window.crypto
  const held = {
    generateKey: subtle.generateKey.bind(subtle),
    importKey: subtle.importKey.bind(subtle),
    exportKey: subtle.exportKey.bind(subtle),
    encrypt: (...given: Parameters<typeof subtle.encrypt>) =>
      written.then(() => subtle.encrypt(...given)),
  }
  const getRandomValues = window.crypto.getRandomValues.bind(window.crypto)
  Object.defineProperty(window, 'crypto', { value: { subtle: held, getRandomValues } })
}

/** A test's jobs are committed but never run: the next test must not meet them. */
async function deleteJobs() {
  await db.from('queue_jobs').delete()
}

test.group('Funding a wallet', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => seedDemoWallets())
  group.each.teardown(() => deleteJobs())

  test('by card credits the amount typed', async ({ visit, assert }) => {
    const page = await visit(FUND)
    await page.setViewportSize(LARGE)
    await openFunding(page)
    await page
      .getByText('Your virtual bank account is being created. Please try again a minute or two...')
      .waitFor()
    await assertCleanEverywhere(page, assert, 'fund_0_creating')
    await page.getByRole('button', { name: 'Pay by card' }).click()
    await page.getByLabel('Credit Amount').fill('99.99')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('"Credit Amount" must be at least 100').waitFor()
    await assertCleanEverywhere(page, assert, 'fund_2_amount')
    await page.getByLabel('Credit Amount').fill('2.500')
    await page.getByText('2.500 can mean 2 point 500 or 2500: write 2500').waitFor()
    await page.getByLabel('Credit Amount').fill('2500,50')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('heading', { name: 'Confirm your payment' }).waitFor()
    await assertCleanEverywhere(page, assert, 'fund_3_confirm')
    await page.getByRole('button', { name: 'Pay ₦2,500.50 by card' }).click()
    await page.getByRole('heading', { name: 'Sandbox card page' }).waitFor()
    await assertCleanEverywhere(page, assert, 'fund_card')
    await page.getByRole('button', { name: 'Pay with the test card' }).click()
    await page.getByText('Payment Successful!').first().waitFor()
    await page.getByText('₦752,500.50').first().waitFor()
    await assertCleanEverywhere(page, assert, 'fund_paid')
  })

  test('shows a declined, pending or cancelled card payment', async ({ visit }) => {
    const page = await visit(FUND)
    await openFunding(page)
    for (const [choice, words] of [
      ['Decline the card', 'Your bank did not accept the payment.'],
      ['Stay pending for good', 'Your bank has not confirmed this payment yet.'],
      ['Cancel and go back', 'Not paid yet. Your card has not been charged.'],
    ] as const) {
      await goToCardPage(page, '500')
      await page.getByRole('button', { name: choice }).click()
      await page.getByText(words).waitFor()
    }
    await page.getByText('₦750,000.00').first().waitFor()
  })

  test('by bank transfer credits the amount sent', async ({ visit, assert }) => {
    const page = await visit(FUND)
    await page.setViewportSize(LARGE)
    await openFunding(page)
    await page.getByText('Your virtual bank account is being created.').waitFor()
    await sweepVirtualAccounts()
    await page.getByText('Sandbox Bank').waitFor()
    await assertCleanEverywhere(page, assert, 'fund_0_account')
    await page.getByRole('button', { name: 'Choose how to pay' }).click()
    await assertCleanEverywhere(page, assert, 'fund_1_choice')
    await page.getByRole('button', { name: 'Bank transfer' }).click()
    await page.getByRole('heading', { name: 'Fund by bank transfer' }).waitFor()
    await assertCleanEverywhere(page, assert, 'fund_4_transfer')
    await page.getByLabel('Sandbox: amount to transfer').fill('7500')
    await page.getByRole('button', { name: 'Simulate transfer' }).click()
    await page.getByText('The transfer is on its way.').waitFor()
    const { id, reference } = await db.from('sandbox_charges').orderBy('id', 'desc').first()
    await verifyCharge({ provider: 'sandbox', id: String(id), reference })
    await page.getByText('₦757,500.00').first().waitFor()
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Pay by card' }).click()
    await page.getByLabel('Credit Amount').fill('100')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByText('How would you like to fund your wallet?').waitFor()
  })
})

test.group('Funding URL', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => seedDemoWallets())
  group.each.teardown(() => deleteJobs())

  test('names a payment until it ends, so that it is checked and reported once', async ({
    visit,
    assert,
  }) => {
    const page = await visit(FUND)
    await openFunding(page)
    await page.getByText('Your virtual bank account is being created.').waitFor()
    await sweepVirtualAccounts()
    await page.getByText('Sandbox Bank').waitFor()
    await page.getByRole('button', { name: 'Choose how to pay' }).click()
    await page.getByRole('button', { name: 'Pay by card' }).click()
    await page.getByLabel('Credit Amount').fill('500')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Pay ₦500.00 by card' }).click()
    await page.getByRole('button', { name: 'Pay with the test card' }).click()
    await page.getByText('Payment Successful!').first().waitFor()
    await page.getByText('How would you like to fund your wallet?').waitFor()
    await page.waitForURL(({ searchParams }) => searchParams.get('stage') === '1')
    assert.isFalse(new URL(page.url()).searchParams.has('payment'))

    const checks: string[] = []
    page.on('request', (request) => void (/\/verify$/.test(request.url()) && checks.push('check')))
    await page.getByRole('button', { name: 'Pay by card' }).click()
    await page.getByLabel('Credit Amount').waitFor()
    await page.goBack()
    await page.getByText('How would you like to fund your wallet?').waitFor()
    await page.goForward()
    await page.getByLabel('Credit Amount').waitFor()
    await page.reload()
    await page.getByRole('link', { name: 'My Wallet' }).first().waitFor()
    await page.getByLabel('Credit Amount').waitFor()
    assert.equal(await page.getByText('Payment Successful!').count(), 0)
    assert.isEmpty(checks)
  })

  test('names the next stage even if the bank account loads after the payment check', async ({
    visit,
    assert,
  }) => {
    const page = await visit(FUND)
    await openFunding(page)
    await page.getByText('Your virtual bank account is being created.').waitFor()
    await sweepVirtualAccounts()
    await goToCardPage(page, '500')
    const release = await holdMatchingRequests(page, matchDeferredProp('inflow'))
    await page.getByRole('button', { name: 'Pay with the test card' }).click()
    await page.getByText('Payment Successful!').first().waitFor()
    await page.waitForURL((url) => !url.searchParams.has('payment'))
    release('continue')
    await page.getByText('How would you like to fund your wallet?').waitFor()
    await page.waitForURL((url) => url.searchParams.get('stage') === '1')
    await page.getByRole('button', { name: 'Pay by card' }).click()
    await page.getByLabel('Credit Amount').waitFor()
    await page.goBack()
    await page.getByText('How would you like to fund your wallet?').waitFor()
    assert.equal(new URL(page.url()).searchParams.get('stage'), '1')
  })

  test('may change before the first page is in the history', async ({ visit }) => {
    const page = await visit(FUND)
    await openFunding(page)
    await page.getByText('Your virtual bank account is being created.').waitFor()
    await sweepVirtualAccounts()
    await page.getByText('Sandbox Bank').waitFor()
    await page.getByRole('button', { name: 'Choose how to pay' }).click()
    await goToCardPage(page, '500')
    await page.addInitScript(holdHistory)
    await page.getByRole('button', { name: 'Pay with the test card' }).click()
    await page.getByText('Payment Successful!').first().waitFor()
    await page.evaluate(() => window.dispatchEvent(new Event('write-history')))
    await page.getByText('How would you like to fund your wallet?').waitFor()
    await page.waitForURL((url) => url.searchParams.get('stage') === '1')
  })
})

test.group('Paying a shipment by card', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => seedDemoWallets())
  group.each.teardown(() => deleteJobs())

  test('leads to the card page and back to the tracking number', async ({ visitAs, assert }) => {
    const { id } = await makeShipment({ status: 'AWAITING_PAYMENT_CONFIRMATION' })
    const page = await visitAs(`/base/shipment/book?resume=${id}`)
    await page.setViewportSize(LARGE)
    await payBy(page, 'Card')
    await page.getByRole('button', { name: 'Continue to card page' }).waitFor()
    await assertCleanEverywhere(page, assert, 'card_dialog')
    await page.getByRole('button', { name: 'Continue to card page' }).click()
    await page.getByRole('button', { name: 'Decline the card' }).click()
    await page.getByText('Your bank did not accept the payment.').waitFor()
    await assertCleanEverywhere(page, assert, 'card_declined')
    await payBy(page, 'Card')
    await page.getByRole('button', { name: 'Continue to card page' }).click()
    await page.getByRole('button', { name: 'Pay with the test card' }).click()
    await page.getByText('Payment Completed').first().waitFor()
    await page.getByRole('heading', { name: 'Thank you for shipping with us' }).waitFor()
    const paid = await Shipment.findOrFail(id)
    assert.equal(paid.paymentMethod, 'card')
    await page.getByText('₦750,000.00').first().waitFor()
  })

  test('a short wallet shows the missing amount, and funding it leads back', async ({
    visitAs,
    assert,
  }) => {
    const { id } = await makeShipment({
      status: 'AWAITING_PAYMENT_CONFIRMATION',
      shippingNaira: 751_200,
    })
    const page = await visitAs(`/base/shipment/history/${id}/complete`)
    await page.getByRole('radio', { name: /^Wallet ₦750,000\.00, not enough/ }).waitFor()
    assert.isTrue(await page.getByRole('radio', { name: /^Card/ }).isChecked())
    await assertCleanEverywhere(page, assert, 'payment_short')
    await page.setViewportSize(LARGE)
    await page.getByRole('link', { name: 'Fund your wallet with ₦1,200.00 and come back' }).click()
    await page.getByRole('button', { name: 'Pay by card' }).click()
    assert.equal(await page.getByLabel('Credit Amount').inputValue(), '1200')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Pay ₦1,200.00 by card' }).click()
    await page.getByRole('button', { name: 'Pay with the test card' }).click()
    await page.getByText('Payment Successful!').first().waitFor()
    await page.locator('main').getByRole('link', { name: 'Back to your payment' }).last().click()
    await page.getByRole('heading', { name: 'Confirmation & Payment' }).waitFor()
    await page.getByText('From your wallet, leaving ₦0.00.').waitFor()
  })

  test('a payment for a cancelled shipment says where the money is', async ({ visitAs }) => {
    const shipment = await makeShipment({ status: 'AWAITING_PAYMENT_CONFIRMATION' })
    const page = await visitAs(`/base/shipment/book?resume=${shipment.id}`)
    await payBy(page, 'Card')
    await page.getByRole('button', { name: 'Continue to card page' }).click()
    await page.getByRole('heading', { name: 'Sandbox card page' }).waitFor()
    await shipment.merge({ status: 'CANCELED' }).save()
    await page.getByRole('button', { name: 'Pay with the test card' }).click()
    await page.getByText('was cancelled before your payment was confirmed.').waitFor()
  })
})

test.group('Amount in the funding URL', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => seedDemoWallets())
  group.each.teardown(() => deleteJobs())

  test('is restored by Back, Forward and a copied URL', async ({ visit, browser, assert }) => {
    const page = await visit(FUND)
    await openFunding(page)
    await page.getByRole('button', { name: 'Pay by card' }).click()
    await page.getByLabel('Credit Amount').fill('2,500.50')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('heading', { name: 'Confirm your payment' }).waitFor()
    await page.goBack()
    assert.equal(await page.getByLabel('Credit Amount').inputValue(), '2500.5')
    await page.goForward()
    assert.equal(await page.getByLabel('Credit Amount').inputValue(), '2500.5')

    const otherContext = await browser.newContext()
    const other = await otherContext.newPage()
    await other.goto(page.url())
    await signIn(other)
    await other.getByRole('heading', { level: 1, name: 'Fund Wallet' }).waitFor()
    assert.equal(await other.getByLabel('Credit Amount').inputValue(), '2500.5')
    await otherContext.close()

    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Pay ₦2,500.50 by card' }).waitFor()
  })
})
