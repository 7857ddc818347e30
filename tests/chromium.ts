import chromium from '@sparticuz/chromium'
import { chromium as playwright, type LaunchOptions } from 'playwright'

/** A real Chromium that npm installed, unless CHROMIUM_PATH names another. */
export async function launchChromium(options: LaunchOptions) {
  return playwright.launch({
    ...options,
    executablePath: process.env.CHROMIUM_PATH ?? (await chromium.executablePath()),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  })
}
