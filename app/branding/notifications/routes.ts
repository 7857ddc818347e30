import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idParam } from '#shared/http/route_params'
import { VERSION_DOCS } from '#shared/http/pagination_texts'
import { defineCalls, definePages } from '#start/route_groups'

const { notifications } = controllers.branding

const WAY = { phone: 'whatsapp_sms', mail: 'always', atNight: false }

const EXAMPLE_WAYS = {
  booked: WAY,
  on_the_way: WAY,
  out_for_delivery: { ...WAY, atNight: true },
  delivered: WAY,
  delayed: WAY,
  delivery_failed: WAY,
  held: WAY,
  ready_for_collection: WAY,
  returned: WAY,
}

definePages('branding', () => {
  router
    .get('/base/branded-notification', [notifications.NotificationSetupPage, 'render'])
    .page({ by: 'signedIn', liveOnly: true })
    .as('notification_setup')
  router
    .get('/base/branded-notification/messages', [notifications.MessagesPage, 'render'])
    .page({ by: 'signedIn', liveOnly: true })
    .as('messages')
})

defineCalls('branding', 'Notifications', () => {
  router
    .get('/shipment/branded_notification/status', [notifications.NotificationStatuses, 'show'])
    .call({
      by: 'signedIn',
      liveOnly: true,
      summary: 'Check if branded messages to receivers are on',
    })
    .as('notification_status.show')
  router
    .put('/shipment/branded_notification/enable/:value', [
      notifications.NotificationStatuses,
      'update',
    ])
    .call({
      by: 'signedIn',
      team: 'brand',
      liveOnly: true,
      summary: 'Turn branded messages to receivers on (true) or off (false)',
    })
    .as('notification_status.update')
  router
    .get('/shipment/branded_notification/templates', [notifications.NotificationTemplates, 'index'])
    .call({
      by: 'signedIn',
      liveOnly: true,
      summary: 'List the message templates by event',
    })
  router
    .put('/shipment/branded_notification/templates/:event', [
      notifications.NotificationTemplates,
      'update',
    ])
    .call({
      by: 'signedIn',
      team: 'brand',
      liveOnly: true,
      summary: 'Update the message template of an event',
      example: {
        subject: 'Your order from {business} is on the way',
        body: 'Hello {receiver}, your order is on the way.',
        sms: '{business}: {trackingNumber} is on the way. {link}',
      },
      description: VERSION_DOCS,
      failures: [409],
    })
  router
    .delete('/shipment/branded_notification/templates/:event', [
      notifications.NotificationTemplates,
      'destroy',
    ])
    .call({
      by: 'signedIn',
      team: 'brand',
      liveOnly: true,
      summary: 'Reset the message template of an event to the default',
      failures: [409],
    })
  router
    .get('/shipment/branded_notification/plan', [notifications.NotificationPlans, 'show'])
    .call({
      by: 'signedIn',
      liveOnly: true,
      summary: 'Get the channels and quiet hours of messages to receivers',
    })
  router
    .put('/shipment/branded_notification/plan', [notifications.NotificationPlans, 'update'])
    .call({
      by: 'signedIn',
      team: 'brand',
      liveOnly: true,
      summary: 'Update the channels and quiet hours of messages to receivers',
      description:
        '`whatsapp_sms` tries WhatsApp first, then SMS. `mail: instead` sends an e-mail only if nothing reaches the phone. During the quiet hours (Lagos time), only `atNight` events are sent to phones. ' +
        VERSION_DOCS,
      example: {
        ways: EXAMPLE_WAYS,
        quiet: true,
        quietFrom: '21:00',
        quietUntil: '07:00',
      },
      failures: [409],
    })
  router
    .get('/shipment/branded_notification/messages/all', [notifications.Messages, 'index'])
    .call({
      by: 'signedIn',
      liveOnly: true,
      summary: 'List the messages of a month with channels and parts',
      description:
        'Defaults to the current month. `cost` is what a message costs us; businesses are not charged. `tries` lists the channels in the order tried.',
    })
  router
    .get('/shipment/branded_notification/messages/all.csv', [notifications.Messages, 'export'])
    .call({
      by: 'signedIn',
      liveOnly: true,
      summary: 'Download the messages of a month as CSV',
      file: 'text/csv',
    })
    .as('message_exports.show')
  router
    .get('/shipment/branded_notification/messages/costs', [notifications.MessageCosts, 'index'])
    .call({
      by: 'signedIn',
      liveOnly: true,
      summary: 'Get the number of a month’s messages by channel',
      description: '`cost` is what the messages cost us. Businesses are not charged.',
    })
  router
    .get('/shipment/branded_notification/messages', [notifications.ReceiverNotifications, 'index'])
    .call({
      by: 'signedIn',
      liveOnly: true,
      summary: 'List the latest messages to receivers with their status',
    })
  router
    .get('/shipment/branded_notification/messages/sms', [notifications.SmsCounts, 'show'])
    .call({
      by: 'signedIn',
      liveOnly: true,
      summary: 'Count the SMS of the last 30 days by status',
    })
  router
    .put('/shipment/branded_notification/messages/:id/resend', [
      notifications.ReceiverNotifications,
      'update',
    ])
    .call({
      by: 'signedIn',
      team: 'book',
      liveOnly: true,
      summary: 'Resend a message to a receiver',
      failures: [409, 429],
    })
}).where('id', idParam)
