import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { calls, pages } from '#start/route_groups'

const { addresses } = controllers.shipping

pages('shipping', () => {
  router
    .get('/base/addresses', [addresses.AddressBookPage, 'render'])
    .page({ by: 'signedIn' })
    .as('address_book')
})

pages('shipping', () => {
  router
    .get('/address/:token', [addresses.AskedAddressPage, 'render'])
    .page({ by: 'anyone' })
    .as('asked_address')
  // Without any script: what the call below does for a page that has one (decision 0046).
  router
    .post('/address/:token', [addresses.AskedAddressPage, 'render'])
    .page({ by: 'anyone' })
    .as('answer_asked_address')
})

calls('shipping', () => {
  router.post('/address/:token', [addresses.AskedAddresses, 'store']).call({ by: 'anyone' })
})

calls('shipping', () => {
  router
    .get('/addressBook', [addresses.BookEntries, 'index'])
    .call({ by: 'signedIn', key: 'shipments:read' })
  router
    .post('/addressBook', [addresses.BookEntries, 'store'])
    .call({ by: 'signedIn', team: 'book', key: 'shipments:write' })
  router
    .post('/addressBook/import', [addresses.AddressImports, 'store'])
    .call({ by: 'signedIn', team: 'book', key: 'shipments:write' })
  router
    .post('/addressBook/paste', [addresses.AddressImports, 'paste'])
    .call({ by: 'signedIn', team: 'book', key: 'shipments:write' })
  router
    .put('/addressBook/columns', [addresses.AddressImports, 'update'])
    .call({ by: 'signedIn', team: 'book', key: 'shipments:write' })
  router
    .get('/addressBook/twins', [addresses.AddressTwins, 'index'])
    .call({ by: 'signedIn', key: 'shipments:read' })
  router
    .post('/addressBook/merge', [addresses.AddressTwins, 'merge'])
    .call({ by: 'signedIn', team: 'book', key: 'shipments:write' })
  router
    .get('/addressBook/group', [addresses.AddressGroups, 'index'])
    .call({ by: 'signedIn', key: 'shipments:read' })
  router
    .post('/addressBook/group', [addresses.AddressGroups, 'store'])
    .call({ by: 'signedIn', team: 'book', key: 'shipments:write' })
  router
    .put('/addressBook/group/:id', [addresses.AddressGroups, 'update'])
    .call({ by: 'signedIn', team: 'book', key: 'shipments:write' })
  router
    .delete('/addressBook/group/:id', [addresses.AddressGroups, 'destroy'])
    .call({ by: 'signedIn', team: 'book', key: 'shipments:write' })
  router
    .get('/addressBook/ask', [addresses.AddressRequests, 'index'])
    .call({ by: 'signedIn', key: 'shipments:read' })
  router
    .post('/addressBook/ask', [addresses.AddressRequests, 'store'])
    .call({ by: 'signedIn', team: 'book', key: 'shipments:write', once: 'secret' })
  router
    .delete('/addressBook/ask/:id', [addresses.AddressRequests, 'destroy'])
    .call({ by: 'signedIn', team: 'book', key: 'shipments:write' })
  router
    .get('/addressBook/:id', [addresses.BookEntries, 'show'])
    .call({ by: 'signedIn', key: 'shipments:read' })
  router
    .put('/addressBook/:id', [addresses.BookEntries, 'update'])
    .call({ by: 'signedIn', team: 'book', key: 'shipments:write' })
  router
    .delete('/addressBook/:id', [addresses.BookEntries, 'destroy'])
    .call({ by: 'signedIn', team: 'book', key: 'shipments:write' })
  router
    .put('/addressBook/:id/default', [addresses.DefaultAddresses, 'update'])
    .call({ by: 'signedIn', team: 'book', key: 'shipments:write' })
  router
    .delete('/addressBook/:id/default', [addresses.DefaultAddresses, 'destroy'])
    .call({ by: 'signedIn', team: 'book', key: 'shipments:write' })
}).where('id', number)
