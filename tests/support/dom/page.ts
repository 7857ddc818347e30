import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import vm from 'node:vm'
import type { JSDOM } from 'jsdom'
import { DomLocator, Finder } from './locator.js'
import { matches, Network, type PageRequest, type PageResponse } from './network.js'
import {
  openWindow,
  type PageWindow,
  runOwnScripts,
  runScripts,
  shareStorage,
  stateOf,
} from './window.js'
import type { DomContext } from './context.js'

type Listener = (value: never) => unknown
type Match = string | RegExp | ((url: URL) => boolean)
type Waiting = { timeout?: number; waitUntil?: string }

const PATIENCE = Number(process.env.PATIENCE ?? 25_000)
const A_MOMENT = 5
const A_WHILE = 40
const A_STEP = 1_000

const MODIFIERS = ['Control', 'Shift', 'Alt', 'Meta']

/**
 * One of our pages in a DOM in this process, running its real scripts against the test's server. It
 * has the interface of Playwright's page, for everything that needs no layout, no history across
 * several documents and no process per page.
 */
export class DomPage extends Finder {
  readonly #network: Network
  readonly #listeners = new Map<string, Set<Listener>>()
  #dom: JSDOM | null = null
  #visited: string[] = []
  #session: [string, string][] = []
  #state: object | null = null

  readonly route
  readonly unroute
  readonly unrouteAll

  constructor(private readonly of: DomContext) {
    super()
    this.#network = new Network(
      of.jar,
      (event, value) => this.#tell(event, value),
      () => of.isOffline
    )
    ;({ route: this.route, unroute: this.unroute, unrouteAll: this.unrouteAll } = this.#network)
    this.on('download', () => {})
  }

  context = () => this.of
  locator = (selector: string | DomLocator, filter?: Parameters<DomLocator['filter']>[0]) =>
    (typeof selector === 'string' ? new DomLocator(this, selector) : selector).filter(filter)

  get window(): PageWindow {
    if (!this.#dom) throw new Error('No page is loaded yet')
    return this.#dom.window as PageWindow
  }

  get user() {
    return this.window.tools.user
  }

  url = () => (this.#dom ? this.window.location.href : 'about:blank')
  addInitScript = async (run: (given: never) => unknown, given?: unknown) => {
    this.of.scripts.push(`(${run})(${JSON.stringify(given) ?? ''})`)
  }

  title = async () => this.window.document.title
  content = async () => this.#dom!.serialize()
  isClosed = () => !this.of.pages().includes(this)
  /** Only style sheets depend on size and media, so both are used only to paint the page. */
  viewport = { width: 1280, height: 720 }
  readonly media: { colorScheme?: 'light' | 'dark' } = {}
  setViewportSize = async (viewport: typeof this.viewport) => void (this.viewport = viewport)
  emulateMedia = async (media: typeof this.media) => void Object.assign(this.media, media)

  async goto(path: string, { waitUntil }: Waiting = {}) {
    const url = new URL(path, this.of.address).href
    const headers = { accept: 'text/html, */*;q=0.8', ...this.of.headers }
    const sent = { url, method: 'GET', headers, body: null }
    const answer = await this.#network.send(sent, { isDocument: true })
    const html = await answer.text()
    if (this.#dom) this.#visited.push(this.url())
    this.#show(reached(url, answer), html)
    if (waitUntil !== 'commit')
      await this.until(() => this.#isTakenOver(), 'its scripts to take over')
    return {
      status: () => answer.status,
      headers: () => Object.fromEntries(answer.headers),
      text: async () => html,
      ok: () => answer.ok,
      url: () => answer.url,
    }
  }

  reload = async () => {
    const back = this.#visited.length
    const answer = await this.goto(this.url())
    this.#visited.length = back
    return answer
  }

  /** Goes back in the history of the document, or at its beginning to the previous document. */
  async goBack() {
    if (await this.#traverse(-1)) return null
    const last = this.#visited.pop()
    if (!last) return null
    const kept = this.#visited.length
    const answer = await this.goto(last)
    this.#visited.length = kept
    return answer
  }

  async goForward() {
    await this.#traverse(1)
    return null
  }

  /** Shows the history entry a step away; returns false if this document has none there. */
  async #traverse(step: -1 | 1): Promise<boolean> {
    const { window } = this
    await this.until(() => window.encryptions === 0, 'the last history entry')
    await pause()
    const { _currentIndex: from, length } = window._sessionHistory
    const to = from + step
    if (to < 0 || to >= length) return false
    const drawn = this.#drawn()
    let hasMoved = false
    window.addEventListener('popstate', () => (hasMoved = true), { capture: true, once: true })
    window.history.go(step)
    await this.until(() => hasMoved, 'another history entry')
    await drawn
    const latest = performance.now() + A_STEP
    while (performance.now() < latest && ((await this.#change()) || !this.#network.isIdle));
    return true
  }

  /** Resolves when Inertia has rendered another history entry. Call it before the step. */
  #drawn(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.window.document.addEventListener('inertia:navigate', () => resolve(), { once: true })
    setTimeout(resolve, A_STEP)
    return promise
  }

  #show(url: string, html: string) {
    this.#leave()
    if (this.isClosed()) return
    const { of } = this
    this.#dom = openWindow({
      url,
      html,
      network: this.#network,
      tell: this.#tell,
    })
    const { window } = this
    shareStorage(window, of.origins)
    this.#session.forEach(([name, value]) => window.sessionStorage.setItem(name, value))
    const follow = (event: Event) => this.#follow(event as MouseEvent)
    // A listener may stop the propagation of a click, as dialogs do, so links are followed in a
    // microtask after all listeners.
    window.addEventListener('click', (event) => queueMicrotask(() => follow(event)), true)
    window.addEventListener('keydown', (event) => press(window, event))
    followDetached(window, follow)
    window.addEventListener('submit', (event) => this.#submit(event as SubmitEvent))
    Object.assign(window, {
      confirm: (message: string) => this.#ask('confirm', message),
      leaveFor: (to = this.url()) => void this.#open(String(new URL(to, this.url()))),
    })
    if (of.runsScripts) for (const script of of.scripts) window.eval(script)
    const hasScripts = window.document.querySelector('script[type=module]') !== null
    if (of.runsScripts && hasScripts) {
      runOwnScripts(window)
      runScripts(this.#dom, [`${of.react}.js`])
    }
    runScripts(this.#dom, ['page_tools.js'])
  }

  #leave() {
    if (!this.#dom) return
    const { window } = this
    this.#session = Object.entries(window.sessionStorage)
    window.dispatchEvent(new window.Event('pagehide'))
    silence(window)
    window.close()
    this.#dom = null
  }

  /** Shows a dialog: a test's listener answers it at once; without a listener the answer is no. */
  #ask(type: string, message = ''): boolean {
    let isAccepted = false
    this.#tell('dialog', {
      type: () => type,
      message: () => message,
      accept: async () => void (isAccepted = true),
      dismiss: async () => void (isAccepted = false),
    })
    return isAccepted
  }

  #mayBeLeft(): boolean {
    if (!this.#dom) return true
    const { window } = this
    const leaving = new window.Event('beforeunload', { cancelable: true })
    return window.dispatchEvent(leaving) || this.#ask('beforeunload')
  }

  close = async ({ runBeforeUnload = false } = {}) => {
    if (runBeforeUnload && !this.#mayBeLeft()) return
    // Waits for pending requests: what they read and write could disturb the next test.
    await this.#network.answered()
    this.#leave()
    this.of.forget(this)
  }

  #follow(event: MouseEvent) {
    const link = (event.target as Element | null)?.closest?.('a[href]') as HTMLAnchorElement | null
    if (event.defaultPrevented || !link) return
    const [address, fragment] = link.href.split('#')
    if (fragment !== undefined && address === this.url().split('#')[0]) {
      this.window.setTimeout(() => this.#reachPlace(fragment))
      return
    }
    if (link.hasAttribute('download')) return void this.#save(link)
    void (link.target === '_blank' ? this.#openBeside(link.href) : this.#open(link.href))
  }

  #reachPlace(name: string) {
    this.window.document.getElementById(name)?.focus()
  }

  #submit(event: SubmitEvent) {
    const form = event.target as HTMLFormElement
    if (event.defaultPrevented || form.method === 'dialog') return
    event.preventDefault()
    const entries = [...new this.window.FormData(form, event.submitter)] as [string, string][]
    const fields = new URLSearchParams(entries)
    if (form.method === 'post') return void this.#open(form.action, fields)
    const asked = new URL(form.action)
    asked.search = String(fields)
    void this.#open(asked.href)
  }

  async #openBeside(url: string) {
    const page = await this.of.newPage()
    this.of.tell('page', page)
    await page.#open(url)
  }

  async #open(url: string, fields?: URLSearchParams) {
    if (url.startsWith('mailto:') || url.startsWith('tel:')) return
    const type = fields && { 'content-type': 'application/x-www-form-urlencoded' }
    const isOurs = this.#dom && new URL(url).origin === this.window.location.origin
    const site = isOurs && { 'sec-fetch-site': 'same-origin' }
    const headers = { accept: 'text/html', ...site, ...type, ...this.of.headers }
    const [method, body] = fields ? ['POST', String(fields)] : ['GET', null]
    const sent = { url, method, headers, body }
    const answer = await this.#network.send(sent, { isDocument: true })
    const disposition = answer.headers.get('content-disposition')
    if (disposition?.startsWith('attachment')) {
      const [, name = ''] = /filename="?([^";]+)/.exec(disposition) ?? []
      return this.#tell(
        'download',
        new Download(url, name, async () => Buffer.from(await answer.arrayBuffer()))
      )
    }
    if (this.#dom) this.#visited.push(this.url())
    this.#show(reached(url, answer), await answer.text())
  }

  #save(link: HTMLAnchorElement) {
    const { href, download } = link
    if (href.startsWith('blob:')) {
      const text = async () => Buffer.from(await this.window.savedBlob!.arrayBuffer())
      return this.#tell('download', new Download(href, download, text))
    }
    return this.#open(href)
  }

  #isTakenOver(): boolean {
    if (!this.of.runsScripts) return true
    const drawn = this.window.document.querySelector('[data-server-rendered] > *')
    if (!drawn) return true
    const isReacts = Object.keys(drawn).some((key) => key.startsWith('__reactFiber'))
    // Typing before hydration is stored as `earlyPress` until React has handled it.
    return isReacts && !('earlyPress' in this.window)
  }

  find(selector: string): HTMLElement[] {
    // Finds nothing before the style sheets have loaded, as a browser shows nothing then.
    if (this.window.document.readyState !== 'complete') return []
    return this.#tools.find(selector) as HTMLElement[]
  }

  isVisible(element: Element): boolean {
    return this.#tools.isShown(element)
  }

  ariaSnapshot(element: Element): string {
    return this.#tools.told(element)
  }

  /** The search tools of the page; they forget cached results when the page has changed. */
  get #tools(): PageWindow['tools'] {
    const { window } = this
    const state = stateOf(window)
    if (state !== this.#state) window.tools.forget()
    this.#state = state
    return window.tools
  }

  /** Waits until the condition holds; checks again after each change of the page. */
  async until(holds: () => boolean, what: string, patience = PATIENCE) {
    const end = performance.now() + patience
    for (;;) {
      const begun = performance.now()
      if (holds()) return
      const now = performance.now()
      if (now > end) throw new Error(`Timed out waiting for ${what} on ${this.url()}`)
      await this.#change()
      // The server runs in this process, so it gets as much time as the last check took.
      if (now - begun > A_MOMENT) await pause(now - begun)
    }
  }

  /** Waits for a change of the document; returns false after a timeout. */
  async #change(): Promise<boolean> {
    if (!this.#dom) return pause().then(() => false)
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const observer = new this.window.MutationObserver(() =>
      setTimeout(() => resolve(true), A_MOMENT)
    )
    const { document } = this.window
    observer.observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    })
    const timer = setTimeout(() => resolve(false), A_WHILE)
    const isChanged = await promise
    clearTimeout(timer)
    observer.disconnect()
    return isChanged
  }

  waitForURL = (match: Match, { timeout }: Waiting = {}) =>
    this.until(() => this.#isAt(match), `the address ${String(match)}`, timeout)

  #isAt(match: Match) {
    const wanted =
      typeof match === 'string' && !match.includes('*')
        ? new URL(match, this.of.address).href
        : match
    return matches(wanted, this.url())
  }

  waitForFunction = (run: (given: never) => unknown, given?: unknown) =>
    this.until(() => Boolean(this.call(run as () => unknown, given)), String(run))

  waitForLoadState = async (state = 'load') => {
    if (state === 'networkidle')
      await this.until(() => this.#network.isIdle, 'the network to be idle')
  }

  waitForEvent = async <T>(event: string, isIt: (value: T) => boolean = () => true): Promise<T> => {
    const { promise, resolve } = Promise.withResolvers<T>()
    this.on(event, (value: T) => isIt(value) && resolve(value))
    return promise
  }

  waitForRequest = (match: Match | ((request: PageRequest) => boolean)) =>
    this.#waitForCall<PageRequest>('request', match as Match)
  waitForResponse = (match: Match | ((response: PageResponse) => boolean)) =>
    this.#waitForCall<PageResponse>('response', match as Match)

  #waitForCall<T extends { url(): string }>(event: string, match: Match | ((call: T) => boolean)) {
    const { promise, resolve } = Promise.withResolvers<T>()
    const hear = (call: T) => {
      const isIt =
        typeof match === 'function'
          ? (match as (call: T) => boolean)(call)
          : matches(match, call.url())
      if (isIt) resolve(call)
    }
    this.on(event, hear as Listener)
    return promise
  }

  on(event: string, listener: Listener) {
    this.#listeners.set(event, (this.#listeners.get(event) ?? new Set()).add(listener))
  }

  once(event: string, listener: Listener) {
    const heard = (value: never) => {
      this.#listeners.get(event)?.delete(heard)
      listener(value)
    }
    this.on(event, heard)
  }

  readonly #tell = (event: string, value: unknown) => {
    for (const listener of this.#listeners.get(event) ?? []) listener(value as never)
    this.of.tell(
      event === 'pageerror' ? 'weberror' : event,
      event === 'pageerror' ? { error: () => value } : value
    )
  }

  dispatch(event: string) {
    if (this.#dom) this.window.dispatchEvent(new this.window.Event(event))
  }

  evaluate = async <T>(
    run: ((given: never) => T) | string,
    given?: unknown
  ): Promise<Awaited<T>> => {
    const found = typeof run === 'string' ? this.window.eval(run) : this.call(run as () => T, given)
    return (await found) as Awaited<T>
  }

  call<T>(run: (...given: never[]) => T, ...given: unknown[]): T {
    const there = vm.runInContext(`(${run})`, this.#dom!.getInternalVMContext())
    return there(...given)
  }

  write(element: HTMLInputElement, text: string) {
    const { window } = this
    const owner =
      element.tagName === 'TEXTAREA' ? window.HTMLTextAreaElement : window.HTMLInputElement
    Object.getOwnPropertyDescriptor(owner.prototype, 'value')!.set!.call(element, text)
    element.dispatchEvent(
      new window.InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' })
    )
  }

  event(type: string, given: object) {
    const { window } = this
    const Kind = /^key/.test(type)
      ? window.KeyboardEvent
      : /^(mouse|click|pointer)/.test(type)
        ? window.MouseEvent
        : window.Event
    return new Kind(type, { bubbles: true, cancelable: true, composed: true, ...given })
  }

  fileOf(file: string | { name: string; mimeType: string; buffer: Buffer }): File {
    const { name, mimeType, buffer } =
      typeof file === 'string'
        ? { name: basename(file), mimeType: '', buffer: readFileSync(file) }
        : file
    return new this.window.File([new Uint8Array(buffer)], name, {
      type: mimeType,
    }) as unknown as File
  }

  readonly keyboard = {
    press: async (keys: string) => {
      const parts = keys.split(/\+(?=.)/)
      const key = parts.pop()!
      const held = parts.filter((part) => MODIFIERS.includes(part))
      const [down, up] = [held.map((one) => `{${one}>}`), held.map((one) => `{/${one}}`)]
      const pressed =
        key === '{' || key === '['
          ? key + key
          : key.length === 1
            ? key
            : `{${key === 'Space' ? ' ' : key}}`
      await this.user.keyboard([...down, pressed, ...up].join(''))
    },
    type: async (text: string) => this.user.keyboard(text.replace(/[{[]/g, '$&$&')),
    insertText: async (text: string) => this.user.paste(text),
  }

  textContent = async (selector: string) => this.locator(selector).textContent()

  assertPath = async (path: string) => {
    const { pathname } = new URL(this.url())
    if (pathname !== path) throw new Error(`The page is ${pathname} and not ${path}`)
  }

  assertTextContains = async (selector: string, text: string) => {
    const found = await this.locator(selector).first().innerText()
    if (!found.includes(text)) throw new Error(`${selector} does not say "${text}" but:\n${found}`)
  }

  assertUrlContains = async (part: string) => {
    if (!this.url().includes(part)) throw new Error(`${this.url()} does not contain ${part}`)
  }
}

function reached(asked: string, answer: Response): string {
  const url = new URL(answer.url || asked)
  url.hash = new URL(asked).hash
  return url.href
}

/** Adds what user-event lacks: Enter toggles a summary, and arrow keys step a slider. */
function press(window: PageWindow, { target, key, defaultPrevented }: KeyboardEvent) {
  if (defaultPrevented || !(target instanceof window.HTMLElement)) return
  if (key === 'Enter' && target.matches('summary')) target.click()
  const isSlider = target instanceof window.HTMLInputElement && target.type === 'range'
  if (!isSlider || !/^Arrow/.test(key)) return
  if (key === 'ArrowRight' || key === 'ArrowUp') target.stepUp()
  else target.stepDown()
  target.dispatchEvent(new window.Event('input', { bubbles: true }))
  target.dispatchEvent(new window.Event('change', { bubbles: true }))
}

/** Listeners of the window miss a click on a detached link, which scripts create to save a file. */
function followDetached(window: PageWindow, follow: (event: Event) => void) {
  const { click } = window.HTMLElement.prototype
  window.HTMLAnchorElement.prototype.click = function () {
    if (!this.isConnected) this.addEventListener('click', follow, { once: true })
    click.call(this)
  }
}

/** Stops the requests of scripts that still run in a document which the page has left. */
function silence(window: PageWindow) {
  class Unasked {
    upload = {}
    open() {}
    setRequestHeader() {}
    send() {}
    abort() {}
  }
  Object.assign(window, { XMLHttpRequest: Unasked, fetch: () => new Promise(() => {}) })
}

class Download {
  constructor(
    private readonly from: string,
    private readonly name: string,
    readonly read: () => Promise<Buffer>
  ) {}

  url = () => this.from
  suggestedFilename = () => this.name

  path = async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'saved-')), basename(this.name))
    writeFileSync(file, await this.read())
    return file
  }
}

const pause = (milliseconds = A_MOMENT) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))
