import { errors } from '@adonisjs/limiter'
import { isBackendUnavailable } from '#shared/errors/backend_unavailable'
import { DomainError } from '#shared/errors/domain_error'

/** A failover of the database or of Redis takes some seconds. */
const BACKEND_SECONDS = 5

/** Seconds until a retry may succeed; null if waiting does not help. */
export function findRetryDelaySeconds(error: unknown): number | null {
  if (error instanceof errors.E_TOO_MANY_REQUESTS) return error.response.availableIn
  if (isBackendUnavailable(error)) return BACKEND_SECONDS
  return (error instanceof DomainError && error.waitSeconds) || null
}
