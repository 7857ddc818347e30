import type { Route } from '@adonisjs/core/http'
import type { Ability } from '#identity/access/abilities'
import type { CallDocumentation } from '#identity/access/call_documentation'
import type { Scope } from '#identity/api_keys/rules/scopes'
import type { RequiredTeamRight } from '#identity/teams/rules/required_team_right'
import type { ReadDescriber } from '#shared/audit/audited_reads'

export type RouteAudience =
  | 'anyone'
  /** Signed in, sign-up possibly incomplete. */
  | 'signingUp'
  | 'signedIn'
  | Ability

export interface PageDeclaration {
  by: RouteAudience
  /** Also open to staff who still have to set up or pass their second factor. */
  allowedWithoutSecondFactor?: true
  /** Not in test mode: real money, teams, branding, gifts, referrals. Staff abilities imply it. */
  liveOnly?: true
  /** Recorded in the audit log when staff open it. */
  auditedRead?: ReadDescriber
  /** Also served on a business's own domain. Other pages redirect to our own address. */
  onShopDomain?: true
  /** Identical for all visitors: it depends on no person, parcel or time. */
  isCacheable?: true
}

export interface CallDeclaration extends PageDeclaration, CallDocumentation {
  /** Overrides the tag of the route group. */
  tag?: string
  /** The team right that the caller needs. Required on a signed-in call that is not a GET. */
  team?: RequiredTeamRight
  /** The scope that an API key needs. If a route names none, it refuses all API keys. */
  scope?: Scope
  /** The answer shows only what the caller sent, so a key keeps the call after its creator left. */
  showsOnlyInput?: true
  /**
   * How the Idempotency-Key is handled if not in the default way: `money` saves the answer in the
   * transaction that moves the money, `secret` encrypts the answer, and a `repeatable` call runs
   * again if its first run gives no answer, because running it twice changes nothing more.
   */
  idempotency?: 'money' | 'secret' | 'repeatable'
}

export type RouteDeclaration = PageDeclaration &
  Partial<CallDeclaration> & { kind: 'page' | 'call' }

const declarations = new Map<Route, RouteDeclaration>()
let declarationsByName: Map<string, RouteDeclaration> | null = null

export function declareRoute(route: Route, declaration: RouteDeclaration) {
  declarations.set(route, declaration)
  declarationsByName = null
}

export function tagRoute(route: Route, tag: string) {
  const declaration = declarations.get(route)
  if (declaration) declareRoute(route, { tag, ...declaration })
}

/** Throws an Error, which stops the boot, if a route lacks its audience or its team right. */
export function requireDeclaration(route: Route) {
  const declaration = declarations.get(route)
  const { pattern, methods } = route.toJSON()
  const where = `${methods[0]} ${pattern}`
  if (!declaration) throw new Error(`${where} does not declare who may use it.`)
  const changes = declaration.kind === 'call' && !methods.includes('GET')
  if (
    changes &&
    (declaration.by === 'signedIn' || declaration.by === 'signingUp') &&
    !declaration.team
  ) {
    throw new Error(`${where} does not declare the team right that it needs.`)
  }
}

/** Finds a declaration by route name. Framework routes have none. */
export function findDeclaration(name: string | undefined): RouteDeclaration | undefined {
  if (name === undefined) return undefined
  declarationsByName ??= new Map(
    [...declarations].flatMap(([route, declaration]) => {
      const known = route.getName()
      return known === undefined ? [] : [[known, declaration] as const]
    })
  )
  return declarationsByName.get(name)
}
