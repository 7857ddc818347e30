import { test } from '@japa/runner'
import { disconnectDatabase } from '#tests/support/database/database_outage'
import { assertCleanEverywhere, waitForHydration } from '#tests/browser/page_checks'

test.group('Error pages', () => {
  test('say that a malformed URL cannot be read, and lead home', async ({ visit, assert }) => {
    const page = await visit('/track?trackingNumber=a%00b')
    await page.getByRole('heading', { name: 'This could not be opened.' }).waitFor()
    await page.getByText('"trackingNumber" holds something that we cannot read.').waitFor()
    await waitForHydration(page)
    await assertCleanEverywhere(page, assert, 'error_unreadable')
    await page.getByRole('link', { name: 'Go home' }).click()
    await page.getByRole('heading', { name: /Send a parcel/ }).waitFor()
  })

  test('ask to try again while the database is down, and work once it is back', async ({
    visit,
    assert,
    cleanup,
  }) => {
    const bringBack = disconnectDatabase()
    cleanup(bringBack)
    const page = await visit('/track/123456789012')
    await page.getByText('Please try again in a minute.').waitFor()
    await waitForHydration(page)
    // During hydration, the title lacks its first half for a moment.
    await page.waitForFunction(() => document.title === 'Something went wrong · Sendam')
    await assertCleanEverywhere(page, assert, 'error_database_away')
    bringBack()
    await page.getByRole('link', { name: 'Go home' }).click()
    await page.getByRole('heading', { name: /Send a parcel/ }).waitFor()
  })
})
