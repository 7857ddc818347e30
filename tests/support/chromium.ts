import chromium from '@sparticuz/chromium'
import { chromium as playwright, type LaunchOptions, type Page } from 'playwright'
import { clockScript } from './clock/clock.js'

/**
 * Starts the Chromium that npm installed, or the one at CHROMIUM_PATH. SLOWDOWN=6 slows each page's
 * main thread six times, so a test that races with its page fails.
 */
export async function launchChromium(options: LaunchOptions) {
  const browser = await playwright.launch({
    ...options,
    executablePath: process.env.CHROMIUM_PATH ?? (await chromium.executablePath()),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  })
  const rate = Number(process.env.SLOWDOWN ?? 1)
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (given) => {
    // A test's routes do not see the requests of a service worker.
    const context = await newContext({ serviceWorkers: 'block', ...given })
    if (clockScript) await context.addInitScript(clockScript)
    context.on('page', (page) => {
      if (given?.javaScriptEnabled !== false) waitUntilTakenOver(page)
      if (rate > 1) void slowDown(page, rate)
    })
    return context
  }
  return browser
}

/**
 * A click on server-rendered markup does nothing before hydration, so `goto` and `reload` wait for
 * it. A caller that sets `waitUntil` does not wait.
 */
function waitUntilTakenOver(page: Page) {
  const { goto, reload } = page
  page.goto = async (url, how) => {
    const response = await goto.call(page, url, how)
    if (!how?.waitUntil) await page.waitForFunction(isTakenOver)
    return response
  }
  page.reload = async (how) => {
    const response = await reload.call(page, how)
    await page.waitForFunction(isTakenOver)
    return response
  }
}

/** The app's build type-checks this file without DOM types. */
type InPage = {
  document: { querySelectorAll(selector: string): Iterable<object> & { length: number } }
}

/** React attaches a `__reactFiber…` key to the elements it has hydrated. */
function isTakenOver(): boolean {
  const { document } = globalThis as unknown as InPage
  const isReacts = (drawn: object) =>
    Object.keys(drawn).some((key) => key.startsWith('__reactFiber'))
  // Parts of a page that load later hydrate later, so each input is checked as well.
  const drawn = document.querySelectorAll(
    '[data-server-rendered] > :first-child, [data-server-rendered] input'
  )
  // A press before hydration is stored as `earlyPress` until React has handled it.
  return drawn.length === 0 || ([...drawn].every(isReacts) && !('earlyPress' in globalThis))
}

async function slowDown(page: Page, rate: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}
