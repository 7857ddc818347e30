import type { HttpContext } from '@adonisjs/core/http'
import { type ApiVersion, versionHeaders } from '#shared/http/api_versions'

export const VERSION_HEADER = 'sendam-version'

export function sayVersion({ response }: HttpContext, version: ApiVersion) {
  for (const [name, value] of Object.entries(versionHeaders(version))) response.header(name, value)
}
