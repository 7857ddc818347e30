import { DomainError } from '#shared/errors/domain_error'

export class KeyNeeded extends DomainError {
  constructor() {
    super('E_API_KEY_NEEDED', 'Please send an API key as a bearer token.')
  }
}

export class ForeignOrigin extends DomainError {
  constructor() {
    super('E_CROSS_SITE', 'This was asked for by a page of another website, so nothing was done.')
  }
}

export class ConfirmationWithoutKey extends DomainError {
  constructor() {
    super(
      'E_VALIDATION_ERROR',
      '"idempotency_key" is needed to book: choose one, and send the same again when you repeat this call.',
      'idempotency_key'
    )
  }
}
