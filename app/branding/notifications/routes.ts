import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { calls, pages } from '#start/route_groups'

const { notifications } = controllers.branding

pages('branding', () => {
  router
    .get('/base/branded-notification', [notifications.NotificationSetupPage, 'render'])
    .page({ by: 'signedIn', liveOnly: true })
    .as('notification_setup')
  router
    .get('/base/branded-notification/messages', [notifications.MessagesPage, 'render'])
    .page({ by: 'signedIn', liveOnly: true })
    .as('messages')
})

calls('branding', () => {
  router
    .get('/shipment/branded_notification/status', [notifications.NotificationStatuses, 'show'])
    .call({ by: 'signedIn', liveOnly: true })
    .as('notification_status.show')
  router
    .put('/shipment/branded_notification/enable/:value', [
      notifications.NotificationStatuses,
      'update',
    ])
    .call({ by: 'signedIn', team: 'brand', liveOnly: true })
    .as('notification_status.update')
  router
    .get('/shipment/branded_notification/templates', [notifications.NotificationTemplates, 'index'])
    .call({ by: 'signedIn', liveOnly: true })
  router
    .put('/shipment/branded_notification/templates/:event', [
      notifications.NotificationTemplates,
      'update',
    ])
    .call({ by: 'signedIn', team: 'brand', liveOnly: true })
  router
    .delete('/shipment/branded_notification/templates/:event', [
      notifications.NotificationTemplates,
      'destroy',
    ])
    .call({ by: 'signedIn', team: 'brand', liveOnly: true })
  router
    .get('/shipment/branded_notification/plan', [notifications.NotificationPlans, 'show'])
    .call({ by: 'signedIn', liveOnly: true })
  router
    .put('/shipment/branded_notification/plan', [notifications.NotificationPlans, 'update'])
    .call({ by: 'signedIn', team: 'brand', liveOnly: true })
  router
    .get('/shipment/branded_notification/messages/all', [notifications.Messages, 'index'])
    .call({ by: 'signedIn', liveOnly: true })
  router
    .get('/shipment/branded_notification/messages/all.csv', [notifications.MessageExports, 'show'])
    .call({ by: 'signedIn', liveOnly: true })
  router
    .get('/shipment/branded_notification/messages/costs', [notifications.MessageCosts, 'index'])
    .call({ by: 'signedIn', liveOnly: true })
  router
    .get('/shipment/branded_notification/messages', [notifications.ReceiverNotifications, 'index'])
    .call({ by: 'signedIn', liveOnly: true })
  router
    .get('/shipment/branded_notification/messages/sms', [notifications.SmsCounts, 'show'])
    .call({ by: 'signedIn', liveOnly: true })
  router
    .put('/shipment/branded_notification/messages/:id/resend', [
      notifications.ReceiverNotifications,
      'update',
    ])
    .call({ by: 'signedIn', team: 'book', liveOnly: true })
}).where('id', number)
