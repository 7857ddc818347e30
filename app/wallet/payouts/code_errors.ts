import { DomainError } from '#shared/errors/domain_error'

export class CodeRequestedTooSoon extends DomainError {
  constructor(readonly waitSeconds: number) {
    const wait = waitSeconds === 1 ? '1 second' : `${waitSeconds} seconds`
    super('E_CODE_TOO_SOON', `Please wait ${wait} before you ask for another code.`)
  }
}

export class TooManyCodes extends DomainError {
  constructor() {
    super('E_TOO_MANY_CODES', 'We cannot send any more codes for this. Please start again.')
  }
}

export class CodeUsed extends DomainError {
  constructor() {
    super('E_CODE_USED', 'This has already been confirmed.')
  }
}

export class CodeExpired extends DomainError {
  constructor() {
    super('E_CODE_EXPIRED', 'This code has expired. Please ask for a new one.', 'otp')
  }
}

export class WrongCode extends DomainError {
  constructor(triesLeft: number) {
    const tries = triesLeft === 1 ? '1 try is left.' : `${triesLeft} tries are left.`
    super('E_WRONG_CODE', `This code is not correct. ${tries}`, 'otp')
  }
}

export class CodeLocked extends DomainError {
  constructor() {
    super('E_CODE_LOCKED', 'Too many wrong codes. Please start again.', 'otp')
  }
}
