import router from '@adonisjs/core/services/router'
import { number } from '#shared/http/route_params'
import { middleware } from '#start/kernel'

const NotificationSetupPageController = () =>
  import('#branding/notifications/controllers/notification_setup_page_controller')
const NotificationStatusesController = () =>
  import('#branding/notifications/controllers/notification_statuses_controller')
const NotificationTemplatesController = () =>
  import('#branding/notifications/controllers/notification_templates_controller')
const ReceiverNotificationsController = () =>
  import('#branding/notifications/controllers/receiver_notifications_controller')

router
  .get('/base/branded-notification', [NotificationSetupPageController, 'render'])
  .use(middleware.signedIn())
  .as('branding.notification_setup')

// What receivers are told, in whose words, and what became of it.
router
  .group(() => {
    router.get('/status', [NotificationStatusesController, 'show']).as('notification_status.show')
    router
      .put('/enable/:value', [NotificationStatusesController, 'update'])
      .as('notification_status.update')
    router
      .get('/templates', [NotificationTemplatesController, 'index'])
      .as('notification_templates.index')
    router
      .put('/templates/:event', [NotificationTemplatesController, 'update'])
      .as('notification_templates.update')
    router
      .delete('/templates/:event', [NotificationTemplatesController, 'destroy'])
      .as('notification_templates.destroy')
    router
      .get('/messages', [ReceiverNotificationsController, 'index'])
      .as('receiver_notifications.index')
    router
      .put('/messages/:id/resend', [ReceiverNotificationsController, 'update'])
      .as('receiver_notifications.update')
      .where('id', number)
  })
  .use(middleware.signedIn())
  .prefix('/api/v1/shipment/branded_notification')
  .as('api.branding')
