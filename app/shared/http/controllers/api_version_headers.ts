import type { HttpContext } from '@adonisjs/core/http'
import { type ApiVersion, buildVersionHeaders } from '#shared/http/api_versions'

export const VERSION_HEADER = 'sendam-version'

export function setVersionHeaders({ response }: HttpContext, version: ApiVersion) {
  for (const [name, value] of Object.entries(buildVersionHeaders(version)))
    response.header(name, value)
}
