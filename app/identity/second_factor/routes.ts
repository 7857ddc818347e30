import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idParam } from '#shared/http/route_params'
import { TOKEN_HEADER_DOCS } from '#identity/access/api_reference_texts'
import { defineCalls, definePages } from '#start/route_groups'

const { secondFactor } = controllers.identity

const ONCE =
  'For the first passkey or authenticator app, the response also contains recovery codes. They are shown only once.'

const PASSWORD =
  'The first passkey or authenticator app of an account requires its `password`. Further ones require a second step confirmed within the last ten minutes (403 `E_SECOND_FACTOR_REQUIRED`).'

definePages('identity', () => {
  router
    .get('/second_factor/reset/:token', [secondFactor.FactorResetPage, 'render'])
    .page({ by: 'anyone' })
    .as('factor_reset')
})

defineCalls('identity', 'Sign-in', () => {
  router.post('/login/second_factor', [secondFactor.SecondSteps, 'store']).call({
    id: 'confirmSecondStep',
    by: 'anyone',
    summary: 'Complete a sign-in with a second step',
    description:
      'Takes the `challenge` of the refused sign-in, which is valid once, for five minutes. Send one factor with it: `code` (six digits from the app), `recoveryCode` or `passkey`. `passkey` is the result of `navigator.credentials.get` for `data.passkey`, in base64url.',
    headers: TOKEN_HEADER_DOCS,
    failures: [401, 429],
  })
  router.post('/second_factor/reset/:token/stop', [secondFactor.FactorResetStops, 'store']).call({
    by: 'anyone',
    tag: 'Second step',
    summary: 'Cancel a reset of the second step with the token from the e-mail',
    failures: [429],
  })
})

defineCalls('identity', 'Second step', () => {
  router.get('/user/second_factor', [secondFactor.SecondFactors, 'show']).call({
    by: 'signedIn',
    allowedWithoutSecondFactor: true,
    summary: 'Get the state of your second step',
  })
  router.post('/user/second_factor/proof', [secondFactor.FactorProofs, 'store']).call({
    by: 'signedIn',
    allowedWithoutSecondFactor: true,
    team: 'nothing',
    summary: 'Confirm your identity with your second step',
    description:
      'Completes a challenge whose `data.purpose` is `proof`. Then repeat the refused call. This session or token is not asked again for ten minutes.',
    failures: [429],
  })
  router
    .post('/user/second_factor/confirmation', [secondFactor.FactorConfirmations, 'store'])
    .call({
      by: 'signedIn',
      allowedWithoutSecondFactor: true,
      team: 'nothing',
      summary: 'Request a confirmation of your second step',
      description:
        'Returns 403 with a challenge unless you confirmed your second step in the last ten minutes.',
    })
  router.post('/user/second_factor/authenticator', [secondFactor.Authenticators, 'store']).call({
    by: 'signedIn',
    allowedWithoutSecondFactor: true,
    team: 'nothing',
    summary: 'Start setting up an authenticator app',
    description: `Returns the secret as text and as a picture. It is shown only once. ${PASSWORD}`,
    failures: [429],
  })
  router.put('/user/second_factor/authenticator', [secondFactor.Authenticators, 'update']).call({
    by: 'signedIn',
    allowedWithoutSecondFactor: true,
    team: 'nothing',
    summary: 'Finish setting up an authenticator app',
    description: ONCE,
    failures: [429],
  })
  router
    .delete('/user/second_factor/authenticator', [secondFactor.Authenticators, 'destroy'])
    .call({
      by: 'signedIn',
      allowedWithoutSecondFactor: true,
      team: 'nothing',
      summary: 'Remove the authenticator app',
    })
  router.post('/user/second_factor/passkey/options', [secondFactor.PasskeyOptions, 'store']).call({
    by: 'signedIn',
    allowedWithoutSecondFactor: true,
    team: 'nothing',
    summary: 'Start creating a passkey',
    description: `Returns the options for \`navigator.credentials.create\`. ${PASSWORD}`,
    failures: [429],
  })
  router.post('/user/second_factor/passkey', [secondFactor.Passkeys, 'store']).call({
    by: 'signedIn',
    allowedWithoutSecondFactor: true,
    team: 'nothing',
    summary: 'Finish creating a passkey',
    description: ONCE,
  })
  router.delete('/user/second_factor/passkey/:id', [secondFactor.Passkeys, 'destroy']).call({
    by: 'signedIn',
    allowedWithoutSecondFactor: true,
    team: 'nothing',
    summary: 'Delete a passkey',
  })
  router.post('/user/second_factor/recovery_codes', [secondFactor.RecoveryCodes, 'store']).call({
    by: 'signedIn',
    allowedWithoutSecondFactor: true,
    team: 'nothing',
    summary: 'Create new recovery codes',
    description: 'The previous codes stop working. The new ones are shown only once.',
  })
  router.delete('/user/second_factor/reset', [secondFactor.OwnFactorResets, 'destroy']).call({
    by: 'signedIn',
    allowedWithoutSecondFactor: true,
    team: 'nothing',
    summary: 'Cancel the reset of your second step',
  })
}).where('id', idParam)

defineCalls('identity', 'Second step', () => {
  router.post('/user/:id/second_factor/reset', [secondFactor.FactorResets, 'store']).call({
    by: 'openConsole',
    summary: 'Reset the second step of a person who lost their device',
    description:
      'Takes effect after 24 hours unless the person or staff cancel it. You cannot reset your own second step. Only root administrators can reset that of an administrator.',
    example: { reason: 'Called from her number and named her last three parcels' },
  })
  router
    .delete('/user/:id/second_factor/reset', [secondFactor.FactorResets, 'destroy'])
    .call({ by: 'openConsole', summary: 'Cancel a reset of the second step' })
}).where('id', idParam)
