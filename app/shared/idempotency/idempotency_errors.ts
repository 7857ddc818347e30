import { DomainError } from '#shared/errors/domain_error'

export class InvalidIdempotencyKey extends DomainError {
  constructor() {
    super(
      'E_INVALID_IDEMPOTENCY_KEY',
      'The Idempotency-Key header needs 8 to 100 letters, digits, dots, colons, dashes or underscores.'
    )
  }
}

export class IdempotencyConflict extends DomainError {
  constructor() {
    super(
      'E_IDEMPOTENCY_CONFLICT',
      'This Idempotency-Key was already used for another request. Please send a new one.'
    )
  }
}

export class CommandStillRunning extends DomainError {
  constructor() {
    super(
      'E_STILL_RUNNING',
      'The same request is still being processed. Please try again in a moment.'
    )
  }
}

/** The process died during the command. Commands that move money avoid this with `runOnce`. */
export class OutcomeUnknown extends DomainError {
  constructor() {
    super(
      'E_OUTCOME_UNKNOWN',
      'We cannot say whether this request was carried out. Please check before you send it again with a new Idempotency-Key.'
    )
  }
}
