import env from '#start/env'
import { UnusableEnvironment } from '#shared/errors/unusable_environment'

/** Fewer would close the books of a month that is still looked after. */
const FEWEST_MONTHS = 3
const MOST_MONTHS = 1200

function monthsKept(): number {
  const months = env.get('ARCHIVE_AFTER_MONTHS', 24)
  if (Number.isInteger(months) && months >= FEWEST_MONTHS && months <= MOST_MONTHS) return months
  throw new UnusableEnvironment(
    `ARCHIVE_AFTER_MONTHS=${months} must be a whole number of months, ${FEWEST_MONTHS} to ${MOST_MONTHS}.`
  )
}

const archive = {
  /** So many whole months of what happened stay where they were written. */
  afterMonths: monthsKept(),

  /** Where PostgreSQL is to keep the archive; beside everything else when left out. */
  tablespace: env.get('ARCHIVE_TABLESPACE') || null,
}

export default archive
