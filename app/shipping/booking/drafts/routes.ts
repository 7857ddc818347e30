import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idParam } from '#shared/http/route_params'
import { defineCalls } from '#start/route_groups'

const { drafts } = controllers.shipping.booking

defineCalls('shipping', 'Shipments', () => {
  router.get('/shipment/draft', [drafts.BookingDrafts, 'show']).call({
    by: 'signedIn',
    summary: 'Get your booking draft',
    description: 'Returns the form as the text that the booking page saved, or null.',
  })
  router.put('/shipment/draft', [drafts.BookingDrafts, 'update']).call({
    by: 'signedIn',
    team: 'nothing',
    summary: 'Save your booking draft',
    description:
      'Send the `version` that you have read (0 if there was no draft), and in `device` an id of the browser. Returns 409 and saves nothing if another device has changed the draft since.',
    example: { version: 0, device: 'a1b2c3d4e5f6', form: '{"weight":"2.5"}' },
    failures: [409],
  })
  router.delete('/shipment/draft', [drafts.BookingDrafts, 'destroy']).call({
    by: 'signedIn',
    team: 'nothing',
    summary: 'Delete your booking draft',
  })
  router.post('/shipment/box', [drafts.SavedBoxes, 'store']).call({
    by: 'signedIn',
    team: 'book',
    summary: 'Save a box size for the booking form',
    description: 'Sides are in cm, the usual weight in kg. A business shares its boxes.',
    example: { name: 'Shoe box', length: 35, width: 22, height: 13, weight: 1.2 },
    status: 201,
    failures: [409],
  })
  router.put('/shipment/box/:id', [drafts.SavedBoxes, 'update']).call({
    by: 'signedIn',
    team: 'book',
    summary: 'Update a saved box',
    example: { name: 'Boots', length: 40, width: 30, height: 15, weight: null },
    failures: [409],
  })
  router
    .delete('/shipment/box/:id', [drafts.SavedBoxes, 'destroy'])
    .call({ by: 'signedIn', team: 'book', summary: 'Delete a saved box' })
}).where('id', idParam)
