import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { calls, pages } from '#start/route_groups'

const { secondFactor } = controllers.identity

pages('identity', 'anyone', () => {
  router
    .get('/second_factor/reset/:token', [secondFactor.FactorResetPage, 'render'])
    .as('factor_reset')
})

calls('identity', 'anyone', () => {
  router.post('/login/second_factor', [secondFactor.SecondSteps, 'store'])
  router.post('/second_factor/reset/:token/stop', [secondFactor.FactorResetStops, 'store'])
})

calls('identity', 'securing', () => {
  router.get('/user/second_factor', [secondFactor.SecondFactors, 'show'])
  router.post('/user/second_factor/proof', [secondFactor.FactorProofs, 'store'])
  router.post('/user/second_factor/confirmation', [secondFactor.FactorConfirmations, 'store'])
  router.post('/user/second_factor/authenticator', [secondFactor.Authenticators, 'store'])
  router.put('/user/second_factor/authenticator', [secondFactor.Authenticators, 'update'])
  router.delete('/user/second_factor/authenticator', [secondFactor.Authenticators, 'destroy'])
  router.post('/user/second_factor/passkey/options', [secondFactor.PasskeyOptions, 'store'])
  router.post('/user/second_factor/passkey', [secondFactor.Passkeys, 'store'])
  router.delete('/user/second_factor/passkey/:id', [secondFactor.Passkeys, 'destroy'])
  router.post('/user/second_factor/recovery_codes', [secondFactor.RecoveryCodes, 'store'])
  router.delete('/user/second_factor/reset', [secondFactor.OwnFactorResets, 'destroy'])
}).where('id', number)

// What staff do for somebody who lost their device.
calls('identity', 'openConsole', () => {
  router.post('/user/:id/second_factor/reset', [secondFactor.FactorResets, 'store'])
  router.delete('/user/:id/second_factor/reset', [secondFactor.FactorResets, 'destroy'])
}).where('id', number)
