import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { defineCalls, definePages } from '#start/route_groups'

const { returns } = controllers.branding

definePages('branding', () => {
  router
    .get('/base/returns/setup', [returns.ReturnSetupPage, 'render'])
    .page({ by: 'signedIn', liveOnly: true })
    .as('return_setup')
})

defineCalls('branding', 'Returns', () => {
  router
    .get('/return_rules', [returns.ReturnRules, 'show'])
    .call({ by: 'signedIn', liveOnly: true, summary: 'Read what your receivers may send back' })
    .as('return_rules.show')
  router
    .put('/return_rules', [returns.ReturnRules, 'update'])
    .call({
      by: 'signedIn',
      team: 'brand',
      liveOnly: true,
      summary: 'Say what your receivers may send back',
      description:
        'Receivers ask on your published tracking page until `windowDays` days after the delivery are over in Lagos. Without `needsApproval` a return is booked at once with the cheapest courier, from your wallet.',
      example: {
        forReceivers: true,
        reasons: ['Too small', 'Damaged'],
        windowDays: 14,
        needsApproval: true,
        exchanges: false,
        handOver: 'either',
      },
      failures: [409],
    })
    .as('return_rules.update')
  router.post('/shipment/:trackingNumber/returns', [returns.ReturnRequests, 'store']).call({
    by: 'anyone',
    summary: 'Ask for a return, as the receiver',
    description:
      'Of a parcel whose business allows it, ten times a day. `key` is what the link in our messages to the receiver has as `k`.',
    status: 201,
    failures: [403, 404, 409, 429],
  })
})
