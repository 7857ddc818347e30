import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { defineCalls } from '#start/route_groups'

const { sms } = controllers.shared

// The gateway authenticates by its signature instead of a session.
defineCalls('shared', 'Notifications', () => {
  router.post('/webhooks/sms', [sms.SmsReports, 'store']).call({
    by: 'anyone',
    summary: 'Receive delivery reports from the SMS gateway',
    description: 'Signed by the gateway.',
    bodySchema: { type: 'object', description: 'A delivery report in the format of the gateway.' },
    failures: [401],
  })
})
