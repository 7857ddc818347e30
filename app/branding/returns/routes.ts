import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { calls, pages } from '#start/route_groups'

const { returns } = controllers.branding

pages('branding', 'signedIn', () => {
  router.get('/base/returns/setup', [returns.ReturnSetupPage, 'render']).as('return_setup')
})

calls('branding', 'signedIn', () => {
  router.get('/return_rules', [returns.ReturnRules, 'show']).as('return_rules.show')
  router.put('/return_rules', [returns.ReturnRules, 'update']).as('return_rules.update')
})

calls('branding', 'anyone', () => {
  router.post('/shipment/:trackingNumber/returns', [returns.ReturnRequests, 'store'])
})
