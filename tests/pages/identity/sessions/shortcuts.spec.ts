import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import type { Page } from 'playwright'
import testUtils from '@adonisjs/core/services/test_utils'
import User from '#identity/accounts/models/user'
import SavedAddress from '#shipping/booking/models/saved_address'
import Shipment from '#shipping/shipment/models/shipment'
import { LARGE } from '#tests/browser/page_checks'
import { makeShipment } from '#tests/support/shipment_rows'

const MANAGER = 'manager@sendam.test'

async function choose(page: Page, typed: string, option: string) {
  await page.getByRole('button', { name: 'Search or go to' }).click()
  const search = page.getByRole('dialog', { name: 'Search' })
  await search.getByRole('combobox', { name: 'Search or go to' }).fill(typed)
  await search.getByRole('option', { name: option }).click()
  await search.waitFor({ state: 'detached' })
}

test.group('Shortcuts', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('g h opens home, g s the shipments and c a booking', async ({ visitAs }) => {
    const page = await visitAs('/base/wallet/balance')
    await page.setViewportSize(LARGE)
    for (const [keys, title] of [
      ['gs', 'Past Shipments'],
      ['gh', 'Welcome to Sendam'],
      ['xc', 'Book New Shipment'],
    ] as const) {
      for (const key of keys) await page.keyboard.press(key)
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
    }
  })

  test('the search starts a booking to a saved receiver', async ({ visitAs, assert }) => {
    const { id: userId } = await User.findByOrFail('email', MANAGER)
    await SavedAddress.create({
      organizationId: 2,
      userId,
      side: 'destination',
      fullname: 'Grace Miller',
      isShared: false,
      phoneNumber: '+442079460000',
      email: 'grace@example.test',
      address: '1 High Street',
      countryCode: 'GB',
      cityName: 'London',
      postalCode: 'N1 9GU',
      usedAt: DateTime.now(),
    } as const)
    const page = await visitAs('/base/home', MANAGER)
    await page.setViewportSize(LARGE)
    await choose(page, 'book to grace', 'Book to Grace Miller')
    const recipient = page.getByRole('region', { name: 'Recipient' })
    await recipient.getByRole('button', { name: 'Change recipient' }).waitFor()
    assert.include(await recipient.textContent(), 'Grace Miller')
  })

  test('the search retries a refused shipment', async ({ visitAs, assert }) => {
    const { id, trackingNumber } = await makeShipment({ owner: MANAGER, status: 'PENDING_ISSUE' })
    const page = await visitAs('/base/home', MANAGER)
    await page.setViewportSize(LARGE)
    await choose(page, `retry ${trackingNumber}`, `Retry ${trackingNumber}`)
    await page.getByText('We are asking the courier again.').waitFor()
    const { status } = await Shipment.findOrFail(id)
    assert.equal(status, 'PENDING')
    await page.assertPath('/base/home')
  })
})
