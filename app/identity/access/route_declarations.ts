import type { Route } from '@adonisjs/core/http'
import type { Ability } from '#identity/access/abilities'
import type { CallDocumentation } from '#identity/access/call_documentation'
import type { Scope } from '#identity/api_keys/rules/scopes'
import type { RequiredTeamRight } from '#identity/teams/rules/required_team_right'
import type { ReadDescriber } from '#shared/audit/audited_reads'

/** The people whom a route answers. */
export type RouteAudience =
  | 'anyone'
  /** Signed in, and perhaps not through with signing up. */
  | 'signingUp'
  | 'signedIn'
  | Ability

/** The declaration of a page, made where the page is routed. */
export interface PageDeclaration {
  by: RouteAudience
  /** Also for who has still to show or set up the second factor that staff need. */
  securing?: true
  /**
   * Among test data there is no such thing: money from and to the world outside, who belongs to a business and how it
   * looks, gifts and referrals. What needs the rights of staff is refused by those.
   */
  liveOnly?: true
  /** The audit log notes this when staff open it. */
  shows?: ReadDescriber
  /** Answers on the own domain of a business too. All other pages lead to our own address. */
  onShopDomain?: true
}

/** The declaration of an API call, made where the call is routed. */
export interface CallDeclaration extends PageDeclaration, CallDocumentation {
  /** The subject of the call, if it is not that of the calls routed beside it. */
  tag?: string
  /** The right that the caller's role in the business needs. A call that changes something for somebody signed in names one. */
  team?: RequiredTeamRight
  /** The scope that an API key needs. Without one it is for people alone, or for anyone. */
  key?: Scope
  /**
   * How its Idempotency-Key is kept, where not by the middleware: in one transaction with the money that it moves, or
   * sealed, for its answer holds a secret. What is repeatable is done once by what it is about, whoever asks again.
   */
  once?: 'money' | 'secret' | 'repeatable'
}

export type RouteDeclaration = PageDeclaration &
  Partial<CallDeclaration> & { kind: 'page' | 'call' }

const declarations = new Map<Route, RouteDeclaration>()
let declarationsByName: Map<string, RouteDeclaration> | null = null

export function declareRoute(route: Route, said: RouteDeclaration) {
  declarations.set(route, said)
  declarationsByName = null
}

/** Calls that are routed together are about one thing, unless one says otherwise. */
export function tagRoute(route: Route, tag: string) {
  const said = declarations.get(route)
  if (said) declareRoute(route, { tag, ...said })
}

/** The server does not start with a route that says neither who may use it nor, if it changes something, which right it needs. Throws Error. */
export function requireDeclaration(route: Route) {
  const said = declarations.get(route)
  const { pattern, methods } = route.toJSON()
  const where = `${methods[0]} ${pattern}`
  if (!said) throw new Error(`${where} does not say who may use it.`)
  const changes = said.kind === 'call' && !methods.includes('GET')
  if (changes && (said.by === 'signedIn' || said.by === 'signingUp') && !said.team) {
    throw new Error(`${where} does not say what it needs of a team.`)
  }
}

/** The declaration of the route with this name. A route of the framework has none. */
export function findDeclaration(name: string | undefined): RouteDeclaration | undefined {
  if (name === undefined) return undefined
  declarationsByName ??= new Map(
    [...declarations].flatMap(([route, said]) => {
      const known = route.getName()
      return known === undefined ? [] : [[known, said] as const]
    })
  )
  return declarationsByName.get(name)
}
