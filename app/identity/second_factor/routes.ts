import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idParam } from '#shared/http/route_params'
import { TOKEN_HEADER_DOCS } from '#identity/access/reference_texts'
import { defineCalls, definePages } from '#start/route_groups'

const { secondFactor } = controllers.identity

const ONCE = 'The recovery codes that come with the first factor are shown this once.'

const PASSWORD =
  'The first factor of an account needs its `password`; another one needs a factor that was shown within ten minutes (403 `E_SECOND_FACTOR_REQUIRED`).'

definePages('identity', () => {
  router
    .get('/second_factor/reset/:token', [secondFactor.FactorResetPage, 'render'])
    .page({ by: 'anyone' })
    .as('factor_reset')
})

defineCalls('identity', 'Signing in', () => {
  router.post('/login/second_factor', [secondFactor.SecondSteps, 'store']).call({
    by: 'anyone',
    summary: 'Complete a sign-in with a second factor',
    description:
      'Takes the `challenge` of the refusal, which is good once and for five minutes, with one of `code` (six digits of the app), `recoveryCode` or `passkey` (what `navigator.credentials.get` answers to `data.passkey`, in base64url).',
    headers: TOKEN_HEADER_DOCS,
    failures: [401, 429],
  })
  router.post('/second_factor/reset/:token/stop', [secondFactor.FactorResetStops, 'store']).call({
    by: 'anyone',
    tag: 'The second step',
    summary: 'Stop it with the token from the mail',
    failures: [429],
  })
})

defineCalls('identity', 'The second step', () => {
  router
    .get('/user/second_factor', [secondFactor.SecondFactors, 'show'])
    .call({ by: 'signedIn', securing: true, summary: 'Read your own second factors' })
  router.post('/user/second_factor/proof', [secondFactor.FactorProofs, 'store']).call({
    by: 'signedIn',
    securing: true,
    team: 'nothing',
    summary: 'Show a second factor again',
    description:
      'Answers the challenge of a refusal whose `data.purpose` is `proof`. For ten minutes this session or token needs no other; then repeat the call that was refused.',
    failures: [429],
  })
  router
    .post('/user/second_factor/confirmation', [secondFactor.FactorConfirmations, 'store'])
    .call({
      by: 'signedIn',
      securing: true,
      team: 'nothing',
      summary: 'Ask to show a second factor',
      description: 'Refused with a challenge until one was shown within ten minutes.',
    })
  router.post('/user/second_factor/authenticator', [secondFactor.Authenticators, 'store']).call({
    by: 'signedIn',
    securing: true,
    team: 'nothing',
    summary: 'Begin to set up an authenticator app',
    description: `Answers the secret, as text and as a picture, shown this once. ${PASSWORD}`,
    failures: [429],
  })
  router.put('/user/second_factor/authenticator', [secondFactor.Authenticators, 'update']).call({
    by: 'signedIn',
    securing: true,
    team: 'nothing',
    summary: 'Finish it with the first code of the app',
    description: ONCE,
    failures: [429],
  })
  router
    .delete('/user/second_factor/authenticator', [secondFactor.Authenticators, 'destroy'])
    .call({
      by: 'signedIn',
      securing: true,
      team: 'nothing',
      summary: 'Remove the authenticator app',
    })
  router.post('/user/second_factor/passkey/options', [secondFactor.PasskeyOptions, 'store']).call({
    by: 'signedIn',
    securing: true,
    team: 'nothing',
    summary: 'Begin to make a passkey',
    description: `Answers what \`navigator.credentials.create\` takes. ${PASSWORD}`,
    failures: [429],
  })
  router.post('/user/second_factor/passkey', [secondFactor.Passkeys, 'store']).call({
    by: 'signedIn',
    securing: true,
    team: 'nothing',
    summary: 'Finish it with what the browser has made',
    description: ONCE,
  })
  router
    .delete('/user/second_factor/passkey/:id', [secondFactor.Passkeys, 'destroy'])
    .call({ by: 'signedIn', securing: true, team: 'nothing', summary: 'Remove a passkey' })
  router.post('/user/second_factor/recovery_codes', [secondFactor.RecoveryCodes, 'store']).call({
    by: 'signedIn',
    securing: true,
    team: 'nothing',
    summary: 'Make new recovery codes',
    description: 'The ones before no longer work. Shown this once.',
  })
  router.delete('/user/second_factor/reset', [secondFactor.OwnFactorResets, 'destroy']).call({
    by: 'signedIn',
    securing: true,
    team: 'nothing',
    summary: 'Stop the removal of your own second factors',
  })
}).where('id', idParam)

defineCalls('identity', 'The second step', () => {
  router.post('/user/:id/second_factor/reset', [secondFactor.FactorResets, 'store']).call({
    by: 'openConsole',
    summary: 'Ask to remove the second factors of somebody who lost their device',
    description:
      'It happens 24 hours later, unless the person or staff stop it. Never for oneself; for administrators only by root administrators.',
    example: { reason: 'Called from her number, answered for her last three parcels' },
  })
  router
    .delete('/user/:id/second_factor/reset', [secondFactor.FactorResets, 'destroy'])
    .call({ by: 'openConsole', summary: 'Withdraw that' })
}).where('id', idParam)
