import { DomainError } from '#shared/errors/domain_error'

export class ApiKeyRequired extends DomainError {
  constructor() {
    super('E_API_KEY_NEEDED', 'Please send an API key as a bearer token.')
  }
}

export class OriginNotAllowed extends DomainError {
  constructor() {
    super('E_CROSS_SITE', 'A page on another website sent this request, so we blocked it.')
  }
}

/** The protocol has dropped batches, which would count as one call towards the rate limit. */
export class BatchNotAccepted extends DomainError {
  constructor() {
    super('E_BAD_REQUEST', 'Please send one message at a time: a batch is not accepted here.')
  }
}

export class IdempotencyKeyRequired extends DomainError {
  constructor() {
    super(
      'E_VALIDATION_ERROR',
      '"idempotency_key" is required to book: choose one, and send the same key when you repeat the call.',
      'idempotency_key'
    )
  }
}
