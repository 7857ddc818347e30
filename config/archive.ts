import env from '#start/env'
import { UnusableEnvironment } from '#shared/errors/unusable_environment'

/** A shorter period would archive months that are still being worked on. */
const MIN_MONTHS = 3
const MAX_MONTHS = 1200

function monthsKept(): number {
  const months = env.get('ARCHIVE_AFTER_MONTHS', 24)
  if (Number.isInteger(months) && months >= MIN_MONTHS && months <= MAX_MONTHS) return months
  throw new UnusableEnvironment(
    `ARCHIVE_AFTER_MONTHS=${months} must be a whole number of months, ${MIN_MONTHS} to ${MAX_MONTHS}.`
  )
}

const archive = {
  afterMonths: monthsKept(),

  tablespace: env.get('ARCHIVE_TABLESPACE') || null,
}

export default archive
