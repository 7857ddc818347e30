import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { calls, pages } from '#start/route_groups'

const { notifications } = controllers.branding

pages('branding', 'signedIn', () => {
  router
    .get('/base/branded-notification', [notifications.NotificationSetupPage, 'render'])
    .as('notification_setup')
  router
    .get('/base/branded-notification/messages', [notifications.MessagesPage, 'render'])
    .as('messages')
})

calls('branding', 'signedIn', () => {
  router
    .get('/shipment/branded_notification/status', [notifications.NotificationStatuses, 'show'])
    .as('notification_status.show')
  router
    .put('/shipment/branded_notification/enable/:value', [
      notifications.NotificationStatuses,
      'update',
    ])
    .as('notification_status.update')
  router.get('/shipment/branded_notification/templates', [
    notifications.NotificationTemplates,
    'index',
  ])
  router.put('/shipment/branded_notification/templates/:event', [
    notifications.NotificationTemplates,
    'update',
  ])
  router.delete('/shipment/branded_notification/templates/:event', [
    notifications.NotificationTemplates,
    'destroy',
  ])
  router.get('/shipment/branded_notification/plan', [notifications.NotificationPlans, 'show'])
  router.put('/shipment/branded_notification/plan', [notifications.NotificationPlans, 'update'])
  router.get('/shipment/branded_notification/messages/all', [notifications.Messages, 'index'])
  router.get('/shipment/branded_notification/messages/all.csv', [
    notifications.MessageExports,
    'show',
  ])
  router.get('/shipment/branded_notification/messages/costs', [notifications.MessageCosts, 'index'])
  router.get('/shipment/branded_notification/messages', [
    notifications.ReceiverNotifications,
    'index',
  ])
  router.get('/shipment/branded_notification/messages/sms', [notifications.SmsCounts, 'show'])
  router.put('/shipment/branded_notification/messages/:id/resend', [
    notifications.ReceiverNotifications,
    'update',
  ])
}).where('id', number)
