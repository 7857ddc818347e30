import type { HttpContext } from '@adonisjs/core/http'

/** Who is counted: colleagues behind one address apart, once they have signed in. */
export function findVisitorKey({ caller, request }: HttpContext): string {
  return caller ? `user:${caller.user.id}` : `address:${request.ip()}`
}
