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
  shopURL: 'https://mamaput.example/plantain-chips',
  cacheFileName: '1700000000000',
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
    'api.branding.page_figures.show': {
      summary: 'Read how often the tracking page was opened',
      description:
        'By days of Lagos, today the last. A visit is an opening of the page of a parcel, a repeat visit one of a parcel whose page was opened before. Nothing is kept of who opens it.',
    },
    'api.branding.page_figure_exports.show': {
      summary: 'Download how often the tracking page was opened',
      file: 'text/csv',
    },
    'api.branding.brand_tracking.show': {
      summary: 'Track a parcel as the business with this subdomain',
      description:
        'Its products are told to the receiver alone: who adds `k` of the link in the message.',
      optionalQuery: { k: { type: 'string', description: 'From the link in the message.' } },
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
