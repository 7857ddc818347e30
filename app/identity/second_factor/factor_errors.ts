import { DomainError } from '#shared/errors/domain_error'

export type FactorName = 'passkey' | 'code' | 'recovery_code'

export interface FactorPrompt {
  challenge: string
  purpose: 'sign_in' | 'proof'
  factors: FactorName[]
  expiresInSeconds: number
  passkey: object | null
}

/** The caller can continue by answering the challenge. */
export class SecondFactorRequired extends DomainError {
  constructor(readonly data: FactorPrompt) {
    super('E_SECOND_FACTOR_REQUIRED', 'Please confirm that it is you with your second step.')
  }
}

export class SecondFactorSetupRequired extends DomainError {
  constructor() {
    super(
      'E_SECOND_FACTOR_SETUP',
      'Staff sign in with a second step. Please set it up on the Security page first.'
    )
  }
}

export class SecondFactorMissing extends DomainError {
  constructor() {
    super(
      'E_NO_SECOND_FACTOR',
      'This needs a second step, and you have none yet. Add a passkey or an authenticator app under Settings, Security, then try again.'
    )
  }
}

/** One error for unknown, expired, used and other people's challenges. */
export class ChallengeExpired extends DomainError {
  constructor() {
    super(
      'E_CHALLENGE_OVER',
      'This took too long, or there were too many attempts. Please start again.'
    )
  }
}

export class IncorrectFactor extends DomainError {
  constructor(given: FactorName) {
    super('E_WRONG_FACTOR', SENTENCES[given], FIELDS[given])
  }
}

const SENTENCES: Record<FactorName, string> = {
  passkey: 'This passkey could not be confirmed. Try another one, or another way.',
  code: 'This code is not correct, or it was used already. Wait for the next one and try again.',
  recovery_code: 'This recovery code is not correct, or it was used already.',
}

const FIELDS: Record<FactorName, string> = {
  passkey: 'passkey',
  code: 'code',
  recovery_code: 'recoveryCode',
}

export class SecondFactorOff extends DomainError {
  constructor() {
    super('E_SECOND_FACTOR_OFF', 'Signing in with a second step is switched off.')
  }
}

export class LastFactor extends DomainError {
  constructor() {
    super(
      'E_LAST_FACTOR',
      'Staff need a second step to sign in. Add another one before you remove this.'
    )
  }
}

export class RecentSignInRequired extends DomainError {
  constructor() {
    super(
      'E_SIGN_IN_AGAIN',
      'You sign in without a password, so please sign out, sign in again, and add it within ten minutes.'
    )
  }
}

export class WrongPassword extends DomainError {
  constructor() {
    super('E_WRONG_PASSWORD', 'The password is not correct.', 'password')
  }
}
