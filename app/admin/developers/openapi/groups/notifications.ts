import type { OperationGroup } from '#admin/developers/openapi/operation'

const KEEPS_OTHERS =
  'With the `version` that you have read, nobody else’s changes are overwritten: then the answer is 409.'

const WAY = { phone: 'whatsapp_sms', mail: 'always', atNight: false }

const EXAMPLE_WAYS = {
  ...{ booked: WAY, on_the_way: WAY, out_for_delivery: { ...WAY, atNight: true }, delivered: WAY },
  ...{ delayed: WAY, delivery_failed: WAY, held: WAY, ready_for_collection: WAY, returned: WAY },
}

export const notifications: OperationGroup = {
  tag: 'Notifications',
  description: 'What receivers are told, by which channels, and what became of it.',
  operations: {
    'api.branding.notification_status.show': {
      summary: 'Read whether branded messages to receivers are on',
    },
    'api.branding.notification_status.update': {
      summary: 'Turn the messages to receivers on (true) or off (false)',
    },
    'api.branding.notification_templates.index': {
      summary: 'List what receivers are told, event by event',
    },
    'api.branding.notification_templates.update': {
      summary: 'Write the words for one event',
      example: {
        subject: 'Your order from {business} is on the way',
        body: 'Hello {receiver}, your order is on the way.',
        sms: '{business}: {trackingNumber} is on the way. {link}',
      },
      description: KEEPS_OTHERS,
      failures: [409],
    },
    'api.branding.notification_templates.destroy': {
      summary: 'Go back to the default words for one event',
      failures: [409],
    },
    'api.branding.notification_plans.show': {
      summary: 'Read by which channels receivers are told, and the quiet hours',
    },
    'api.branding.notification_plans.update': {
      summary: 'Choose the channels of each event, and the quiet hours',
      description:
        'A second channel is tried when the first does not reach the receiver: WhatsApp, SMS, and an e-mail `instead`. In the quiet hours of Lagos nothing goes to a phone but events that are `atNight`. ' +
        KEEPS_OTHERS,
      example: {
        ways: EXAMPLE_WAYS,
        quiet: true,
        quietFrom: '21:00',
        quietUntil: '07:00',
      },
      failures: [409],
    },
    'api.branding.messages.index': {
      summary: 'List the messages of a month, with their channels, parts and costs',
      description: 'This month where none is named. `tries` are the channels in their order.',
    },
    'api.branding.message_exports.show': {
      summary: 'Download the messages of a month',
      file: 'text/csv',
    },
    'api.branding.message_costs.index': {
      summary: 'Count the messages of a month, and what they cost, by channel',
      description: 'By the prices that staff have set. Nobody is charged for them.',
    },
    'api.branding.receiver_notifications.index': {
      summary: 'List the newest messages to receivers, with what became of them',
    },
    'api.branding.sms_counts.show': {
      summary: 'Count what became of the SMS of the last 30 days',
    },
    'api.shared.sms_reports.store': {
      summary: 'Where the SMS gateway reports what became of an SMS',
      description: 'Signed by the gateway.',
      bodySchema: { type: 'object', description: 'As the gateway writes it.' },
      failures: [401],
    },
    'api.shared.whatsapp_hooks.show': {
      summary: 'Where WhatsApp asks for its word when the webhook is set up',
      optionalQuery: {
        'hub.mode': { type: 'string' },
        'hub.verify_token': { type: 'string' },
        'hub.challenge': { type: 'string' },
      },
      file: 'text/plain',
      failures: [401],
    },
    'api.shared.whatsapp_hooks.store': {
      summary: 'Where WhatsApp reports what became of a message, and what receivers answer',
      description: 'Signed by WhatsApp. STOP and START are understood.',
      bodySchema: { type: 'object', description: 'As WhatsApp writes it.' },
      failures: [401],
    },
    'api.branding.unwanted_texts.store': {
      summary: 'Where a receiver stops the SMS and WhatsApp messages of a business',
      description: 'The token is in the message. E-mails and the tracking page go on.',
      failures: [404],
    },
    'api.branding.unwanted_texts.destroy': {
      summary: 'Where a receiver lets the messages of a business come again',
      failures: [404],
    },
    'api.branding.unwanted_mails.store': {
      summary: 'Where a receiver stops the e-mails of a business',
      description: 'The token is in the e-mail. SMS and the tracking page go on.',
      failures: [404],
    },
    'api.branding.unwanted_mails.destroy': {
      summary: 'Where a receiver lets the e-mails of a business come again',
      failures: [404],
    },
    'api.branding.receiver_notifications.update': {
      summary: 'Send a message to a receiver once more',
      failures: [409, 429],
    },
  },
}
