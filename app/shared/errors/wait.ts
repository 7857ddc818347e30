import { errors } from '@adonisjs/limiter'
import type { HttpContext } from '@adonisjs/core/http'
import { DomainError } from '#shared/errors/domain_error'

/** The seconds after which somebody may try again; null where waiting does not help. */
export function waitOf(error: unknown): number | null {
  if (error instanceof errors.E_TOO_MANY_REQUESTS) return error.response.availableIn
  return (error instanceof DomainError && error.waitSeconds) || null
}

/** Says it to programs as well, which read no sentences. */
export function sayWait({ response }: HttpContext, seconds: number | null) {
  // To come back at once would be too early.
  if (seconds !== null) response.header('Retry-After', String(Math.max(1, seconds)))
}
