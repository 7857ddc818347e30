import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { calls } from '#start/route_groups'

const { domains } = controllers.branding

calls('branding', () => {
  router.get('/own_domain', [domains.OwnDomains, 'show']).call({ by: 'signedIn', liveOnly: true })
  router
    .post('/own_domain', [domains.OwnDomains, 'store'])
    .call({ by: 'signedIn', team: 'brand', liveOnly: true })
  router
    .delete('/own_domain', [domains.OwnDomains, 'destroy'])
    .call({ by: 'signedIn', team: 'brand', liveOnly: true })
  router
    .post('/own_domain/check', [domains.DomainChecks, 'store'])
    .call({ by: 'signedIn', team: 'brand', liveOnly: true })
})
