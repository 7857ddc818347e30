import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { calls, pages } from '#start/route_groups'

const { returns } = controllers.branding

pages('branding', () => {
  router
    .get('/base/returns/setup', [returns.ReturnSetupPage, 'render'])
    .page({ by: 'signedIn', liveOnly: true })
    .as('return_setup')
})

calls('branding', () => {
  router
    .get('/return_rules', [returns.ReturnRules, 'show'])
    .call({ by: 'signedIn', liveOnly: true })
    .as('return_rules.show')
  router
    .put('/return_rules', [returns.ReturnRules, 'update'])
    .call({ by: 'signedIn', team: 'brand', liveOnly: true })
    .as('return_rules.update')
})

calls('branding', () => {
  router
    .post('/shipment/:trackingNumber/returns', [returns.ReturnRequests, 'store'])
    .call({ by: 'anyone' })
})
