import type { Route } from '@adonisjs/core/http'
import type { Ability } from '#identity/access/abilities'
import type { DescribedCall } from '#identity/access/described_call'
import type { Scope } from '#identity/api_keys/rules/scopes'
import type { TeamNeed } from '#identity/teams/rules/team_needs'
import type { Shown } from '#shared/audit/shown'

/** Whom a route answers. */
export type Audience =
  | 'anyone'
  /** Signed in, and perhaps not through with signing up. */
  | 'signingUp'
  | 'signedIn'
  | Ability

/** What a page says of itself where it is routed. */
export interface DeclaredPage {
  by: Audience
  /** Also for who has still to show or set up the second factor that staff need. */
  securing?: true
  /**
   * Among test data there is no such thing: money from and to the world outside, who belongs to a business and how it
   * looks, gifts and referrals. What needs the rights of staff is refused by those.
   */
  liveOnly?: true
  /** What staff see of people there. */
  shows?: Shown
}

/** What a call of the API says of itself where it is routed. */
export interface DeclaredCall extends DeclaredPage, DescribedCall {
  /** What it is about, where that is something else than its neighbours are about. */
  tag?: string
  /** What it needs of the caller's role in the business; each that is signed in and changes something says it. */
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

/** Throws where a route does not say who may use it, or what it needs of a team: the server does not start then. */
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

/** What the route of this name says of itself; undefined for one of the framework. */
export function declarationOf(name: string | undefined): Declaration | undefined {
  named ??= new Map([...declared].map(([route, said]) => [route.getName() ?? '', said]))
  return named.get(name ?? '')
}
