import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import vm from 'node:vm'
import { JSDOM, VirtualConsole, type DOMWindow } from 'jsdom'
import type { UserEvent } from '@testing-library/user-event'
import { clockScript } from '#tests/support/clock/clock'
import { innerText } from './inner_text.js'
import type { Network } from './network.js'

/** Queries and operates a page's document; runs in its own window. */
interface Tools {
  user: UserEvent
  find(selector: string): Element[]
  forget(): void
  isShown(element: Element): boolean
  told(element: Element): string
}

export type PageWindow = DOMWindow & {
  tools: Tools
  axe: typeof import('axe-core')
  savedBlob?: Blob
  _currentOriginData: OriginData
  _sessionHistory: { _currentIndex: number; length: number }
  /** How many states of history entries Inertia is encrypting: it adds an entry afterwards. */
  encryptions: number
}

const { implForWrapper } = createRequire(import.meta.url)('jsdom/lib/generated/idl/utils.js') as {
  implForWrapper(of: object): { _items?: unknown; _styleCache?: object | null }
}

interface Opened {
  url: string
  html: string
  network: Network
  tell: (event: string, value: unknown) => void
}

const compiled = new Map<string, vm.Script>()

function script(name: string): vm.Script {
  const found = compiled.get(name)
  if (found) return found
  const folder = process.env.PAGE_SCRIPTS
  if (!folder) throw new Error('PAGE_SCRIPTS names no folder with the scripts of pages')
  const file = join(folder, name)
  const made = new vm.Script(readFileSync(file, 'utf8'), { filename: file })
  compiled.set(name, made)
  return made
}

export function openWindow({ url, html, network, tell }: Opened): JSDOM {
  const virtualConsole = new VirtualConsole()
  virtualConsole.on('jsdomError', (error: Error & { type?: string; cause?: unknown }) => {
    if (error.type === 'unhandled-exception') tell('pageerror', error.cause ?? error)
  })
  for (const type of ['error', 'warn', 'info', 'log'] as const) {
    virtualConsole.on(type, (...given: unknown[]) =>
      tell('console', { type: () => type, text: () => given.map(String).join(' ') })
    )
  }
  const dom = new JSDOM(html, {
    url,
    virtualConsole,
    cookieJar: network.jar,
    pretendToBeVisual: true,
    runScripts: 'outside-only',
    resources: { interceptors: [network.interceptor] },
  })
  completeWindow(dom.window, network)
  if (clockScript) dom.window.eval(clockScript)
  return dom
}

export interface OriginData {
  localStorageArea: Map<string, string>
  windowsInSameOrigin: DOMWindow[]
}

/** Shares the local storage of an origin among all pages of a visitor, and sends storage events. */
export function shareStorage(window: PageWindow, origins: Map<string, OriginData>) {
  const { origin } = window.location
  const common = origins.get(origin) ?? window._currentOriginData
  origins.set(origin, common)
  if (common === window._currentOriginData) return
  common.windowsInSameOrigin.push(window)
  window._currentOriginData = common
  implForWrapper(window.localStorage)._items = common.localStorageArea
}

/**
 * Returns an object that is replaced when anything changes on which a selector may depend:
 * elements, attributes, texts, values, checked state and focus. It is jsdom's own style cache.
 */
export function stateOf(window: PageWindow): object {
  const { document } = window
  const cached = () => implForWrapper(document)._styleCache
  if (!cached()) void window.getComputedStyle(document.documentElement).display
  return cached()!
}

/** Runs the document's inline scripts, which store typing and clicks that precede hydration. */
export function runOwnScripts(window: PageWindow) {
  for (const { text } of window.document.querySelectorAll<HTMLScriptElement>(
    'script:not([src], [type])'
  )) {
    window.eval(text)
  }
}

export function runScripts(dom: JSDOM, names: string[]) {
  for (const name of names) script(name).runInContext(dom.getInternalVMContext())
}

/** Size of every element, as there is no layout: small enough for drawings of full width to fit. */
const SIZE = { x: 0, y: 0, top: 0, left: 0, width: 280, right: 280, height: 200, bottom: 200 }

/** Adds browser features that jsdom lacks and our pages use. */
function completeWindow(window: DOMWindow, network: Network) {
  class Observer {
    observe(_element?: Element) {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return []
    }
  }
  /** Reports a size for charts only: other elements would react as to a change of layout. */
  class SizeObserver extends Observer {
    constructor(private readonly tell: (entries: unknown[]) => void) {
      super()
    }
    override observe(element?: Element) {
      if (!element?.matches('.recharts-responsive-container')) return
      window.setTimeout(() => this.tell([{ contentRect: SIZE }]))
    }
  }
  class Silent extends window.EventTarget {
    close() {}
  }
  class ClipboardEvent extends window.Event {
    readonly clipboardData
    constructor(type: string, init: ClipboardEventInit = {}) {
      super(type, init)
      this.clipboardData = init.clipboardData ?? null
    }
  }
  Object.assign(window, {
    TextEncoder,
    TextDecoder,
    structuredClone,
    Headers,
    Request,
    Response,
    ResizeObserver: SizeObserver,
    IntersectionObserver: Observer,
    EventSource: Silent,
    DataTransfer: TextTransfer,
    ClipboardEvent,
    scrollTo: () => {},
    open: () => null,
    requestIdleCallback: (run: () => void) => window.setTimeout(run, 1),
    matchMedia: (query: string) => mediaOf(window, query),
    fetch: (input: string | URL, init?: RequestInit) => fetchIn(window, network, input, init),
  })
  Object.assign(window.document, { getAnimations: () => [] })
  Object.assign(window.performance, { getEntriesByType: () => [] })
  Object.assign(window.Element.prototype, {
    getBoundingClientRect: () => ({ ...SIZE, toJSON: () => SIZE }),
    scrollIntoView() {},
    scrollTo() {},
    getAnimations: () => [],
    animate: () => ({ cancel() {}, finished: Promise.resolve() }),
    hasPointerCapture: () => false,
    setPointerCapture() {},
    releasePointerCapture() {},
  })
  Object.assign(window.HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      this.style.display = 'block'
    },
    hidePopover(this: HTMLElement) {
      this.style.removeProperty('display')
    },
  })
  Object.defineProperty(window.HTMLElement.prototype, 'innerText', {
    get(this: HTMLElement) {
      return innerText(this)
    },
  })
  Object.assign(window.URL, {
    createObjectURL(blob: Blob) {
      Object.assign(window, { savedBlob: blob })
      return 'blob:page'
    },
    revokeObjectURL() {},
  })
  Object.defineProperty(window.navigator, 'onLine', { get: () => !network.isOffline() })
  // The document is as wide as its window, since there is no scroll bar.
  Object.defineProperty(window.document.documentElement, 'clientWidth', {
    value: window.innerWidth,
  })
  // In the history entry of a URL with a fragment, the state is null; jsdom makes it undefined.
  window.addEventListener('popstate', (event) => {
    if (event.state === undefined) Object.defineProperty(event, 'state', { value: null })
  })
  const encrypting = { encryptions: 0 }
  Object.defineProperty(window, 'encryptions', { get: () => encrypting.encryptions })
  const value = cryptoOf(window, encrypting)
  Object.defineProperty(window, 'crypto', { value, configurable: true })
}

/** Encrypts into the page's own `ArrayBuffer`, by which Inertia recognizes encrypted history. */
function cryptoOf(window: DOMWindow, count: { encryptions: number }) {
  const { subtle } = crypto
  const encrypt = async (...given: Parameters<SubtleCrypto['encrypt']>) => {
    count.encryptions += 1
    const encrypted = new Uint8Array(
      await subtle.encrypt(...given).finally(() => void (count.encryptions -= 1))
    )
    const copy = new window.Uint8Array(encrypted.length)
    copy.set(encrypted)
    return copy.buffer
  }
  const bound = (of: object, name: string | symbol) => Reflect.get(of, name).bind(of)
  const own = new Proxy(subtle, {
    get: (of, name) => (name === 'encrypt' ? encrypt : bound(of, name)),
  })
  return new Proxy(crypto, { get: (of, name) => (name === 'subtle' ? own : bound(of, name)) })
}

class TextTransfer {
  readonly files = []
  readonly #texts = new Map<string, string>()

  get types() {
    return [...this.#texts.keys()]
  }

  setData(type: string, text: string) {
    this.#texts.set(mimeTypeOf(type), text)
  }

  getData(type: string) {
    return this.#texts.get(mimeTypeOf(type)) ?? ''
  }
}

const mimeTypeOf = (type: string) => (type === 'text' ? 'text/plain' : type)

/** Matches light colours, a wide screen and no reduced motion; style sheets handle all others. */
function mediaOf(window: DOMWindow, query: string) {
  const matches = query.includes('prefers-color-scheme: light') || query.includes('min-width')
  const unheard = { addListener() {}, removeListener() {} }
  return Object.assign(new window.EventTarget(), { media: query, matches, ...unheard })
}

/** The page's `fetch`: resolves relative URLs, and accepts the window's own forms and files. */
async function fetchIn(
  window: DOMWindow,
  network: Network,
  input: string | URL,
  init: RequestInit = {}
): Promise<Response> {
  const url = new URL(String(input), window.location.href).href
  const body = await bodyOf(window, init.body)
  const headers = Object.fromEntries(new Headers(init.headers))
  const sending = network.send({ url, method: init.method ?? 'GET', headers, body })
  if (!init.signal) return sending
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const give = () => reject(new window.DOMException('The page gave it up', 'AbortError'))
  if (init.signal.aborted) give()
  init.signal.addEventListener('abort', give)
  return Promise.race([sending, aborted])
}

async function bodyOf(window: DOMWindow, body: unknown): Promise<BodyInit | null> {
  if (!(body instanceof window.FormData)) return (body ?? null) as BodyInit | null
  const form = new FormData()
  for (const [name, value] of body.entries()) {
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, new File([await value.arrayBuffer()], value.name, { type: value.type }))
  }
  return form
}
