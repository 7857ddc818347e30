import type { Browser, BrowserContextOptions } from 'playwright'
import { type MeasuredPage, PHONE } from './pages.js'

const LATENCY_MS = 600
const BYTES_A_SECOND = 40 * 1024
const TIMES_SLOWER = 4

export interface Seconds {
  /** Seconds until the first heading is painted. */
  heading: number
  /** Seconds until clicks and typing are handled. */
  input: number
}

declare global {
  interface Window {
    headingAt?: number
    inputAt?: number
  }
}

/** Opens a page with an empty cache; the browser itself throttles network and CPU. */
export async function slowly(browser: Browser, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ viewport: PHONE, ...options })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_A_SECOND,
    uploadThroughput: BYTES_A_SECOND,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER })
  page.setDefaultTimeout(40_000)
  return { context, page }
}

export async function onSlowPhone(
  browser: Browser,
  { url, cookie }: MeasuredPage
): Promise<Seconds> {
  const options = cookie ? { extraHTTPHeaders: { Cookie: cookie } } : {}
  const { context, page } = await slowly(browser, options)
  try {
    await page.addInitScript(watch)
    await page.goto(url, { waitUntil: 'commit', timeout: 120_000 })
    // If the page never becomes interactive, the table shows NaN and the run continues.
    await page.waitForFunction(() => window.inputAt, null, { timeout: 60_000 }).catch(() => {})
    const { headingAt = Number.NaN, inputAt = Number.NaN } = await page.evaluate(() => ({
      headingAt: window.headingAt,
      inputAt: window.inputAt,
    }))
    return { heading: headingAt / 1000, input: inputAt / 1000 }
  } finally {
    await context.close()
  }
}

/** Runs in the page before the page's own scripts. */
function watch() {
  const look = () => {
    const heading = document.querySelector('h1, h2')
    if (heading?.getClientRects().length) window.headingAt ??= performance.now()
    const drawn = [...document.querySelectorAll('#app > *')].flatMap((one) => Object.keys(one))
    const isTakenOver = drawn.some((key) => key.startsWith('__reactFiber'))
    if (isTakenOver && window.headingAt) window.inputAt = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
