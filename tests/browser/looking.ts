import type { Assert } from '@japa/assert'
import AxeBuilder from '@axe-core/playwright'
import axe, { type Result, type RunOptions } from 'axe-core'
import type { Page } from 'playwright'
import { DEMO_PASSWORD } from '#identity/demo'
import { isUndrawn, painted } from '#tests/support/dom/painting'
import { eventually } from '#tests/support/eventually'

export const LARGE = { width: 1280, height: 800 }
export const PHONE = { width: 360, height: 740 }

/** On the sign-in page that is shown, until the page that was wanted stands. */
export async function signIn(page: Page, username = 'member@sendam.test') {
  await fillInSignIn(page, username)
  await page.getByRole('button', { name: 'Account' }).waitFor()
}

export async function fillInSignIn(page: Page, username: string) {
  await page.getByLabel('E-mail').fill(username)
  await page.getByLabel(/^Password/).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

/** The script of a page has arrived and taken over what the server drew. */
export async function hydrated(page: Page) {
  await page.waitForFunction(() => {
    const drawn = document.querySelector('#app > *')
    const isReacts = drawn && Object.keys(drawn).some((key) => key.startsWith('__reactFiber'))
    return isReacts && !('earlyPress' in window)
  })
}

/** Keeps calls waiting until the function that it answers is called: what a page says meanwhile can be read. */
export async function held(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Waits for what fades or moves: nobody reads it before. What has just been asked for begins a frame later. */
export async function settled(page: Page) {
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
  /** How far the page reaches beyond its window at the side, in pixels. */
  overflow: number
}

/** What axe complains about, and whether the page scrolls sideways. */
async function check(page: Page, { isContrastAlone = false } = {}): Promise<Checked> {
  if (page.frames().length > 1) return checkWithFrames(page)
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(isContrastAlone && { runOnly: ['color-contrast'] }),
    // No rule that is on reads style sheets itself.
    preload: false,
  }
  const found = await page.evaluate(isFine, options)
  if (found) {
    if (found.isFine) return { violations: [], overflow: found.overflow }
    const { violations } = await page.evaluate((given) => window.axe.run(given), options)
    return { violations, overflow: found.overflow }
  }
  // Each document gets axe once: to hand it over takes longer than to run it.
  await page.evaluate(axe.source)
  return check(page, { isContrastAlone })
}

/** Without saying where something is wrong, which takes long to find out; null where axe is not there yet. */
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

/** Nothing that axe knows is wrong, and nothing sticks out at the side. */
export async function assertClean(page: Page, assert: Assert) {
  await assertDrawnClean(await asDrawn(page), { assert, url: page.url() })
}

type Looking = { assert: Assert; url: string; isContrastAlone?: boolean }

async function assertDrawnClean(page: Page, { assert, url, isContrastAlone }: Looking) {
  const { violations, overflow } = await check(page, { isContrastAlone })
  assert.deepEqual(violations, [], url)
  assert.equal(overflow, 0, `${url} scrolls sideways`)
}

/** On a large screen and on a phone, by day and by night: what is the night's are the colours. */
export async function assertCleanEverywhere(page: Page, assert: Assert, name: string) {
  await assertCleanAt([LARGE, PHONE], ['light', 'dark'], { page, assert, name })
}

/** By day, on a large screen and on a phone; it goes on on the large one. */
export async function assertCleanAtBothWidths(page: Page, assert: Assert, name: string) {
  await assertCleanAt([PHONE, LARGE], ['light'], { page, assert, name })
}

type Width = { width: number; height: number }
type Scheme = 'light' | 'dark'
type Looked = { page: Page; assert: Assert; name: string }

async function assertCleanAt(widths: Width[], schemes: Scheme[], { page, assert, name }: Looked) {
  const shown = await asDrawn(page)
  const url = page.url()
  for (const viewport of widths) {
    await shown.setViewportSize(viewport)
    for (const colorScheme of schemes) {
      await shown.emulateMedia({ colorScheme })
      if (shown === page) await settled(page)
      await assertDrawnClean(shown, { assert, url, isContrastAlone: colorScheme === 'dark' })
      await picture(shown, `${name}_${viewport.width}_${colorScheme}`)
    }
  }
  await shown.emulateMedia({ colorScheme: 'light' })
  // What was painted leaves the page itself as wide as it was.
  await page.setViewportSize(widths.at(-1)!)
}

/** The page itself, or what a browser makes of what it says. */
async function asDrawn(page: Page): Promise<Page> {
  if (isUndrawn(page)) return painted(page)
  await settled(page)
  return page
}

/** For the eyes of who runs the tests: SHOTS names a folder to put pictures into. */
export async function picture(page: Page, name: string) {
  if (!process.env.SHOTS) return
  const path = `${process.env.SHOTS}/${name}.png`
  // It finishes by itself what fades or moves, also where no script may run.
  await page.screenshot({ path, fullPage: true, animations: 'disabled' })
}

/** How the element that has the focus is called. */
export function focused(page: Page) {
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

/** From the next load of the page on, `window.delays` has for how long each timer was set. */
export async function noteTimers(page: Page) {
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

/** Waits until the focus is where it belongs: it moves a frame after what it follows is shown. */
export async function focusReaches(page: Page, name: string) {
  try {
    await eventually(async () => (await focused(page)) === name)
  } catch {
    throw new Error(`The focus is on "${await focused(page)}" and not on "${name}"`)
  }
}
