import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { defineCalls } from '#start/route_groups'

const { domains } = controllers.branding

defineCalls('branding', 'Business', () => {
  router.get('/own_domain', [domains.OwnDomains, 'show']).call({
    by: 'signedIn',
    liveOnly: true,
    summary: 'Get the custom domain of the tracking page',
    description:
      'Returns null if there is none. `found` is the latest DNS answer, and `record` is the CNAME record to create.',
  })
  router.post('/own_domain', [domains.OwnDomains, 'store']).call({
    by: 'signedIn',
    team: 'brand',
    liveOnly: true,
    summary: 'Add a custom domain to the tracking page',
    description:
      'The page is available on the domain as soon as the CNAME record is correct. We check it at once, then regularly.',
    example: { host: 'track.mamaput.example' },
    failures: [409, 429],
  })
  router.delete('/own_domain', [domains.OwnDomains, 'destroy']).call({
    by: 'signedIn',
    team: 'brand',
    liveOnly: true,
    summary: 'Remove the custom domain of the tracking page',
  })
  router.post('/own_domain/check', [domains.DomainChecks, 'store']).call({
    by: 'signedIn',
    team: 'brand',
    liveOnly: true,
    summary: 'Check the DNS record of the custom domain',
    failures: [404, 429],
  })
})
