import pLimit from 'p-limit'
import { DomainError } from '#shared/errors/domain_error'

class TooBusy extends DomainError {
  readonly waitSeconds = 10

  constructor() {
    super(
      'E_BUSY',
      'We are working on too many files at the moment. Please try again in 10 seconds.'
    )
  }
}

interface ConcurrencyOptions {
  atOnce: number
  /** How many tasks may wait. Each waiting task holds its upload in memory. */
  waiting: number
}

/** Limits concurrent work, which must not use the same limit. Throws TooBusy if too many wait. */
export function limitConcurrency({ atOnce, waiting }: ConcurrencyOptions) {
  const limit = pLimit(atOnce)
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (limit.activeCount + limit.pendingCount >= atOnce + waiting) throw new TooBusy()
    return limit(work)
  }
}
