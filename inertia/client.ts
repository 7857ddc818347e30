import type { createTuyau } from '@tuyau/core/client'
import { type registry, routes } from '@generated/registry'
import { toQueryString } from './query_string'

type TuyauClient = ReturnType<typeof createTuyau<typeof registry>>

interface ClientRoute {
  methods: readonly string[]
  pattern: string
}

/**
 * A minimal Tuyau client: the real one would be a fifth of the first download. A build includes
 * only the routes that the code names in full (hooks/vite/named_routes.ts).
 */
export function routeOf(name: string): ClientRoute {
  const route = (routes as Record<string, ClientRoute | undefined>)[name]
  if (!route) throw new Error(`No route "${name}" in this build: name routes in full`)
  return route
}

function buildUrl(
  name: string,
  params: Record<string, unknown> = {},
  { qs }: { qs?: Record<string, unknown> } = {}
): string {
  const path = routeOf(name).pattern.replace(/\/:(\w+)(\??)/g, (_, param: string, optional) => {
    const value = params[param] ?? null
    if (value === null && !optional)
      throw new Error(`Route "${name}" requires the parameter "${param}"`)
    return value === null ? '' : `/${encodeURIComponent(String(value))}`
  })
  const query = toQueryString(qs ?? {})
  return query ? `${path}?${query}` : path
}

export const urlFor = buildUrl as unknown as TuyauClient['urlFor']

export const client = { urlFor, getRoute: routeOf } as unknown as TuyauClient
