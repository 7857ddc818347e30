import type { HttpContext } from '@adonisjs/core/http'

export function isApiCall({ request }: HttpContext): boolean {
  return request.url().startsWith('/api/')
}
