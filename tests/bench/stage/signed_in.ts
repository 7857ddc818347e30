import { type Calls, newVisitor } from '#tests/bench/stage/calls'

const TOKEN = 'XSRF-TOKEN='
const PASSWORD = 'Sendam#2026'

/** The console's home and its deferred props. */
export const CONSOLE = {
  path: '/admin/home',
  parts: ['figures', 'payments', 'unmatchedWebhooks', 'bvnReviews', 'waybills'],
}

export async function apiClientHeaders(calls: Calls, username: string) {
  const { headers } = await calls.ask({
    method: 'POST',
    path: '/api/v1/login',
    headers: newVisitor(),
    body: { username, password: PASSWORD },
  })
  return { authorization: String(headers.authorization) }
}

/** Signs in as a person and returns headers that request only these deferred props of a page. */
export async function pageHeaders(calls: Calls, username: string, path: string, parts: string[]) {
  // Without a CSRF token, the first attempt is refused; its answer sets the token, as in a browser.
  const login = {
    method: 'POST',
    path: '/api/v1/login',
    body: { username, password: PASSWORD },
  } as const
  const headers = { ...newVisitor(), 'x-xsrf-token': '' }
  const refused = await calls.ask({ ...login, headers, refusal: 419 })
  const cookies = cookiesOf(refused.headers)
  const token = cookies.find((one) => one.startsWith(TOKEN))?.slice(TOKEN.length)
  const entered = await calls.ask({
    ...login,
    headers: { ...headers, 'cookie': cookies.join('; '), 'x-xsrf-token': token ?? '' },
  })
  const cookie = cookiesOf(entered.headers).join('; ')
  const { text } = await calls.ask({ path, headers: { cookie } })
  const [, data] = /<script data-page="app"[^>]*>(.*?)<\/script>/s.exec(text())!
  const { version, component } = JSON.parse(data!)
  return {
    cookie,
    'x-inertia': 'true',
    'x-inertia-version': String(version),
    'x-inertia-partial-component': component,
    'x-inertia-partial-data': parts.join(','),
  }
}

function cookiesOf(headers: Record<string, string | string[] | undefined>): string[] {
  return [headers['set-cookie'] ?? []].flat().map((cookie) => cookie.split(';')[0]!)
}
