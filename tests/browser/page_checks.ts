import type { Assert } from '@japa/assert'
import AxeBuilder from '@axe-core/playwright'
import axe, { type Result, type RunOptions } from 'axe-core'
import type { Page } from 'playwright'
import { DEMO_PASSWORD } from '#identity/demo'
import { isWithoutLayout, paintPage } from '#tests/support/dom/painting'
import { eventually } from '#tests/support/eventually'

export const LARGE = { width: 1280, height: 800 }
export const PHONE = { width: 360, height: 740 }

/** Signs in on the sign-in page and waits until the requested page is there. */
export async function signIn(page: Page, username = 'member@sendam.test') {
  await fillInSignIn(page, username)
  await page.getByRole('button', { name: 'Account' }).waitFor()
}

export async function fillInSignIn(page: Page, username: string) {
  await page.getByLabel('E-mail').fill(username)
  await page.getByLabel(/^Password/).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

/** Opens the first page of an entry of the side bar, or the one of a tab. */
export async function openFromMenu(page: Page, entry: string, tab?: string) {
  const follow = (list: string, name: string) =>
    page
      .getByRole('navigation', { name: list, exact: true })
      .getByRole('link', { name, exact: true })
      .click()
  await follow('Main', entry)
  if (tab) await follow(`${entry} pages`, tab)
}

/** Waits until the page's scripts have hydrated it. */
export async function waitForHydration(page: Page) {
  await page.waitForFunction(() => {
    const drawn = document.querySelector('#app > *')
    const isReacts = drawn && Object.keys(drawn).some((key) => key.startsWith('__reactFiber'))
    return isReacts && !('earlyPress' in window)
  })
}

/** Holds requests until the returned function is called, so that a test can read the page before. */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Waits for animations, also those that begin with the next frame. */
export async function waitForAnimations(page: Page) {
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  )
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => {
      const { iterations } = animation.effect?.getComputedTiming() ?? {}
      return animation.playState !== 'running' || iterations === Infinity
    })
  )
}

interface Checked {
  violations: Result[]
  /** How far the page overflows its window horizontally, in pixels. */
  overflow: number
}

/** Returns axe's violations and the horizontal overflow. */
async function check(page: Page, { isContrastAlone = false } = {}): Promise<Checked> {
  if (page.frames().length > 1) return checkWithFrames(page)
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(isContrastAlone && { runOnly: ['color-contrast'] }),
    // No enabled rule reads style sheets itself.
    preload: false,
  }
  const result = await page.evaluate(isFine, options)
  if (result) {
    if (result.isFine) return { violations: [], overflow: result.overflow }
    const { violations } = await page.evaluate((given) => window.axe.run(given), options)
    return { violations, overflow: result.overflow }
  }
  // Injects axe once per document, which takes longer than running it.
  await page.evaluate(axe.source)
  return check(page, { isContrastAlone })
}

/** Omits selectors, which take long to find; returns null if axe is not loaded yet. */
async function isFine(options: RunOptions) {
  if (!('axe' in window)) return null
  const { violations } = await window.axe.run({ ...options, selectors: false })
  const { scrollWidth, clientWidth } = document.documentElement
  return { isFine: violations.length === 0, overflow: scrollWidth - clientWidth }
}

async function checkWithFrames(page: Page): Promise<Checked> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  )
  return { violations, overflow }
}

/** Asserts that axe finds nothing and the page does not overflow. */
export async function assertClean(page: Page, assert: Assert) {
  await assertDrawnClean(await getPaintedPage(page), { assert, url: page.url() })
}

type CheckOptions = { assert: Assert; url: string; isContrastAlone?: boolean }

async function assertDrawnClean(page: Page, { assert, url, isContrastAlone }: CheckOptions) {
  const { violations, overflow } = await check(page, { isContrastAlone })
  assert.deepEqual(violations, [], url)
  assert.equal(overflow, 0, `${url} scrolls sideways`)
}

/** Checks a large screen and a phone, in light and dark; in dark only the contrast. */
export async function assertCleanEverywhere(page: Page, assert: Assert, name: string) {
  await assertCleanAt([LARGE, PHONE], ['light', 'dark'], { page, assert, name })
}

/** Checks a phone and a large screen in light colours; the page stays large. */
export async function assertCleanAtBothWidths(page: Page, assert: Assert, name: string) {
  await assertCleanAt([PHONE, LARGE], ['light'], { page, assert, name })
}

type Width = { width: number; height: number }
type Scheme = 'light' | 'dark'
type ScreenshotCheck = { page: Page; assert: Assert; name: string }

async function assertCleanAt(
  widths: Width[],
  schemes: Scheme[],
  { page, assert, name }: ScreenshotCheck
) {
  const painted = await getPaintedPage(page)
  const url = page.url()
  for (const viewport of widths) {
    await painted.setViewportSize(viewport)
    for (const colorScheme of schemes) {
      await painted.emulateMedia({ colorScheme })
      if (painted === page) await waitForAnimations(page)
      await assertDrawnClean(painted, { assert, url, isContrastAlone: colorScheme === 'dark' })
      await takeScreenshot(painted, `${name}_${viewport.width}_${colorScheme}`)
    }
  }
  await painted.emulateMedia({ colorScheme: 'light' })
  // Gives the page itself the width of its painted copy.
  await page.setViewportSize(widths.at(-1)!)
}

/** Returns the page itself, or a painted copy of a page without a layout. */
async function getPaintedPage(page: Page): Promise<Page> {
  if (isWithoutLayout(page)) return paintPage(page)
  await waitForAnimations(page)
  return page
}

/** Saves a screenshot to the folder in SHOTS, if it is set. */
export async function takeScreenshot(page: Page, name: string) {
  if (!process.env.SHOTS) return
  const path = `${process.env.SHOTS}/${name}.png`
  // Playwright ends animations itself, even where no script may run.
  await page.screenshot({ path, fullPage: true, animations: 'disabled' })
}

/** Returns the name of the focused element. */
export function readFocus(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement
    return element?.getAttribute('aria-label') ?? (element?.id || element?.textContent)
  })
}

declare global {
  interface Window {
    axe: typeof axe
    delays: unknown[]
  }
}

/** Records the delay of each timer in `window.delays`, from the next load on. */
export async function recordTimers(page: Page) {
  await page.addInitScript(() => {
    const { setTimeout } = window
    window.delays = []
    Object.assign(window, {
      setTimeout(...given: Parameters<typeof setTimeout>) {
        window.delays.push(given[1])
        return setTimeout(...given)
      },
    })
  })
}

/** Waits until the focus arrives: it moves a frame after the element it follows appears. */
export async function waitForFocus(page: Page, name: string) {
  try {
    await eventually(async () => (await readFocus(page)) === name)
  } catch {
    throw new Error(`The focus is on "${await readFocus(page)}" and not on "${name}"`)
  }
}
