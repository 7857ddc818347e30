import { DomainError } from '#shared/errors/domain_error'

export class ShipmentNotReturnable extends DomainError {
  constructor(why: string) {
    super('E_NOT_RETURNABLE', why)
  }
}

export class AlreadyRequestedForReturn extends DomainError {
  constructor(what: string) {
    super(
      'E_ALREADY_RETURNED',
      `${what} is already in another return. Please choose from what is left.`,
      'packages'
    )
  }
}

export class UnknownReturnContents extends DomainError {
  constructor() {
    super(
      'E_VALIDATION_ERROR',
      'The packages are not those of this shipment. Please choose from what it had.',
      'packages'
    )
  }
}

export class UnknownReturnReason extends DomainError {
  constructor() {
    super('E_VALIDATION_ERROR', 'Please choose one of the reasons.', 'reason')
  }
}

export class ExchangeNotAllowed extends DomainError {
  constructor() {
    super('E_VALIDATION_ERROR', 'Exchanges are not offered. Please ask for a return.', 'kind')
  }
}

export class ReturnAlreadyDecided extends DomainError {
  constructor(what: 'refused' | 'booked') {
    super(
      'E_RETURN_DECIDED',
      what === 'refused'
        ? 'This return was refused. Start a new one from the shipment.'
        : 'This return is booked already. To stop it, ask us to void its shipment.'
    )
  }
}

export class ReturnNotDelivered extends DomainError {
  constructor() {
    super(
      'E_RETURN_NOT_BACK',
      'This return has not been delivered back yet. We can only refund it after that.'
    )
  }
}

export class FaultAlreadyRefunded extends DomainError {
  constructor() {
    super('E_CONFLICT', 'This return was refunded already.')
  }
}

/** Shown to the sender, who then decides about the return by hand. */
export class ReturnPayerLeft extends DomainError {
  constructor() {
    super(
      'E_NOT_FOUND',
      'The person who saved the return rules has left the business. Save them again, and returns are paid in your name.'
    )
  }
}

/** Shown to the sender, who then decides about the return by hand. */
export class NotFirstReturn extends DomainError {
  constructor() {
    super(
      'E_CONFLICT',
      'The receiver has already asked to return another part of this shipment, and you pay for each part separately.'
    )
  }
}
