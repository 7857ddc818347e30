import type { HttpContext } from '@adonisjs/core/http'

/** Whether a page that is open asks for a part of itself, beside whatever else it asks for. */
export function isPartialReload({ request }: HttpContext): boolean {
  return request.header('x-inertia-partial-component') !== undefined
}
