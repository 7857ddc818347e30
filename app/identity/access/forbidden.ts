import { DomainError } from '#shared/errors/domain_error'

export class Forbidden extends DomainError {
  constructor(message: string) {
    super('E_FORBIDDEN', message)
  }
}
