import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { calls } from '#start/route_groups'

const { domains } = controllers.branding

calls('branding', 'signedIn', () => {
  router.get('/own_domain', [domains.OwnDomains, 'show'])
  router.post('/own_domain', [domains.OwnDomains, 'store'])
  router.delete('/own_domain', [domains.OwnDomains, 'destroy'])
  router.post('/own_domain/check', [domains.DomainChecks, 'store'])
})
