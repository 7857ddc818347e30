import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { defineCalls } from '#start/route_groups'

const { domains } = controllers.branding

defineCalls('branding', 'Business', () => {
  router.get('/own_domain', [domains.OwnDomains, 'show']).call({
    by: 'signedIn',
    liveOnly: true,
    summary: 'Read the domain of its own that the tracking page is on',
    description:
      'Null where there is none. `found` says what the DNS answered last, and `record` is the CNAME to make.',
  })
  router.post('/own_domain', [domains.OwnDomains, 'store']).call({
    by: 'signedIn',
    team: 'brand',
    liveOnly: true,
    summary: 'Put the tracking page on a domain of your own',
    description:
      'The page answers there from the moment the CNAME is right, which is looked for at once and then by itself.',
    example: { host: 'track.mamaput.example' },
    failures: [409, 429],
  })
  router.delete('/own_domain', [domains.OwnDomains, 'destroy']).call({
    by: 'signedIn',
    team: 'brand',
    liveOnly: true,
    summary: 'Take the tracking page off that domain',
  })
  router.post('/own_domain/check', [domains.DomainChecks, 'store']).call({
    by: 'signedIn',
    team: 'brand',
    liveOnly: true,
    summary: 'Look again where the domain leads to',
    failures: [404, 429],
  })
})
