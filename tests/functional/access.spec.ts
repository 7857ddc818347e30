import { test } from '@japa/runner'
import { readFile } from 'node:fs/promises'
import router from '@adonisjs/core/services/router'
import testUtils from '@adonisjs/core/services/test_utils'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#identity/demo'
import { formatRouteTable, listNamedRoutes } from '#identity/access/route_table'
import type { Role } from '#identity/access/rules/roles'
import { defineCalls, definePages } from '#start/route_groups'
import { addressOfServer } from '#tests/support/api_client'
import { audienceOf, type Audience } from '#tests/support/routes/access'
import { pathOf } from '#tests/support/routes/route_path'

const ALLOWED: Record<Audience, readonly (Role | 'nobody')[]> = {
  'anyone': ['nobody', 'ROOT', 'ADMIN', 'MANAGER', 'MEMBER', 'FRANCHISE'],
  'signed in': ['ROOT', 'ADMIN', 'MANAGER', 'MEMBER', 'FRANCHISE'],
  'bookAsStaff': ['ROOT', 'ADMIN', 'MANAGER'],
  'openConsole': ['ROOT', 'ADMIN'],
  'actAsRoot': ['ROOT'],
}

/** Roles from the least to the most rights. FRANCHISE is missing: it fits nowhere between them. */
const LADDER = ['nobody', 'MEMBER', 'MANAGER', 'ADMIN', 'ROOT'] as const

interface Route {
  name: string
  method: string
  pattern: string
  audience: Audience
}

/** Returns every product route; routes of the framework have no name. */
function productRoutes(): Route[] {
  return listNamedRoutes().flatMap(({ by, ...route }) => {
    const audience = audienceOf(by)
    return audience ? [{ ...route, audience }] : []
  })
}

const kindOf = ({ audience, method, pattern }: Route) =>
  `${audience} ${method} ${pattern.startsWith('/api/')}`

/**
 * Returns the routes that a role tries: those that admit it but not the role below it, or refuse
 * it but admit the role above it. A franchise tries all routes for signed-in users. Of the other
 * routes one of each kind suffices, since a route's guards follow from its declaration.
 */
function routesTriedBy(role: Role | 'nobody', routes: Route[]): Route[] {
  const kinds = new Set<string>()
  return routes.filter((route) => {
    const { audience } = route
    if (needsOwnSecret(route)) return false
    const least = LADDER.findIndex((step) => ALLOWED[audience].includes(step))
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
  const apiClient = await fetch(url, { method: 'POST', headers: json, body })
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
    api: { headers: { authorization: apiClient.headers.get('authorization')! } },
    page: { headers: { cookie: cookiesOf(login) } },
  }
}

function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0]!)
    .join('; ')
}

/** Skips compression, which does not matter here and takes long. */
const UNPACKED = { 'accept-encoding': 'identity' }

/** A page refuses visitors by a redirect to sign-in, and the wrong users by a redirect home. */
async function isAdmitted(
  route: Route,
  audience: Audience,
  { headers }: Visitor
): Promise<boolean> {
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

test.group('Access to routes', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is declared by each route and listed in calls.txt', async ({ assert }) => {
    const silent = listNamedRoutes().filter(({ by }) => !by)
    assert.deepEqual(
      silent.map(({ name }) => name),
      []
    )
    const listed = await readFile(new URL('calls.txt', import.meta.url), 'utf8')
    assert.equal(
      formatRouteTable(),
      listed.trimEnd(),
      'node ace list:calls > tests/functional/calls.txt'
    )
  })

  test('must be declared, or the server does not start', ({ assert }) => {
    const silent = () => definePages('admin', () => router.get('/silent', () => {}).as('silent'))
    assert.throws(silent, 'GET /silent does not declare who may use it.')
    const unsafe = () =>
      defineCalls('admin', 'Lists', () =>
        router.post('/unsafe', () => {}).call({ by: 'signedIn', summary: 'Change a thing' })
      )
    assert.throws(unsafe, 'POST /unsafe does not declare the team right that it needs.')
  })

  for (const role of ['nobody', 'ROOT', 'ADMIN', 'MANAGER', 'MEMBER', 'FRANCHISE'] as const) {
    test(`is given to ${role === 'nobody' ? 'visitors' : role} exactly where the route declares it`, async ({
      assert,
    }) => {
      const nobody = { headers: {} }
      const visitor = role === 'nobody' ? { api: nobody, page: nobody } : await signInAs(role)
      const wrong: string[] = []
      for (const route of inWalkingOrder(routesTriedBy(role, productRoutes()))) {
        const { audience } = route
        const isLast = role !== 'nobody' && endsTheSession(route)
        const caller = isLast ? await signInAs(role) : visitor
        const isApi = route.pattern.startsWith('/api/')
        const admitted = await isAdmitted(route, audience, isApi ? caller.api : caller.page)
        if (admitted !== ALLOWED[audience].includes(role))
          wrong.push(`${route.method} ${route.pattern}`)
      }
      assert.deepEqual(wrong, [])
    }).timeout(120_000)
  }
})

/** Puts calls that end sessions last, and after them the one that closes the account. */
function inWalkingOrder(routes: Route[]): Route[] {
  const turn = (route: Route) =>
    route.name === 'api.identity.profile.destroy' ? 2 : Number(endsTheSession(route))
  return routes.toSorted((one, other) => turn(one) - turn(other))
}

/** Calls that end the session or token which the test uses. */
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

/** Calls that need their own secret, token or signature. */
function needsOwnSecret({ name }: Route): boolean {
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
