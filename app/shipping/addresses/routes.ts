import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { calls, pages } from '#start/route_groups'

const { addresses } = controllers.shipping

pages('shipping', 'signedIn', () => {
  router.get('/base/addresses', [addresses.AddressBookPage, 'render']).as('address_book')
})

pages('shipping', 'anyone', () => {
  router.get('/address/:token', [addresses.AskedAddressPage, 'render']).as('asked_address')
  // Without any script: what the call below does for a page that has one (decision 0046).
  router.post('/address/:token', [addresses.AskedAddressPage, 'render']).as('answer_asked_address')
})

calls('shipping', 'anyone', () => {
  router.post('/address/:token', [addresses.AskedAddresses, 'store'])
})

calls('shipping', 'signedIn', () => {
  router.get('/addressBook', [addresses.BookEntries, 'index'])
  router.post('/addressBook', [addresses.BookEntries, 'store'])
  router.post('/addressBook/import', [addresses.AddressImports, 'store'])
  router.post('/addressBook/paste', [addresses.AddressImports, 'paste'])
  router.put('/addressBook/columns', [addresses.AddressImports, 'update'])
  router.get('/addressBook/twins', [addresses.AddressTwins, 'index'])
  router.post('/addressBook/merge', [addresses.AddressTwins, 'merge'])
  router.get('/addressBook/group', [addresses.AddressGroups, 'index'])
  router.post('/addressBook/group', [addresses.AddressGroups, 'store'])
  router.put('/addressBook/group/:id', [addresses.AddressGroups, 'update'])
  router.delete('/addressBook/group/:id', [addresses.AddressGroups, 'destroy'])
  router.get('/addressBook/ask', [addresses.AddressRequests, 'index'])
  router.post('/addressBook/ask', [addresses.AddressRequests, 'store'])
  router.delete('/addressBook/ask/:id', [addresses.AddressRequests, 'destroy'])
  router.get('/addressBook/:id', [addresses.BookEntries, 'show'])
  router.put('/addressBook/:id', [addresses.BookEntries, 'update'])
  router.delete('/addressBook/:id', [addresses.BookEntries, 'destroy'])
  router.put('/addressBook/:id/default', [addresses.DefaultAddresses, 'update'])
  router.delete('/addressBook/:id/default', [addresses.DefaultAddresses, 'destroy'])
}).where('id', number)
