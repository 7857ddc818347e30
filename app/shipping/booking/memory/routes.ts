import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { calls } from '#start/route_groups'

const { memory } = controllers.shipping.booking

calls('shipping', 'signedIn', () => {
  router.get('/shipment/draft', [memory.BookingDrafts, 'show'])
  router.put('/shipment/draft', [memory.BookingDrafts, 'update'])
  router.delete('/shipment/draft', [memory.BookingDrafts, 'destroy'])
  router.post('/shipment/box', [memory.SavedBoxes, 'store'])
  router.put('/shipment/box/:id', [memory.SavedBoxes, 'update'])
  router.delete('/shipment/box/:id', [memory.SavedBoxes, 'destroy'])
}).where('id', number)
