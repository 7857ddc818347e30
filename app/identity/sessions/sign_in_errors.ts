import { DomainError } from '#shared/errors/domain_error'

/** One error for an unknown address, a wrong password and a blocked person. */
export class InvalidCredentials extends DomainError {
  constructor() {
    super('E_INVALID_CREDENTIALS', 'The username or password is not correct.')
  }
}

/** Thrown only after the right password, so that strangers do not learn of the account. */
export class EmailNotVerified extends DomainError {
  constructor() {
    super(
      'E_EMAIL_NOT_VERIFIED',
      'Please confirm your e-mail address first. Open the link that we sent you.'
    )
  }
}

/** Thrown only after the right password, so that strangers do not learn of the account. */
export class AccountDeactivated extends DomainError {
  constructor() {
    super(
      'E_ACCOUNT_DEACTIVATED',
      'This account has been deactivated. Please call us if you want it back.'
    )
  }
}
