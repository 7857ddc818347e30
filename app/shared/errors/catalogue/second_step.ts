import type { ErrorNotes } from '#shared/errors/catalogue/error_note'

export const secondStep: ErrorNotes = {
  E_SECOND_FACTOR_REQUIRED: {
    title: 'A second step is needed',
    meaning:
      'The password was right, or the session is good, but the account has a second factor and it was not shown yet. `data` has a `challenge`, which is good once and for five minutes, and the `factors` that can answer it.',
    remedy:
      'Send the challenge with one factor: to `POST /login/second_factor` where `data.purpose` is `sign_in`, else to `POST /user/second_factor/proof`, then repeat the call. API keys are never asked.',
  },
  E_SECOND_FACTOR_SETUP: {
    title: 'Staff need a second step',
    meaning: 'All staff sign in with a second factor here, and this session has shown none.',
    remedy: 'Set one up on the Security page, or confirm the one that you have.',
  },
  E_NO_SECOND_FACTOR: {
    title: 'You have no second step yet',
    meaning: 'The call asks for a second factor, and the account has none.',
    remedy: 'Add a passkey or an authenticator app under Settings, Security.',
  },
  E_SECOND_FACTOR_OFF: {
    title: 'The second step is switched off',
    meaning: 'Second factors cannot be added to this account at the moment.',
    remedy: 'Ask our staff to switch them on.',
  },
  E_CHALLENGE_OVER: {
    title: 'The challenge is over',
    meaning:
      'It is unknown, older than five minutes, was answered already or wrongly five times, or belongs to another session.',
    remedy: 'Begin again: the call that asks gives you another challenge.',
  },
  E_WRONG_FACTOR: {
    title: 'The second factor is not correct',
    meaning:
      'The code, recovery code or passkey is not one of this account, or was used before. Codes are good once, and at most half a minute before or after their time.',
    remedy: 'Wait for the next code, or use another factor.',
  },
  E_LAST_FACTOR: {
    title: 'The last second factor cannot be removed',
    meaning: 'Staff need a second factor to sign in, and this is the only one left.',
    remedy: 'Add another one first.',
  },
  E_SIGN_IN_AGAIN: {
    title: 'Please sign in again first',
    meaning: 'An account without a password adds its first second factor soon after signing in.',
    remedy: 'Sign out, sign in and try again within ten minutes.',
  },
}
