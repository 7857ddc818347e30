import type { OperationGroup } from '#admin/developers/openapi/operation'

const PASSWORD =
  'The first factor of an account needs its `password`; another one needs a factor that was shown within ten minutes (403 `E_SECOND_FACTOR_REQUIRED`).'
const ONCE = 'The recovery codes that come with the first factor are shown this once.'

export const secondStep: OperationGroup = {
  tag: 'The second step',
  description:
    'Passkeys, authenticator apps and recovery codes of a person, where staff have switched them on. API keys have none and are never asked.',
  operations: {
    'api.identity.second_factors.show': { summary: 'Read your own second factors' },
    'api.identity.factor_proofs.store': {
      summary: 'Show a second factor again',
      description:
        'Answers the challenge of a refusal whose `data.purpose` is `proof`. For ten minutes this session or token needs no other; then repeat the call that was refused.',
      failures: [429],
    },
    'api.identity.factor_confirmations.store': {
      summary: 'Ask to show a second factor',
      description: 'Refused with a challenge until one was shown within ten minutes.',
    },
    'api.identity.authenticators.store': {
      summary: 'Begin to set up an authenticator app',
      description: `Answers the secret, as text and as a picture, shown this once. ${PASSWORD}`,
      failures: [429],
    },
    'api.identity.authenticators.update': {
      summary: 'Finish it with the first code of the app',
      description: ONCE,
      failures: [429],
    },
    'api.identity.authenticators.destroy': { summary: 'Remove the authenticator app' },
    'api.identity.passkey_options.store': {
      summary: 'Begin to make a passkey',
      description: `Answers what \`navigator.credentials.create\` takes. ${PASSWORD}`,
      failures: [429],
    },
    'api.identity.passkeys.store': {
      summary: 'Finish it with what the browser has made',
      description: ONCE,
    },
    'api.identity.passkeys.destroy': { summary: 'Remove a passkey' },
    'api.identity.recovery_codes.store': {
      summary: 'Make new recovery codes',
      description: 'The ones before no longer work. Shown this once.',
    },
    'api.identity.own_factor_resets.destroy': {
      summary: 'Stop the removal of your own second factors',
    },
    'api.identity.factor_reset_stops.store': {
      summary: 'Stop it with the token from the mail',
      failures: [429],
    },
    'api.identity.factor_resets.store': {
      summary: 'Ask to remove the second factors of somebody who lost their device',
      description:
        'It happens 24 hours later, unless the person or staff stop it. Never for oneself; for administrators only by root administrators.',
      example: { reason: 'Called from her number, answered for her last three parcels' },
    },
    'api.identity.factor_resets.destroy': { summary: 'Withdraw that' },
  },
}
