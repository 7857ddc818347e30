import { test } from '@japa/runner'
import { assertCleanEverywhere, hydrated } from '#tests/browser/looking'

const PAGES = [
  { path: '/branded-tracking', name: 'branded_tracking', heading: 'A tracking page' },
  { path: '/branded-notification', name: 'branded_notification', heading: 'News of the parcel' },
  { path: '/terms', name: 'terms', heading: 'Terms' },
  { path: '/privacy', name: 'privacy', heading: 'Privacy Policy' },
  { path: '/developers', name: 'developers', heading: 'API for All' },
  { path: '/developers/errors', name: 'developers_errors', heading: 'Errors' },
]

test.group('Pages for everybody', () => {
  for (const { path, name, heading } of PAGES) {
    test(`${path} stands in nobody's way, on a large screen and on a phone`, async ({
      visit,
      assert,
    }) => {
      const page = await visit(path)
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
      await hydrated(page)
      await assertCleanEverywhere(page, assert, name)
    })
  }
})
