import type { HttpContext } from '@adonisjs/core/http'

/** Tells programs as well, which read no sentences, in how many seconds to try again. */
export function setRetryAfter({ response }: HttpContext, seconds: number | null) {
  // To come back at once would be too early.
  if (seconds !== null) response.header('Retry-After', String(Math.max(1, seconds)))
}
