import { DomainError } from '#shared/errors/domain_error'

/** The feature has no test mode. Nothing was done. */
export class LiveModeRequired extends DomainError {
  constructor() {
    super('E_LIVE_ONLY', 'This only works with live data. Switch to live data first.')
  }
}
