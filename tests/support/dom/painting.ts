import type { Browser, Page } from 'playwright'
import { launchChromium } from '#tests/support/chromium'
import { DomPage } from './page.js'

const PATH = '/painted'

let painting: Promise<{ browser: Browser; page: Page }> | undefined

/** Whether a page is drawn by nobody, so that what it looks like is seen only where it is painted. */
export function isUndrawn(page: object): page is DomPage {
  return page instanceof DomPage
}

/** What the page shows now, in a real browser with its style sheets and without its scripts: for colours and widths. */
export async function painted(from: DomPage): Promise<Page> {
  painting ??= openPainter()
  const { page } = await painting
  await page.setViewportSize(from.viewport)
  await page.emulateMedia({ colorScheme: 'light', ...from.media })
  const url = new URL(PATH, from.url()).href
  await page.route(url, (route) =>
    route.fulfill({ contentType: 'text/html', body: markupOf(from) })
  )
  await page.goto(url, { waitUntil: 'load' })
  await page.unroute(url)
  return page
}

export async function closePainter() {
  const open = painting
  painting = undefined
  await (await open)?.browser.close()
}

async function openPainter() {
  const browser = await launchChromium({})
  const context = await browser.newContext({ javaScriptEnabled: true, bypassCSP: true })
  return { browser, page: await context.newPage() }
}

/** What was typed and ticked is no part of the markup by itself; scripts are not run a second time. */
function markupOf(from: DomPage): string {
  const { document } = from.window
  const copy = document.documentElement.cloneNode(true) as HTMLElement
  const fields = 'input, textarea, option, details'
  const shown = document.querySelectorAll(fields)
  copy.querySelectorAll(fields).forEach((element, index) => {
    const as = shown[index]!
    if (as.matches('input[type=checkbox], input[type=radio]')) {
      element.toggleAttribute('checked', (as as HTMLInputElement).checked)
    } else if (as.matches('option')) {
      element.toggleAttribute('selected', (as as HTMLOptionElement).selected)
    } else if (as.matches('textarea')) {
      element.textContent = (as as HTMLTextAreaElement).value
    } else if (as.matches('input')) {
      element.setAttribute('value', (as as HTMLInputElement).value)
    }
  })
  copy.querySelectorAll('script, link[rel=modulepreload]').forEach((element) => element.remove())
  return `<!doctype html>${copy.outerHTML}`
}
