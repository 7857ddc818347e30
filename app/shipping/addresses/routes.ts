import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idParam } from '#shared/http/route_params'
import { VERSION_DOCS } from '#shared/http/pagination_texts'
import { defineCalls, definePages } from '#start/route_groups'

const { addresses } = controllers.shipping

const IMPORT_DESCRIPTION =
  'Columns are matched by their headers. Order exports of Shopify, WooCommerce, eBay, Etsy and Amazon are recognized. Places and phone numbers may use any common spelling. Returns `columns` (the field of each column), `notes` (what was skipped) and `preview` (the first valid rows). `fresh` counts new rows, `known` counts rows that are already in the address book or repeated in the sheet, and `withErrors` counts invalid rows. `errors` names the cell of each problem, with a suggestion in `proposal`. Without `commit`, nothing is saved, but the errors are the same. With `commit`, all new rows are saved, and `added` counts them. `side` applies to rows that do not name one (default: receiver). All rows are added to `group`.'

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
    .get('/address/:token', [addresses.AddressRequestPage, 'render'])
    .page({ by: 'anyone' })
    .as('asked_address')
  // Browsers without JavaScript submit the address here; others call `asked_addresses.store`.
  router
    .post('/address/:token', [addresses.AddressRequestPage, 'render'])
    .page({ by: 'anyone' })
    .as('answer_asked_address')
})

defineCalls('shipping', 'Address book', () => {
  router
    .post('/address/:token', [addresses.AddressRequestAnswers, 'store'])
    .call({
      by: 'anyone',
      summary: 'Submit an address through a link',
      description:
        'Takes the address as the receiver writes it, with places and phone number in any common spelling. Returns 404 for a link that does not exist or was used, withdrawn or expired.',
      failures: [404, 422, 429],
    })
    .as('asked_addresses.store')
  router.get('/addressBook', [addresses.BookEntries, 'index']).call({
    by: 'signedIn',
    scope: 'shipments:read',
    summary: 'List addresses',
    description:
      'Returns the most recently used first, unless `sort` is set. `search` matches names, phone numbers (by digits), streets, towns and e-mails. `quality` rates how well couriers can find each address, with reasons.',
    failures: [422],
  })
  router.post('/addressBook', [addresses.BookEntries, 'store']).call({
    by: 'signedIn',
    team: 'book',
    scope: 'shipments:write',
    summary: 'Create an address',
    description:
      'Applies the rules of a booking for a sender (`origin`) or receiver (`destination`). In Nigeria, `city` comes from the list of cities, `lga` is a local government of the state, and `postalCode` is optional. `shared` only has an effect in a business.',
    example: ENTRY_EXAMPLE,
    status: 201,
    failures: [409],
  })
  router.post('/addressBook/import', [addresses.AddressImports, 'store']).call({
    by: 'signedIn',
    team: 'book',
    scope: 'shipments:write',
    summary: 'Import a sheet of addresses',
    description: `Takes a CSV in any common encoding, or an Excel workbook (.xlsx), of at most 5 MB, 5,000 rows and 100 columns. ${IMPORT_DESCRIPTION}`,
    body: { file: { type: 'string', format: 'binary', description: 'The sheet.' } },
    failures: [409, 422],
  })
  router.post('/addressBook/paste', [addresses.AddressImports, 'paste']).call({
    by: 'signedIn',
    team: 'book',
    scope: 'shipments:write',
    summary: 'Import pasted rows of addresses',
    description: IMPORT_DESCRIPTION,
    failures: [409, 422],
  })
  router.put('/addressBook/columns', [addresses.AddressImports, 'update']).call({
    by: 'signedIn',
    team: 'book',
    scope: 'shipments:write',
    summary: 'Set the columns of an address sheet',
    description:
      'Applies to all later sheets with these `headings` that you or your business import. Send only the columns to change; `field: null` ignores a column.',
    failures: [422],
  })
  router
    .get('/addressBook/twins', [addresses.DuplicateAddresses, 'index'])
    .call({
      by: 'signedIn',
      scope: 'shipments:read',
      summary: 'List duplicate addresses',
      description:
        'Searches the senders and the receivers that you may change. Duplicates share a phone number, or a name and an address in one city. `total` counts all groups of duplicates. `groups` has the most recently used ones, each with its most recently used address first.',
    })
    .as('address_twins.index')
  router
    .post('/addressBook/merge', [addresses.DuplicateAddresses, 'merge'])
    .call({
      id: 'mergeAddresses',
      by: 'signedIn',
      team: 'book',
      scope: 'shipments:write',
      summary: 'Merge duplicate addresses',
      description:
        'Keeps the most recently used address and deletes the others. The kept address takes all groups from the others, and missing details from those at the same place. If one of them was the default or shared, the kept address becomes so too. Returns 409 and merges nothing if the addresses are not duplicates.',
      failures: [403, 404, 409],
    })
    .as('address_twins.merge')
  router
    .get('/addressBook/group', [addresses.AddressGroups, 'index'])
    .call({ by: 'signedIn', scope: 'shipments:read', summary: 'List address groups' })
  router.post('/addressBook/group', [addresses.AddressGroups, 'store']).call({
    by: 'signedIn',
    team: 'book',
    scope: 'shipments:write',
    summary: 'Create an address group',
    status: 201,
    failures: [409],
  })
  router.put('/addressBook/group/:id', [addresses.AddressGroups, 'update']).call({
    by: 'signedIn',
    team: 'book',
    scope: 'shipments:write',
    summary: 'Rename an address group',
    failures: [403, 409],
  })
  router.delete('/addressBook/group/:id', [addresses.AddressGroups, 'destroy']).call({
    by: 'signedIn',
    team: 'book',
    scope: 'shipments:write',
    summary: 'Delete an address group',
    description: 'Keeps the addresses of the group.',
    failures: [403],
  })
  router.get('/addressBook/ask', [addresses.AddressRequests, 'index']).call({
    by: 'signedIn',
    scope: 'shipments:read',
    summary: 'List address request links',
    description:
      'Returns open links first, then the latest answered ones until they expire, at most 300.',
  })
  router.post('/addressBook/ask', [addresses.AddressRequests, 'store']).call({
    by: 'signedIn',
    team: 'book',
    scope: 'shipments:write',
    idempotency: 'secret',
    summary: 'Create an address request link',
    description:
      '`name` is your note of whose address it is. `link` opens a page where the receiver enters the address once, without an account, within 14 days; it is shown only in this response. The address is added to your address book, and you get an e-mail.',
    status: 201,
    failures: [409],
  })
  router.delete('/addressBook/ask/:id', [addresses.AddressRequests, 'destroy']).call({
    by: 'signedIn',
    team: 'book',
    scope: 'shipments:write',
    summary: 'Withdraw a request link',
  })
  router
    .get('/addressBook/:id', [addresses.BookEntries, 'show'])
    .call({ by: 'signedIn', scope: 'shipments:read', summary: 'Get an address' })
  router.put('/addressBook/:id', [addresses.BookEntries, 'update']).call({
    by: 'signedIn',
    team: 'book',
    scope: 'shipments:write',
    summary: 'Update an address',
    description: `Replaces the whole address. \`groups\` replaces its groups. If you omit it, they do not change. Only its creator or an owner of the business can update a shared address. Only its creator (\`own\`) can stop sharing it. ${VERSION_DOCS}`,
    example: ENTRY_EXAMPLE,
    failures: [403, 409],
  })
  router.delete('/addressBook/:id', [addresses.BookEntries, 'destroy']).call({
    by: 'signedIn',
    team: 'book',
    scope: 'shipments:write',
    summary: 'Delete an address',
    description: 'Shipments keep their copy of the address.',
    failures: [403],
  })
  router.put('/addressBook/:id/default', [addresses.DefaultAddresses, 'update']).call({
    by: 'signedIn',
    team: 'book',
    scope: 'shipments:write',
    summary: 'Make an address the default',
    description:
      'Your new bookings start with this address. It replaces your previous default sender or receiver.',
  })
  router.delete('/addressBook/:id/default', [addresses.DefaultAddresses, 'destroy']).call({
    by: 'signedIn',
    team: 'book',
    scope: 'shipments:write',
    summary: 'Remove an address as the default',
  })
}).where('id', idParam)
