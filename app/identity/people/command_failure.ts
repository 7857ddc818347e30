import { isDatabaseUnavailable } from '#shared/errors/database_unavailable'
import { DomainError } from '#shared/errors/domain_error'

const NO_SUCH_TABLE = '42P01'

/** Explains expected failures of the make-root command; null for unexpected ones. */
export function describeCommandFailure(error: unknown): string | null {
  if (error instanceof DomainError) return error.message
  if (isDatabaseUnavailable(error)) return 'The database does not answer. Nothing was changed.'
  if (error instanceof Error && 'code' in error && error.code === NO_SUCH_TABLE) {
    return 'The database has no tables yet: start the product once, and try again.'
  }
  return null
}
