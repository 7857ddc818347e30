import type { HttpContext } from '@adonisjs/core/http'

/** The key for rate limits: the user if signed in, so that colleagues do not share a limit. */
export function findVisitorKey({ caller, request }: HttpContext): string {
  return caller ? `user:${caller.user.id}` : `address:${request.ip()}`
}
