import { DomainError } from '#shared/errors/domain_error'

class InvalidFlag extends DomainError {
  constructor() {
    super('E_VALIDATION_ERROR', '"Flag" must be true or false', 'flag')
  }
}

/** Parses the `true` or `false` at the end of a path. Throws InvalidFlag. */
export function parsePathFlag(flag: unknown): boolean {
  if (flag !== 'true' && flag !== 'false') throw new InvalidFlag()
  return flag === 'true'
}
