/** The password of all demo accounts, copied from app/identity/demo.ts. */
export const DEMO_PASSWORD = 'Sendam#2026'

export const LARGE = { width: 1280, height: 800 }
export const PHONE = { width: 360, height: 740 }

export interface MeasuredPage {
  name: string
  url: string
  cookie?: string
  /** Lowest allowed scores for performance, accessibility, best practices and SEO. */
  scores?: readonly number[]
}

interface Recent {
  data: { recent: { trackingNumber: number | null }[] }
}

const PUBLIC = [98, 100, 100, 100]
/** Has no score for SEO, because search engines do not see these pages. */
const SIGNED_IN = [90, 100, 100]

export async function pagesOf(port: string): Promise<MeasuredPage[]> {
  const at = `http://localhost:${port}`
  const cookie = await signIn(at)
  const number = await trackingNumber(at, cookie)
  return [
    { name: 'Landing', url: `${at}/`, scores: PUBLIC },
    { name: 'Rates', url: `${at}/rates`, scores: PUBLIC },
    { name: 'Sign-in', url: `${at}/signin`, scores: PUBLIC },
    { name: 'Tracking', url: `${at}/track/${number}`, scores: PUBLIC },
    {
      name: 'Branded tracking',
      url: `http://acme.localhost:${port}/track/${number}`,
      scores: PUBLIC,
    },
    { name: 'Home', url: `${at}/base/home`, cookie, scores: SIGNED_IN },
    { name: 'Booking', url: `${at}/base/shipment/book`, cookie, scores: SIGNED_IN },
    { name: 'History', url: `${at}/base/shipment/history`, cookie, scores: SIGNED_IN },
    { name: 'Transactions', url: `${at}/base/wallet/transactions`, cookie },
  ]
}

/** Signs in; the first attempt is refused, but sets the CSRF token for the second. */
async function signIn(at: string, cookie = ''): Promise<string> {
  const token = /XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? ''
  const answer = await fetch(`${at}/api/v1/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie,
      'x-xsrf-token': decodeURIComponent(token),
    },
    body: JSON.stringify({ username: 'owner@acme.test', password: DEMO_PASSWORD }),
  })
  const given = answer.headers.getSetCookie().map((one) => one.split(';')[0])
  if (answer.status === 419 && !cookie) return signIn(at, given.join('; '))
  if (!answer.ok) throw new Error(`The demo's owner cannot sign in: ${await answer.text()}`)
  return given.join('; ')
}

async function trackingNumber(at: string, cookie: string): Promise<number> {
  const answer = await fetch(`${at}/api/v1/dashboard`, { headers: { cookie } })
  const { data } = (await answer.json()) as Recent
  for (const { trackingNumber: number } of data.recent) {
    const page = number && (await fetch(`${at}/track/${number}`))
    if (page && page.ok) return number
  }
  throw new Error('The demo has no shipment with a tracking page')
}
