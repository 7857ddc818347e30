import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { calls } from '#start/route_groups'

const { sms } = controllers.shared

// The gateway has no session: its signature says who it is.
calls('shared', () => {
  router.post('/webhooks/sms', [sms.SmsReports, 'store']).call({ by: 'anyone' })
})
