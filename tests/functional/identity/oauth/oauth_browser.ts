import db from '@adonisjs/lucid/services/db'
import { PageSession } from '#tests/functional/identity/sessions/page_session'

export interface Somebody {
  email?: string
  name?: string
  verified?: boolean
  /** A demo account of the provider, instead of the three fields above. */
  identity?: string
  deny?: boolean
}

export interface Hop {
  path: string
  query: URLSearchParams
}

/** A browser that visits the local provider and returns, step by step. */
export class OauthBrowser extends PageSession {
  async leave(query = 'path=signin'): Promise<string> {
    return pathOf(await this.get(`/oauth2/local?${query}`), this.address)
  }

  /** Decides on the provider's page; returns the callback's address. */
  async decide(authorize: string, somebody: Somebody): Promise<string> {
    await this.get(authorize)
    const response = await this.send('POST', authorize, {
      decision: somebody.deny ? 'deny' : 'approve',
      identity: somebody.identity ?? 'somebody-else',
      name: somebody.name ?? 'Ada Obi',
      email: somebody.email,
      ...(somebody.verified !== false && { emailVerified: 'on' }),
    })
    return pathOf(response, this.address)
  }

  /** Opens the callback; returns where it redirects. */
  async comeBack(callback: string): Promise<Hop> {
    return hopOf(await this.get(callback), this.address)
  }

  async travel(somebody: Somebody, query?: string): Promise<Hop> {
    return this.comeBack(await this.decide(await this.leave(query), somebody))
  }

  /** Runs the whole flow and returns the token. */
  async fetchToken(somebody: Somebody, query?: string): Promise<string> {
    const back = await this.travel(somebody, query)
    const token = back.query.get('token')
    if (!token) throw new Error(`No token, but ${back.query}`)
    return token
  }

  async fetchError(somebody: Somebody): Promise<string | null> {
    const back = await this.travel(somebody)
    return back.query.get('error')
  }

  async errorOf(callback: string): Promise<string | null> {
    const back = await this.comeBack(callback)
    return back.query.get('error')
  }

  /** Runs the whole flow and signs in; returns whether a phone number is needed. */
  async arrive(somebody: Somebody, query?: string): Promise<boolean> {
    const response = await this.enter(await this.fetchToken(somebody, query))
    const { data } = await response.json()
    return data.phoneNumberNeeded
  }

  async htmlOf(path: string): Promise<string> {
    const response = await this.get(path)
    return response.text()
  }

  async statusOf(path: string): Promise<number> {
    const response = await this.get(path)
    return response.status
  }

  enter(token: string | null) {
    return this.send('POST', '/api/v1/oauth2/token', { token })
  }

  copyBrowser(): OauthBrowser {
    const twin = new OauthBrowser()
    twin.cookies = new Map(this.cookies)
    return twin
  }

  forget(cookie: string) {
    this.cookies.delete(cookie)
  }

  take(cookie: string, from: OauthBrowser) {
    this.cookies.set(cookie, from.cookie(cookie)!)
  }

  /** Calls the API as an API client, without cookies and CSRF token. */
  callAsApiClient(
    method: string,
    path: string,
    body: unknown,
    headers: Record<string, string> = {}
  ) {
    return fetch(`http://${process.env.HOST}:${process.env.PORT}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  }

  async signedInAs(): Promise<string | null> {
    const ping = await this.send('POST', '/api/v1/ping')
    if (!ping.ok) return null
    const { data } = await ping.json()
    return data.email
  }
}

export function hopOf(response: Response, here?: string): Hop {
  const url = new URL(pathOf(response, here), 'http://here')
  return { path: url.pathname, query: url.searchParams }
}

/** Returns a redirect's path on this server; another host fails the test. */
function pathOf(
  response: Response,
  here = `http://${process.env.HOST}:${process.env.PORT}`
): string {
  const url = new URL(response.headers.get('location') ?? 'nowhere:', here)
  if (url.origin !== here) throw new Error(`${response.status} leads to ${url.href}`)
  return `${url.pathname}${url.search}`
}

export async function countOf(table: string, where: Record<string, unknown>): Promise<number> {
  const [{ count }] = await db.from(table).where(where).count('* as count')
  return Number(count)
}
