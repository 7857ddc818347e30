import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idParam } from '#shared/http/route_params'
import { defineCalls, definePages } from '#start/route_groups'

const { addresses } = controllers.shipping

const IMPORT_DESCRIPTION =
  'Columns are known by their headers, as are the orders of Shopify, WooCommerce, eBay, Etsy and Amazon; `columns` says what each holds, `notes` what was passed over, and `preview` has the first rows that are good. Places and phones may be in any usual spelling. `fresh`, `known` and `withErrors` count the rows that are new, that are in the book already or twice in the sheet, and that are wrong; `errors` names the cell of each problem, with what was probably meant in `proposal`. Nothing is written without `commit`, and what would be refused is refused; with it all rows that are new are, and `added` says how many. Rows that do not say it are receivers unless `side` says otherwise, and `group` is a group that all of them come into.'

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

definePages('shipping', () => {
  router
    .get('/base/addresses', [addresses.AddressBookPage, 'render'])
    .page({ by: 'signedIn' })
    .as('address_book')
  router
    .get('/address/:token', [addresses.AskedAddressPage, 'render'])
    .page({ by: 'anyone' })
    .as('asked_address')
  // The same as the call below, for browsers without JavaScript.
  router
    .post('/address/:token', [addresses.AskedAddressPage, 'render'])
    .page({ by: 'anyone' })
    .as('answer_asked_address')
})

defineCalls('shipping', 'Address book', () => {
  router.post('/address/:token', [addresses.AskedAddresses, 'store']).call({
    by: 'anyone',
    summary: 'Answer a link with an address',
    description:
      'In the words of the receiver: places and the phone number in any usual spelling. A link that was never made, is used, withdrawn or expired is the same 404.',
    failures: [404, 422, 429],
  })
  router.get('/addressBook', [addresses.BookEntries, 'index']).call({
    by: 'signedIn',
    key: 'shipments:read',
    summary: 'List addresses',
    description:
      'The latest used first, unless `sort` says otherwise. `search` looks through names, phones, streets, towns and e-mails; a phone is found by its digits. `quality` says how well couriers will find each, and why.',
    failures: [422],
  })
  router.post('/addressBook', [addresses.BookEntries, 'store']).call({
    by: 'signedIn',
    team: 'book',
    key: 'shipments:write',
    summary: 'Add an address',
    description:
      'By the rules of a booking: those of a sender (`origin`) or a receiver (`destination`). In Nigeria `city` comes from the list, `lga` is one of the local governments of the state, and a `postalCode` may be left out. `shared` counts in a business alone.',
    example: ENTRY_EXAMPLE,
    status: 201,
    failures: [409],
  })
  router.post('/addressBook/import', [addresses.AddressImports, 'store']).call({
    by: 'signedIn',
    team: 'book',
    key: 'shipments:write',
    summary: 'Import a sheet of addresses',
    description: `A CSV in any usual encoding, or an Excel workbook (.xlsx), of at most 5 MB, 5,000 rows and 100 columns. ${IMPORT_DESCRIPTION}`,
    body: { file: { type: 'string', format: 'binary', description: 'The sheet.' } },
    failures: [409, 422],
  })
  router.post('/addressBook/paste', [addresses.AddressImports, 'paste']).call({
    by: 'signedIn',
    team: 'book',
    key: 'shipments:write',
    summary: 'Import rows that were copied out of a spreadsheet',
    description: IMPORT_DESCRIPTION,
    failures: [409, 422],
  })
  router.put('/addressBook/columns', [addresses.AddressImports, 'update']).call({
    by: 'signedIn',
    team: 'book',
    key: 'shipments:write',
    summary: 'Choose what the columns of a sheet hold',
    description:
      'For sheets of addresses with these `headings`, from now on: your business reads them so when they are imported. Only columns that were read otherwise need to be named; `field` is null for one that is not to be used.',
    failures: [422],
  })
  router.get('/addressBook/twins', [addresses.AddressTwins, 'index']).call({
    by: 'signedIn',
    key: 'shipments:read',
    summary: 'Find duplicates',
    description:
      'Addresses of one side that you may change and that share a phone number, or a name and an address in one city. `total` counts them all; `groups` are the latest of them, each with the latest entry first.',
  })
  router.post('/addressBook/merge', [addresses.AddressTwins, 'merge']).call({
    by: 'signedIn',
    team: 'book',
    key: 'shipments:write',
    summary: 'Merge duplicates',
    description:
      'The latest values win. It has the groups of all, is the default where one of them was, and is shared if one of them is. What are no duplicates is a 409, and nothing is merged.',
    failures: [403, 404, 409],
  })
  router
    .get('/addressBook/group', [addresses.AddressGroups, 'index'])
    .call({ by: 'signedIn', key: 'shipments:read', summary: 'List groups' })
  router.post('/addressBook/group', [addresses.AddressGroups, 'store']).call({
    by: 'signedIn',
    team: 'book',
    key: 'shipments:write',
    summary: 'Make a group',
    status: 201,
    failures: [409],
  })
  router.put('/addressBook/group/:id', [addresses.AddressGroups, 'update']).call({
    by: 'signedIn',
    team: 'book',
    key: 'shipments:write',
    summary: 'Rename a group',
    failures: [403, 409],
  })
  router.delete('/addressBook/group/:id', [addresses.AddressGroups, 'destroy']).call({
    by: 'signedIn',
    team: 'book',
    key: 'shipments:write',
    summary: 'Delete a group',
    description: 'Its addresses stay.',
    failures: [403],
  })
  router.get('/addressBook/ask', [addresses.AddressRequests, 'index']).call({
    by: 'signedIn',
    key: 'shipments:read',
    summary: 'List your links',
    description:
      'Those that are open, then the latest that were answered, until they expire: 300 at most.',
  })
  router.post('/addressBook/ask', [addresses.AddressRequests, 'store']).call({
    by: 'signedIn',
    team: 'book',
    key: 'shipments:write',
    once: 'secret',
    summary: 'Ask a receiver for their address',
    description:
      '`name` is for you: whose address it is. `link` opens a page where they fill it in without an account, once, within 14 days; it is shown this once. What they write comes into your book, and you get an e-mail.',
    status: 201,
    failures: [409],
  })
  router
    .delete('/addressBook/ask/:id', [addresses.AddressRequests, 'destroy'])
    .call({ by: 'signedIn', team: 'book', key: 'shipments:write', summary: 'Withdraw a link' })
  router
    .get('/addressBook/:id', [addresses.BookEntries, 'show'])
    .call({ by: 'signedIn', key: 'shipments:read', summary: 'Read an address' })
  router.put('/addressBook/:id', [addresses.BookEntries, 'update']).call({
    by: 'signedIn',
    team: 'book',
    key: 'shipments:write',
    summary: 'Change an address',
    description:
      'All of it. `groups` are all of its groups from then on; left out they stay. Who made a shared address, or an owner of the business, changes it; only who made it (`own`) stops sharing it. With the `version` that was read for editing, what somebody else has changed since is a 409, and stays.',
    example: ENTRY_EXAMPLE,
    failures: [403, 409],
  })
  router.delete('/addressBook/:id', [addresses.BookEntries, 'destroy']).call({
    by: 'signedIn',
    team: 'book',
    key: 'shipments:write',
    summary: 'Delete an address',
    description: 'Shipments keep theirs.',
    failures: [403],
  })
  router.put('/addressBook/:id/default', [addresses.DefaultAddresses, 'update']).call({
    by: 'signedIn',
    team: 'book',
    key: 'shipments:write',
    summary: 'Start bookings with an address',
    description: 'One sender and one receiver for each person: it replaces the one before.',
  })
  router.delete('/addressBook/:id/default', [addresses.DefaultAddresses, 'destroy']).call({
    by: 'signedIn',
    team: 'book',
    key: 'shipments:write',
    summary: 'Start bookings without an address',
  })
}).where('id', idParam)
