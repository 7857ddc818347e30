import { API_PREFIX } from '#admin/developers/openapi/api_routes'
import type { ApiCall } from '#admin/developers/openapi/api_call'

/** The call as one would type it, with placeholders where only the caller knows. */
export function curlOf({ route, operation, body, parameters }: ApiCall, address: string): string {
  const query = parameters.filter(({ in: where, required }) => where === 'query' && required)
  const search = query.map(({ name }) => `${name}=<${name}>`).join('&')
  const url = `${address}${API_PREFIX}${route.path}${search && `?${search}`}`
  const lines = [`curl${route.method === 'GET' ? '' : ` -X ${route.method}`} '${url}'`]
  if (route.needsSignIn) lines.push(`-H "Authorization: $TOKEN"`)
  if (route.acceptsKey && route.method === 'POST')
    lines.push(`-H 'Idempotency-Key: <a key of your own>'`)
  if (operation.file) lines.push(`-o <file>`)
  if (body) {
    const json = operation.example ? JSON.stringify(operation.example, null, 2) : '{ ... }'
    lines.push(`-H 'Content-Type: application/json'`, `-d '${json}'`)
  }
  return lines.join(' \\\n  ')
}
