import axe from 'axe-core'
import type { Browser } from 'playwright'
import { LARGE, type MeasuredPage, PHONE } from './pages.js'

export const LOOKS = [PHONE, LARGE].flatMap((viewport) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ viewport, colorScheme }))
)

/** Counts axe violations by viewport and colour scheme. */
export async function axeCounts(
  browser: Browser,
  { url, cookie }: MeasuredPage
): Promise<number[]> {
  const counts: number[] = []
  for (const look of LOOKS) {
    const context = await browser.newContext({
      ...look,
      extraHTTPHeaders: cookie ? { Cookie: cookie } : {},
    })
    const page = await context.newPage()
    await page.goto(url, { waitUntil: 'networkidle' })
    // Waits until transitions have ended.
    await page.waitForFunction(() =>
      document
        .getAnimations()
        .every(
          ({ playState, effect }) =>
            playState !== 'running' || effect?.getComputedTiming().iterations === Infinity
        )
    )
    await page.evaluate(axe.source)
    const { violations } = await page.evaluate(() =>
      window.axe.run({ resultTypes: ['violations'] })
    )
    for (const { id, nodes } of violations) console.log(`  ${url}: ${id} (${nodes.length})`)
    counts.push(violations.length)
    await context.close()
  }
  return counts
}
