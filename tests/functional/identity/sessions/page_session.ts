import { DEMO_PASSWORD } from '#identity/demo'

let pagesVersion = '1'

/** A browser without a window: stores cookies and sends the CSRF token with each command. */
export class PageSession {
  protected cookies = new Map<string, string>()

  /** Headers of every request, such as the user agent, and the server's address. */
  constructor(
    private readonly headers: Record<string, string> = {},
    protected readonly address = `http://${process.env.HOST}:${process.env.PORT}`
  ) {}

  static async signedIn(username: string): Promise<PageSession> {
    const session = new PageSession()
    await session.signIn(username)
    return session
  }

  async signIn(username: string) {
    await this.send('POST', '/api/v1/login', { username, password: DEMO_PASSWORD })
  }

  /** Copies the cookies; later ones do not reach the copy. */
  copy(): PageSession {
    const twin = new PageSession()
    twin.cookies = new Map(this.cookies)
    return twin
  }

  cookie(name: string): string | undefined {
    return this.cookies.get(name)
  }

  setCookie(name: string, value: string) {
    this.cookies.set(name, value)
  }

  /** Navigates to a page, unless other headers are given. */
  get(path: string, headers: Record<string, string> = {}) {
    return this.request(path, { headers: { accept: 'text/html, */*;q=0.8', ...headers } })
  }

  /** Requests a page as the scripts of other pages do, which know the version of the pages. */
  async navigate(path: string, headers: Record<string, string> = {}): Promise<Response> {
    const inertia = { 'x-inertia': 'true', 'x-inertia-version': pagesVersion, ...headers }
    const response = await this.get(path, inertia)
    const version = response.headers.get('x-inertia-version') ?? pagesVersion
    if (response.status !== 409 || version === pagesVersion) return response
    pagesVersion = version
    return this.navigate(path, headers)
  }

  /** Reads a page through Inertia, following a redirect; with `deferred`, only those deferred props. */
  async visit(path: string, deferred?: { component: string; only: string }): Promise<any> {
    const partial: Record<string, string> = deferred
      ? {
          'x-inertia-partial-component': deferred.component,
          'x-inertia-partial-data': deferred.only,
        }
      : {}
    const response = await this.navigate(path, partial)
    if (response.status === 302) return this.visit(response.headers.get('location')!, deferred)
    return response.json()
  }

  /** Retries with the CSRF token that a refusal sets, as pages do. */
  async send(method: string, path: string, body?: unknown) {
    const response = await this.sendOnce(method, path, body)
    return response.status === 419 ? this.sendOnce(method, path, body) : response
  }

  sendOnce(method: string, path: string, body?: unknown) {
    const headers = {
      'content-type': 'application/json',
      'x-xsrf-token': decodeURIComponent(this.cookies.get('XSRF-TOKEN') ?? ''),
    }
    return this.request(path, {
      method,
      headers,
      body: body && JSON.stringify(body),
    } as RequestInit)
  }

  private async request(path: string, init: RequestInit): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(`${this.address}${path}`, {
      ...init,
      headers: { ...this.headers, ...init.headers, cookie },
      redirect: 'manual',
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = line.match(/^([^=]+)=([^;]*)/)!
      this.cookies.set(name, value)
    }
    return response
  }
}
