import type { HttpContext } from '@adonisjs/core/http'

/** Sets `Retry-After`, for programs, which cannot read the message. */
export function setRetryAfter({ response }: HttpContext, seconds: number | null) {
  // A client that retries immediately would be too early.
  if (seconds !== null) response.header('Retry-After', String(Math.max(1, seconds)))
}
