import { test } from '@japa/runner'
import { assertCleanEverywhere, waitForHydration } from '#tests/browser/page_checks'

const PAGES = [
  { path: '/branded-tracking', name: 'branded_tracking', heading: 'A tracking page' },
  { path: '/branded-notification', name: 'branded_notification', heading: 'News of the parcel' },
  { path: '/terms', name: 'terms', heading: 'Terms' },
  { path: '/privacy', name: 'privacy', heading: 'Privacy Policy' },
  { path: '/developers', name: 'developers', heading: 'API for All' },
  { path: '/developers/errors', name: 'developers_errors', heading: 'Errors' },
  {
    path: '/developers/errors/E_IDEMPOTENCY_CONFLICT',
    name: 'developers_error',
    heading: 'E_IDEMPOTENCY_CONFLICT',
  },
  { path: '/developers/changelog', name: 'developers_changelog', heading: 'Changelog' },
]

test.group('The public site', () => {
  for (const { path, name, heading } of PAGES) {
    test(`is accessible on a large screen and a phone at ${path}`, async ({ visit, assert }) => {
      const page = await visit(path)
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
      await waitForHydration(page)
      await assertCleanEverywhere(page, assert, name)
    })
  }

  test('filters the list of errors while typing, and has a page for each error', async ({
    visit,
    assert,
  }) => {
    const page = await visit('/developers/errors')
    await waitForHydration(page)
    await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('402')
    await page.getByText(/^1 of \d+ errors$/).waitFor()
    await page.getByRole('link', { name: 'E_INSUFFICIENT_BALANCE' }).click()
    await page.getByRole('heading', { level: 1, name: 'E_INSUFFICIENT_BALANCE' }).waitFor()
    assert.equal(new URL(page.url()).pathname, '/developers/errors/E_INSUFFICIENT_BALANCE')
  })
})
