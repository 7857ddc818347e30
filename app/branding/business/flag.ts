import { DomainError } from '#shared/errors/domain_error'

class NeitherOnNorOff extends DomainError {
  constructor() {
    super('E_VALIDATION_ERROR', '"Flag" must be true or false', 'flag')
  }
}

/** What stands at the end of a path that turns something on or off. Throws NeitherOnNorOff. */
export function isOn(flag: unknown): boolean {
  if (flag !== 'true' && flag !== 'false') throw new NeitherOnNorOff()
  return flag === 'true'
}
