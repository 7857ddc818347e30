import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import User from '#identity/accounts/models/user'
import { seedReference } from '#tests/support/reference'
import SavedAddress from '#shipping/booking/models/saved_address'
import { heading, openShop, side } from '#tests/browser/shipping/booking/booking_page'
import { takeScreenshot } from '#tests/browser/page_checks'

const BOOK = '/base/shipment/book'

test.group('Booking form in a browser', (group) => {
  group.setup(() => seedReference())
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => openShop())

  test('is filled in by keyboard alone from the address book', async ({ visitAs, assert }) => {
    // Needs a browser: it moves the focus through the whole page.
    await saveAddresses()
    const page = await visitAs(BOOK, 'member@sendam.test')
    await side(page, 'Sender').getByRole('combobox', { name: 'Address book' }).focus()
    await page.keyboard.type('warehouse')
    await page.keyboard.press('Enter')
    for (let steps = 0; steps < 40; steps += 1) {
      await page.keyboard.press('Tab')
      const label = await page.evaluate(() => {
        const field = document.activeElement as HTMLInputElement | null
        return field?.labels?.[0]?.textContent ?? ''
      })
      const inRecipient = await side(page, 'Recipient').evaluate((region) =>
        region.contains(document.activeElement)
      )
      if (inRecipient && label.startsWith('Address book')) break
    }
    await page.keyboard.type('grace')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    const recipient = side(page, 'Recipient')
    assert.equal(await recipient.getByLabel('Full Name').inputValue(), 'Grace Miller')
    assert.equal(await recipient.getByRole('combobox', { name: 'State' }).inputValue(), 'England')
    await takeScreenshot(page, 'booking_0_address_book')
    for (let steps = 0; steps < 20; steps += 1) {
      await page.keyboard.press('Tab')
      const text = await page.evaluate(() => document.activeElement?.textContent)
      if (text === 'Next') break
    }
    await page.keyboard.press('Enter')
    await heading(page, 'Shipment')
    await page.waitForFunction(() => document.activeElement?.textContent === 'Shipment')
  })
})

async function saveAddresses() {
  const { id: userId } = await User.findByOrFail('email', 'member@sendam.test')
  const shared = { userId, organizationId: 2, email: 'book@example.test' }
  await SavedAddress.createMany([
    {
      ...shared,
      side: 'origin',
      fullname: 'Warehouse Ikeja',
      phoneNumber: '08031234567',
      address: '5 Allen Avenue',
      countryCode: 'NG',
      stateKey: 'NG_LA',
      cityCode: 'IKEJA',
      cityName: 'Ikeja',
      postalCode: '0000',
    },
    {
      ...shared,
      side: 'destination',
      fullname: 'Grace Miller',
      phoneNumber: '+442079460000',
      address: '1 High Street',
      countryCode: 'GB',
      stateKey: 'GB_ENG',
      cityCode: null,
      cityName: 'London',
      postalCode: 'N1 9GU',
    },
  ])
}
