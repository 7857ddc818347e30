import axe from 'axe-core'
import type { Browser, Page } from 'playwright'
import { launchChromium } from '#tests/support/chromium'
import { DomPage } from './page.js'

const PATH = '/painted'

interface Painter {
  browser: Browser
  page: Page
  markup: string
}

let painting: Promise<Painter> | undefined

/** Returns whether the page runs without layout, so that tests must check a painted copy of it. */
export function isWithoutLayout(page: object): page is DomPage {
  return page instanceof DomPage
}

export async function paintPage(from: DomPage): Promise<Page> {
  painting ??= openPainter()
  const painter = await painting
  const { page } = painter
  await resize(page, from.viewport)
  await page.emulateMedia({ colorScheme: 'light', ...from.media })
  const markup = markupOf(from)
  painter.markup = markup
  const isShown = isAt(page, from) && !markup.includes('<iframe') && (await repaint(page, markup))
  if (!isShown) await paint(page, new URL(PATH, from.url()).href)
  return page
}

/** Sets the page's size only if it differs: Chromium would lay out the page again each time. */
async function resize(page: Page, { width, height }: { width: number; height: number }) {
  const now = page.viewportSize()
  if (now?.width !== width || now.height !== height) await page.setViewportSize({ width, height })
}

const STILL = '*, *::before, *::after { animation: none !important; transition: none !important }'

function isAt(page: Page, from: DomPage): boolean {
  return page.url() === new URL(PATH, from.url()).href
}

async function paint(page: Page, url: string) {
  await page.goto(url, { waitUntil: 'load' })
  await page.evaluate(drawn)
}

/** Replaces the markup alone if the style sheets are the same; they and axe stay loaded. */
function repaint(page: Page, markup: string): Promise<boolean> {
  return page.evaluate(async (text) => {
    const next = new DOMParser().parseFromString(text, 'text/html')
    const sheets = 'link[rel=stylesheet]'
    const sheetsOf = (of: Document) =>
      [...of.querySelectorAll<HTMLLinkElement>(sheets)].map(({ href }) => href).join()
    if (sheetsOf(next) !== sheetsOf(document)) return false
    const { documentElement: root, head, body } = document
    for (const { name } of [...root.attributes]) root.removeAttribute(name)
    for (const { name, value } of next.documentElement.attributes) root.setAttribute(name, value)
    head.querySelectorAll(`:scope > :not(${sheets})`).forEach((element) => element.remove())
    head.append(...next.head.querySelectorAll(`:scope > :not(${sheets})`))
    body.replaceWith(next.body)
    window.scrollTo(0, 0)
    await window.drawn()
    return true
  }, markup)
}

/** Waits for fonts and pictures, except lazily loaded pictures. */
async function drawn() {
  const pictures = [...document.images].filter(
    ({ complete, loading }) => !complete && loading !== 'lazy'
  )
  await Promise.all([
    document.fonts.ready,
    ...pictures.map((picture) => picture.decode().catch(() => {})),
  ])
}

declare global {
  interface Window {
    drawn: typeof drawn
  }
}

export async function closePainter() {
  const open = painting
  painting = undefined
  const painter = await open
  await painter?.browser.close()
}

async function openPainter(): Promise<Painter> {
  const browser = await launchChromium({})
  const context = await browser.newContext({ javaScriptEnabled: true, bypassCSP: true })
  // Injects axe into every document from the start, which is cheaper than sending it each time.
  await context.addInitScript({ content: `${axe.source};window.drawn = ${drawn}` })
  const painter = { browser, page: await context.newPage(), markup: '' }
  // Set once per page: a font that loads while a route is removed never arrives.
  await painter.page.route(`**${PATH}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: painter.markup })
  )
  return painter
}

/** Writes typed and ticked values into the markup, and removes scripts, which would run again. */
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
  const still = document.createElement('style')
  still.textContent = STILL
  copy.querySelector('head')!.append(still)
  return `<!doctype html>${copy.outerHTML}`
}
