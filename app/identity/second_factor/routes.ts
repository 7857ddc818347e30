import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { calls, pages } from '#start/route_groups'

const { secondFactor } = controllers.identity

pages('identity', () => {
  router
    .get('/second_factor/reset/:token', [secondFactor.FactorResetPage, 'render'])
    .page({ by: 'anyone' })
    .as('factor_reset')
})

calls('identity', () => {
  router.post('/login/second_factor', [secondFactor.SecondSteps, 'store']).call({ by: 'anyone' })
  router
    .post('/second_factor/reset/:token/stop', [secondFactor.FactorResetStops, 'store'])
    .call({ by: 'anyone' })
})

calls('identity', () => {
  router
    .get('/user/second_factor', [secondFactor.SecondFactors, 'show'])
    .call({ by: 'signedIn', securing: true })
  router
    .post('/user/second_factor/proof', [secondFactor.FactorProofs, 'store'])
    .call({ by: 'signedIn', securing: true, team: 'nothing' })
  router
    .post('/user/second_factor/confirmation', [secondFactor.FactorConfirmations, 'store'])
    .call({ by: 'signedIn', securing: true, team: 'nothing' })
  router
    .post('/user/second_factor/authenticator', [secondFactor.Authenticators, 'store'])
    .call({ by: 'signedIn', securing: true, team: 'nothing' })
  router
    .put('/user/second_factor/authenticator', [secondFactor.Authenticators, 'update'])
    .call({ by: 'signedIn', securing: true, team: 'nothing' })
  router
    .delete('/user/second_factor/authenticator', [secondFactor.Authenticators, 'destroy'])
    .call({ by: 'signedIn', securing: true, team: 'nothing' })
  router
    .post('/user/second_factor/passkey/options', [secondFactor.PasskeyOptions, 'store'])
    .call({ by: 'signedIn', securing: true, team: 'nothing' })
  router
    .post('/user/second_factor/passkey', [secondFactor.Passkeys, 'store'])
    .call({ by: 'signedIn', securing: true, team: 'nothing' })
  router
    .delete('/user/second_factor/passkey/:id', [secondFactor.Passkeys, 'destroy'])
    .call({ by: 'signedIn', securing: true, team: 'nothing' })
  router
    .post('/user/second_factor/recovery_codes', [secondFactor.RecoveryCodes, 'store'])
    .call({ by: 'signedIn', securing: true, team: 'nothing' })
  router
    .delete('/user/second_factor/reset', [secondFactor.OwnFactorResets, 'destroy'])
    .call({ by: 'signedIn', securing: true, team: 'nothing' })
}).where('id', number)

// What staff do for somebody who lost their device.
calls('identity', () => {
  router
    .post('/user/:id/second_factor/reset', [secondFactor.FactorResets, 'store'])
    .call({ by: 'openConsole' })
  router
    .delete('/user/:id/second_factor/reset', [secondFactor.FactorResets, 'destroy'])
    .call({ by: 'openConsole' })
}).where('id', number)
