import type { OperationGroup } from '#admin/developers/openapi/operation'

const TOKEN_HEADER = {
  Authorization: '`Bearer` and a token that is good for twelve hours. Pages get a session instead.',
}

export const signingIn: OperationGroup = {
  tag: 'Signing in',
  description: 'How a program gets a token, whom it stands for, and how it ends.',
  operations: {
    'api.identity.login': {
      summary: 'Sign in',
      description:
        'The token is in the `Authorization` header of the answer. An account with a second factor, where staff have switched those on, gets 403 `E_SECOND_FACTOR_REQUIRED` with a challenge in `data` instead, which the next call completes.',
      example: { username: 'member@sendam.test', password: 'Sendam#2026' },
      headers: TOKEN_HEADER,
      failures: [401, 403, 429],
    },
    'api.identity.second_steps.store': {
      summary: 'Complete a sign-in with a second factor',
      description:
        'Takes the `challenge` of the refusal, which is good once and for five minutes, with one of `code` (six digits of the app), `recoveryCode` or `passkey` (what `navigator.credentials.get` answers to `data.passkey`, in base64url).',
      headers: TOKEN_HEADER,
      failures: [401, 429],
    },
    'api.identity.ping': {
      summary: 'Ask whether a token is still good, and for whom',
    },
    'api.identity.session.destroy': {
      summary: 'Sign out: end this token',
    },
    'api.identity.devices.index': {
      summary: 'List where you are signed in',
      description: 'Browsers and programs, this one first. `key` names one of them to sign it out.',
    },
    'api.identity.devices.destroy': {
      summary: 'Sign out somewhere else',
    },
    'api.identity.other_devices.destroy': {
      summary: 'Sign out everywhere but here',
    },
    'api.identity.all_sessions.destroy': {
      summary: 'Sign out on every device',
    },
    'api.identity.organizations.index': {
      summary: 'List the organizations of this person',
    },
    'api.identity.switch': {
      summary: 'Switch to another organization',
      description:
        'The old token ends; the answer carries a new one. The number of an organization below zero is its test data.',
      headers: TOKEN_HEADER,
    },
    'api.identity.oauth.admissions.store': {
      summary: 'Sign in with the ticket that a third-party sign-in left',
      headers: TOKEN_HEADER,
      failures: [401],
    },
  },
}
