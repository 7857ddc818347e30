import { type CookieJar, requestInterceptor } from 'jsdom'
import { shownSheet } from './shown_sheet.js'

type Match = string | RegExp | ((url: URL) => boolean)

interface Sent {
  url: string
  method: string
  headers: Record<string, string>
  body: BodyInit | null
}

type Handler = (route: Route) => unknown

export class PageRequest {
  problem: unknown

  constructor(
    readonly sent: Sent,
    private readonly isDocument: boolean
  ) {}

  url = () => this.sent.url
  method = () => this.sent.method
  headers = () => this.sent.headers
  postData = () => (typeof this.sent.body === 'string' ? this.sent.body : null)
  postDataJSON = () => JSON.parse(this.postData() ?? 'null')
  failure = () => ({ errorText: told(this.problem) })
  isNavigationRequest = () => this.isDocument
  resourceType = () => (this.isDocument ? 'document' : 'fetch')
}

export class PageResponse {
  constructor(
    private readonly asked: PageRequest,
    readonly answer: Response
  ) {}

  request = () => this.asked
  url = () => this.asked.url()
  status = () => this.answer.status
  ok = () => this.answer.ok
  headers = () => Object.fromEntries(this.answer.headers)
  headerValue = async (name: string) => this.answer.headers.get(name)
  text = () => this.answer.clone().text()
  json = () => this.answer.clone().json()
}

type Fulfilment = {
  status?: number
  contentType?: string
  headers?: Record<string, string>
  body?: string
  json?: unknown
  response?: PageResponse
}

class Route {
  readonly decision = Promise.withResolvers<Response | 'next' | 'server'>()

  constructor(
    private readonly asked: PageRequest,
    private readonly ask: () => Promise<Response>
  ) {}

  request = () => this.asked
  continue = async () => this.decision.resolve('server')
  fallback = async () => this.decision.resolve('next')
  abort = async () => this.decision.reject(new TypeError('The test aborted this request'))
  fetch = async () => new PageResponse(this.asked, await this.ask())

  fulfill = async ({ response, json, ...given }: Fulfilment) => {
    const { status = response?.status() ?? 200, contentType } = given
    const body = json === undefined ? given.body : JSON.stringify(json)
    const type = contentType ?? (json === undefined ? 'text/plain' : 'application/json')
    const headers = { ...response?.headers(), 'content-type': type, ...given.headers }
    this.decision.resolve(
      new Response(body ?? (await response?.text()) ?? null, { status, headers })
    )
  }
}

/** Sends a page's requests with the visitor's cookies, unless a route of the test handles them. */
export class Network {
  #routes: { match: Match; handle: Handler; times: number }[] = []
  readonly #pending = new Set<Promise<unknown>>()
  readonly #asked = new Set<Promise<unknown>>()

  constructor(
    readonly jar: CookieJar,
    private readonly tell: (event: string, value: unknown) => void,
    readonly isOffline: () => boolean = () => false
  ) {}

  route = async (match: Match, handle: Handler, { times = Infinity } = {}) => {
    this.#routes.unshift({ match, handle, times })
  }

  unroute = async (match: Match) => {
    this.#routes = this.#routes.filter((route) => String(route.match) !== String(match))
  }

  unrouteAll = async () => {
    this.#routes = []
  }

  get isIdle() {
    return this.#pending.size === 0
  }

  /** Waits until the server has answered all requests except those that a test holds back. */
  async answered() {
    while (this.#asked.size > 0) await Promise.allSettled(this.#asked)
  }

  readonly interceptor = requestInterceptor(async (request) => {
    if (request.url.endsWith('.css')) return styleSheet(request.url)
    const body = request.body ? await request.text() : null
    const headers = Object.fromEntries(request.headers)
    return this.send({ url: request.url, method: request.method, headers, body })
  })

  async send(sent: Sent, { isDocument = false } = {}): Promise<Response> {
    const request = new PageRequest(sent, isDocument)
    this.tell('request', request)
    const answering = this.#answer(request)
    this.#pending.add(answering)
    try {
      const answer = await answering
      this.tell('response', new PageResponse(request, answer.clone()))
      return answer
    } catch (error) {
      request.problem = error
      this.tell('requestfailed', request)
      throw error
    } finally {
      this.#pending.delete(answering)
    }
  }

  async #answer(request: PageRequest): Promise<Response> {
    if (this.isOffline()) throw new TypeError('There is no network')
    const ask = () => this.#asking(request.sent)
    for (const routed of [...this.#routes]) {
      if (routed.times === 0 || !matches(routed.match, request.url())) continue
      routed.times -= 1
      const route = new Route(request, ask)
      void routed.handle(route)
      const decision = await route.decision.promise
      if (decision === 'server') break
      if (decision !== 'next') return decision
    }
    return ask()
  }

  async #asking(sent: Sent): Promise<Response> {
    const asking = this.#ask(sent)
    this.#asked.add(asking)
    try {
      return await asking
    } finally {
      this.#asked.delete(asking)
    }
  }

  async #ask({ url, method, headers, body }: Sent): Promise<Response> {
    const cookie = this.jar.getCookieStringSync(url)
    const answer = await fetch(url, {
      method,
      body: method === 'GET' || method === 'HEAD' ? null : body,
      redirect: 'manual',
      headers: { ...headers, cookie },
    })
    for (const line of answer.headers.getSetCookie()) this.jar.setCookieSync(line, url)
    const to = answer.headers.get('location')
    if (answer.status < 300 || answer.status >= 400 || !to) return answer
    await answer.body?.cancel()
    const isRepeated = answer.status === 307 || answer.status === 308
    const target = new URL(to, url).href
    const again = isRepeated ? { method, body } : { method: 'GET', body: null }
    const followed = await this.#ask({ url: target, headers, ...again })
    return named(followed, target)
  }
}

const styleSheets = new Map<string, Promise<string>>()

async function styleSheet(url: string): Promise<Response> {
  const { pathname } = new URL(url)
  const read = async () => {
    const answer = await fetch(url)
    return shownSheet(await answer.text())
  }
  const reading = styleSheets.get(pathname) ?? read()
  styleSheets.set(pathname, reading)
  return new Response(await reading, { headers: { 'content-type': 'text/css' } })
}

/** Returns an error's message with its causes: `fetch` itself only says that it failed. */
function told(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause ? `${error.message}: ${told(error.cause)}` : error.message
}

/** Sets the URL of a response that a test constructed, as `fetch` does. */
function named(response: Response, url: string): Response {
  return response.url ? response : Object.defineProperty(response, 'url', { value: url })
}

export function matches(match: Match, url: string): boolean {
  if (typeof match === 'function') return match(new URL(url))
  if (match instanceof RegExp) return match.test(url)
  return globbed(match).test(url)
}

/** Compiles a glob as Playwright does; if it begins with `/`, any host may precede it. */
function globbed(glob: string): RegExp {
  const pattern = glob
    .replace(/[.+^$()|[\]\\?]/g, '\\$&')
    .replace(/\{([^}]*)\}/g, (_, either: string) => `(${either.replaceAll(',', '|')})`)
    .replace(/\*\*\/?|\*/g, (stars) => (stars === '*' ? '[^/]*' : '.*'))
  return new RegExp(`^${glob.startsWith('/') ? 'https?://[^/]+' : ''}${pattern}$`)
}
