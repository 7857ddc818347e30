import type { OperationGroup } from '#admin/developers/openapi/operation'

const ENTRY_EXAMPLE = {
  side: 'destination',
  fullname: 'Amina Bello',
  phoneNumber: '08031234567',
  email: 'amina@example.com',
  address: '14 Aminu Kano Crescent',
  landmark: 'opposite Wuse Market',
  country: 'NG',
  state: 'NG_FC',
  city: 'WUSE',
}

const IMPORT =
  'Columns are known by their headers, as are the orders of Shopify, WooCommerce, eBay, Etsy and Amazon; `columns` says what each holds, `notes` what was passed over, and `preview` has the first rows that are good. Places and phones may be in any usual spelling. `fresh`, `known` and `withErrors` count the rows that are new, that are in the book already or twice in the sheet, and that are wrong; `errors` names the cell of each problem, with what was probably meant in `proposal`. Nothing is written without `commit`, and what would be refused is refused; with it all rows that are new are, and `added` says how many. Rows that do not say it are receivers unless `side` says otherwise, and `group` is a group that all of them come into.'

export const addressBook: OperationGroup = {
  tag: 'Address book',
  description:
    'Senders and receivers for the next booking: your own, and what your business shares. Another one answers 404.',
  operations: {
    'api.shipping.book_entries.index': {
      summary: 'List addresses',
      description:
        'The latest used first, unless `sort` says otherwise. `search` looks through names, phones, streets, towns and e-mails; a phone is found by its digits. `quality` says how well couriers will find each, and why.',
      failures: [422],
    },
    'api.shipping.book_entries.store': {
      summary: 'Add an address',
      description:
        'By the rules of a booking: those of a sender (`origin`) or a receiver (`destination`). In Nigeria `city` comes from the list, `lga` is one of the local governments of the state, and a `postalCode` may be left out. `shared` counts in a business alone.',
      example: ENTRY_EXAMPLE,
      status: 201,
      failures: [409],
    },
    'api.shipping.book_entries.show': { summary: 'Read an address' },
    'api.shipping.book_entries.update': {
      summary: 'Change an address',
      description:
        'All of it. `groups` are all of its groups from then on; left out they stay. Who made a shared address, or an owner of the business, changes it; only who made it (`own`) stops sharing it. With the `version` that was read for editing, what somebody else has changed since is a 409, and stays.',
      example: ENTRY_EXAMPLE,
      failures: [403, 409],
    },
    'api.shipping.book_entries.destroy': {
      summary: 'Delete an address',
      description: 'Shipments keep theirs.',
      failures: [403],
    },
    'api.shipping.default_addresses.update': {
      summary: 'Start bookings with an address',
      description: 'One sender and one receiver for each person: it replaces the one before.',
    },
    'api.shipping.default_addresses.destroy': { summary: 'Start bookings without an address' },
    'api.shipping.address_imports.store': {
      summary: 'Import a sheet of addresses',
      description: `A CSV in any usual encoding, or an Excel workbook (.xlsx), of at most 5 MB, 5,000 rows and 100 columns. ${IMPORT}`,
      body: { file: { type: 'string', format: 'binary', description: 'The sheet.' } },
      failures: [409, 422],
    },
    'api.shipping.address_imports.paste': {
      summary: 'Import rows that were copied out of a spreadsheet',
      description: IMPORT,
      failures: [409, 422],
    },
    'api.shipping.address_imports.update': {
      summary: 'Choose what the columns of a sheet hold',
      description:
        'For sheets of addresses with these `headings`, from now on: your business reads them so when they are imported. Only columns that were read otherwise need to be named; `field` is null for one that is not to be used.',
      failures: [422],
    },
    'api.shipping.address_twins.index': {
      summary: 'Find duplicates',
      description:
        'Addresses of one side that you may change and that share a phone number, or a name and an address in one city. `total` counts them all; `groups` are the latest of them, each with the latest entry first.',
    },
    'api.shipping.address_twins.merge': {
      summary: 'Merge duplicates',
      description:
        'The latest values win. It has the groups of all, is the default where one of them was, and is shared if one of them is. What are no duplicates is a 409, and nothing is merged.',
      failures: [403, 404, 409],
    },
    'api.shipping.address_groups.index': { summary: 'List groups' },
    'api.shipping.address_groups.store': {
      summary: 'Make a group',
      status: 201,
      failures: [409],
    },
    'api.shipping.address_groups.update': { summary: 'Rename a group', failures: [403, 409] },
    'api.shipping.address_groups.destroy': {
      summary: 'Delete a group',
      description: 'Its addresses stay.',
      failures: [403],
    },
    'api.shipping.address_requests.index': {
      summary: 'List your links',
      description:
        'Those that are open, then the latest that were answered, until they expire: 300 at most.',
    },
    'api.shipping.address_requests.store': {
      summary: 'Ask a receiver for their address',
      description:
        '`name` is for you: whose address it is. `link` opens a page where they fill it in without an account, once, within 14 days; it is shown this once. What they write comes into your book, and you get an e-mail.',
      status: 201,
      failures: [409],
    },
    'api.shipping.address_requests.destroy': { summary: 'Withdraw a link' },
    'api.shipping.asked_addresses.store': {
      summary: 'Answer a link with an address',
      description:
        'In the words of the receiver: places and the phone number in any usual spelling. A link that was never made, is used, withdrawn or expired is the same 404.',
      failures: [404, 422, 429],
    },
  },
}
