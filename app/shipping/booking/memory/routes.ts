import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idParam } from '#shared/http/route_params'
import { defineCalls } from '#start/route_groups'

const { memory } = controllers.shipping.booking

defineCalls('shipping', 'Shipments', () => {
  router.get('/shipment/draft', [memory.BookingDrafts, 'show']).call({
    by: 'signedIn',
    summary: 'Read the booking that you have begun on the booking page',
    description: 'The form is the text that the page wrote; null where none waits.',
  })
  router.put('/shipment/draft', [memory.BookingDrafts, 'update']).call({
    by: 'signedIn',
    team: 'nothing',
    summary: 'Keep the booking that you have begun',
    description:
      'With the `version` that was read last, or 0, and a name of the open form in `device`. What another device has changed since is a 409, and stays.',
    example: { version: 0, device: 'a1b2c3d4e5f6', form: '{"weight":"2.5"}' },
    failures: [409],
  })
  router.delete('/shipment/draft', [memory.BookingDrafts, 'destroy']).call({
    by: 'signedIn',
    team: 'nothing',
    summary: 'Throw away the booking that you have begun',
  })
  router.post('/shipment/box', [memory.SavedBoxes, 'store']).call({
    by: 'signedIn',
    team: 'book',
    summary: 'Save the size of a box for the booking form',
    description: 'Sides in cm, the usual weight in kg. A business shares its boxes.',
    example: { name: 'Shoe box', length: 35, width: 22, height: 13, weight: 1.2 },
    status: 201,
    failures: [409],
  })
  router.put('/shipment/box/:id', [memory.SavedBoxes, 'update']).call({
    by: 'signedIn',
    team: 'book',
    summary: 'Rename or resize a saved box',
    example: { name: 'Boots', length: 40, width: 30, height: 15, weight: null },
    failures: [409],
  })
  router
    .delete('/shipment/box/:id', [memory.SavedBoxes, 'destroy'])
    .call({ by: 'signedIn', team: 'book', summary: 'Remove a saved box' })
}).where('id', idParam)
