import env from '#start/env'

const archive = {
  /** So many whole months of what happened stay where they were written. */
  afterMonths: env.get('ARCHIVE_AFTER_MONTHS', 24),

  /** Where PostgreSQL is to keep the archive; beside everything else when left out. */
  tablespace: env.get('ARCHIVE_TABLESPACE') ?? null,
}

export default archive
