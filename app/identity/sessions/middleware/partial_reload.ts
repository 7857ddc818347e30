import type { HttpContext } from '@adonisjs/core/http'

export function isPartialReload({ request }: HttpContext): boolean {
  return request.header('x-inertia-partial-component') !== undefined
}
