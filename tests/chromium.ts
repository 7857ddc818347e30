import chromium from '@sparticuz/chromium'
import { chromium as playwright, type Browser, type LaunchOptions } from 'playwright'

/** A real Chromium that npm installed, unless CHROMIUM_PATH names another. */
export async function launchChromium(options: LaunchOptions) {
  const browser = await playwright.launch({
    ...options,
    executablePath: process.env.CHROMIUM_PATH ?? (await chromium.executablePath()),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  })
  const slowdown = Number(process.env.SLOWDOWN ?? 1)
  return slowdown > 1 ? slowed(browser, slowdown) : browser
}

/** SLOWDOWN=6 makes each page's thread six times slower: a test that races with its page then fails. */
function slowed(browser: Browser, rate: number): Browser {
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await newContext(options)
    context.on('page', async (page) => {
      const session = await context.newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate })
    })
    return context
  }
  return browser
}
