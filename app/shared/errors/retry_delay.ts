import { errors } from '@adonisjs/limiter'
import { DomainError } from '#shared/errors/domain_error'

/** Seconds until a retry may succeed; null if waiting does not help. */
export function findRetryDelaySeconds(error: unknown): number | null {
  if (error instanceof errors.E_TOO_MANY_REQUESTS) return error.response.availableIn
  return (error instanceof DomainError && error.waitSeconds) || null
}
