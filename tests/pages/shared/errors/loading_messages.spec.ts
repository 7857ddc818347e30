import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import User from '#identity/accounts/models/user'
import { seedDemoWallets } from '#wallet/demo_wallets'
import { addZone, smallTariff } from '#tests/support/tariff'
import { makeShipment } from '#tests/support/shipment_rows'
import { matchUrl, holdMatchingRequests, matchDeferredProp } from '#tests/browser/held_requests'
import { assertClean } from '#tests/browser/page_checks'
import { choose, search } from '#tests/browser/admin/tariffs/zones/zone_screen'
import { payBy } from '#tests/browser/shipping/booking/booking_page'

test.group('Loading and failure messages', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await seedDemoWallets()
  })

  test('appear for the list of users', async ({ visitAs, assert }) => {
    const page = await visitAs('/base/home', 'admin@sendam.test')
    const end = await holdMatchingRequests(page, matchDeferredProp('people'))
    await page.goto(new URL('/base/users', page.url()).href)
    await page.getByText('Loading User List... Please wait!').waitFor()
    end('abort')
    await page.getByText('Could not load User List. Please try again.').waitFor()
    await assertClean(page, assert)
  })

  test("appear for a user's transactions, and for a debit", async ({ visitAs, assert }) => {
    const { id } = await User.findByOrFail('email', 'member@sendam.test')
    const page = await visitAs('/base/home', 'admin@sendam.test')
    const end = await holdMatchingRequests(page, matchDeferredProp('transactions'))
    await page.goto(new URL(`/base/users/${id}`, page.url()).href)
    await page.getByText('Loading transaction history... Please wait.').waitFor()
    end('abort')
    await page.getByText('Could not loading transaction history. Please try again.').waitFor()
    await page.unrouteAll({ behavior: 'wait' })

    await page.getByLabel('Amount').fill('100')
    await page.getByLabel('Comment').fill('Paid twice')
    await page.getByRole('button', { name: 'Debit', exact: true }).click()
    const debited = await holdMatchingRequests(page, matchUrl('/wallet/operation'))
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Debit Wallet' }).click()
    await dialog.getByText('Debiting Wallet...').waitFor()
    await assertClean(page, assert)
    debited('continue')
    await dialog.waitFor({ state: 'detached' })
    const balance = page.getByRole('main').getByRole('paragraph')
    await balance.getByText('₦749,900.00', { exact: true }).waitFor()
  })

  test('appear while the profile settings load', async ({ visitAs }) => {
    const page = await visitAs('/base/home')
    const end = await holdMatchingRequests(page, matchDeferredProp('profile'))
    await page.goto(new URL('/base/profile/settings', page.url()).href)
    await page.getByText('Fetching profile details. Please wait...').waitFor()
    end('continue')
    await page.getByText('Member since').waitFor()
  })

  test('appear for the products and the profile of a business', async ({ visitAs, assert }) => {
    const page = await visitAs('/base/home', 'owner@acme.test')
    for (const [part, words] of [
      ['products', 'An error occured while loading products. Please check your connectivity...'],
      ['business', 'Could not load the business profile. Please try again.'],
    ] as const) {
      const end = await holdMatchingRequests(page, matchDeferredProp(part))
      await page.goto(new URL(`/base/${part}`, page.url()).href)
      end('abort')
      await page.getByText(words).waitFor()
      await page.getByText('Connectivity Error!').waitFor()
      await assertClean(page, assert)
    }
  })

  test('appear for the rates of a zone', async ({ visitAs }) => {
    await smallTariff()
    await addZone({
      kind: 'export',
      courierCode: 'ARAMEX',
      description: 'Held back',
      geography: 'country',
      destinations: ['FR'],
      bands: [[0, 1, 5_000]],
    })
    const page = await visitAs('/admin/home', 'admin@sendam.test')
    const end = await holdMatchingRequests(page, matchDeferredProp('sheet'))
    await page.goto(new URL('/admin/zones/export', page.url()).href)
    await search(page, 'Aramex', 'Country')
    await choose(page, 'Held back', 'Shipping Rates')
    await page.getByText('Loading existing rates. Please wait...').waitFor()
    end('continue')
    await page.getByLabel('End Weight').first().waitFor()
  })

  test('appear for the balance before a payment, and for an unreadable answer', async ({
    visitAs,
    assert,
  }) => {
    const shipment = await makeShipment({
      status: 'AWAITING_PAYMENT_CONFIRMATION',
      shippingNaira: 1000,
    })
    const page = await visitAs(`/base/shipment/history/${shipment.id}/complete`)
    const end = await holdMatchingRequests(page, matchUrl('/api/v1/wallet'))
    await payBy(page, 'Wallet')
    const dialog = page.getByRole('dialog', { name: 'Pay With Wallet Balance' })
    await dialog.getByText('Fetching your wallet balance...').waitFor()
    end('continue')
    await page.route('**/make_payment/**', (route) =>
      route.fulfill({ status: 200, contentType: 'application/json', body: '{"message":' })
    )
    await dialog.getByRole('button', { name: /^Pay ₦/ }).click()
    await page
      .getByText('An error occured processing your last request! Please try again.')
      .first()
      .waitFor()
    await assertClean(page, assert)
  })
})
