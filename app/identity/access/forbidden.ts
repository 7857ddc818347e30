import { DomainError } from '#shared/errors/domain_error'

/** What somebody may not do to somebody else, or to themselves. */
export class Forbidden extends DomainError {
  constructor(message: string) {
    super('E_FORBIDDEN', message)
  }
}
