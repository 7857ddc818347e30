import type { Route } from '@adonisjs/core/http'
import type { Ability } from '#identity/access/abilities'
import type { DescribedCall } from '#identity/access/described_call'
import type { Scope } from '#identity/api_keys/rules/scopes'
import type { TeamNeed } from '#identity/teams/rules/team_needs'
import type { Shown } from '#shared/audit/shown'

/** The people whom a route answers. */
export type Audience =
  | 'anyone'
  /** Signed in, and perhaps not through with signing up. */
  | 'signingUp'
  | 'signedIn'
  | Ability

/** The declaration of a page, made where the page is routed. */
export interface DeclaredPage {
  by: Audience
  /** Also for who has still to show or set up the second factor that staff need. */
  securing?: true
  /**
   * Among test data there is no such thing: money from and to the world outside, who belongs to a business and how it
   * looks, gifts and referrals. What needs the rights of staff is refused by those.
   */
  liveOnly?: true
  /** The audit log notes this when staff open it. */
  shows?: Shown
  /** Answers on the own domain of a business too. All other pages lead to our own address. */
  onShopDomain?: true
}

/** The declaration of an API call, made where the call is routed. */
export interface DeclaredCall extends DeclaredPage, DescribedCall {
  /** The subject of the call, if it is not that of the calls routed beside it. */
  tag?: string
  /** The right that the caller's role in the business needs. A call that changes something for somebody signed in names one. */
  team?: TeamNeed
  /** The scope that an API key needs. Without one it is for people alone, or for anyone. */
  key?: Scope
  /**
   * How its Idempotency-Key is kept, where not by the middleware: in one transaction with the money that it moves, or
   * sealed, for its answer holds a secret. What is repeatable is done once by what it is about, whoever asks again.
   */
  once?: 'money' | 'secret' | 'repeatable'
}

export type Declaration = DeclaredPage & Partial<DeclaredCall> & { kind: 'page' | 'call' }

const declared = new Map<Route, Declaration>()
let named: Map<string, Declaration> | null = null

export function declare(route: Route, said: Declaration) {
  declared.set(route, said)
  named = null
}

/** Calls that are routed together are about one thing, unless one says otherwise. */
export function tagDeclared(route: Route, tag: string) {
  const said = declared.get(route)
  if (said) declare(route, { tag, ...said })
}

/** The server does not start with a route that says neither who may use it nor, if it changes something, which right it needs. Throws Error. */
export function requireDeclared(route: Route) {
  const said = declared.get(route)
  const { pattern, methods } = route.toJSON()
  const where = `${methods[0]} ${pattern}`
  if (!said) throw new Error(`${where} does not say who may use it.`)
  const changes = said.kind === 'call' && !methods.includes('GET')
  if (changes && (said.by === 'signedIn' || said.by === 'signingUp') && !said.team) {
    throw new Error(`${where} does not say what it needs of a team.`)
  }
}

/** The declaration of the route with this name. A route of the framework has none. */
export function declarationOf(name: string | undefined): Declaration | undefined {
  if (name === undefined) return undefined
  named ??= new Map(
    [...declared].flatMap(([route, said]) => {
      const known = route.getName()
      return known === undefined ? [] : [[known, said] as const]
    })
  )
  return named.get(name)
}
