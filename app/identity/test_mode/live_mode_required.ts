import { DomainError } from '#shared/errors/domain_error'

/** Thrown before anything is done, if a feature has no test mode. */
export class LiveModeRequired extends DomainError {
  constructor() {
    super('E_LIVE_ONLY', 'This only works with live data. Switch to live data first.')
  }
}
