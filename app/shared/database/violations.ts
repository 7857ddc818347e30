/** SQLSTATE codes: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const INTEGRITY = '23'
const UNIQUE_VIOLATION = '23505'
const FOREIGN_KEY_VIOLATION = '23503'
const OUT_OF_RANGE = '22003'
const NOT_NULL_VIOLATION = '23502'
const CHECK_VIOLATION = '23514'
/** SQLSTATE class of values that are too long, out of range or malformed. */
const DATA = '22'

type DatabaseError = Partial<Error> & { code?: string; constraint?: string }

/** Whether a unique constraint refused the row: any, or one whose name contains `constraint`. */
export function isUniqueViolation(error: unknown, constraint = ''): boolean {
  const refusal = asDatabaseError(error)
  return refusal.code === UNIQUE_VIOLATION && !!refusal.constraint?.includes(constraint)
}

/** Whether a row refers to a missing row, or is still referred to by another row. */
export function isForeignKeyViolation(error: unknown): boolean {
  return asDatabaseError(error).code === FOREIGN_KEY_VIOLATION
}

export function isIntegrityViolation(error: unknown): boolean {
  return asDatabaseError(error).code?.startsWith(INTEGRITY) ?? false
}

/** Whether the value itself is invalid, regardless of other rows. */
export function isUnstorable(error: unknown): boolean {
  const { code = '' } = asDatabaseError(error)
  return code.startsWith(DATA) || code === NOT_NULL_VIOLATION || code === CHECK_VIOLATION
}

/** Whether the row belongs to a period whose rows are archived. */
export function isArchiveClosed(error: unknown): boolean {
  return asDatabaseError(error).constraint === 'archive_is_closed'
}

export function isInexactNumber(error: unknown): boolean {
  const { code, constraint } = asDatabaseError(error)
  return code === OUT_OF_RANGE || (constraint?.endsWith('_exact') ?? false)
}

function asDatabaseError(error: unknown): DatabaseError {
  return error instanceof Error ? error : {}
}
