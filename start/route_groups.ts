import { Route, type RouteGroup } from '@adonisjs/core/http'
import router from '@adonisjs/core/services/router'
import {
  declare,
  type DeclaredCall,
  type DeclaredPage,
  requireDeclared,
  tagDeclared,
} from '#identity/access/declared_routes'
import { middleware } from '#start/kernel'

type Module = 'shared' | 'identity' | 'wallet' | 'shipping' | 'branding' | 'admin'

declare module '@adonisjs/core/http' {
  interface Route {
    /** Says of a page who may see it; whom it turns away, and how, follows. */
    page(said: DeclaredPage): this
    /** Says of a call of the API all that is to be known before it is made. */
    call(said: DeclaredCall): this
  }
}

Route.macro('page', function (this: Route, said: DeclaredPage) {
  declare(this, { kind: 'page', ...said })
  return said.by === 'anyone' ? this : this.use([...guardsOf(said), middleware.inView()])
})

Route.macro('call', function (this: Route, said: DeclaredCall) {
  declare(this, { kind: 'call', ...said })
  if (said.by === 'anyone') return this
  const { once } = said
  if (once === 'money' || once === 'secret') return this.use(guardsOf(said))
  const isRepeatable = once === 'repeatable'
  return this.use([...guardsOf(said), middleware.once({ isRepeatable })])
})

/** In the order in which they ask. */
function guardsOf({ by, securing, key, liveOnly, team }: DeclaredPage & Partial<DeclaredCall>) {
  if (by === 'anyone') return []
  if (by === 'signingUp') return [middleware.signedIn({ signingUp: true })]
  const signedIn = middleware.signedIn({ securing, scope: key, isLiveOnly: liveOnly })
  if (by !== 'signedIn') return [signedIn, middleware.can({ ability: by })]
  return team && team !== 'nothing' ? [signedIn, middleware.team(team)] : [signedIn]
}

/** Pages of a module, named `<module>.<page>`. */
export function pages(module: Module, routes: () => void) {
  return declaredGroup(routes).as(module)
}

/**
 * Calls of a module's API, about what `tag` names in its reference. One that is given no name has that of its controller
 * and method: `api.<module>.rate_quotes.store` for `[calculator.RateQuotes, 'store']`.
 */
export function calls(module: Module, tag: string, routes: () => void) {
  const group = declaredGroup(routes).prefix('/api/v1').as(`api.${module}`)
  for (const route of routesOf(group)) tagDeclared(route, tag)
  return group
}

function declaredGroup(routes: () => void) {
  const group = router.group(routes)
  for (const route of routesOf(group)) requireDeclared(route)
  return group
}

function routesOf({ routes }: RouteGroup): Route[] {
  return routes.filter((route) => route instanceof Route)
}
