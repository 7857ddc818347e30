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
      summary: 'Read whether branded messages to receivers are on',
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
      summary: 'Turn the messages to receivers on (true) or off (false)',
    })
    .as('notification_status.update')
  router
    .get('/shipment/branded_notification/templates', [notifications.NotificationTemplates, 'index'])
    .call({
      by: 'signedIn',
      liveOnly: true,
      summary: 'List what receivers are told, event by event',
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
      summary: 'Write the words for one event',
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
      summary: 'Go back to the default words for one event',
      failures: [409],
    })
  router
    .get('/shipment/branded_notification/plan', [notifications.NotificationPlans, 'show'])
    .call({
      by: 'signedIn',
      liveOnly: true,
      summary: 'Read by which channels receivers are told, and the quiet hours',
    })
  router
    .put('/shipment/branded_notification/plan', [notifications.NotificationPlans, 'update'])
    .call({
      by: 'signedIn',
      team: 'brand',
      liveOnly: true,
      summary: 'Choose the channels of each event, and the quiet hours',
      description:
        'A second channel is tried when the first does not reach the receiver: WhatsApp, SMS, and an e-mail `instead`. In the quiet hours of Lagos nothing goes to a phone but events that are `atNight`. ' +
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
      summary: 'List the messages of a month, with their channels, parts and costs',
      description: 'This month where none is named. `tries` are the channels in their order.',
    })
  router
    .get('/shipment/branded_notification/messages/all.csv', [notifications.Messages, 'export'])
    .call({
      by: 'signedIn',
      liveOnly: true,
      summary: 'Download the messages of a month',
      file: 'text/csv',
    })
    .as('message_exports.show')
  router
    .get('/shipment/branded_notification/messages/costs', [notifications.MessageCosts, 'index'])
    .call({
      by: 'signedIn',
      liveOnly: true,
      summary: 'Count the messages of a month, and what they cost, by channel',
      description: 'By the prices that staff have set. Nobody is charged for them.',
    })
  router
    .get('/shipment/branded_notification/messages', [notifications.ReceiverNotifications, 'index'])
    .call({
      by: 'signedIn',
      liveOnly: true,
      summary: 'List the newest messages to receivers, with what became of them',
    })
  router
    .get('/shipment/branded_notification/messages/sms', [notifications.SmsCounts, 'show'])
    .call({
      by: 'signedIn',
      liveOnly: true,
      summary: 'Count what became of the SMS of the last 30 days',
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
      summary: 'Send a message to a receiver once more',
      failures: [409, 429],
    })
}).where('id', idParam)
