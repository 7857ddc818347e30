import router from '@adonisjs/core/services/router'
import type { Ability } from '#identity/access/abilities'
import type { JsonSchema } from '#admin/developers/openapi/json_schema'

export const API_PREFIX = '/api/v1'

/** Of the development server alone. */
const UNLISTED = `${API_PREFIX}/dev/`

export type ApiRoute = {
  name: string
  method: string
  /** Without the prefix, as OpenAPI writes it: `/shipment/{id}/detail`. */
  path: string
  params: { name: string; schema: JsonSchema }[]
  needsSignIn: boolean
  ability: Ability | null
  /** Does nothing twice under one Idempotency-Key. */
  acceptsKey: boolean
}

type Route = ReturnType<typeof router.toJSON>[string][number]

/** Every call of the API, as the router knows it. */
export function apiRoutes(): ApiRoute[] {
  return Object.values(router.toJSON())
    .flat()
    .filter(({ pattern }) => pattern.startsWith(`${API_PREFIX}/`) && !pattern.startsWith(UNLISTED))
    .map(apiRoute)
}

function apiRoute(route: Route): ApiRoute {
  const guards = [...route.middleware.all()].filter((guard) => typeof guard === 'object')
  const can = guards.find(({ name }) => name === 'can')?.args as { ability?: Ability } | undefined
  const method = route.methods.find((known) => known !== 'HEAD') ?? 'GET'
  const has = (guard: string) => guards.some(({ name }) => name === guard)
  return {
    name: route.name ?? route.pattern,
    method,
    path: route.pattern.slice(API_PREFIX.length).replace(/:(\w+)\??/g, '{$1}'),
    params: [...route.pattern.matchAll(/:(\w+)/g)].map(([, name]) => ({
      name: name!,
      schema: paramSchema(route.matchers[name!]),
    })),
    needsSignIn: has('signedIn'),
    ability: can?.ability ?? null,
    acceptsKey: has('once') && method !== 'GET',
  }
}

/** Numbers are cast, choices are written as `/^(a|b)$/`; everything else is a text. */
function paramSchema(matcher: Route['matchers'][string] | undefined): JsonSchema {
  const source = matcher?.match?.source ?? ''
  if (matcher?.cast?.('1') === 1 || /^\^(\[0-9\]|\\d)/.test(source)) {
    return { type: 'integer', minimum: 0 }
  }
  const choices = /^\^\(([\w|]+)\)\$$/.exec(source)?.[1]
  return choices ? { type: 'string', enum: choices.split('|') } : { type: 'string' }
}
