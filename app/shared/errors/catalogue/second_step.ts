import type { ErrorNotes } from '#shared/errors/catalogue/error_note'

export const secondStep: ErrorNotes = {
  E_SECOND_FACTOR_REQUIRED: {
    title: 'A second step is needed',
    meaning:
      'The password or session is valid, but the second step of the account has not been confirmed. `data` has a `challenge`, valid once for five minutes, and the `factors` that can complete it.',
    remedy:
      'If `data.purpose` is `sign_in`, send the challenge with one factor to `POST /login/second_factor`: that completes the sign-in. Otherwise send them to `POST /user/second_factor/proof` and repeat the refused call. API keys need no second step.',
  },
  E_SECOND_FACTOR_SETUP: {
    title: 'Staff need a second step',
    meaning: 'All staff must sign in with a second step, and this session has none.',
    remedy: 'Set up a second step on the Security page, or confirm your existing one.',
  },
  E_NO_SECOND_FACTOR: {
    title: 'You have no second step yet',
    meaning: 'The call requires a second step, and the account has none.',
    remedy: 'Add a passkey or an authenticator app under Settings, Security.',
  },
  E_SECOND_FACTOR_OFF: {
    title: 'The second step is disabled',
    meaning: 'A second step cannot be added to this account at the moment.',
    remedy: 'Ask our staff to enable it.',
  },
  E_CHALLENGE_OVER: {
    title: 'The challenge is no longer valid',
    meaning:
      'The challenge is unknown, is older than five minutes, was completed, has failed five times, or belongs to another session.',
    remedy: 'Repeat the call that required the challenge to get another one.',
  },
  E_WRONG_FACTOR: {
    title: 'The second step is not correct',
    meaning:
      'The code, recovery code or passkey does not belong to this account, or was used before. A code of an app is valid once, from half a minute before its time to half a minute after it.',
    remedy: 'Wait for the next code, or use a passkey or a recovery code.',
  },
  E_LAST_FACTOR: {
    title: 'The last second step cannot be removed',
    meaning: 'Staff need a second step to sign in, and this is the only one.',
    remedy: 'Add another one first.',
  },
  E_SIGN_IN_AGAIN: {
    title: 'Please sign in again first',
    meaning:
      'An account without a password can add its first passkey or authenticator app only within ten minutes of signing in.',
    remedy: 'Sign out, sign in and try again within ten minutes.',
  },
}
