import { Route, type RouteGroup } from '@adonisjs/core/http'
import router from '@adonisjs/core/services/router'
import {
  declareRoute,
  type CallDeclaration,
  type PageDeclaration,
  requireDeclaration,
  tagRoute,
} from '#identity/access/route_declarations'
import { middleware } from '#start/kernel'

type Module = 'shared' | 'identity' | 'wallet' | 'shipping' | 'branding' | 'admin'

declare module '@adonisjs/core/http' {
  interface Route {
    /** Declares who may see a page and adds its guards. */
    page(said: PageDeclaration): this
    /** Declares access and documentation of an API call and adds its guards. */
    call(said: CallDeclaration): this
  }
}

Route.macro('page', function (this: Route, said: PageDeclaration) {
  declareRoute(this, { kind: 'page', ...said })
  return said.by === 'anyone' ? this : this.use([...listGuards(said), middleware.inView()])
})

Route.macro('call', function (this: Route, said: CallDeclaration) {
  declareRoute(this, { kind: 'call', ...said })
  if (said.by === 'anyone') return this
  const { once } = said
  if (once === 'money' || once === 'secret') return this.use(listGuards(said))
  const isRepeatable = once === 'repeatable'
  return this.use([...listGuards(said), middleware.once({ isRepeatable })])
})

function listGuards({
  by,
  securing,
  key,
  liveOnly,
  team,
}: PageDeclaration & Partial<CallDeclaration>) {
  if (by === 'anyone') return []
  if (by === 'signingUp') return [middleware.signedIn({ signingUp: true })]
  const signedIn = middleware.signedIn({ securing, scope: key, isLiveOnly: liveOnly })
  if (by !== 'signedIn') return [signedIn, middleware.can({ ability: by })]
  return team && team !== 'nothing' ? [signedIn, middleware.team(team)] : [signedIn]
}

export function definePages(module: Module, routes: () => void) {
  return createDeclaredGroup(routes).as(module)
}

/**
 * Calls of one tag. Default name of `[calculator.RateQuotes, 'store']`:
 * `api.<module>.rate_quotes.store`.
 */
export function defineCalls(module: Module, tag: string, routes: () => void) {
  const group = createDeclaredGroup(routes).prefix('/api/v1').as(`api.${module}`)
  for (const route of listRoutes(group)) tagRoute(route, tag)
  return group
}

function createDeclaredGroup(routes: () => void) {
  const group = router.group(routes)
  for (const route of listRoutes(group)) requireDeclaration(route)
  return group
}

function listRoutes({ routes }: RouteGroup): Route[] {
  return routes.filter((route) => route instanceof Route)
}
