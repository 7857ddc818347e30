import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { grantCashBack } from '#wallet/balances/cash_back'
import { person } from '#tests/support/people'
import { makeShipment } from '#tests/support/shipment_rows'
import { backdate, nextReference, putMoney, walletOf } from '#tests/support/money/wallet_rows'
import { LARGE, assertCleanEverywhere } from '#tests/browser/page_checks'
import { openAsUser } from '#tests/browser/page_url'
import { searchDates } from '#tests/support/history_dates'

/** E-mail address of a person created for each test, who has no transactions yet. */
let somebody = ''

test.group('Transaction history', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    const { email } = await person()
    somebody = email
  })

  test('takes the searched days from its URL and shows them, but ignores invalid ones', async ({
    visitAs,
  }) => {
    const wallet = await walletOf(somebody)
    await putMoney(wallet, { kobo: 100 })
    const day = DateTime.now().minus({ days: 3 }).setZone('Africa/Lagos')
    const [iso, shown] = [day.toISODate(), day.toFormat('dd/MM/yyyy')]
    const page = await visitAs(`/base/wallet/transactions?startDate=${iso}&endDate=x`, somebody)
    await page.getByText(`1 transaction from ${shown}.`, { exact: true }).waitFor()
    await page.goto(page.url().replace('endDate=x', 'endDate=2020-01-01'))
    await page.getByText('1 transaction.', { exact: true }).waitFor()
    await page.goto(page.url().replace('startDate', 'endDate').replace('&endDate=2020-01-01', ''))
    await page.getByText('No records found! You may need to modify the search date.').waitFor()
  })

  test('shows the shipment of a payment to its owner only, and retries a failed load', async ({
    visitAs,
    assert,
  }) => {
    const own = await makeShipment({ owner: somebody })
    const other = await makeShipment()
    const page = await visitAs('/base/wallet/transactions', somebody)
    const buildUrl = (id: number) => new URL(`/base/wallet/transactions?shipment=${id}`, page.url())
    const detail = page.getByRole('dialog', { name: 'Shipment Detail' })
    const failure = detail.getByText('Could not load this shipment. Please try again.')
    await page.route('**/base/wallet/transactions?**', (route) => {
      const parts = route.request().headers()['x-inertia-partial-data'] ?? ''
      return parts.split(',').includes('shipment') ? route.abort() : route.continue()
    })
    await page.goto(buildUrl(own.id).href)
    await failure.waitFor()
    await page.unroute('**/base/wallet/transactions?**')
    await detail.getByRole('button', { name: 'Retry' }).click()
    await detail.getByText('Recipient').waitFor()

    await page.goto(buildUrl(other.id).href)
    await failure.waitFor()
    assert.equal(await detail.getByText('Recipient').count(), 0)
  })

  test('says whether it is empty or failed to load', async ({ visitAs, assert }) => {
    const page = await visitAs('/base/wallet/transactions', somebody)
    await page.getByText('No transactions yet').waitFor()
    assert.equal(await page.getByRole('button', { name: /^Filter by date/ }).count(), 0)
    await page.getByRole('main').getByRole('link', { name: 'Fund Wallet' }).waitFor()
    await putMoney(await walletOf(somebody), { kobo: 100 })
    await page.reload()
    await page.getByText('1 transaction.', { exact: true }).waitFor()
    await page.route('**/base/wallet/transactions?**', (route) => route.abort())
    await searchDates(page, '01/01/2026', '02/01/2026')
    await page.getByText('Could not loading transaction history. Please try again.').waitFor()
    await page.unroute('**/base/wallet/transactions?**')
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByText('No records found! You may need to modify the search date.').waitFor()
  })

  test('lists transactions, opens the parcel of one, and downloads a statement', async ({
    visitAs,
    assert,
  }) => {
    const yesterday = DateTime.now().setZone('Africa/Lagos').minus({ days: 1 })
    const day = yesterday.toFormat('dd/MM/yyyy')
    const wallet = await walletOf(somebody)
    const shipment = await makeShipment({ owner: somebody })
    const funding = await putMoney(wallet, { kobo: 90_000_00, comment: 'Card funding' })
    await backdate(funding, yesterday)
    const payment = await putMoney(wallet, {
      kobo: -45_000_00,
      from: 'revenue',
      kind: 'shipment_payment',
      comment: `Shipment ${shipment.trackingNumber}`,
      subjectId: shipment.id,
    })
    await backdate(payment, yesterday)
    const page = await visitAs('/base/wallet/transactions', somebody)
    await page.getByRole('heading', { name: 'Transaction History' }).waitFor()
    await page.getByText('2 transactions.', { exact: true }).waitFor()
    await page.getByText('-₦45,000.00').waitFor()
    await assertCleanEverywhere(page, assert, 'transactions')
    await page.setViewportSize(LARGE)

    const statement = page.getByRole('button', { name: 'Statement (PDF)' })
    assert.equal(await statement.count(), 0)
    await searchDates(page, day, day)
    await page.getByText(`2 transactions from ${day} to ${day}.`).waitFor()
    await page.waitForURL(/startDate=/)
    const saved = page.waitForEvent('download')
    await statement.click()
    const pdf = await saved
    assert.match(pdf.suggestedFilename(), /^statement-[\d-]+-to-[\d-]+\.pdf$/)

    await page.getByRole('searchbox', { name: 'Search' }).fill('card fund')
    await page.getByText('1 transaction from').waitFor()
    await page.getByRole('searchbox', { name: 'Search' }).fill('')
    await page.getByText(`2 transactions from ${day}`).waitFor()
    const csv = page.waitForEvent('download')
    await page.getByRole('link', { name: 'CSV' }).click()
    const file = await csv
    assert.match(file.suggestedFilename(), /^transactions-/)

    await page.getByText(`Shipment ${shipment.trackingNumber}`).click()
    await page.waitForURL(/entry=/)
    const dialog = page.getByRole('dialog', { name: 'Transaction Detail' })
    await dialog.getByText('Balance afterwards').waitFor()
    // The URL alone restores the view.
    await page.reload()
    await page.getByText(`2 transactions from ${day}`).waitFor()
    await dialog.getByText('Balance afterwards').waitFor()
    await assertCleanEverywhere(page, assert, 'transaction_detail')
    await dialog.getByRole('button', { name: 'Shipment Detail' }).click()
    const detail = page.getByRole('dialog', { name: 'Shipment Detail' })
    await detail.getByText('Recipient').waitFor()

    const laptop = await openAsUser(page, somebody)
    const laptopDetail = laptop.getByRole('dialog', { name: 'Shipment Detail' })
    await laptopDetail.getByText('Recipient').waitFor()
    await laptop.context().close()
  })
})

test.group('Wallet page', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    const { email } = await person()
    somebody = email
  })

  test('shows expiring cash back and the credit limit', async ({ visitAs, assert }) => {
    const wallet = await walletOf(somebody)
    await db.transaction((trx) =>
      grantCashBack(trx, wallet, {
        amountKobo: 1000_00,
        kind: 'referral_reward',
        reference: nextReference(),
        comment: 'A gift',
        expiresInDays: 30,
      })
    )
    await wallet.setCreditLimit(500_000_00)
    const page = await visitAs('/base/wallet/balance', somebody)
    const day = DateTime.now().setZone('Africa/Lagos').plus({ days: 30 })
    const text = day.toFormat('ccc, dd LLL yyyy', { locale: 'en-US' })
    await page.getByText(`₦1,000.00 expires on ${text}`).waitFor()
    await page.getByText('Credit limit: ₦500,000.00').waitFor()
    await assertCleanEverywhere(page, assert, 'wallet_notes')
  })

  test('turns the low balance alert on, and refuses an amount below 1 naira', async ({
    visitAs,
    assert,
  }) => {
    const page = await visitAs('/base/wallet/balance', somebody)
    await page.getByText('Low balance alert').click()
    const amount = page.getByLabel('Amount in naira')
    await amount.fill('0.5')
    await page.getByRole('button', { name: 'Save Alert' }).click()
    await page.getByText('"Amount" must be at least 1').waitFor()
    await assertCleanEverywhere(page, assert, 'wallet_alert')
    await amount.fill('10,000')
    await page.getByRole('button', { name: 'Save Alert' }).click()
    await page
      .getByText(
        'The alert is on. We notify your endpoints each time the balance falls below this amount.'
      )
      .waitFor()
    const { lowBalanceKobo } = await walletOf(somebody)
    assert.equal(lowBalanceKobo, 10_000_00)
  })

  test('shows the balance of the last thirty days as a chart or a table', async ({
    visitAs,
    assert,
  }) => {
    const wallet = await walletOf(somebody)
    const now = DateTime.now().setZone('Africa/Lagos').set({ hour: 12 })
    const funding = await putMoney(wallet, { kobo: 50_000_00 })
    await backdate(funding, now.minus({ days: 20 }))
    for (const days of [15, 14, 13, 12, 11]) {
      await backdate(await putMoney(wallet, { kobo: 100 }), now.minus({ days }))
      await backdate(await putMoney(wallet, { kobo: -100 }), now.minus({ days }))
    }
    const payment = await putMoney(wallet, { kobo: -12_345_67 })
    await backdate(payment, now.minus({ days: 5 }))
    const page = await visitAs('/base/wallet/balance', somebody)
    const chart = page.getByRole('img', { name: /from ₦0\.00 on .* to ₦37,654\.33 today/ })
    await chart.locator('.recharts-area-curve').waitFor()
    await assertCleanEverywhere(page, assert, 'wallet_chart')

    await page.getByRole('button', { name: 'Show as table' }).press('Enter')
    const rows = page.getByRole('table').getByRole('row')
    const day = (ago: number) =>
      now.minus({ days: ago }).toFormat('ccc, dd LLL yyyy', { locale: 'en-US' })
    await rows
      .filter({ hasText: day(5) })
      .getByText('₦37,654.33')
      .waitFor()
    await rows
      .filter({ hasText: day(6) })
      .getByText('₦50,000.00')
      .waitFor()
    await rows
      .filter({ hasText: day(21) })
      .getByText('₦0.00')
      .waitFor()
    await assertCleanEverywhere(page, assert, 'wallet_chart_table')
    await page.getByRole('button', { name: 'Show as chart' }).press('Enter')
    await chart.waitFor()
  })
})
