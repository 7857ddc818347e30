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
    page(declaration: PageDeclaration): this
    /** Declares access and documentation of an API call and adds its guards. */
    call(declaration: CallDeclaration): this
  }
}

Route.macro('page', function (this: Route, declaration: PageDeclaration) {
  declareRoute(this, { kind: 'page', ...declaration })
  return declaration.by === 'anyone'
    ? this
    : this.use([...listGuards(declaration), middleware.inView()])
})

Route.macro('call', function (this: Route, declaration: CallDeclaration) {
  declareRoute(this, { kind: 'call', ...declaration })
  if (declaration.by === 'anyone') return this
  const { idempotency } = declaration
  if (idempotency === 'money' || idempotency === 'secret') return this.use(listGuards(declaration))
  const isRepeatable = idempotency === 'repeatable'
  return this.use([...listGuards(declaration), middleware.once({ isRepeatable })])
})

function listGuards({
  by,
  allowedWithoutSecondFactor,
  scope,
  showsOnlyInput,
  liveOnly,
  team,
}: PageDeclaration & Partial<CallDeclaration>) {
  if (by === 'anyone') return []
  if (by === 'signingUp') return [middleware.signedIn({ signingUp: true })]
  const signedIn = middleware.signedIn({
    allowedWithoutSecondFactor,
    scope,
    showsOnlyInput,
    isLiveOnly: liveOnly,
  })
  if (by !== 'signedIn') return [signedIn, middleware.can({ ability: by })]
  return team && team !== 'nothing' ? [signedIn, middleware.team(team)] : [signedIn]
}

export function definePages(module: Module, routes: () => void) {
  return createDeclaredGroup(routes).as(module)
}

/**
 * Registers API calls under one tag. The default name of `[calculator.RateQuotes, 'store']` is
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
