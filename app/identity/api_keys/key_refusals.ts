import { DomainError } from '#shared/errors/domain_error'
import { SCOPES, type Scope } from '#identity/api_keys/rules/scopes'

/** Never made, revoked, or not ours to say which. */
export class UnknownApiKey extends DomainError {
  constructor() {
    super('E_UNKNOWN_API_KEY', 'This API key does not exist or has been revoked.')
  }
}

export class DamagedApiKey extends DomainError {
  constructor() {
    super(
      'E_DAMAGED_API_KEY',
      'This API key is not complete, or has a wrong character. Please copy the whole key.'
    )
  }
}

export class ExpiredApiKey extends DomainError {
  constructor() {
    super('E_EXPIRED_API_KEY', 'This API key has expired. Please make a new one, or roll it.')
  }
}

export class WrongAddressForKey extends DomainError {
  constructor(address: string) {
    super('E_API_KEY_ADDRESS', `This API key may not be used from ${address}.`)
  }
}

export class NotForKeys extends DomainError {
  constructor() {
    super('E_NOT_FOR_API_KEYS', 'This cannot be done with an API key. Please sign in as a person.')
  }
}

export class ScopeMissing extends DomainError {
  constructor(scope: Scope) {
    super('E_SCOPE_MISSING', `This API key lacks the scope ${scope}: ${SCOPES[scope]}.`)
  }
}

export class TooManyCalls extends DomainError {
  constructor(
    limit: number,
    override readonly waitSeconds: number
  ) {
    super(
      'E_TOO_MANY_CALLS',
      `This API key has made more than ${limit} calls in a minute. Please wait ${waitSeconds} seconds.`
    )
  }
}
