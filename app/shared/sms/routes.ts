import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { defineCalls } from '#start/route_groups'

const { sms } = controllers.shared

// The gateway authenticates by its signature instead of a session.
defineCalls('shared', 'Notifications', () => {
  router.post('/webhooks/sms', [sms.SmsReports, 'store']).call({
    by: 'anyone',
    summary: 'Where the SMS gateway reports what became of an SMS',
    description: 'Signed by the gateway.',
    bodySchema: { type: 'object', description: 'As the gateway writes it.' },
    failures: [401],
  })
})
