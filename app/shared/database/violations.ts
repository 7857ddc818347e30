/** What PostgreSQL calls its refusals: https://www.postgresql.org/docs/current/errcodes-appendix.html */
/** The class of all that a constraint refuses. */
const INTEGRITY = '23'
const UNIQUE_VIOLATION = '23505'
const FOREIGN_KEY_VIOLATION = '23503'
const OUT_OF_RANGE = '22003'
const NOT_NULL_VIOLATION = '23502'
const CHECK_VIOLATION = '23514'
/** The class of values that do not fit: too long, too large, not a number. */
const DATA = '22'

/** As `pg` throws it. */
type DatabaseError = Partial<Error> & { code?: string; constraint?: string }

/** Whether there is such a row already, for any constraint or for those whose name holds `constraint`. */
export function isUniqueViolation(error: unknown, constraint = ''): boolean {
  const refusal = asDatabaseError(error)
  return refusal.code === UNIQUE_VIOLATION && !!refusal.constraint?.includes(constraint)
}

/** Whether another row is missing, or still needs this one. */
export function isForeignKeyViolation(error: unknown): boolean {
  return asDatabaseError(error).code === FOREIGN_KEY_VIOLATION
}

/** Whether it breaks any constraint. */
export function isIntegrityViolation(error: unknown): boolean {
  return asDatabaseError(error).code?.startsWith(INTEGRITY) ?? false
}

/** Whether what was to be stored breaks a rule on its own, whatever other rows there are. */
export function isUnstorable(error: unknown): boolean {
  const { code = '' } = asDatabaseError(error)
  return code.startsWith(DATA) || code === NOT_NULL_VIOLATION || code === CHECK_VIOLATION
}

/** Whether it is of a time whose rows are in the archive. */
export function isArchiveClosed(error: unknown): boolean {
  return asDatabaseError(error).constraint === 'archive_is_closed'
}

/** Whether a number came to more than its column holds, or an amount to more than the checks of `keep_amounts_exact()` let pass. */
export function isInexactNumber(error: unknown): boolean {
  const { code, constraint } = asDatabaseError(error)
  return code === OUT_OF_RANGE || (constraint?.endsWith('_exact') ?? false)
}

function asDatabaseError(error: unknown): DatabaseError {
  return error instanceof Error ? error : {}
}
