import { CookieJar } from 'jsdom'
import { addressOfServer } from '#tests/support/api_client'
import { Network } from './network.js'
import { DomPage } from './page.js'
import type { OriginData } from './window.js'

/** Which build of React the pages run: production (`app`) or development, which reports faults. */
type React = 'app' | 'complaining'

interface VisitorOptions {
  react?: React
  javaScriptEnabled?: boolean
  userAgent?: string
  storageState?: { cookies: Cookie[] }
}

type Cookie = { name: string; value: string }

type Sending = { headers?: Record<string, string>; data?: unknown }

export class DomVisitors {
  #contexts: DomContext[] = []

  contexts = () => this.#contexts

  newPage = async () => {
    const context = await this.newContext()
    return context.newPage()
  }

  newContext = async (options?: VisitorOptions) => {
    const context = new DomContext(this, options)
    this.#contexts.push(context)
    await context.addCookies(options?.storageState?.cookies ?? [])
    return context
  }

  forget(context: DomContext) {
    this.#contexts = this.#contexts.filter((one) => one !== context)
  }

  close = async () => {
    for (const context of this.#contexts) await context.close()
  }
}

/** A visitor with cookies and browser storage, who can open several pages. */
export class DomContext {
  readonly jar = new CookieJar()
  readonly address = addressOfServer()
  /** Browser storage by origin, which the pages of an origin share. */
  readonly origins = new Map<string, OriginData>()
  isOffline = false
  readonly scripts: string[] = []
  readonly headers: Record<string, string>
  readonly runsScripts: boolean
  #pages: DomPage[] = []
  readonly #listeners = new Map<string, ((value: unknown) => void)[]>()
  readonly #network = new Network(this.jar, () => {})

  readonly react: React

  constructor(
    private readonly among: DomVisitors,
    { javaScriptEnabled = true, userAgent, react = 'app' }: VisitorOptions = {}
  ) {
    this.react = react
    this.runsScripts = javaScriptEnabled
    this.headers = userAgent ? { 'user-agent': userAgent } : {}
  }

  pages = () => this.#pages
  browser = () => this.among

  setOffline = async (isOffline: boolean) => {
    this.isOffline = isOffline
    for (const page of this.#pages) page.dispatch(isOffline ? 'offline' : 'online')
  }

  newPage = async () => {
    const page = new DomPage(this)
    this.#pages.push(page)
    return page
  }

  forget(page: DomPage) {
    this.#pages = this.#pages.filter((one) => one !== page)
  }

  close = async () => {
    for (const page of this.#pages) await page.close()
    this.among.forget(this)
  }

  cookies = async (url = this.address) =>
    this.jar.getCookiesSync(url).map(({ key: name, value }) => ({ name, value }))

  addCookies = async (cookies: Cookie[]) => {
    for (const { name, value } of cookies)
      this.jar.setCookieSync(`${name}=${value}; path=/`, this.address)
  }

  storageState = async () => ({ cookies: await this.cookies() })

  grantPermissions = async () => {}

  clearCookies = async ({ name }: { name?: string } = {}) => {
    const others = this.jar.getCookiesSync(this.address).filter(({ key }) => name && key !== name)
    this.jar.removeAllCookiesSync()
    for (const cookie of others) this.jar.setCookieSync(cookie, this.address)
  }

  readonly request = {
    post: async (url: string, { headers = {}, data }: Sending = {}) => {
      const sent = { 'content-type': 'application/json', ...headers }
      const body = JSON.stringify(data)
      const answer = await this.#network.send({ url, method: 'POST', headers: sent, body })
      return {
        status: () => answer.status,
        ok: () => answer.ok,
        text: () => answer.text(),
        json: () => answer.json(),
      }
    },
  }

  on(event: string, listener: (value: unknown) => void) {
    this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener])
  }

  waitForEvent = (event: string) =>
    new Promise((resolve) => {
      this.on(event, resolve)
    })

  tell(event: string, value: unknown) {
    for (const listener of this.#listeners.get(event) ?? []) listener(value)
  }
}
