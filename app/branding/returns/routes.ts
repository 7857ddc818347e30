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
    .call({ by: 'signedIn', liveOnly: true, summary: 'Get the return rules for your receivers' })
    .as('return_rules.show')
  router
    .put('/return_rules', [returns.ReturnRules, 'update'])
    .call({
      by: 'signedIn',
      team: 'brand',
      liveOnly: true,
      summary: 'Update the return rules for your receivers',
      description:
        'Receivers request returns on your published tracking page, up to `windowDays` days after delivery (Lagos time). Without `needsApproval`, a return is booked at once with the cheapest courier and paid from your wallet.',
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
    summary: 'Request a return as the receiver',
    description:
      'Requires a business that allows returns; limited to ten requests a day. `key` is the value of `k` in the link we sent to the receiver.',
    status: 201,
    failures: [403, 404, 409, 429],
  })
})
