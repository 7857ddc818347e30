import type { Assert } from '@japa/assert'
import type { Page } from 'playwright'
import axe from 'axe-core'

/** What axe finds that needs no layout: names, roles, relations. Colours and widths are seen in the browser. */
export async function assertAccessible(page: Page, assert: Assert) {
  if (process.env.NOAXE) return
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate(() =>
    window.axe.run({ resultTypes: ['violations'], rules: { 'color-contrast': { enabled: false } } })
  )
  assert.deepEqual(violations, [], page.url())
}
