import router from '@adonisjs/core/services/router'
import bodyparser from '#config/bodyparser'
import { abilities, type Ability } from '#identity/access/abilities'
import { findDeclaration } from '#identity/access/route_declarations'
import type { Scope } from '#identity/api_keys/rules/scopes'
import type { JsonSchema } from '#shared/http/json_schema'

export const API_PREFIX = '/api/v1'

/** The API reference omits these routes, which exist only on the development server. */
export const UNLISTED_PREFIX = `${API_PREFIX}/dev/`

export type DocumentedRoute = {
  name: string
  method: string
  /** The path without `API_PREFIX`, in OpenAPI syntax: `/shipment/{id}/detail`. */
  path: string
  /** The path without its last parameter; null unless that is optional. */
  shortPath: string | null
  params: { name: string; schema: JsonSchema }[]
  needsSignIn: boolean
  ability: Ability | null
  /** The API key scope; null for calls that need no key or do not accept one. */
  scope: Scope | null
  /** True if the call refuses test keys. */
  isLiveOnly: boolean
  /** True if the call accepts an Idempotency-Key, which prevents duplicates. */
  acceptsKey: boolean
  /** True if the call accepts form data with the part `file`. */
  takesFile: boolean
}

/** Routes that process multipart bodies themselves accept a file. */
const MANUALLY_READ_ROUTES: readonly unknown[] = bodyparser.multipart.processManually

/** Any text may stand in the place of a tracking number, and finds nothing. */
const POSITIVE = { type: 'integer', minimum: 0 }

const OPTIONAL_END = /\/:\w+\?$/

type RouterRoute = ReturnType<typeof router.toJSON>[string][number]

export function listApiRoutes(): DocumentedRoute[] {
  const routes = Object.values(router.toJSON())
    .flat()
    .filter(
      ({ pattern }) => pattern.startsWith(`${API_PREFIX}/`) && !pattern.startsWith(UNLISTED_PREFIX)
    )
  return mergePathParams(routes.map(describeRoute))
}

function describeRoute(route: RouterRoute): DocumentedRoute {
  const { by = 'anyone', scope = null, liveOnly = false } = findDeclaration(route.name) ?? {}
  const method = route.methods.find((known) => known !== 'HEAD') ?? 'GET'
  return {
    name: route.name ?? route.pattern,
    method,
    path: openApiPath(route.pattern),
    shortPath: OPTIONAL_END.test(route.pattern)
      ? openApiPath(route.pattern.replace(OPTIONAL_END, ''))
      : null,
    params: [...route.pattern.matchAll(/:(\w+)/g)].map(([, name]) => ({
      name: name!,
      schema: name === 'trackingNumber' ? POSITIVE : paramSchema(route.matchers[name!]),
    })),
    needsSignIn: by !== 'anyone',
    ability: by in abilities ? (by as Ability) : null,
    scope,
    isLiveOnly: liveOnly,
    acceptsKey: by !== 'anyone' && method !== 'GET',
    takesFile: MANUALLY_READ_ROUTES.includes(route.pattern) && ['POST', 'PUT'].includes(method),
  }
}

/** `/api/v1/shipment/:id/detail` becomes `/shipment/{id}/detail`. */
function openApiPath(pattern: string): string {
  return pattern.slice(API_PREFIX.length).replace(/:(\w+)\??/g, '{$1}')
}

/** A cast means a number and `/^(a|b)$/` an enum; anything else is a string. */
function paramSchema(matcher: RouterRoute['matchers'][string] | undefined): JsonSchema {
  const source = matcher?.match?.source ?? ''
  if (matcher?.cast?.('1') === 1 || /^\^(\[0-9\]|\\d)/.test(source)) {
    return source.startsWith('^-?') ? { type: 'integer' } : POSITIVE
  }
  const choices = /^\^\(([\w|]+)\)\$$/.exec(source)?.[1]
  return choices ? { type: 'string', enum: choices.split('|') } : { type: 'string' }
}

type RoutePath = { path: string; params: { name: string }[] }

/** Merges paths that differ only in parameter names, which OpenAPI forbids: `/zone/{typeOrId}`. */
function mergePathParams<Route extends RoutePath>(routes: Route[]): Route[] {
  const alike = Map.groupBy(routes, ({ path }) => pathShape(path))
  return routes.map((route) => {
    const others = alike.get(pathShape(route.path)) ?? []
    const names = route.params.map((_, place) => [
      ...new Set(others.map(({ params }) => params[place]!.name)),
    ])
    const params = route.params.map((param, place) => ({
      ...param,
      name: joinParamNames(names[place]!),
    }))
    let place = 0
    const path = route.path.replace(/\{\w+\}/g, () => `{${params[place++]!.name}}`)
    return { ...route, params, path }
  })
}

function pathShape(path: string): string {
  return path.replace(/\{\w+\}/g, '{}')
}

function joinParamNames([first = '', ...others]: string[]): string {
  return first + others.map((name) => `Or${name.charAt(0).toUpperCase()}${name.slice(1)}`).join('')
}
