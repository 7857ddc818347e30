import type { createTuyau } from '@tuyau/core/client'
import { type registry, routes } from '@generated/registry'
import { toQueryString } from './query_string'

type TuyauClient = ReturnType<typeof createTuyau<typeof registry>>

interface ClientRoute {
  methods: readonly string[]
  pattern: string
}

/**
 * What pages need of Tuyau, whose own client would be a fifth of what a first visitor fetches. A built
 * page knows the routes that its code names in full (hooks/vite/named_routes.ts).
 */
export function routeOf(name: string): ClientRoute {
  const route = (routes as Record<string, ClientRoute | undefined>)[name]
  if (!route) throw new Error(`The page names no route "${name}"`)
  return route
}

function buildUrl(
  name: string,
  params: Record<string, unknown> = {},
  { qs }: { qs?: Record<string, unknown> } = {}
): string {
  const path = routeOf(name).pattern.replace(/\/:(\w+)(\??)/g, (_, param: string, optional) => {
    const value = params[param] ?? null
    if (value === null && !optional) throw new Error(`"${name}" needs its "${param}"`)
    return value === null ? '' : `/${encodeURIComponent(String(value))}`
  })
  const query = toQueryString(qs ?? {})
  return query ? `${path}?${query}` : path
}

/** The address of a route by its name. */
export const urlFor = buildUrl as unknown as TuyauClient['urlFor']

/** For links that name a route themselves. */
export const client = { urlFor, getRoute: routeOf } as unknown as TuyauClient
