import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { calls } from '#start/route_groups'

const { memory } = controllers.shipping.booking

calls('shipping', () => {
  router.get('/shipment/draft', [memory.BookingDrafts, 'show']).call({ by: 'signedIn' })
  router
    .put('/shipment/draft', [memory.BookingDrafts, 'update'])
    .call({ by: 'signedIn', team: 'nothing' })
  router
    .delete('/shipment/draft', [memory.BookingDrafts, 'destroy'])
    .call({ by: 'signedIn', team: 'nothing' })
  router.post('/shipment/box', [memory.SavedBoxes, 'store']).call({ by: 'signedIn', team: 'book' })
  router
    .put('/shipment/box/:id', [memory.SavedBoxes, 'update'])
    .call({ by: 'signedIn', team: 'book' })
  router
    .delete('/shipment/box/:id', [memory.SavedBoxes, 'destroy'])
    .call({ by: 'signedIn', team: 'book' })
}).where('id', number)
