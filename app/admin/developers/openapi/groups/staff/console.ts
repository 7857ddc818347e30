import { COUNTED_PAGES, type OperationGroup } from '#admin/developers/openapi/operation'

const VERSION =
  'With the `version` that was read, a change that somebody else made in between answers 409 instead of being lost.'

export const consoleOrganizations: OperationGroup = {
  tag: 'Organizations',
  description: 'Businesses, the prices that they have and what they may owe.',
  operations: {
    'api.admin.current_organization.show': { summary: 'Read the organization that you act for' },
    'api.admin.organization_records.show': {
      summary: 'Read an organization',
      description: 'Staff read any; others only the one that they act for.',
    },
    'api.admin.organization_records.index': {
      summary: 'Search organizations',
    },
    'api.admin.organization_exports.show': {
      summary: 'Download organizations',
      file: 'text/csv',
    },
    'api.admin.organization_records.store': {
      mayAsk: true,
      summary: 'Add an organization',
      description: 'Its credit limit is the naira that its wallet may fall below zero.',
    },
    'api.admin.organization_records.update': {
      mayAsk: true,
      summary: 'Change an organization',
      description: `An inactive one cannot book or pay. ${VERSION}`,
      failures: [409],
    },
    'api.admin.billing_group_choices.index': {
      summary: 'List the billing groups that an organization may be put into',
    },
    'api.admin.billing_groups.choices': { summary: 'List the active billing groups' },
    'api.admin.billing_groups.index': { summary: 'Search billing groups' },
    'api.admin.billing_group_exports.show': {
      summary: 'Download billing groups',
      file: 'text/csv',
    },
    'api.admin.billing_groups.store': { summary: 'Add a billing group' },
    'api.admin.billing_groups.update': {
      summary: 'Change a billing group',
      description: `Organizations in an inactive group get the general rates. ${VERSION}`,
      failures: [409],
    },
  },
}

export const consoleSettings: OperationGroup = {
  tag: 'Settings',
  description: 'Fees, amounts and choices that staff set, and the log of what staff changed.',
  operations: {
    'api.admin.setup_trials.store': {
      summary: 'Try a part of the deployment',
      description:
        'Sends a mail to your own address or an SMS or a WhatsApp message to your own number, writes, reads and deletes a file, or asks the payment company for its banks. What does not work is an answer too, with a sentence.',
      failures: [429],
    },
    'api.admin.brand_logos.update': {
      summary: 'Change the logo of the platform',
      description:
        'A GIF, JPEG or PNG of at most 2 MB, as the part `file` of `multipart/form-data`.',
      failures: [429],
    },
    'api.admin.brand_logos.destroy': { summary: 'Remove the logo of the platform' },
    'api.admin.settings.index': { summary: 'List the settings, with their fields and values' },
    'api.admin.settings.show': {
      summary: 'Read the history of a setting',
      params: { key: { type: 'string', description: 'The key of the setting.' } },
    },
    'api.admin.settings.update': {
      mayAsk: true,
      summary: 'Change a setting',
      description: `Money is naira, a share is percent. ${VERSION}`,
      params: { key: { type: 'string', description: 'The key of the setting.' } },
      body: { value: { description: 'As the fields of the setting say' } },
      failures: [409],
    },
    'api.admin.transfer_proofs.show': {
      summary: 'Prove that a transfer is in the books',
      description:
        'By the number of the transfer. As the owner of a wallet gets it for a transaction of theirs.',
      failures: [404, 409],
    },
    'api.admin.audit_entries.index': {
      summary: 'Search the audit log',
      description: `Words are looked for among the newest 10,000 entries of the days; the file has all. ${COUNTED_PAGES}`,
    },
    'api.admin.audit_exports.show': { summary: 'Download the audit log', file: 'text/csv' },
    'api.admin.failed_jobs.index': { summary: 'List the jobs that have failed for good' },
    'api.admin.failed_jobs.destroy': {
      summary: 'Dismiss a failed job',
      description: 'It no longer matters, and its alarm ends.',
    },
    'api.admin.failed_job_retries.store': {
      summary: 'Try a failed job again',
      description: 'Every job may run twice, so one that half succeeded may too.',
      failures: [409],
    },
    'api.shipping.silent_parcels.index': {
      summary: 'List the parcels of which nothing was heard for ninety days',
      description: 'Their courier is not asked any more. The latest 50.',
    },
    'api.shipping.silent_parcels.update': {
      summary: 'Follow such a parcel again',
      description: 'The `id` is that of the shipment. Its ninety days start again.',
      failures: [404],
    },
    'api.shipping.courier_alerts.store': {
      summary: 'Where a courier calls when something happens to a parcel',
      description:
        'The header `credential` holds the secret that we gave to the courier. What it says is not believed: the courier is asked.',
      params: {
        driver: {
          type: 'string',
          enum: ['dhl', 'fedex', 'ups', 'aramex'],
          description: 'Whose alert it is.',
        },
      },
      body: { trackingNumber: { description: 'What the courier calls the parcel' } },
      failures: [401, 429],
    },
  },
}

const ENTRY = {
  list: {
    type: 'string',
    enum: [
      ...['item_category', 'dangerous_good', 'express_box', 'drop_off_location'],
      ...['hs_code', 'export_rule'],
    ],
    description: 'Which list.',
  },
  id: { type: 'string', description: 'The id of the entry; the word itself of a dangerous good.' },
}

const { list: LIST } = ENTRY

const LANGUAGE = {
  language: { type: 'string', description: 'fr, pcm, yo, ha or ig.' },
}

export const consoleLanguages: OperationGroup = {
  tag: 'Languages',
  description: 'What public pages and messages to receivers say in each language.',
  operations: {
    'api.admin.translations.index': {
      summary: 'List the messages of a language beside their English',
      params: LANGUAGE,
      failures: [404],
    },
    'api.admin.translations.update': {
      summary: 'Change the words of a message',
      description:
        'ICU, with the same arguments as the English. `was` is the text that was there: of two who change it at once the second is told. What is changed is a draft until it is signed.',
      params: { ...LANGUAGE, key: { type: 'string', description: 'Such as tracking.form.title.' } },
      failures: [404, 409],
    },
    'api.admin.signatures.store': {
      summary: 'Sign messages as a speaker of the language',
      description: 'Each with the text that was read. Where one has changed since, none is signed.',
      params: LANGUAGE,
      failures: [404, 409],
    },
  },
}

export const consoleLists: OperationGroup = {
  tag: 'Lists',
  description: 'What the booking form chooses from, and which couriers are on.',
  operations: {
    'api.admin.courier_services.index': { summary: 'List the couriers, and what each is on for' },
    'api.admin.courier_services.update': {
      summary: 'Switch a courier on or off for each kind of shipment',
      description:
        '`byHand` says whether staff book its parcels themselves from now on; without it that stays as it is. What is paid for already keeps who carries it.',
      params: { code: { type: 'string', description: 'Such as DHL.' } },
    },
    'api.admin.carrier_services.update': {
      summary: 'Say which services of its company a courier is ordered by',
      description:
        "The codes are the company's own. A field that is left out stays as it is; null means that it is not sold that way by our account.",
      failures: [404],
    },
    'api.admin.reference_entries.index': {
      summary: 'Read a list',
      description: 'Of the HS codes at most 100: those that `q` names, by digits or by words.',
      params: { list: LIST },
    },
    'api.admin.reference_entries.store': {
      summary: 'Add to a list',
      description: 'The fields are those that reading the list shows.',
      bodySchema: { type: 'object', description: 'The fields of an entry, by their names.' },
      params: { list: LIST },
    },
    'api.admin.reference_entries.update': { summary: 'Change an entry of a list', params: ENTRY },
    'api.admin.reference_entries.destroy': {
      summary: 'Take an entry off a list',
      description: 'What shipments refer to is archived instead of deleted.',
      params: ENTRY,
      failures: [409],
    },
    'api.admin.reference_restorations.store': {
      summary: 'Bring an archived entry back',
      params: ENTRY,
    },
  },
}
