import type { OperationGroup } from '#admin/developers/openapi/operation'

const picture = 'A GIF, JPEG or PNG of at most 2 MB, as the part `file` of `multipart/form-data`.'

const KEEPS_OTHERS =
  'With the `version` that you have read, nobody else’s changes are overwritten: then the answer is 409.'

const cacheFileName = {
  type: 'string',
  description: 'A name of your own for the upload, such as the time in milliseconds.',
}

const profile = {
  name: 'Mama Put Limited',
  shortName: 'Ronke Ade',
  contactPhoneNumber: '08031234567',
  contactEmail: 'hello@mamaput.example',
  subdomain: 'mamaput',
  businessState: { value: 'NG_LA', label: 'Lagos' },
  notifyReceiver: true,
}

const product = {
  name: 'Plantain Chips',
  description: 'Ripe, lightly salted, pack of six',
  productCategoryGroupId: 6,
  currency: 'NGN',
  price: 4800,
  cacheFileName: '1700000000000',
}

const WAY = { phone: 'whatsapp_sms', mail: 'always', atNight: false }

const EXAMPLE_WAYS = {
  ...{ booked: WAY, on_the_way: WAY, out_for_delivery: { ...WAY, atNight: true }, delivered: WAY },
  ...{ delayed: WAY, delivery_failed: WAY, held: WAY, ready_for_collection: WAY, returned: WAY },
}

export const business: OperationGroup = {
  tag: 'Business',
  description: 'How a business looks to its receivers.',
  operations: {
    'api.branding.current_business.show': { summary: 'Read the business that you act for' },
    'api.branding.current_business.update': {
      summary: 'Continue for the business that you have just created',
      description:
        'Without an `id`, the one that was created since this token was issued, else the same one as before.',
      headers: { Authorization: 'The token that replaces the one of this call.' },
    },
    'api.branding.businesses.index': {
      summary: 'List your businesses',
    },
    'api.branding.businesses.show': { summary: 'Read a business' },
    'api.branding.businesses.store': {
      summary: 'Create a business',
      description: 'Name the upload of a logo in `cacheFileName` to give it to the business.',
      example: profile,
    },
    'api.branding.businesses.update': {
      summary: 'Change the business that you act for',
      description: KEEPS_OTHERS,
      example: { ...profile, version: 1 },
      failures: [409],
    },
    'api.branding.business_logos.store': {
      summary: 'Upload a logo for a form that is saved later',
      description: `${picture} It is forgotten after a day without a save.`,
      params: {
        cacheFileName,
        businessId: { type: 'integer', description: '0 for a business that does not exist yet.' },
      },
      failures: [429],
    },
    'api.branding.business_logos.update': {
      summary: 'Change the logo at once',
      description: picture,
      failures: [429],
    },
    'api.branding.products.index': { summary: 'List the products of the business' },
    'api.branding.products.store': {
      summary: 'Add a product',
      description: 'Its picture is uploaded first, and named in `cacheFileName`.',
      example: product,
    },
    'api.branding.products.update': {
      summary: 'Change a product',
      description: `Without a new upload it keeps its picture. ${KEEPS_OTHERS}`,
      example: { ...product, version: 1 },
      failures: [409],
    },
    'api.branding.products.destroy': { summary: 'Delete a product and its picture' },
    'api.branding.product_category_groups.index': { summary: 'List the categories of products' },
    'api.branding.product_currencies.index': { summary: 'List the currencies of prices' },
    'api.branding.product_images.store': {
      summary: 'Upload a picture for a product that is saved later',
      description: `${picture} It is forgotten after a day without a save.`,
      params: { cacheFileName },
      failures: [429],
    },
    'api.branding.product_images.update': {
      summary: 'Upload another picture in its place',
      description: picture,
      params: { cacheFileName },
      failures: [429],
    },
    'api.branding.own_domains.show': {
      summary: 'Read the domain of its own that the tracking page is on',
      description:
        'Null where there is none. `found` says what the DNS answered last, and `record` is the CNAME to make.',
    },
    'api.branding.own_domains.store': {
      summary: 'Put the tracking page on a domain of your own',
      description:
        'The page answers there from the moment the CNAME is right, which is looked for at once and then by itself.',
      example: { host: 'track.mamaput.example' },
      failures: [409, 429],
    },
    'api.branding.own_domains.destroy': { summary: 'Take the tracking page off that domain' },
    'api.branding.domain_checks.store': {
      summary: 'Look again where the domain leads to',
      failures: [404, 429],
    },
    'api.branding.brand_tracking.show': {
      summary: 'Track a parcel as the business with this subdomain',
      description:
        'Its products are told to the receiver alone: who adds `k` of the link in the message.',
      optionalQuery: { k: { type: 'string', description: 'From the link in the message.' } },
    },
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
      failures: [429],
    },
    'api.branding.tracking_preferences.show': {
      summary: 'Show what the branded tracking page displays of the business',
    },
    'api.branding.tracking_preferences.update': {
      summary: 'Choose what the branded tracking page displays of the business',
      description: KEEPS_OTHERS,
      failures: [409],
    },
    'api.branding.tracking_products.index': {
      summary: 'List the products, with whether the branded tracking page shows them',
    },
    'api.branding.tracking_products.store': {
      summary: 'Select the products of the branded tracking page; the body is a list of their ids',
      bodySchema: { type: 'array', items: { type: 'integer', minimum: 1 }, maxItems: 100 },
      optionalQuery: { version: { type: 'integer', description: 'Of the selection, as read.' } },
      failures: [409],
    },
    'api.branding.tracking_themes.index': {
      summary: 'List the themes of the branded tracking page, and which one is chosen',
    },
    'api.branding.tracking_themes.update': {
      summary: 'Choose titles and theme of the branded tracking page',
      description: KEEPS_OTHERS,
      failures: [409],
    },
    'api.branding.tracking_publications.update': {
      summary: 'Publish the branded tracking page (true), or stop it (false)',
    },
  },
}
