import { DomainError } from '#shared/errors/domain_error'
import { SCOPES, type Scope } from '#identity/api_keys/rules/scopes'
import type { Mode } from '#identity/test_mode/rules/mode'
import { formatKobo } from '#shared/money/rules/money'

/** One error for unknown keys, revoked keys and inactive creators, so that it reveals nothing. */
export class UnknownApiKey extends DomainError {
  constructor() {
    super('E_UNKNOWN_API_KEY', 'This API key does not exist or has been revoked.')
  }
}

export class MalformedApiKey extends DomainError {
  constructor() {
    super(
      'E_DAMAGED_API_KEY',
      'This API key is incomplete or has a wrong character. Please copy the whole key.'
    )
  }
}

export class ExpiredApiKey extends DomainError {
  constructor() {
    super('E_EXPIRED_API_KEY', 'This API key has expired. Please make a new one, or roll it.')
  }
}

export class IpAddressNotAllowed extends DomainError {
  constructor(address: string) {
    super('E_API_KEY_ADDRESS', `This API key cannot be used from ${address}.`)
  }
}

export class ApiKeyNotAllowed extends DomainError {
  constructor() {
    super('E_NOT_FOR_API_KEYS', 'This cannot be done with an API key. Please sign in as a person.')
  }
}

export class MissingScope extends DomainError {
  constructor(scope: Scope) {
    super('E_SCOPE_MISSING', `This API key lacks the scope ${scope}: ${SCOPES[scope]}.`)
  }
}

export class RateLimitExceeded extends DomainError {
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

export class TooManyApiKeys extends DomainError {
  constructor(most: number, mode: Mode) {
    super(
      'E_TOO_MANY_KEYS',
      `You already have ${most} ${mode} API keys. Revoke one that you no longer use, then make a new one.`
    )
  }
}

export class ExpiryInPast extends DomainError {
  constructor() {
    super('E_EXPIRY_PASSED', 'An API key must expire today or later.', 'expiresAt')
  }
}

export class ApiKeyRevoked extends DomainError {
  constructor() {
    super('E_KEY_REVOKED', 'This API key has been revoked. Make a new one instead.')
  }
}

export class ApiKeyAlreadyRolled extends DomainError {
  constructor() {
    super('E_KEY_ROLLED', 'This API key has already been rolled. Roll the one that replaced it.')
  }
}

export class KeyDailyLimitExceeded extends DomainError {
  constructor(limitKobo: number, spentKobo: number, amountKobo: number) {
    const [limit, spent, amount] = [limitKobo, spentKobo, amountKobo].map(formatKobo)
    super(
      'E_KEY_DAILY_LIMIT',
      `This API key can pay ${limit} a day and has paid ${spent} today, so ${amount} is too much. Nothing was paid. Wait until midnight in Lagos, or raise the limit of the key.`
    )
  }
}

export class ApiKeyInUrl extends DomainError {
  constructor() {
    super(
      'E_KEY_IN_URL',
      'Never put an API key in an address: addresses end up in logs. Send it in the header "Authorization: Bearer <key>", and roll this key, because others may have seen it.'
    )
  }
}
