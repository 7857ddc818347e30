import router from '@adonisjs/core/services/router'
import bodyparser from '#config/bodyparser'
import { abilities, type Ability } from '#identity/access/abilities'
import { findDeclaration } from '#identity/access/route_declarations'
import type { Scope } from '#identity/api_keys/rules/scopes'
import type { JsonSchema } from '#shared/http/json_schema'
import { mergePathParams } from '#admin/developers/openapi/merge_path_params'

export const API_PREFIX = '/api/v1'

/** Of the development server alone. */
export const UNLISTED_PREFIX = `${API_PREFIX}/dev/`

export type DocumentedRoute = {
  name: string
  method: string
  /** Without the prefix, as OpenAPI writes it: `/shipment/{id}/detail`. */
  path: string
  /** Without the last parameter, where that may be left out. */
  shortPath: string | null
  params: { name: string; schema: JsonSchema }[]
  needsSignIn: boolean
  ability: Ability | null
  /** What an API key needs for it; null for what is for people alone, and for what no key matters to. */
  scope: Scope | null
  /** A key of test data may not make it. */
  isLiveOnly: boolean
  /** Does nothing twice under one Idempotency-Key. */
  acceptsKey: boolean
  /** Takes the part `file` of form data. */
  takesFile: boolean
}

/** Whoever reads form data by themselves reads a file. */
const MANUALLY_READ_ROUTES: readonly unknown[] = bodyparser.multipart.processManually

const OPTIONAL_END = /\/:\w+\?$/

type RouterRoute = ReturnType<typeof router.toJSON>[string][number]

/** Every call of the API, as the router knows it. */
export function listApiRoutes(): DocumentedRoute[] {
  const routes = Object.values(router.toJSON())
    .flat()
    .filter(
      ({ pattern }) => pattern.startsWith(`${API_PREFIX}/`) && !pattern.startsWith(UNLISTED_PREFIX)
    )
  return mergePathParams(routes.map(describeRoute))
}

function describeRoute(route: RouterRoute): DocumentedRoute {
  const { by = 'anyone', key = null, liveOnly = false } = findDeclaration(route.name) ?? {}
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
      schema: paramSchema(route.matchers[name!]),
    })),
    needsSignIn: by !== 'anyone',
    ability: by in abilities ? (by as Ability) : null,
    scope: key,
    isLiveOnly: liveOnly,
    acceptsKey: by !== 'anyone' && method !== 'GET',
    takesFile: MANUALLY_READ_ROUTES.includes(route.pattern) && ['POST', 'PUT'].includes(method),
  }
}

/** `/api/v1/shipment/:id/detail` is `/shipment/{id}/detail`. */
function openApiPath(pattern: string): string {
  return pattern.slice(API_PREFIX.length).replace(/:(\w+)\??/g, '{$1}')
}

/** Numbers are cast, choices are written as `/^(a|b)$/`; everything else is a text. */
function paramSchema(matcher: RouterRoute['matchers'][string] | undefined): JsonSchema {
  const source = matcher?.match?.source ?? ''
  if (matcher?.cast?.('1') === 1 || /^\^(\[0-9\]|\\d)/.test(source)) {
    return source.startsWith('^-?') ? { type: 'integer' } : { type: 'integer', minimum: 0 }
  }
  const choices = /^\^\(([\w|]+)\)\$$/.exec(source)?.[1]
  return choices ? { type: 'string', enum: choices.split('|') } : { type: 'string' }
}
