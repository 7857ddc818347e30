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
  /** Each holds what it brought in memory meanwhile. */
  waiting: number
}

/**
 * Lets so many at once do what is heavy, and so many wait for them: whoever else asks this process
 * for something is served meanwhile. What is done in turn may not ask for a turn of the same kind.
 * Throws TooBusy, before anything is done.
 */
export function limitConcurrency({ atOnce, waiting }: ConcurrencyOptions) {
  const limit = pLimit(atOnce)
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (limit.activeCount + limit.pendingCount >= atOnce + waiting) throw new TooBusy()
    return limit(work)
  }
}
