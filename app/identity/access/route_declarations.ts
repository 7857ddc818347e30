import type { Route } from '@adonisjs/core/http'
import type { Ability } from '#identity/access/abilities'
import type { CallDocumentation } from '#identity/access/call_documentation'
import type { Scope } from '#identity/api_keys/rules/scopes'
import type { RequiredTeamRight } from '#identity/teams/rules/required_team_right'
import type { ReadDescriber } from '#shared/audit/audited_reads'

export type RouteAudience =
  | 'anyone'
  /** Signed-in people, even if they still have to complete their sign-up. */
  | 'signingUp'
  | 'signedIn'
  | Ability

export interface PageDeclaration {
  by: RouteAudience
  /** Staff may use the route before they have set up or confirmed a second factor. */
  allowedWithoutSecondFactor?: true
  /** Refused in test mode. Routes that require an ability of staff need not set it. */
  liveOnly?: true
  /** Describes the audit entry that is recorded when staff open the page or make the call. */
  auditedRead?: ReadDescriber
  /** The page is also served on custom domains, where other pages redirect to our address. */
  onShopDomain?: true
  /** The page is the same for all visitors: it depends on no person, parcel or time. */
  isCacheable?: true
}

export interface CallDeclaration extends PageDeclaration, CallDocumentation {
  /** Overrides the tag of the route group. */
  tag?: string
  /** The caller's team right. Calls of signed-in people that change something must name one. */
  team?: RequiredTeamRight
  /** The scope that an API key needs. Without a scope, the route refuses all API keys. */
  scope?: Scope
  /** The answer shows only what the caller sent, so keys of people who left may still call it. */
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

/**
 * Stops the boot with an Error if a route does not declare who may use it, or if a call that
 * signed-in people make to change something does not name a team right.
 */
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
