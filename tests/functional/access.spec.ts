import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import testUtils from '@adonisjs/core/services/test_utils'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#identity/demo'
import type { Ability } from '#identity/access/abilities'
import type { Role } from '#identity/access/rules/roles'
import { addressOfServer } from '#tests/support/program'
import { pathOf } from '#tests/support/routes/route_path'
import { ACCESS, type Audience } from './access_matrix.js'

const ALLOWED: Record<Audience, readonly (Role | 'nobody')[]> = {
  'anyone': ['nobody', 'ROOT', 'ADMIN', 'MANAGER', 'MEMBER', 'FRANCHISE'],
  'signed in': ['ROOT', 'ADMIN', 'MANAGER', 'MEMBER', 'FRANCHISE'],
  'bookAsStaff': ['ROOT', 'ADMIN', 'MANAGER'],
  'openConsole': ['ROOT', 'ADMIN'],
  'appointAdmins': ['ROOT'],
}

/** Nobody has fewer rights than the first, and each but a franchise has all those of the one before. */
const LADDER = ['nobody', 'MEMBER', 'MANAGER', 'ADMIN', 'ROOT'] as const

type Route = { name: string; method: string; pattern: string; guard: Audience }

/** Framework and build-time routes that are nobody's business. */
function productRoutes(): Route[] {
  return Object.values(router.toJSON())
    .flat()
    .filter(({ name }) => name)
    .map(({ name, methods, pattern, middleware }) => ({
      name: name!,
      method: methods.find((method) => method !== 'HEAD') ?? 'GET',
      pattern,
      guard: guardOf([...middleware.all()]),
    }))
}

type Middleware = ReturnType<ReturnType<typeof router.toJSON>[string][number]['middleware']['all']>

/** Whom the route itself lets in, before it does anything. */
function guardOf(all: Middleware extends Set<infer One> ? One[] : never): Audience {
  const named = all.filter((one) => typeof one === 'object')
  const can = named.find(({ name }) => name === 'can')?.args as { ability: Ability } | undefined
  if (can) return can.ability
  return named.some(({ name }) => name === 'signedIn') ? 'signed in' : 'anyone'
}

function audienceOf({ name }: Route): Audience | undefined {
  const audiences = Object.entries(ACCESS) as [Audience, string[]][]
  return audiences.find(([, names]) => names.includes(name))?.[0]
}

const kindOf = ({ guard, method, pattern }: Route) =>
  `${guard} ${method} ${pattern.startsWith('/api/')}`

/**
 * What somebody asks for: every route where they are the last who is let in or the first who is not, for a franchise
 * those for all who are signed in, and of everything else a route of each kind: the guard of all routes is compared.
 */
function askedBy(role: Role | 'nobody', routes: Route[]): Route[] {
  const kinds = new Set<string>()
  return routes.filter((route) => {
    const audience = audienceOf(route)
    if (!audience || asksForAnotherKey(route)) return false
    const least = LADDER.findIndex((one) => ALLOWED[audience].includes(one))
    const atEdge = role === LADDER[least] || role === LADDER[least - 1]
    const isFranchises = role === 'FRANCHISE' && audience === 'signed in'
    const isFirst = !kinds.has(kindOf(route))
    kinds.add(kindOf(route))
    return atEdge || isFranchises || isFirst
  })
}

type Visitor = { headers: Record<string, string> }

async function signInAs(role: Role): Promise<{ api: Visitor; page: Visitor }> {
  const { email } = DEMO_ACCOUNTS.find((account) => account.role === role)!
  const body = JSON.stringify({ username: email, password: DEMO_PASSWORD })
  const url = `${addressOfServer()}/api/v1/login`
  const json = { 'content-type': 'application/json' }
  const program = await fetch(url, { method: 'POST', headers: json, body })
  const withoutToken = { ...json, 'x-xsrf-token': '' }
  const refused = await fetch(url, { method: 'POST', headers: withoutToken, body })
  const before = cookiesOf(refused)
  const csrf = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(before)![1]!)
  const login = await fetch(url, {
    method: 'POST',
    headers: { ...json, 'cookie': before, 'x-xsrf-token': csrf },
    body,
  })
  return {
    api: { headers: { authorization: program.headers.get('authorization')! } },
    page: { headers: { cookie: cookiesOf(login) } },
  }
}

function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0]!)
    .join('; ')
}

/** Nothing here is about how answers are packed, and to pack and unpack all of them takes long. */
const UNPACKED = { 'accept-encoding': 'identity' }

/** A page turns strangers away to sign in, and the wrong people home; sign-in itself sends home too. */
async function isLetIn(route: Route, audience: Audience, { headers }: Visitor): Promise<boolean> {
  const response = await fetch(`${addressOfServer()}${pathOf(route.pattern)}`, {
    method: route.method,
    headers: { ...headers, ...UNPACKED, 'content-type': 'application/json' },
    body: route.method === 'GET' || route.method === 'DELETE' ? undefined : '{}',
    redirect: 'manual',
  })
  if (route.pattern.startsWith('/api/')) return ![401, 403].includes(response.status)
  const target = response.headers.get('location') ?? ''
  const leadsHome = audience === 'anyone' || route.name === 'home'
  const refusal = leadsHome ? /^\/signin/ : /^\/(signin|base\/home|admin\/home)/
  return !(response.status === 302 && refusal.test(target))
}

test.group('Who may use what', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('every route is in the matrix, once, and nothing else is', async ({ assert }) => {
    const listed = Object.values(ACCESS).flat()
    assert.sameMembers(
      listed,
      productRoutes().map(({ name }) => name)
    )
    assert.equal(new Set(listed).size, listed.length)
  })

  test('every route is guarded as the matrix says', ({ assert }) => {
    const routes = productRoutes()
    const wrong = routes.filter((route) => route.guard !== audienceOf(route))
    assert.deepEqual(
      wrong.map(({ name, guard }) => `${name}: ${guard}`),
      []
    )
  })

  for (const role of ['nobody', 'ROOT', 'ADMIN', 'MANAGER', 'MEMBER', 'FRANCHISE'] as const) {
    test(`${role} is let in where the matrix says, and nowhere else`, async ({ assert }) => {
      const nobody = { headers: {} }
      const visitor = role === 'nobody' ? { api: nobody, page: nobody } : await signInAs(role)
      const wrong: string[] = []
      for (const route of inWalkingOrder(askedBy(role, productRoutes()))) {
        const audience = audienceOf(route)!
        const isLast = role !== 'nobody' && endsTheSession(route)
        const asking = isLast ? await signInAs(role) : visitor
        const isApi = route.pattern.startsWith('/api/')
        const letIn = await isLetIn(route, audience, isApi ? asking.api : asking.page)
        if (letIn !== ALLOWED[audience].includes(role))
          wrong.push(`${route.method} ${route.pattern}`)
      }
      assert.deepEqual(wrong, [])
    }).timeout(120_000)
  }
})

/** What ends sessions comes last, and the closing of the account after that: nobody signs in again. */
function inWalkingOrder(routes: Route[]): Route[] {
  const turn = (route: Route) =>
    route.name === 'api.identity.profile.destroy' ? 2 : Number(endsTheSession(route))
  return routes.toSorted((one, other) => turn(one) - turn(other))
}

/** Calls that end the very session or token that the walk goes on with. */
function endsTheSession({ name }: Route): boolean {
  return [
    'api.identity.session.destroy',
    'api.identity.all_sessions.destroy',
    'api.identity.other_devices.destroy',
    'api.identity.profile.destroy',
    'api.branding.current_business.update',
    'api.identity.login',
  ].includes(name)
}

/** Calls to whoever has a secret, a token or a signature of its own and nobody else. */
function asksForAnotherKey({ name }: Route): boolean {
  return [
    'identity.oauth_local.token',
    'identity.oauth_local.user',
    'api.wallet.payment_webhooks.store',
    'api.shared.sms_reports.store',
    'api.shared.whatsapp_hooks.show',
    'api.shared.whatsapp_hooks.store',
    'api.shipping.courier_alerts.store',
    'api.wallet.provider_webhooks.store',
  ].includes(name)
}
