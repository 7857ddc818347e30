import type { HttpContext } from '@adonisjs/core/http'

/** The key for rate limits: by user if signed in, so that colleagues share none. */
export function findVisitorKey({ caller, request }: HttpContext): string {
  return caller ? `user:${caller.user.id}` : `address:${request.ip()}`
}
