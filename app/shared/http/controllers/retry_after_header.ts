import type { HttpContext } from '@adonisjs/core/http'

/** Tells programs, which do not read messages, when to retry. */
export function setRetryAfter({ response }: HttpContext, seconds: number | null) {
  // At least one second: an immediate retry would be too early.
  if (seconds !== null) response.header('Retry-After', String(Math.max(1, seconds)))
}
