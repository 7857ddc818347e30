import {
  API_PREFIX,
  type DocumentedRoute,
  listApiRoutes,
} from '#admin/developers/openapi/api_routes'
import { findOperation } from '#admin/developers/openapi/api_tags'
import type { ExampleRequest } from '#admin/developers/snippets/example_request'

/**
 * Parses a `request` block of a guide: method and path without prefix, then headers, an empty line
 * and the body. `keep=NUMBER:trackingNumber` after the language saves a value for later calls.
 */
export function parseRequestBlock(block: string, info = ''): ExampleRequest {
  const [head = '', ...rest] = block.trim().split('\n\n')
  const [line = '', ...headers] = head.split('\n')
  const [method = '', path = ''] = line.split(' ')
  const body = rest.join('\n\n')
  const route = findApiRoute(method, path)
  const keep = /\bkeep=(\S+)/.exec(info)?.[1]
  return {
    method,
    path,
    headers: Object.fromEntries(headers.map((one) => one.split(/:\s*/, 2) as [string, string])),
    ...(body ? { body: JSON.parse(body) as unknown } : {}),
    needsKey: route?.needsSignIn ?? true,
    file: route ? findOperation(route.name)?.file : undefined,
    keeps: keep?.split(',').map((one) => {
      const [variable = '', field = ''] = one.split(':')
      return { variable, field }
    }),
  }
}

/** Finds the route of a path whose parameters may be filled in: `GET /shipment/$NUMBER/track`. */
export function findApiRoute(method: string, path: string): DocumentedRoute | undefined {
  const [asked = ''] = path.replace(API_PREFIX, '').split('?')
  const fitting = listApiRoutes().filter(
    (route) => route.method === method && matchesTemplate(route.path, asked)
  )
  return fitting.sort((one, other) => one.params.length - other.params.length)[0]
}

function matchesTemplate(template: string, path: string): boolean {
  const parts = template.split('/')
  const given = path.split('/')
  return (
    parts.length === given.length &&
    parts.every((part, index) => part.startsWith('{') || part === given[index])
  )
}
