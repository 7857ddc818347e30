import chromium from '@sparticuz/chromium'
import { chromium as playwright, type LaunchOptions, type Page } from 'playwright'
import { clockScript } from './clock/clock.js'

/**
 * A real Chromium that npm installed, unless CHROMIUM_PATH names another. SLOWDOWN=6 makes each
 * page's thread six times slower: a test that races with its page then fails.
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
    // What a service worker fetches passes by the routes that a test sets: only the test of it has one.
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
 * A click on what the server drew does nothing before the scripts have taken it over. Who says how
 * far to wait is not made to wait for them.
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

/** The build, which reads this file too, knows no browser. */
type InPage = {
  document: { querySelectorAll(selector: string): Iterable<object> & { length: number } }
}

/** React marks the elements that are its own. */
function isTakenOver(): boolean {
  const { document } = globalThis as unknown as InPage
  const isReacts = (drawn: object) =>
    Object.keys(drawn).some((key) => key.startsWith('__reactFiber'))
  // A part whose scripts come later than those of the page is taken over by itself.
  const drawn = document.querySelectorAll(
    '[data-server-rendered] > :first-child, [data-server-rendered] input'
  )
  // What was pressed before is kept until its effects have run, too.
  return drawn.length === 0 || ([...drawn].every(isReacts) && !('earlyPress' in globalThis))
}

async function slowDown(page: Page, rate: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}
