/** What PostgreSQL calls its refusals: https://www.postgresql.org/docs/current/errcodes-appendix.html */
/** The class of all that a constraint refuses. */
const INTEGRITY = '23'
const UNIQUE_VIOLATION = '23505'
const FOREIGN_KEY_VIOLATION = '23503'

/** As `pg` throws it. */
type Refusal = Partial<Error> & { code?: string; constraint?: string }

/** Whether there is such a row already, for any constraint or for those whose name holds `constraint`. */
export function isUniqueViolation(error: unknown, constraint = ''): boolean {
  const refusal = refusalOf(error)
  return refusal.code === UNIQUE_VIOLATION && !!refusal.constraint?.includes(constraint)
}

/** Whether another row is missing, or still needs this one. */
export function isForeignKeyViolation(error: unknown): boolean {
  return refusalOf(error).code === FOREIGN_KEY_VIOLATION
}

/** Whether it breaks any constraint. */
export function isIntegrityViolation(error: unknown): boolean {
  return refusalOf(error).code?.startsWith(INTEGRITY) ?? false
}

/** Whether it is of a time whose rows are in the archive. */
export function isArchived(error: unknown): boolean {
  return refusalOf(error).constraint === 'archive_is_closed'
}

function refusalOf(error: unknown): Refusal {
  return error instanceof Error ? error : {}
}
