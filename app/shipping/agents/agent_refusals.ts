import { DomainError } from '#shared/errors/domain_error'

export class KeyNeeded extends DomainError {
  constructor() {
    super('E_API_KEY_NEEDED', 'Please send an API key as a bearer token.')
  }
}

export class ForeignOrigin extends DomainError {
  constructor() {
    super('E_CROSS_SITE', 'A page on another website sent this request, so we blocked it.')
  }
}

/** A batch would count as one call of its key, however many are in it; the protocol has given them up. */
export class ManyMessages extends DomainError {
  constructor() {
    super('E_BAD_REQUEST', 'Please send one message at a time: a batch is not accepted here.')
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
